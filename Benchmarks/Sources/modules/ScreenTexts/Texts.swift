public import ScreenCore

// widgetgen: family, joins = Component
public protocol TextComponent: Component {}

// widgetgen: family, joins = Action
public protocol TextAction: Action {}

public struct Text: TextComponent {
  public var id: String?
  public var text: String
  public var size: Int?
  public var onPress: [any Action]?
}

public struct Open: TextAction {
  public var url: String
  public var replace: Bool?
}
