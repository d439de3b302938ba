import Core

// widgetgen: family, joins = Action
public protocol CartAction: Action {}

public struct Close: CartAction {
// expected-note 15-19: first used here
  public var id: Int
}
