import WidgetSyntax

extension AnnotationKey {
  /// All keys in alphabetical order.
  package static let all: [AnnotationKey] = [
    .alias, .caseInsensitive, .codable, .coder, .content, .decodable, .default, .encodable,
    .equatable, .family, .flatten, .hashable, .invalid, .joins, .key, .keyStyle, .lossy,
    .memberwise, .name, .nameStyle, .nonisolated, .null, .omit, .oneOrMany, .positional,
    .shorthand, .skip, .tag, .tagType, .transparent, .unknown,
  ]

  /// The keys that a type or a block can set for all properties to which they apply.
  static let policies = all.filter { $0.isApplied != nil }

  private static let bySpelling = Dictionary(uniqueKeysWithValues: all.map { ($0.spelling, $0) })

  /// Creates the key with the given spelling. Returns nil for an unknown spelling.
  init?(spelled spelling: String) {
    guard let key = Self.bySpelling[spelling] else { return nil }
    self = key
  }
}

extension [AnnotationKey] {
  /// The keys that specify the key or path of a property or an associated value.
  static let ofPlace = AnnotationKey.all.filter { $0.subject == .place }

  /// The keys that specify whether the key of a property or an associated value is encoded.
  static let ofOmission = AnnotationKey.all.filter { $0.subject == .omission }

  /// The keys that specify where the names and the properties of a family are in the JSON, and the type of the names.
  static let ofRepresentation = AnnotationKey.all.filter { $0.subject == .representation }
}
