import WidgetRuntime

// widgetgen: family
public protocol Component: Codable {}

public struct Text: Component {
  public var names: Set = ["a"]
  // expected-error 14-18: the type arguments of 'Set' in 'names' cannot be inferred from its initial value; write 'Set<…>' after the colon [unknown-property-type]
  public var size: Optional = 3
  // expected-error 14-17: the type arguments of 'Optional' in 'size' cannot be inferred from its initial value; write 'Optional<…>' after the colon [unknown-property-type]
  public var sizes: Set<Int> = [3]
}

struct Image: Component {
  var child: some Component = Text()
  // expected-error 7-11: only the initial value of 'child' can have the type 'some Component'; write 'any', or mark it with '// widgetgen: skip' [uncodable-type]
  var nothing: Void
  // expected-error 7-13: 'nothing' has type 'Void', which cannot be coded; write 'static func decodeNothing(from:)' and 'func encodeNothing(to:)', or mark it with '// widgetgen: skip' [uncodable-type]
  var names: Set = ["a"]
}
