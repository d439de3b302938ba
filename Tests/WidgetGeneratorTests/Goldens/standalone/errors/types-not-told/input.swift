import WidgetRuntime

// widgetgen: family
public protocol Component: Codable {}

public struct Text: Component {
  public var names: Set = ["a"]
  public var size: Optional = 3
  public var sizes: Set<Int> = [3]
}

struct Image: Component {
  var child: some Component = Text()
  var nothing: Void
  var names: Set = ["a"]
}
