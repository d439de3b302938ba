import WidgetRuntime

// widgetgen: family
enum Shape {
  // widgetgen: key = "v"
  case point(x: Int, y: Int)
  // expected-error 8-12: 'key' is for one value, but 'case point' has 2; write 'key = [x: …, y: …]', or label the values with their keys [key-of-case]
  // widgetgen: key = "v"
  case nothing
  // expected-warning 8-14: 'key' has no effect on 'case nothing', which has no value; write 'name = "v"', or remove it [key-of-case]
  // widgetgen: unknown
  case other(name: String, json: JSONValue)
}
