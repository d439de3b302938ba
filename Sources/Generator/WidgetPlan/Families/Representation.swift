import WidgetModel
import WidgetSyntax

extension Family.Representation {
  /// The place of the name if no annotation specifies a place.
  private static let defaultTag = TagPlace(key: "type")

  /// - Parameter name: the name of the family's protocol or class.
  init(protocol name: String, _ attributes: FamilyAttributes) {
    self.init(
      attributes,
      defaultTag: attributes.isBeagle
        ? TagPlace(key: BeaglePreset.tag(ofFamily: name)) : Self.defaultTag)
  }

  /// Creates the representation of an enum that is a family.
  init(enum attributes: FamilyAttributes) {
    self.init(attributes, defaultTag: Self.defaultTag)
  }

  /// - Parameter defaultTag: the place of the name if no annotation specifies a place.
  init(_ attributes: FamilyAttributes, defaultTag: TagPlace) {
    let tag = TagPlace(
      defaultTag, decodedPaths: attributes.decodedTags, encodedPath: attributes.encodedTag)
    if attributes.isUntagged {
      self = .untagged
    } else if attributes.isExternal {
      self = attributes.hasTag ? .adjacent(tag: tag, content: .underName) : .external
    } else if let content = attributes.content {
      self = .adjacent(tag: tag, content: .at(content))
    } else {
      self = .internal(tag: tag)
    }
  }

  /// The place of the name if it is next to the properties, or nil for other representations.
  var internalTag: TagPlace? {
    if case .internal(let tag) = self { tag } else { nil }
  }

  /// The place of the name, or nil if the JSON contains no name at a fixed place.
  package var tag: TagPlace? {
    switch self {
    case .internal(let tag), .adjacent(let tag, content: _): tag
    case .external, .untagged: nil
    }
  }

  /// The path of the properties if `content` specifies it, or nil.
  var content: [String]? {
    if case .adjacent(tag: _, content: .at(let path)) = self { path } else { nil }
  }

  /// Whether the name is the key of the object that contains the properties.
  var isExternal: Bool {
    switch self {
    case .external, .adjacent(tag: _, content: .underName): true
    case .internal, .adjacent, .untagged: false
    }
  }

  /// Returns the groups of names that are decoded in the same way. If the name is both the value of the tag and the key
  /// of the properties, each name is a group. Otherwise, all names are one group.
  package func groups(of names: [String]) -> [ArraySlice<String>] {
    if case .adjacent(tag: _, content: .underName) = self {
      return names.indices.map { names[$0...$0] }
    }
    return names.isEmpty ? [] : [names[...]]
  }

  /// The representation of a value with an unknown name. If the name is both the value of the tag and the key of the
  /// properties, that key is also unknown. The value is then decoded as a whole.
  package var forUnknownNames: Self {
    if case .adjacent(let tag, content: .underName) = self { .internal(tag: tag) } else { self }
  }
}
