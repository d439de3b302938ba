import WidgetRuntime

// widgetgen: family
enum Numbered {
  case text(text: String)
  // widgetgen: unknown
  case unknown(Int)
}

// widgetgen: family
enum Listed {
  case text(text: String)
  // widgetgen: unknown
  case unknown(String, [Int])
}

// widgetgen: family
enum Several {
  case text(text: String)
  // widgetgen: unknown
  case unknown(String, JSONValue, Int)
}
