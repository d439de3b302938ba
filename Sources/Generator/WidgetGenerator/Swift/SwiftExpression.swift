import WidgetModel

/// An expression of generated Swift.
///
/// It is a tree rather than text, so that printers can determine, for example, whether it uses the container.
indirect enum SwiftExpression: Equatable, Sendable {
  /// An expression that the user wrote, or other code that is not searched for names.
  case verbatim(String)
  /// A variable, a property, a type or a function: `fields`, `self.title`, `AnyComponent`.
  case name(String)
  /// A string literal with this value.
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
  /// `{ … }`, a closure that consists of an expression of `$0`.
  case closure(SwiftExpression)
  case array([SwiftExpression])
  case tuple([SwiftExpression])
  /// `value?`, for members of an optional.
  case chain(SwiftExpression)
  /// `&value`.
  case address(SwiftExpression)
  /// `!value`.
  case not(SwiftExpression)
  /// `left == right`.
  case equal(SwiftExpression, SwiftExpression)
  /// `left != right`.
  case unequal(SwiftExpression, SwiftExpression)
  /// `left && right`.
  case and(SwiftExpression, SwiftExpression)
  /// `left || right`.
  case or(SwiftExpression, SwiftExpression)
  /// `try value`, which covers everything to its right.
  case attempt(SwiftExpression)
  /// `try? value`.
  case optionalAttempt(SwiftExpression)
  /// `value ?? other`.
  case coalesce(SwiftExpression, SwiftExpression)
  /// `condition ? value : other`.
  case ternary(SwiftExpression, SwiftExpression, SwiftExpression)
  /// `value as? T`.
  case cast(SwiftExpression, to: String)

  /// The layout of a call's arguments.
  enum Layout: Sendable {
    case oneLine
    /// All arguments are on the line after the opening parenthesis.
    case nextLine
    /// Each argument is on a separate line.
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

extension [SwiftArgument] {
  /// Returns arguments of which only the first has a label: `at: "a", "b"`.
  static func labeled(_ label: String, _ values: [SwiftExpression]) -> [SwiftArgument] {
    values.enumerated().map { SwiftArgument($0 == 0 ? label : nil, $1) }
  }

  /// Returns string arguments of which only the first has a label.
  static func labeled(_ label: String, _ texts: [String]) -> [SwiftArgument] {
    labeled(label, texts.map(SwiftExpression.string))
  }
}

extension SwiftExpression {
  /// Returns a call to a member: `value.member(…)`.
  func calling(_ member: String, _ arguments: SwiftArgument...) -> SwiftExpression {
    calling(member, arguments)
  }

  /// Returns a call to a member: `value.member(…)`.
  func calling(_ member: String, _ arguments: [SwiftArgument]) -> SwiftExpression {
    .call(.member(self, member), arguments)
  }

  /// Whether a name occurs in the expression. Text that the user wrote is not searched, because it cannot refer to
  /// generated names.
  func uses(_ name: String) -> Bool {
    if case .name(let own) = self { return own == name }
    return parts.contains { $0.uses(name) }
  }

  /// Returns the expression with a variable renamed, except inside closures, arrays, tuples and casts, and in operands
  /// of `try?`, `!`, `!=` and `&&`.
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

  /// The expressions that the expression directly contains.
  private var parts: [SwiftExpression] {
    switch self {
    case .verbatim, .name, .string, .null, .metatype, .implicitMember, .keyPath: []
    case .member(let value, _), .closure(let value), .chain(let value), .address(let value),
      .not(let value), .attempt(let value), .optionalAttempt(let value), .cast(let value, to: _):
      [value]
    case .call(let function, let arguments, _): [function] + arguments.map(\.value)
    case .array(let elements), .tuple(let elements): elements
    case .and(let left, let right), .or(let left, let right), .coalesce(let left, let right),
      .equal(let left, let right), .unequal(let left, let right):
      [left, right]
    case .ternary(let condition, let value, let other): [condition, value, other]
    }
  }
}

extension [SwiftExpression] {
  /// Returns the expressions joined by an operator such as `.and`, or nil if there aren't any.
  func joined(
    by join: (SwiftExpression, SwiftExpression) -> SwiftExpression
  ) -> SwiftExpression? {
    first.map { dropFirst().reduce($0, join) }
  }
}

extension SwiftExpression: TextOutputStreamable {
  /// Writes the expression as Swift, on several lines if a call's layout requires it.
  func write(to target: inout some TextOutputStream) {
    switch self {
    case .verbatim(let text), .name(let text): target.write(text)
    case .string(let text): target.write(text.swiftLiteral)
    case .null: target.write("nil")
    case .metatype(let type): target.write(type + ".self")
    case .member(let value, let member):
      value.writeOperand(to: &target)
      target.write("." + member)
    case .implicitMember(let member): target.write("." + member)
    case .call(let function, let arguments, let layout):
      function.write(to: &target)
      Self.write(arguments, layout, to: &target)
    case .keyPath(let member): target.write("\\." + member)
    case .closure(let value): value.write(to: &target, between: "{ ", " }")
    case .array(let elements): Self.write(elements, to: &target, between: "[", "]")
    case .tuple(let elements): Self.write(elements, to: &target, between: "(", ")")
    case .chain(let value):
      value.writeOperand(to: &target)
      target.write("?")
    case .address(let value): value.write(to: &target, between: "&")
    case .not(let value):
      target.write("!")
      value.writeOperand(to: &target)
    case .equal(let left, let right):
      left.writeOperand(to: &target)
      right.writeRightOperand(to: &target, of: " == ")
    case .unequal(let left, let right):
      left.writeOperand(to: &target)
      right.writeRightOperand(to: &target, of: " != ")
    case .and(let left, let right):
      left.write(to: &target)
      right.write(to: &target, between: " && ")
    case .or(let left, let right):
      left.write(to: &target)
      right.write(to: &target, between: " || ")
    case .attempt(let value): value.write(to: &target, between: "try ")
    case .optionalAttempt(let value): value.write(to: &target, between: "try? ")
    case .coalesce(let value, let other):
      value.writeOperand(to: &target)
      other.writeRightOperand(to: &target, of: " ?? ")
    case .ternary(let condition, let value, let other):
      condition.write(to: &target)
      value.write(to: &target, between: " ? ", " : ")
      other.write(to: &target)
    case .cast(let value, to: let type): value.write(to: &target, between: "", " as? " + type)
    }
  }

  private func write(
    to target: inout some TextOutputStream, between start: String, _ end: String = ""
  ) {
    target.write(start)
    write(to: &target)
    target.write(end)
  }

  /// Writes the expression in parentheses if following text would otherwise become part of it.
  private func writeOperand(to target: inout some TextOutputStream) {
    switch self {
    case .attempt, .optionalAttempt, .ternary: write(to: &target, between: "(", ")")
    default: write(to: &target)
    }
  }

  /// Writes an operator and its right operand, in parentheses if this is a user-defined expression with operators.
  private func writeRightOperand(
    to target: inout some TextOutputStream, of operatorText: String
  ) {
    if case .verbatim(let text) = self, text.hasOperators {
      write(to: &target, between: operatorText + "(", ")")
    } else {
      write(to: &target, between: operatorText)
    }
  }

  private static func write(
    _ elements: [SwiftExpression], to target: inout some TextOutputStream,
    between start: String, _ end: String
  ) {
    write(elements.map { SwiftArgument(nil, $0) }, to: &target, between: start, ", ", end)
  }

  private static func write(
    _ arguments: [SwiftArgument], _ layout: Layout, to target: inout some TextOutputStream
  ) {
    // A single closure without a label becomes a trailing closure.
    if arguments.count == 1, arguments[0].label == nil, case .closure = arguments[0].value {
      return arguments[0].value.write(to: &target, between: " ")
    }
    switch layout {
    case .oneLine: write(arguments, to: &target, between: "(", ", ", ")")
    case .nextLine: write(arguments, to: &target, between: "(\n    ", ", ", ")")
    case .list: write(arguments, to: &target, between: "(\n    ", ",\n    ", "\n)")
    }
  }

  private static func write(
    _ arguments: [SwiftArgument], to target: inout some TextOutputStream,
    between start: String, _ separator: String, _ end: String
  ) {
    target.write(start)
    for (index, argument) in arguments.enumerated() {
      if index > 0 { target.write(separator) }
      if let label = argument.label { target.write(label + ": ") }
      argument.value.write(to: &target)
    }
    target.write(end)
  }
}

extension String {
  /// Whether the expression has operators or keywords such as `as` outside of brackets and strings, where they are next
  /// to spaces.
  fileprivate var hasOperators: Bool {
    var depth = 0
    var isInString = false
    var previous: Character?
    for (character, next) in zip(self, dropFirst().map(Optional.some) + [nil]) {
      switch character {
      case "\"" where previous != "\\": isInString.toggle()
      case _ where isInString: break
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      // A trailing closure is not an operator.
      case _ where character.isWhitespace && depth == 0 && next != "{": return true
      default: break
      }
      previous = character
    }
    return false
  }
}
