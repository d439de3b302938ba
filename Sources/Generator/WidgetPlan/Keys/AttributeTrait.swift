import WidgetModel
import WidgetSyntax

/// A key as a trait of an attribute in the library WidgetAttributes, such as `.default(3)` in `@WireKey(.default(3))`.
///
/// Each table of the documentation has one attribute, which accepts the keys of the table.
struct AttributeTrait {
  /// The arguments of a trait.
  enum Argument: Equatable {
    case none
    /// A string.
    case text
    /// One or more strings.
    case texts
    /// A string, an integer or a Boolean.
    case name
    /// One or more strings or integers.
    case names
    /// One of several words, or another text if the words are only the frequent values.
    case word([String], orText: Bool)
    /// A string, or strings with their labels.
    case pairs
    /// A Swift expression, or its text.
    case expression
  }

  let key: AnnotationKey
  let table: AnnotationKey.Usage.Table

  /// Returns nil if the table's attribute does not accept the key.
  init?(_ key: AnnotationKey, in table: AnnotationKey.Usage.Table) {
    guard key.usage.contains(where: { $0.table == table }) else { return nil }
    (self.key, self.table) = (key, table)
  }

  /// The traits of a table's attribute, in alphabetical order.
  static func all(in table: AnnotationKey.Usage.Table) -> [AttributeTrait] {
    AnnotationKey.all.compactMap { AttributeTrait($0, in: table) }
  }

  /// Whether the trait is a literal without a name: `@WireKey("label")`.
  var isUnlabeled: Bool {
    switch table {
    case .properties: key == .key
    case .types, .cases: key == .name
    case .families: false
    }
  }

  /// The kinds of declarations of the table that the key applies to. The first one determines the values of the trait.
  private var targets: [AnnotationTarget] {
    let targets: [AnnotationTarget] =
      switch table {
      case .types: [.type, .enum]
      case .properties: [.property, .computed]
      case .cases: [.enumCase]
      case .families: [.protocol, .enum]
      }
    return targets.filter(key.targets.contains)
  }

  /// Whether the trait can be written without arguments.
  var isFlag: Bool { targets.first.map { !key.value(on: $0).isRequired } ?? false }

  /// The directions that the trait can have.
  var directions: [Annotation.Direction] {
    key.directions.filter { direction in targets.contains { key.accepts(direction, on: $0) } }
  }

  var argument: Argument {
    switch targets.first.map({ key.value(on: $0) }) {
    case nil, .flag: .none
    case .policy: .word(["keep", "skip", "throw"], orText: true)
    case .optionalWords(let words), .words(let words): .word(words, orText: false)
    case .text where key == .coder: .expression
    case .text where key == .omit:
      .word(["default", "isEmpty", "key", "never", "nil"], orText: true)
    case .text where key == .name: .name
    case .text, .place: .text
    case .names: .names
    case .places: .texts
    case .textOrPairs: .pairs
    case .swift: .expression
    }
  }
}

extension AnnotationKey.Usage.Table {
  /// The name of the attribute for the table's declarations.
  var attribute: WireAttribute.Kind {
    switch self {
    case .types: .type
    case .properties: .property
    case .cases: .enumCase
    case .families: .family
    }
  }
}

// MARK: - Text

extension AttributeTrait {
  /// Returns an annotation as a trait. Returns nil if no trait has the same meaning.
  ///
  /// - Parameters:
  ///   - file: the file that contains the annotation.
  ///   - isOfText: whether the annotation belongs to a property whose type is or may be a string or a character.
  func text(of annotation: Annotation, in file: ParsedFile, isOfText: Bool) -> String? {
    let written = annotation.valueRange.map(file.text) ?? ""
    let argument: String?
    switch (annotation.value, self.argument) {
    case (.flag, _):
      if !isFlag { return nil }
      return ".\(key.spelling)" + (annotation.direction.map { "(.\($0.rawValue))" } ?? "")
    case (_, .none): return nil
    case (.bool(let value), .name): argument = "\(value)"
    case (.bool(let value), .expression) where value || key.takesFalse: argument = "\(value)"
    case (.bool, _): return nil
    case (.list(let values), .texts) where annotation.direction == nil,
      (.list(let values), .names) where annotation.direction == nil:
      let texts = values.compactMap { literal($0) }
      argument = texts.count == values.count && !texts.isEmpty ? texts.joined(separator: ", ") : nil
    case (.list(let values), .expression):
      argument = values.isEmpty ? "Wire.empty" : isOfText ? nil : Self.numbers(values)
    case (.list, _): return nil
    case (let value, .text), (let value, .texts), (let value, .name), (let value, .names):
      argument = literal(value, written: file.isQuoted(annotation) ? nil : written)
    case (let value, .pairs):
      argument = value.text.map { $0.hasPrefix("[") ? Self.pairs($0) : $0.swiftLiteral }
    case (let value, .word(let words, let acceptsText)):
      guard let text = value.text else { return nil }
      argument =
        words.contains(text)
        ? ".\(TraitWord.identifier(of: text))" : acceptsText ? text.swiftLiteral : nil
    case (let value, .expression):
      argument = expression(
        value, written, isQuoted: file.isQuoted(annotation), isOfText: isOfText)
    }
    return argument.map { argument in
      if isUnlabeled, annotation.direction == nil { return argument }
      let label = annotation.direction.map { "\($0.rawValue): " } ?? ""
      return ".\(key.spelling)(\(label)\(argument))"
    }
  }

  /// Returns the literal of a text or an integer, or nil for any other value. Integers are strings where only strings
  /// are accepted.
  ///
  /// - Parameter written: the value as written, which replaces the text of a number.
  private func literal(_ value: AnnotationValue, written: String? = nil) -> String? {
    switch value {
    case .string(let text): text.swiftLiteral
    case .integer(let value) where argument == .name || argument == .names:
      written == nil || written == "\(value)" ? "\(value)" : nil
    case .integer(let value): (written ?? "\(value)").swiftLiteral
    case .number: written.map(\.swiftLiteral)
    case .bool, .flag, .list: nil
    }
  }

  /// Returns the array literal of integers and Booleans, or nil for other values.
  private static func numbers(_ values: [AnnotationValue]) -> String? {
    let texts = values.compactMap { value -> String? in
      switch value {
      case .integer(let value): "\(value)"
      case .bool(let value): "\(value)"
      case .flag, .list, .number, .string: nil
      }
    }
    return texts.count == values.count ? "[\(texts.joined(separator: ", "))]" : nil
  }

  /// Returns the dictionary literal of pairs such as `[id: ID, at: meta.time]`.
  private static func pairs(_ text: String) -> String {
    let pairs = text.dropFirst().dropLast().parts(separatedBy: ",").map { pair in
      pair.parts(separatedBy: ":").map { (StringLiteral.value(of: $0) ?? $0).swiftLiteral }
        .joined(separator: ": ")
    }
    return "[\(pairs.joined(separator: ", "))]"
  }

  /// Returns an expression that has the same meaning as a value in a comment, or nil if there is none.
  private func expression(
    _ value: AnnotationValue, _ written: String, isQuoted: Bool, isOfText: Bool
  ) -> String? {
    guard let text = value.text else { return nil }
    // The arguments of a generic coder cannot be inferred.
    if isQuoted || key == .coder { return text.swiftLiteral }
    switch value {
    case .integer, .number: return written.first == "." ? text.swiftLiteral : written
    default: break
    }
    if text == "throw" { return "Wire.throw" }
    if text == "nil" { return "nil" }
    // In quotes, an expression would be a literal.
    return isOfText && !text.isPlainText ? nil : text.swiftLiteral
  }
}
