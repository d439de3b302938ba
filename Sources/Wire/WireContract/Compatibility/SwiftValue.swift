import WidgetSource
import WidgetSyntax

/// A Swift expression that replaces a value, in a form in which equal literals are equal.
///
/// For example: `1` and `1.0`, `16` and `0x10`, `"a"` and `"\u{61}"`, `.plain` and `Style.plain`, `[]` and `[Int]()`,
/// `[1]` and `[ 1, ]`.
struct SwiftValue: Equatable {
  /// The tokens without white space and comments. Numbers and strings are replaced by their values.
  private let tokens: [String]

  init(_ text: String) {
    let tokens = text.tokens
    if tokens.first == "[", tokens.suffix(3) == ["]", "(", ")"] {
      self.tokens = tokens.contains(":") ? ["[", ":", "]"] : ["[", "]"]
      return
    }
    self.tokens = tokens.indices.compactMap { index in
      let token = tokens[index]
      // A trailing comma.
      if token == ",", ["]", ")"].contains(tokens.dropFirst(index + 1).first) { return nil }
      return Self.number(token) ?? StringLiteral.value(of: token).map { "\"" + $0 } ?? token
    }
  }

  /// Whether the expression is nil. A `.none` can also be an enum's own case, but the types of the values are compared
  /// separately.
  private var isNil: Bool {
    tokens == ["nil"] || tokens == [".", "none"]
      || tokens.first == "Optional" && tokens.suffix(2) == [".", "none"]
  }

  /// Returns the value of a number as text, or nil for other tokens.
  private static func number(_ token: String) -> String? {
    guard token.first?.isNumber == true else { return nil }
    // A greater integer is not exact as a `Double`.
    if let (_, magnitude) = NumberLiteral.integer(token) {
      return magnitude > 1 << 53 ? String(magnitude) : String(Double(magnitude))
    }
    return Double(token.filter { $0 != "_" }).map { String($0) }
  }

  /// Whether two expressions are equal. A type in front of a case or a static property has no effect, because the types
  /// of the values are compared separately.
  static func == (first: SwiftValue, second: SwiftValue) -> Bool {
    if first.isNil, second.isNil { return true }
    var (rest, other) = (first.tokens[...], second.tokens[...])
    var last: String?
    while let token = rest.first, let otherToken = other.first {
      if token != otherToken {
        guard last.map({ ["[", "(", ",", ":"].contains($0) }) ?? true else { return false }
        if let member = Self.member(of: rest, as: other) {
          rest = member
        } else if let member = Self.member(of: other, as: rest) {
          other = member
        } else {
          return false
        }
      }
      last = rest.removeFirst()
      other.removeFirst()
    }
    return rest.isEmpty && other.isEmpty
  }

  /// Returns the tokens of a member without its type, from the dot, if other tokens begin with the same member without
  /// its type. Returns nil otherwise.
  private static func member(
    of tokens: ArraySlice<String>, as other: ArraySlice<String>
  ) -> ArraySlice<String>? {
    guard other.first == ".", tokens.first?.first?.isUppercase == true else { return nil }
    var rest = tokens.dropFirst()
    while rest.first == "." {
      if rest.dropFirst().first == other.dropFirst().first { return rest }
      rest = rest.dropFirst(2)
    }
    return nil
  }
}
