import WidgetSource

/// A literal or the path to a variable: Stencil's `Variable`.
///
/// For example: `"text"`, `2.5`, `true`, `type.name`, `list.0`, `table[key].first`.
enum Operand: Sendable {
  case literal(Value)
  /// A variable by its symbol.
  case variable(Int, at: SourceRange)
  /// A member of a variable: by far the most common path.
  case member(Int, MemberName, at: SourceRange)
  case path(VariablePath)
  /// A path that is badly formed: an error, but only when a rendering comes here, as in Stencil.
  case invalid(InvalidPath)
}

/// A variable and the steps down from it.
final class VariablePath: Sendable {
  enum Step: Sendable {
    case member(MemberName)
    /// `[key]`
    case `subscript`(Operand, PlacedText)
  }

  let symbol: Int
  /// The place of the variable.
  let range: SourceRange
  let steps: [Step]

  init(symbol: Int, at range: SourceRange, steps: [Step]) {
    self.symbol = symbol
    self.range = range
    self.steps = steps
  }
}

/// What is wrong with a path, and where.
final class InvalidPath: Sendable {
  let message: String
  let range: SourceRange

  init(_ message: String, at range: SourceRange) {
    self.message = message
    self.range = range
  }
}

extension Operand {
  func resolve(in context: inout Context) throws(TemplateFailure) -> Value {
    switch self {
    case .literal(let value): return value
    case .variable(let symbol, let range): return try context.variable(symbol, at: range)
    case .member(let symbol, let name, let range):
      return try context.member(name, of: symbol, at: range)
    case .path(let path): return try path.resolve(in: &context).value
    case .invalid(let path): throw context.failure(path.message, at: path.range)
    }
  }

  /// Whether the value is the same whenever the variables of these symbols have the same values.
  func isDetermined(by symbols: Set<Int>) -> Bool {
    switch self {
    case .literal: true
    case .variable(let symbol, _), .member(let symbol, _, _): symbols.contains(symbol)
    case .path(let path): path.isDetermined(by: symbols)
    case .invalid: false
    }
  }
}

extension VariablePath {
  fileprivate func isDetermined(by symbols: Set<Int>) -> Bool {
    symbols.contains(symbol)
      && steps.allSatisfy { step in
        if case .subscript(let key, _) = step { key.isDetermined(by: symbols) } else { true }
      }
  }

  /// The value at the end, and whether the last step took it out of an array.
  fileprivate func resolve(
    in context: inout Context
  ) throws(TemplateFailure) -> (value: Value, isElement: Bool) {
    var value = try context.variable(symbol, at: range)
    var isElement = false
    for step in steps {
      let name: MemberName?
      switch step {
      case .member(let member): name = member
      case .subscript(let key, let place): name = try Self.name(of: key, place, in: &context)
      }
      context.noteWork(for: value)
      isElement = name.map { value.isArray && $0.isElement } ?? false
      value = if let name { try context.member(name, of: value) } else { .none }
    }
    return (value, isElement)
  }

  /// What the value of a key looks up; nil when it cannot find anything.
  ///
  /// In Stencil an element that a path takes out of an array is an optional still, and its text as
  /// a key is `Optional(...)`: `table[names.0]` finds nothing.
  private static func name(
    of key: Operand, _ place: PlacedText, in context: inout Context
  ) throws(TemplateFailure) -> MemberName? {
    let (value, isElement) = try key.resolveElement(in: &context)
    if case .none = value {
      throw context.failure(
        TemplateDiagnostics.unresolvedSubscript(place.string), at: place.range)
    }
    return isElement ? nil : MemberName(value.description, at: place.range)
  }
}

extension Operand {
  fileprivate func resolveElement(
    in context: inout Context
  ) throws(TemplateFailure) -> (value: Value, isElement: Bool) {
    switch self {
    case .path(let path): return try path.resolve(in: &context)
    case .member(let symbol, let name, let range):
      let value = try context.variable(symbol, at: range)
      return (try context.member(name, of: value), value.isArray && name.isElement)
    default: return (try resolve(in: &context), false)
    }
  }
}

extension Value {
  fileprivate var isArray: Bool {
    if case .array = self { true } else { false }
  }
}
