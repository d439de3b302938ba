import WidgetSource

/// A literal or the path to a variable: Stencil's `Variable`.
///
/// For example: `"text"`, `2.5`, `true`, `type.name`, `list.0`, `table[key].first`.
enum Operand: Sendable {
  case literal(Value)
  /// A variable by its symbol, and what follows its name.
  case variable(Int)
  case path(Int, [Step])
  /// A path that is badly formed: an error, but only when a rendering comes here, as in Stencil.
  case invalid(String, SourceRange)

  /// One step down from a value.
  enum Step: Sendable {
    case member(MemberName)
    /// `[key]`
    case `subscript`(Operand, PlacedText)
  }
}

extension Operand {
  func resolve(in context: inout Context) throws(TemplateFailure) -> Value {
    switch self {
    case .literal(let value): return value
    case .variable(let symbol): return context[symbol]
    case .path(let symbol, let steps):
      var value = context[symbol]
      for step in steps {
        switch step {
        case .member(let name):
          value = value.member(name)
        case .subscript(let key, let place):
          let name = try Self.name(of: key, place, in: &context)
          value = try key.isArrayElement(in: &context) ? .none : value.member(name)
        }
      }
      return value
    case .invalid(let message, let range):
      throw context.failure(message, at: range)
    }
  }

  private static func name(
    of key: Operand, _ place: PlacedText, in context: inout Context
  ) throws(TemplateFailure) -> MemberName {
    let value = try key.resolve(in: &context)
    if case .none = value {
      throw context.failure(
        TemplateDiagnostics.unresolvedSubscript(place.string), at: place.range)
    }
    return MemberName(value.description)
  }

  /// Whether this is a path that ends at an element of an array: `names.0`, `names.first`.
  ///
  /// In Stencil such an element is an optional still, and its text as a key is `Optional(...)`:
  /// `table[names.0]` finds nothing.
  private func isArrayElement(in context: inout Context) throws(TemplateFailure) -> Bool {
    guard case .path(let symbol, let steps) = self else { return false }
    let array = try Operand.path(symbol, steps.dropLast()).resolve(in: &context)
    if case .array = array { return true } else { return false }
  }
}
