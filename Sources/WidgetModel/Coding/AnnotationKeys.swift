package import WidgetSyntax

/// Every key that a `// widgetgen:` annotation may have, spelled once.
package enum AnnotationKey: String, CaseIterable, Sendable {
  /// On a type: generate both ways of coding and the memberwise initializer.
  case codable
  /// On a type: generate `init(from:)`.
  case decodable
  /// On a type: generate `encode(to:)`.
  case encodable
  /// On a type: generate `==`.
  case equatable
  /// On a type: generate the memberwise initializer.
  case initiable
  /// On a property: the name in the JSON.
  case key
  /// On a type: generate nothing. On a property: it is not in the JSON.
  case skip

  /// The marker protocols' names work as keys too.
  package static let markers = [
    "AutoDecodable", "AutoInitiable", "AutoInitiableAndDecodable", "AutoEquatable",
  ]

  /// All spellings.
  package static var spellings: [String] { allCases.map(\.rawValue) + markers }
}

extension Sequence<Annotation> {
  /// The value of a key in a `// widgetgen:` annotation; nil where it does not stand or is
  /// switched off by `= false`.
  package subscript(key: AnnotationKey) -> AnnotationValue? {
    let found = first { $0.origin == .widgetgen && $0.key == key.rawValue }?.value
    return found == .bool(false) ? nil : found
  }

  /// Whether a key stands in a `// widgetgen:` annotation.
  package func has(_ key: AnnotationKey) -> Bool { self[key] != nil }
}

extension AnnotationValue {
  /// The text of a string value; nil for every other.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
