import WidgetSource

/// A condition on a value, which it calls `$0`: the body of a closure, such as `$0 < 1`.
package struct ValueCondition: Equatable, Sendable {
  /// The condition without comments.
  package let text: String
  /// The text around the occurrences of `$0`, or nil if one of them is inside of braces or a string.
  private let parts: [String]?
  /// Whether the condition calls a function with `try`, which the call of a closure then needs as well.
  private let isThrowing: Bool
  /// Whether the condition may be a Boolean, because not all of its operators calculate numbers.
  package let isBoolean: Bool

  /// Returns nil if the text is not a single expression with `$0` as its only argument.
  package init?(_ text: String) {
    let text = text.withoutComments
    let bytes = Array(text.utf8)
    let reader = SourceBytes.withBytes(bytes) { source in
      var reader = ConditionReader(Lexer(source, path: ""), bytes)
      return reader.read() ? reader : nil
    }
    guard let reader else { return nil }
    self.text = text
    parts = reader.needsClosure ? nil : reader.parts
    isThrowing = reader.isThrowing
    isBoolean =
      reader.operators.isEmpty || !reader.operators.allSatisfy(Self.calculations.contains)
  }

  /// Returns the condition on a variable: `(count < 1)`.
  ///
  /// Inside of braces, `$0` may belong to another closure. Such a condition is called as a closure:
  /// `({ $0.allSatisfy { $0 < 1 } })(counts)`.
  package func applied(to variable: String) -> String {
    if let parts { return "(" + parts.joined(separator: variable) + ")" }
    let call = "({ \(text) })(\(variable))"
    return isThrowing ? "(try \(call))" : call
  }

  private static let calculations: Set<String> = [
    "+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>", "&+", "&-", "&*", "~", "...", "..<",
  ]
}

/// Reads the tokens of a condition.
private struct ConditionReader {
  private var lexer: Lexer
  private let bytes: [UInt8]
  private var brackets: [TokenKind] = []
  private var isUsed = false
  private(set) var needsClosure = false
  private(set) var isThrowing = false
  private(set) var parts: [String] = []
  /// The operators outside of brackets.
  private(set) var operators: [String] = []

  init(_ lexer: Lexer, _ bytes: [UInt8]) {
    self.lexer = lexer
    self.bytes = bytes
    self.lexer.offset = 0
  }

  /// Reads all tokens. Returns false if they are not a condition.
  mutating func read() -> Bool {
    var start = 0
    while true {
      let token = lexer.next()
      let text = text(Int(token.start)..<Int(token.end))
      if text == "try", ![UInt8(ascii: "?"), UInt8(ascii: "!")].contains(byte(at: token.end)) {
        isThrowing = true
      }
      switch token.kind {
      case .endOfFile:
        parts.append(self.text(start..<bytes.count))
        return isUsed && brackets.isEmpty && lexer.diagnostics.isEmpty
      case .identifier where text == "$0":
        isUsed = true
        if brackets.contains(.leftBrace) {
          needsClosure = true
        } else {
          parts.append(self.text(start..<Int(token.start)))
          start = Int(token.end)
        }
      case .string where text.holds("$0") && text.holds("\\"):
        // Perhaps an interpolation.
        isUsed = true
        needsClosure = true
      default:
        if !accepts(token.kind, text) { return false }
      }
    }
  }

  private mutating func accepts(_ kind: TokenKind, _ text: String) -> Bool {
    switch kind {
    case .leftParen, .leftSquare, .leftBrace: brackets.append(kind)
    case .rightParen: return brackets.popLast() == .leftParen
    case .rightSquare: return brackets.popLast() == .leftSquare
    case .rightBrace: return brackets.popLast() == .leftBrace
    case .operatorSign: if brackets.isEmpty { operators.append(text) }
    case .comma, .semicolon, .equal: return !brackets.isEmpty
    // The closure has only one argument.
    case .identifier: return brackets.contains(.leftBrace) || !text.isArgument
    case .unknown: return false
    default: break
    }
    return true
  }

  /// The byte at an offset, or nil at the end.
  private func byte(at offset: UInt32) -> UInt8? {
    Int(offset) < bytes.count ? bytes[Int(offset)] : nil
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

extension String {
  /// Whether the name is an argument of a closure, such as `$1`.
  fileprivate var isArgument: Bool { hasPrefix("$") && dropFirst().allSatisfy(\.isNumber) }
}
