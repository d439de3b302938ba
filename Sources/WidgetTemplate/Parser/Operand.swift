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
          value = try value.member(Self.name(of: key, place, in: &context))
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
}
