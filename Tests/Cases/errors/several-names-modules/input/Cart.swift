import Core
import WidgetRuntime

// widgetgen: family, joins = Component
public protocol CartComponent: Component {}

// Enums of another module are checked where their values are used.
// widgetgen: family, tag = "part"
public enum Part: CartComponent {
  case card(Card)
  case outer(Outer)
  // expected-error 8-12: a value of 'case outer' is externally tagged, and leaves no place for the name of 'CartComponent' at 'type'; give it a key with '// widgetgen: key = "…"', or its type a 'tag' [no-place-for-name]
  case typed(Typed)
  // expected-error 8-12: a value of 'case typed' has its own name at 'type', the place of the name of 'CartComponent'; give it a key with '// widgetgen: key = "…"', or 'CartComponent' another 'tag' [key-of-name]
  case component(any Component)
  // expected-error 8-16: a value of 'case component' has its own name at 'type', the place of the name of 'CartComponent'; give it a key with '// widgetgen: key = "…"', or 'CartComponent' another 'tag' [key-of-name]
}

// widgetgen: family = external
// expected-error 15-31: 'Only' is externally tagged, and leaves no place for its name in 'CartComponent' at 'type'; add 'tag = "…"' for the names of its cases [no-place-for-name]
public enum Only: CartComponent {
  case a(x: Int)
}

// Without a family.
// widgetgen: family, tag = "version"
enum Alone {
  case outer(Outer)
  // expected-error 8-12: a value of 'case outer' is externally tagged, and leaves no place for the name of 'Alone' at 'version'; give it a key with '// widgetgen: key = "…"', or its type a 'tag' [no-place-for-name]
  case typed(Typed)
  case card(Card)
}
