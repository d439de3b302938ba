/// What a template can see: the one type that crosses from Swift into the engine.
package enum Value: Sendable {
  /// No value: an unknown name, a missing key.
  case none
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([Value])
  case dictionary([String: Value])
  case object(any TemplateObject)
}

/// A thing whose members a template looks up by name, one at a time, when it needs them.
package protocol TemplateObject: Sendable {
  /// The value of a member; nil when there is no member of that name.
  func member(_ name: String) -> Value?
}
