import WidgetModel

/// An expression in the body of a hand-written member, as far as coding needs it.
///
/// For example: `try c.decode(Int.self, forKey: .id)` is an attempt of a call with two arguments.
struct Expression {
  indirect enum Kind {
    /// A name or one of the words `self`, `nil`, `true` and `false`.
    case name(String)
    /// A number, a string without interpolation, `[]` or `[:]`.
    case literal
    /// `.title`.
    case implicitMember(String)
    case member(Expression, String)
    /// `[Item].self`, by the text of the type.
    case type(String)
    case call(Expression, [Argument])
    case coalescing(Expression, Expression)
    case attempt(Expression)
    case optionalAttempt(Expression)
    case not(Expression)
    case unequal(Expression, Expression)
    /// Anything else.
    case other
  }

  struct Argument {
    var label: String?
    var value: Expression
  }

  var kind: Kind
  /// The code of the expression, without comments.
  var text: String
  /// The offset of its first token.
  var start: UInt32
}

extension Expression {
  /// The name that the expression consists of, or nil for another expression.
  var name: String? { if case .name(let name) = kind { name } else { nil } }

  var isNil: Bool { name == "nil" }

  /// The expression after `try`.
  var attempted: Expression {
    if case .attempt(let inner) = kind { inner.attempted } else { self }
  }

  /// The text in quotes, for messages, or a word instead of a long text.
  var quoted: String {
    let isShort = text.utf8.count < 60 && !text.contains(where: \.isNewline)
    return isShort ? "'\(text)'" : "an expression"
  }

  /// The property of `self` that the expression names: `title` for `title` and `self.title`.
  var property: String? {
    if case .member(let base, let name) = kind, base.name == "self" { return name.bareName }
    return name?.bareName
  }

  /// The called method of a value and its arguments: `decode` of `container`. Nil for another expression.
  var methodCall: (base: Expression, method: String, arguments: [Argument])? {
    guard case .call(let function, let arguments) = kind,
      case .member(let base, let method) = function.kind
    else { return nil }
    return (base, method, arguments)
  }

  /// The called method of a local and its arguments. Nil for another expression.
  var localCall: (local: String, method: String, arguments: [Argument])? {
    guard let (base, method, arguments) = methodCall, let local = base.name else { return nil }
    return (local, method, arguments)
  }

  /// The called method of `self` and its arguments: `decode` for `decode(…)` and `self.decode(…)`.
  var ownCall: (method: String, arguments: [Argument])? {
    if case (let base, let method, let arguments)? = methodCall {
      return base.name == "self" ? (method, arguments) : nil
    }
    guard case .call(let function, let arguments) = kind, let method = function.name else {
      return nil
    }
    return (method, arguments)
  }

  /// The type in `Circle(from: decoder)`, or an empty text for `.init(from: decoder)`. Nil for another expression.
  func typeDecoded(from decoder: String) -> String? {
    guard case .call(let function, let arguments) = kind, arguments.count == 1,
      arguments[0].label == "from", arguments[0].value.name == decoder
    else { return nil }
    switch function.kind {
    case .implicitMember("init"): return ""
    case .name, .member: return function.text.first?.isUppercase == true ? function.text : nil
    default: return nil
    }
  }

  /// Whether the expression has the same value in generated code: a literal, a case, a static member, or a call of a
  /// type's initializer with such arguments.
  var isConstant: Bool {
    switch kind {
    case .literal, .implicitMember: true
    case .name(let name):
      ["nil", "true", "false"].contains(name) || name.first?.isUppercase == true
    case .member(let base, _): base.isConstant
    case .call(let function, let arguments):
      function.isConstant && arguments.allSatisfy(\.value.isConstant)
    case .type, .coalescing, .attempt, .optionalAttempt, .not, .unequal, .other: false
    }
  }
}
