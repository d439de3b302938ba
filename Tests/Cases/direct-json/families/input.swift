import WidgetRuntime

// widgetgen: family, tag = "t", content = "c", caseInsensitive
public protocol Component: Codable {}

// widgetgen: name = "label", alias = "text"
public struct Label: Component {
  public var text: String
}

#if os(iOS)
public struct Haptic: Component {
  public var strength: Int
}
#endif

// widgetgen: family = external
protocol Action: Codable {}

struct Open: Action {
  var url: String
}

// widgetgen: family = untagged
protocol Source: Codable {}

struct Remote: Source {
  var url: String
}
