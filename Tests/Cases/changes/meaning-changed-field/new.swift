import WidgetRuntime

// widgetgen: codable
struct Patch {
  var name: String?
  var size: Field<Int>
}
