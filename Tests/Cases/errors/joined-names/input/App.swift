import Cart
import Core

// widgetgen: family, joins = Action
protocol AppAction: Action {}

// widgetgen: name = open
struct OpenPage: AppAction {
// expected-error 8-15: two types of 'Action' have the name 'open'; give one of them another name with '// widgetgen: name = "…"' [duplicate-name]
  var page: Int
}

// widgetgen: name = close
struct ClosePage: AppAction {
// expected-error 8-16: two types of 'Action' have the name 'close'; give one of them another name with '// widgetgen: name = "…"' [duplicate-name]
  var page: Int
}

struct Share: AppAction {
  var page: Int
}
