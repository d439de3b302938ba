// widgetgen: equatable
struct Text {
  private let text = ""
  // expected-error 15-18: 'text' is private, and a generated '==' cannot compare it; mark it with '// widgetgen: skip' or write '==' by hand [incomparable]
  var position: (x: Int, y: Int)
  var places: [(Int, Int)]
  // expected-error 7-12: 'places' has type '[(Int, Int)]', and a generated '==' cannot compare it; mark it with '// widgetgen: skip' or write '==' by hand [incomparable]
  var handler: (Int, () -> Void)
  // expected-error 7-13: 'handler' has type '(Int, () -> Void)', and a generated '==' cannot compare it; mark it with '// widgetgen: skip' or write '==' by hand [incomparable]
  var error: (Int, any Error)?
  // expected-error 7-11: 'error' has type '(Int, any Error)?', and a generated '==' cannot compare it; mark it with '// widgetgen: skip' or write '==' by hand [incomparable]
  var first: (Int, any Error)
  // expected-error 7-11: 'first' has type '(Int, any Error)', and a generated '==' cannot compare it; mark it with '// widgetgen: skip' or write '==' by hand [incomparable]
  var row: (Int, Int, Int, Int, Int, Int, Int)
  // expected-error 7-9: 'row' has type '(Int, Int, Int, Int, Int, Int, Int)', and a generated '==' cannot compare it; mark it with '// widgetgen: skip' or write '==' by hand [incomparable]
  var action: () -> Void
  // expected-error 7-12: 'action' has type '() -> Void', and a generated '==' cannot compare it; mark it with '// widgetgen: skip' or write '==' by hand [incomparable]
}

// widgetgen: equatable
enum Action {
  case run(() -> Void)
  // expected-error 12-21: a value of 'case run' has type '() -> Void', and a generated '==' cannot compare it; write '==' by hand [incomparable]
  case move(to: (x: Int, y: Int)?)
  // expected-error 13-14: a value of 'case move' has type '(x: Int, y: Int)?', and a generated '==' cannot compare it; write '==' by hand [incomparable]
  case style((id: Int, style: Style))
  // expected-warning 8-12: generated code requires 'Style', the type of a value of 'case style', to be 'Equatable'; make it conform, or mark it with '// widgetgen: equatable' [missing-conformance]
}

struct Style {}
// expected-note 8-12: declared here
