import WidgetModel
package import WidgetSyntax

/// Every key that a `// widgetgen:` annotation may have, spelled once.
package enum AnnotationKey: String, CaseIterable, Sendable {
  /// On a type: the access level of the memberwise initializer.
  case access
  /// On a property: an older name in the JSON; repeatable, or a list.
  case alias
  /// On a type: generate both ways of coding and the memberwise initializer.
  case codable
  /// On a property, or on a type for all that it fits: what codes its values.
  case coder
  /// On a family: the key of the properties, beside `tag`.
  case content
  /// On a family: the path of the properties, beside `tag`.
  case contentPath
  /// On a type: generate `init(from:)`.
  case decodable
  /// On a property: the name in the JSON that is read.
  case decodeKey
  /// On a property: the path that is read.
  case decodePath
  /// On a family: the keys of the name that are read, of which the first that exists counts.
  case decodeTag
  /// On a property: the value where the JSON has none.
  case `default`
  /// On a type: generate `encode(to:)`.
  case encodable
  /// On a property: the name in the JSON that is written.
  case encodeKey
  /// On a property: the path that is written.
  case encodePath
  /// On a family: the key of the name that is written.
  case encodeTag
  /// On a type: generate `==`.
  case equatable
  /// On a property, or on a type for all that it fits: nil is written as `null`.
  case explicitNil
  /// On a family: the name is the key of the properties; beside a `tag` it is there, too.
  case external
  /// On a protocol or an enum: its values are distinguished by a name in the JSON.
  case family
  /// On a property: its own properties are among those of the type.
  case flatten
  /// On a family: names are compared in lower case.
  case ignoreCase
  /// On a type: generate the memberwise initializer.
  case initiable
  /// On a type: `nonisolated`, where the module's default is an actor.
  case isolation
  /// On a protocol: the family of another module that its types belong to as well.
  case joins
  /// On a property: the name in the JSON.
  case key
  /// On an enum's case: the keys of its values, by their labels.
  case keys
  /// On an array or a dictionary: elements that cannot be decoded are left out and reported.
  case lossy
  /// On a family: the type or case of a value without a name, or `unknown`.
  case missing
  /// On a type or an enum's case: its name in its family; repeatable, or a list. On a navigation
  /// controller: its id.
  case name
  /// On a property, or on a type for all that it fits: the value for a missing key is not written.
  case omitDefault
  /// On a property, or on a type for all that it fits: the condition under which it is not written.
  case omitIf
  /// On an array or a set, or on a type for all of them: an element alone is read as the only one.
  case oneOrMany
  /// On a property: the value where the JSON has a wrong one.
  case onError
  /// On a type, a property or an enum's case: `decode` or `encode`.
  case only
  /// On a property: the keys of objects within the object, with dots between them. On a type: those of
  /// the object that its properties are in.
  case path
  /// On a type: it is coded as an array, whose elements are its properties in order.
  case positional
  /// On a protocol: `beagle`.
  case preset
  /// On a type or a family: the style of names in the JSON.
  case renameAll
  /// On a family: the style of the keys of its types' properties, or of its cases' values.
  case renameAllFields
  /// On a type: the property that any other value than an object is for. On a family: the type or
  /// case of such a value.
  case shorthand
  /// On a type: generate nothing. On a property or an enum's case: it is not in the JSON.
  case skip
  /// On a property: the style of its key.
  case style
  /// On a family: the key of the name.
  case tag
  /// On a family: the path of the name, with dots between the keys of nested objects.
  case tagPath
  /// On a family or a transparent enum: the type of the names in the JSON, `Int` or `Bool`.
  case tagType
  /// On a type: it is coded as its only value. On an enum: as the name of its case.
  case transparent
  /// On a family or a property: the policy for unrecognized names. On an enum's case: it stands for
  /// them.
  case unknown
  /// On a family: there is no name, the first type that can be decoded is taken.
  case untagged

  /// The marker protocols' names work as keys too.
  package static let markers = [
    "AutoDecodable", "AutoEncodable", "AutoInitiable", "AutoInitiableAndDecodable",
    "AutoEquatable",
  ]

  /// Those that say where the names and the contents of a family's values are in the JSON.
  static let ofRepresentation: Set<AnnotationKey> = [
    .content, .contentPath, .decodeTag, .encodeTag, .external, .missing, .tag, .tagPath, .tagType,
    .untagged,
  ]

  /// Whether it says where the names and the contents of a family's values are in the JSON.
  var isOfRepresentation: Bool { Self.ofRepresentation.contains(self) }

  /// Whether its value is Swift.
  var takesSwift: Bool { self == .default || self == .onError }

  /// All spellings.
  package static var spellings: [String] { allCases.map(\.rawValue) + markers }
}

extension [Annotation] {
  /// The value of a key in a `// widgetgen:` annotation; nil where it is missing or
  /// switched off by `= false`, which is a value only where values of Swift's are expected.
  package subscript(key: AnnotationKey) -> AnnotationValue? {
    let found = first { $0.origin == .widgetgen && $0.key == key.rawValue }?.value
    return found == .bool(false) && !key.takesSwift && key != .name ? nil : found
  }

  /// The texts of all values of a key, lists taken apart.
  package func texts(_ key: AnnotationKey) -> [String] {
    filter { $0.origin == .widgetgen && $0.key == key.rawValue }.flatMap { annotation in
      // A name may be a truth value.
      if key == .name, case .bool(let value) = annotation.value { return ["\(value)"] }
      return annotation.value.texts
    }
  }

  /// Whether a key is in a `// widgetgen:` annotation.
  package func has(_ key: AnnotationKey) -> Bool { self[key] != nil }
}

extension AnnotationValue {
  /// The texts of a string or of a list of strings.
  package var texts: [String] {
    if case .list(let values) = self { values.compactMap(\.text) } else { text.map { [$0] } ?? [] }
  }

  /// The text of a string, also of one that could be a number: `key = 1`; nil for every other.
  package var text: String? {
    switch self {
    case .string(let text): text
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .flag, .bool, .list: nil
    }
  }
}
