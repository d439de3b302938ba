import WidgetModel
import WidgetSource
import WidgetSyntax

/// How names in Swift become names in the JSON, by serde's names for it.
///
/// For example: `kebab-case` makes `pageTitle` and `PageTitle` into `page-title`.
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

  /// A key in this style: underscores at both ends stay, as with Foundation's strategies, so that
  /// `__typename` is one word.
  package func apply(toKey name: String) -> String {
    let start = name.prefix { $0 == "_" }
    let end = name.dropFirst(start.count).reversed().prefix { $0 == "_" }
    return start + apply(to: String(name.dropFirst(start.count).dropLast(end.count))) + end
  }

  /// A name in this style.
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

  /// The words of a name: `URLField` are `URL` and `Field`, `line2Text` are `line2` and `Text`.
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

extension Model {
  /// The style of the keys of a type's properties, or of an enum's values.
  ///
  /// - Parameter style: what the type itself specifies.
  func keyStyle(
    of type: ModelType, _ style: TypeAttributes.KeyStyle, _ runtime: Runtime
  ) -> NameStyle? {
    let families = runtime.families(with: type.id).filter { $0.base == nil }
    return keyStyle(style, inFamilies: families.map(\.id), ofModule: runtime.keyStyles[type.id])
  }

  /// The style of a type's keys, which the type, one of its families or the configuration of its module
  /// specifies, in this order of precedence.
  ///
  /// - Parameters:
  ///   - style: what the type itself specifies.
  ///   - families: the protocols that the type is a member of.
  func keyStyle(
    _ style: TypeAttributes.KeyStyle, inFamilies families: [DeclarationID],
    ofModule moduleStyle: NameStyle?
  ) -> NameStyle? {
    switch style {
    case .style(let style): style
    case .none: nil
    case .inherited: families.lazy.compactMap(fieldStyle).first ?? moduleStyle
    }
  }

  /// The style that a family has for the keys of its types; a family has that of the one it joins, too.
  private func fieldStyle(of family: DeclarationID) -> NameStyle? {
    for id in [family, joinedFamily(of: family)].compactMap(\.self) {
      if let style = attributes(of: id).family.keyStyle { return style }
    }
    return nil
  }

  /// The styles that the configuration of their modules has for the keys of types that code is generated
  /// for; what Swift codes has the names of its properties.
  func keyStyles(of types: [SelectedType]) -> [DeclarationID: NameStyle] {
    if keyStyles.isEmpty { return [:] }
    return types.reduce(into: [:]) { styles, selected in
      if selected.parts.isDisjoint(with: [.decoding, .encoding]) { return }
      styles[selected.id] = moduleKeyStyle(of: selected.id)
    }
  }

  /// The style that the configuration of its module has for the keys of a type.
  func moduleKeyStyle(of id: DeclarationID) -> NameStyle? {
    keyStyles[id.file].flatMap(NameStyle.init)
  }
}

extension NameStyle? {
  /// The name in the style, or unchanged without one.
  func apply(to name: String) -> String { self?.apply(toKey: name) ?? name }
}
