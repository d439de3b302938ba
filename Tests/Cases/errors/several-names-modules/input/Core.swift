import WidgetRuntime

// widgetgen: family
public protocol Component: Codable {}

// widgetgen: family = external
public enum Outer {
  case a(x: Int)
}

// widgetgen: family, tag = "version"
public enum Card: Component {
  case a(x: Int)
}

// widgetgen: family
public enum Typed {
  case a(x: Int)
}
