/// A filter that transforms a value, with or without arguments.
package struct Filter: Sendable {
  package typealias Simple = @Sendable (Value) throws(FilterError) -> Value
  package typealias WithArguments = @Sendable (Value, [Value]) throws(FilterError) -> Value
  package typealias WithContext =
    @Sendable (Value, [Value], inout Context) throws(FilterError) -> Value
  package typealias Predicate = @Sendable (Value, [Value]) throws(FilterError) -> Bool

  let takesArguments: Bool
  /// Whether the result depends on variables, in addition to the value and the arguments.
  let readsVariables: Bool
  let body: WithContext

  init(_ body: @escaping Simple) {
    takesArguments = false
    readsVariables = false
    self.body = { (value, _, _) throws(FilterError) in try body(value) }
  }

  init(_ body: @escaping WithArguments) {
    takesArguments = true
    readsVariables = false
    self.body = { (value, arguments, _) throws(FilterError) in try body(value, arguments) }
  }

  init(readsVariables: Bool, _ body: @escaping WithContext) {
    takesArguments = true
    self.readsVariables = readsVariables
    self.body = body
  }
}

/// The reason why a filter fails. The engine adds the position.
///
/// For example: `FilterError("takes at most one argument")`.
package struct FilterError: Error, Equatable {
  /// The message, in lowercase, without a final period, and with names in single quotes.
  package var message: String

  package init(_ message: String) {
    self.message = message
  }
}
