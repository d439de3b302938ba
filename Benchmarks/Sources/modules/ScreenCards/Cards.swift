public import ScreenCore

// widgetgen: family, joins = Component
public protocol CardComponent: Component {}

public struct Card: CardComponent {
  public var id: String?
  public var title: String
  public var children: [any Component]
}
