import WidgetRuntime

// widgetgen: codable = no
// expected-error 15-26: 'codable' on a type takes no value; write 'codable = false' [annotation-value]
struct Screen {
  // widgetgen: flatten = style
  // expected-error 17-31: 'flatten' on a stored property takes no value; write 'flatten' [annotation-value]
  var style: Style
  // widgetgen: skip(decode) = [1, 2]
  // expected-error 17-37: 'skip(decode)' on a stored property takes no value; write 'skip(decode)' [annotation-value]
  var title: String = ""
  // widgetgen: lossy = true
  var sizes: [Int]
}

// widgetgen: codable
struct Style {
  var color: String
}

// widgetgen: family
enum Event {
  case tap(x: Int)
  // widgetgen: unknown = keep
  // expected-error 17-30: 'unknown' on a case takes no value; write 'unknown' [annotation-value]
  case other(name: String, json: JSONValue)
}

// widgetgen: codable
enum Side: String {
  case left
  // widgetgen: unknown = .left
  // expected-error 17-31: 'unknown' on a case takes no value; write 'unknown' [annotation-value]
  case right
}

// widgetgen: codable
enum Edge: String {
  case top
  // widgetgen: unknown = true
  case bottom
}
