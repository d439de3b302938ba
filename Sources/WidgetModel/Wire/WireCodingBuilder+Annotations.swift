import WidgetSyntax

/// What the annotations of a property say, as Swift and as keys.
extension WireCodingBuilder {
  /// `path = "meta.title"`; a path of one key is a key.
  func path(of property: Property) -> [String]? { property.annotations[.path]?.text.map(path) }

  func path(_ text: String) -> [String] { text.split(separator: ".").map(String.init) }
}

extension Property {
  /// Whether it has a key that an enum with a case for each property cannot hold.
  var needsNames: Bool {
    annotations.has(.alias) || annotations.has(.path) || annotations.has(.decodeKey)
      || annotations.has(.encodeKey)
  }
}
