import Core
import WidgetRuntime

// widgetgen: family, joins = Component
public protocol CartComponent: Component {}

// Enums of another module are checked where their values are.
// widgetgen: family, tag = "part"
public enum Part: CartComponent {
  case card(Card)
  case outer(Outer)
  case typed(Typed)
  case component(any Component)
}

// widgetgen: family, external
public enum Only: CartComponent {
  case a(x: Int)
}

// Without a family.
// widgetgen: family, tag = "version"
enum Alone {
  case outer(Outer)
  case typed(Typed)
  case card(Card)
}
