import WidgetSource

/// A literal, or the path to a value: Stencil's `Variable`.
///
/// For example: `"text"`, `2.5`, `true`, `type.name`, `list.0`, `table[key].first`.
enum Operand: Sendable {
  case literal(Value)
  /// A variable, by symbol.
  case variable(Int, at: SourceRange)
  /// A member of a variable. This is by far the most frequent path.
  case member(Int, MemberName, at: SourceRange)
  case path(VariablePath)
  /// A malformed path. As in Stencil, it is an error only when it is rendered.
  case invalid(InvalidPath)
}

/// A variable and the members that are accessed from it.
final class VariablePath: Sendable {
  enum Step: Sendable {
    case member(MemberName)
    /// `[key]`.
    case `subscript`(Operand, PlacedText)
  }

  let symbol: Int
  /// The range of the variable.
  let range: SourceRange
  let steps: [Step]

  init(symbol: Int, at range: SourceRange, steps: [Step]) {
    self.symbol = symbol
    self.range = range
    self.steps = steps
  }
}

/// The message and the range of an error in a path.
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

  /// Whether the value depends only on the variables with these symbols.
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

  /// Returns the value at the end of the path, and whether the last step accessed an element of an array.
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

  /// Returns the member name for the value of a key, or nil if the value cannot match any member.
  ///
  /// In Stencil, an element that a path takes out of an array is still an optional, and its text as
  /// a key is `Optional(...)`. `table[names.0]` therefore finds nothing.
  private static func name(
    of key: Operand, _ place: PlacedText, in context: inout Context
  ) throws(TemplateFailure) -> MemberName? {
    let (value, isElement) = try key.resolveElement(in: &context)
    if case .none = value {
      throw context.failure(
        "subscript '\(place.string)' has no value", at: place.range)
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

extension Operand {
  /// Parses a literal or a path. The names of its variables are added to `symbols`.
  init(_ text: PlacedText, symbols: inout Symbols) {
    if let literal = Self.literal(text) {
      self = .literal(literal)
    } else {
      var reader = PathReader(text: text)
      self = reader.read(symbols: &symbols)
    }
  }

  private static func literal(_ text: PlacedText) -> Value? {
    let bytes = text.bytes
    guard let first = bytes.first, let last = bytes.last else { return nil }
    if first == last, bytes.count > 1, first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") {
      return .string(String(decoding: bytes[1..<(bytes.count - 1)], as: UTF8.self))
    }
    if isNumeral(bytes) {
      if let number = Int(text.string) { return .int(number) }
      if let number = Float(text.string) { return .float(number) }
    }
    return text == "true" ? .bool(true) : text == "false" ? .bool(false) : nil
  }

  /// Whether the bytes may be a decimal number. `nan`, `inf` and `0x10` are names.
  private static func isNumeral(_ bytes: [UInt8]) -> Bool {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    return bytes.contains(where: digits.contains)
      && bytes.allSatisfy { digits.contains($0) || "+-.eE".utf8.contains($0) }
  }
}

/// Parses `name.member[key].member`.
private struct PathReader {
  let text: PlacedText
  private var names: [VariablePath.Step] = []
  /// The start of the current name.
  private var start = 0
  private var index = 0
  /// Whether the previous byte closed a bracket.
  private var isAfterBracket = false

  init(text: PlacedText) {
    self.text = text
  }

  mutating func read(symbols: inout Symbols) -> Operand {
    while index < text.bytes.count {
      switch text.bytes[index] {
      case UInt8(ascii: "."):
        guard start < index || isAfterBracket else { return invalid(at: index) }
        endName()
        isAfterBracket = false
        start = index + 1
      case UInt8(ascii: "["):
        guard start < index || isAfterBracket else { return invalid(at: index) }
        endName()
        if let problem = readSubscript(symbols: &symbols) { return problem }
      case UInt8(ascii: "]"):
        return invalid(at: index)
      default:
        if isAfterBracket { return invalid(at: index) }
      }
      index += 1
    }
    endName()
    return path(symbols: &symbols)
  }

  private mutating func endName() {
    guard !isAfterBracket, start < index else { return }
    let name = text[start..<index]
    names.append(.member(MemberName(name.string, at: name.range)))
  }

  /// Parses the text between an opening bracket and its closing bracket. Returns an invalid operand
  /// if the text is malformed, or else nil.
  private mutating func readSubscript(symbols: inout Symbols) -> Operand? {
    let open = index
    var level = 1
    while level > 0 {
      index += 1
      guard index < text.bytes.count else {
        return .invalid(
          InvalidPath(
            "'[' is not closed in '\(text.string)'; add ']'", at: text[open..<(open + 1)].range))
      }
      if text.bytes[index] == UInt8(ascii: "[") { level += 1 }
      if text.bytes[index] == UInt8(ascii: "]") { level -= 1 }
      if level > Limits.subscriptDepth { return invalid(at: index) }
    }
    let key = text[(open + 1)..<index]
    if key.isEmpty { return invalid(at: index) }
    names.append(.subscript(Operand(key, symbols: &symbols), key))
    isAfterBracket = true
    return nil
  }

  private func invalid(at index: Int) -> Operand {
    let part = text[index..<(index + 1)]
    return .invalid(
      InvalidPath(
        "unexpected '\(part.string)' in '\(text.string)'", at: part.range))
  }

  private func path(symbols: inout Symbols) -> Operand {
    guard case .member(let first)? = names.first else { return .literal(.none) }
    let symbol = symbols.number(of: first.text)
    if names.count == 1 { return .variable(symbol, at: first.range) }
    if names.count == 2, case .member(let name) = names[1] {
      return .member(symbol, name, at: first.range)
    }
    return .path(VariablePath(symbol: symbol, at: first.range, steps: Array(names.dropFirst())))
  }
}
