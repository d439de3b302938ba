import WidgetRuntime

// widgetgen: family = external, tag = "type", default = empty
enum Value {
  case number(Double?)
  // widgetgen: name = "range", alias = "interval"
  case range(from: Int, to: Int?)
  case style(bold: Bool?, color: String?)
  case pair(Int, String)
  case empty
  // widgetgen: unknown
  case other(name: String, json: JSONValue)
}

// widgetgen: family = external, tag(decode) = ["kind", "type"], tag(encode) = "kind"
enum Icon {
  case emoji(String)
  // widgetgen: unknown
  case other(String)
}

// widgetgen: family = external, tag = "type"
enum Parent {
  case page(id: String)
  // widgetgen: unknown
  case unknown
}
