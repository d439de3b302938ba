import WidgetSyntax

/// What the annotations of a property say, as Swift and as keys.
extension WireCodingBuilder {
  /// The value of an annotation as Swift. Quotes make a literal of a text and elsewhere only keep
  /// commas together: `default = "Size(width: 1, height: 2)"`.
  func code(_ key: AnnotationKey, of property: Property, _ type: WireType) -> String? {
    guard let value = property.annotations[key] else { return nil }
    guard case .string(let text) = value else { return value.number }
    return type.unwrapped == .plain("String") && property.isQuoted(key, in: file)
      ? text.swiftLiteral : text
  }

  /// `path = "meta.title"`; a path of one key is a key.
  func path(of property: Property) -> [String]? {
    guard let path = property.annotations[.path]?.text else { return nil }
    return path.split(separator: ".").map(String.init)
  }

  func aliases(of property: Property) -> [String] {
    property.annotations.texts(.alias)
  }

  private var file: ParsedFile { model.files[type.id.file] }
}

extension Property {
  /// Whether it has a key that an enum with a case for each property cannot hold.
  var needsNames: Bool {
    annotations.has(.alias) || annotations.has(.path) || annotations.has(.decodeKey)
      || annotations.has(.encodeKey)
  }

  /// Whether the value of an annotation stands in quotes.
  fileprivate func isQuoted(_ key: AnnotationKey, in file: ParsedFile) -> Bool {
    annotations.contains { $0.key == key.rawValue && file.text($0.range).hasSuffix("\"") }
  }
}

extension AnnotationValue {
  /// A number or a truth value as Swift has it.
  fileprivate var number: String? {
    switch self {
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .flag, .string, .list: nil
    }
  }
}
