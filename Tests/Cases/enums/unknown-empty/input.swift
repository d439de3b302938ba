import WidgetRuntime

// widgetgen: family
enum Internal {
  case known(x: Int)
  // widgetgen: unknown
  case other
}

// widgetgen: family, tag = "t", content = "c"
enum Adjacent {
  case known(x: Int)
  // widgetgen: unknown
  case other
}

// widgetgen: family = external
enum External {
  case known(x: Int)
  // widgetgen: unknown, name = "rest"
  case other
}

// widgetgen: family = external
enum Labelled {
  case known(x: Int)
  // widgetgen: unknown
  case other(json: JSONValue)
}
