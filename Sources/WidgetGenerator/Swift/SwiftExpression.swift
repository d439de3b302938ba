/// An expression of generated Swift.
///
/// A tree and not text, so that questions about it, like whether it uses the container, are
/// answered by its structure.
indirect enum SwiftExpression: Equatable, Sendable {
  /// An expression that the user wrote, or text in which no name matters.
  case verbatim(String)
  /// A variable, a property, a type or a function: `fields`, `self.title`, `AnyComponent`.
  case name(String)
  /// A string literal with this text.
  case string(String)
  /// `nil`.
  case null
  /// `T.self`.
  case metatype(String)
  /// `value.member`.
  case member(SwiftExpression, String)
  /// `.member`.
  case implicitMember(String)
  case call(SwiftExpression, [SwiftArgument], Layout = .oneLine)
  /// `\.member`.
  case keyPath(String)
  /// `{ … }`, an expression of `$0`.
  case closure(SwiftExpression)
  case array([SwiftExpression])
  case tuple([SwiftExpression])
  /// `value?`, for members of an optional.
  case chain(SwiftExpression)
  /// `&value`.
  case address(SwiftExpression)
  /// `!value`.
  case not(SwiftExpression)
  /// `left != right`.
  case unequal(SwiftExpression, SwiftExpression)
  /// `left && right`.
  case and(SwiftExpression, SwiftExpression)
  /// `try value`; covers everything to its right.
  case attempt(SwiftExpression)
  /// `try? value`.
  case optionalAttempt(SwiftExpression)
  /// `value ?? other`.
  case coalesce(SwiftExpression, SwiftExpression)
  /// `condition ? value : other`.
  case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
  /// `value as? T`.
  case cast(SwiftExpression, to: String)

  /// Where the arguments of a call are written.
  enum Layout: Sendable {
    case oneLine
    /// All on the line after the opening parenthesis.
    case nextLine
    /// Each on a line of its own.
    case list
  }
}

/// An argument of a call.
struct SwiftArgument: Equatable, Sendable {
  var label: String?
  var value: SwiftExpression

  init(_ label: String? = nil, _ value: SwiftExpression) {
    self.label = label
    self.value = value
  }
}

extension SwiftExpression {
  /// A call of a member: `value.member(…)`.
  func calling(_ member: String, _ arguments: SwiftArgument...) -> SwiftExpression {
    .call(.member(self, member), arguments)
  }

  /// Whether a name occurs in it. What the user wrote does not count: it cannot know our names.
  func uses(_ name: String) -> Bool {
    if case .name(let own) = self { return own == name }
    return parts.contains { $0.uses(name) }
  }

  /// Returns the expression with a variable renamed in its calls, arguments and operands.
  func renaming(_ variable: SwiftExpression, to name: String) -> SwiftExpression {
    func renamed(_ value: SwiftExpression) -> SwiftExpression { value.renaming(variable, to: name) }
    if self == variable { return .name(name) }
    switch self {
    case .member(let value, let member): return .member(renamed(value), member)
    case .chain(let value): return .chain(renamed(value))
    case .address(let value): return .address(renamed(value))
    case .attempt(let value): return .attempt(renamed(value))
    case .coalesce(let value, let other): return .coalesce(renamed(value), renamed(other))
    case .ternary(let condition, let value, let other):
      return .ternary(renamed(condition), renamed(value), renamed(other))
    case .call(let function, let arguments, let layout):
      let arguments = arguments.map { SwiftArgument($0.label, renamed($0.value)) }
      return .call(renamed(function), arguments, layout)
    default: return self
    }
  }

  /// The expressions directly in it.
  private var parts: [SwiftExpression] {
    switch self {
    case .verbatim, .name, .string, .null, .metatype, .implicitMember, .keyPath: []
    case .member(let value, _), .closure(let value), .chain(let value), .address(let value),
      .not(let value), .attempt(let value), .optionalAttempt(let value), .cast(let value, to: _):
      [value]
    case .call(let function, let arguments, _): [function] + arguments.map(\.value)
    case .array(let elements), .tuple(let elements): elements
    case .and(let left, let right), .coalesce(let left, let right), .unequal(let left, let right):
      [left, right]
    case .ternary(let condition, let value, let other): [condition, value, other]
    }
  }
}
