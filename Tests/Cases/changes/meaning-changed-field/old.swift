import WidgetRuntime

// widgetgen: codable
struct Patch {
  var name: Field<String>
  var size: Int?
}
