import WidgetSource

/// The style of names in the JSON. Styles that Rust's serde also has are named as in serde.
///
/// For example: in `kebab-case`, `pageTitle` and `PageTitle` are `page-title`.
package enum NameStyle: String, CaseIterable, Sendable {
  case camel = "camelCase"
  case camelSnake = "camel_Snake_Case"
  case kebab = "kebab-case"
  case lower = "lowercase"
  case pascal = "PascalCase"
  case screamingKebab = "SCREAMING-KEBAB-CASE"
  case screamingSnake = "SCREAMING_SNAKE_CASE"
  case snake = "snake_case"
  case train = "Train-Case"
  case upper = "UPPERCASE"

  /// Returns a key in this style. Like Foundation's strategies, it keeps underscores at both ends, as in `__typename`.
  package func apply(toKey name: String) -> String {
    let start = name.prefix { $0 == "_" }
    let end = name.dropFirst(start.count).reversed().prefix { $0 == "_" }
    return start + apply(to: String(name.dropFirst(start.count).dropLast(end.count))) + end
  }

  /// Returns a name in this style.
  package func apply(to name: String) -> String {
    let words = Self.words(of: name)
    return switch self {
    case .camel: Self.camel(words)
    case .camelSnake: Self.camel(words, separator: "_")
    case .kebab: words.map { $0.lowercased() }.joined(separator: "-")
    case .lower: words.joined().lowercased()
    case .pascal: words.map(Self.capitalized).joined()
    case .screamingKebab: words.map { $0.uppercased() }.joined(separator: "-")
    case .screamingSnake: words.map { $0.uppercased() }.joined(separator: "_")
    case .snake: words.map { $0.lowercased() }.joined(separator: "_")
    case .train: words.map(Self.capitalized).joined(separator: "-")
    case .upper: words.joined().uppercased()
    }
  }

  /// Returns the words of a name: `URL` and `Field` of `URLField`, `line2` and `Text` of `line2Text`.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (index, letter) in letters.enumerated() {
      if letter == "_" || letter == "-" {
        words.append(word)
        word = ""
        continue
      }
      let followsLower = word.last.map { !$0.isUppercase } ?? false
      let startsWord = letters.dropFirst(index + 1).first?.isLowercase ?? false
      if letter.isUppercase, followsLower || (startsWord && !word.isEmpty) {
        words.append(word)
        word = ""
      }
      word.append(letter)
    }
    words.append(word)
    return words.filter { !$0.isEmpty }
  }

  private static func camel(_ words: [String], separator: String = "") -> String {
    ([words.first?.lowercased() ?? ""] + words.dropFirst().map(capitalized))
      .joined(separator: separator)
  }

  private static func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst().lowercased()
  }
}

extension NameStyle? {
  /// Returns the name in the style. Without a style, returns the name unchanged.
  func apply(to name: String) -> String { self?.apply(toKey: name) ?? name }
}
