import WidgetRuntime

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Box<T>: Sendable { var value: T }

struct Text: Component {
  var action: @Sendable () -> Void
  // expected-error 7-12: 'action' has type '@Sendable () -> Void', which cannot be coded; write 'static func decodeAction(from:)' and 'func encodeAction(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
  var size: (Int, Int)
  // expected-error 7-10: 'size' has type '(Int, Int)', which cannot be coded; write 'static func decodeSize(from:)' and 'func encodeSize(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
  var boxed: Box<any Component>
  // expected-error 7-11: 'boxed' has type 'Box<any Component>', which cannot be coded; write 'AnyComponent' instead of 'any Component', write 'static func decodeBoxed(from:)' and 'func encodeBoxed(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
}

// widgetgen: family
enum Shape {
  case line(from: (Int, Int))
  // expected-error 8-11: a value of 'case line' has a type that cannot be coded; write 'init(from:)' and 'encode(to:)' of 'Shape' by hand [uncodable-value]
}
