/// A filter by what it needs to know.
package enum Filter: Sendable {
  package typealias Simple = @Sendable (Value) throws(FilterError) -> Value
  package typealias WithArguments = @Sendable (Value, [Value]) throws(FilterError) -> Value
  package typealias WithContext =
    @Sendable (Value, [Value], inout Context) throws(FilterError) -> Value
  package typealias Predicate = @Sendable (Value, [Value]) throws(FilterError) -> Bool

  /// Refuses arguments.
  case simple(Simple)
  case arguments(WithArguments)
  case context(WithContext)
}

/// Why a filter gives no value; the engine adds the place.
///
/// For example: `FilterError("'join' takes at most one argument")`.
package struct FilterError: Error, Hashable {
  /// Lower case, without a full stop, names in single quotes.
  package var message: String

  package init(_ message: String) {
    self.message = message
  }
}
