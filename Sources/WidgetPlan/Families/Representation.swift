import WidgetModel
import WidgetSyntax

/// Where the names of a family or an enum are.
extension Family.Representation {
  /// The place of the name if it is not specified.
  private static let defaultTag = TagPlace(key: "type")

  init(ofProtocol name: String, _ attributes: FamilyAttributes) {
    self.init(
      attributes,
      defaultTag: attributes.isBeagle
        ? TagPlace(key: BeaglePreset.tag(ofFamily: name)) : Self.defaultTag)
  }

  init(ofEnum attributes: FamilyAttributes) {
    self.init(attributes, defaultTag: Self.defaultTag)
  }

  /// - Parameter defaultTag: the place of the name if it is not specified.
  init(_ attributes: FamilyAttributes, defaultTag: TagPlace) {
    let tag = TagPlace(
      defaultTag, reading: attributes.decodedTags, writing: attributes.encodedTag)
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

  /// The place of the name where it is among a type's own properties.
  var internalTag: TagPlace? {
    if case .internal(let tag) = self { tag } else { nil }
  }

  /// The place of the name; nil where it has none.
  package var tag: TagPlace? {
    switch self {
    case .internal(let tag), .adjacent(let tag, content: _): tag
    case .external, .untagged: nil
    }
  }

  /// The path of the properties, where they are not beside the name and have one for all names.
  var content: [String]? {
    if case .adjacent(tag: _, content: .at(let path)) = self { path } else { nil }
  }

  /// Whether the name is the key of the properties.
  var isExternal: Bool {
    switch self {
    case .external, .adjacent(tag: _, content: .underName): true
    case .internal, .adjacent, .untagged: false
    }
  }

  /// The names that are read alike: all of them, or each for itself where it is the key of what it names.
  package func groups(of names: [String]) -> [ArraySlice<String>] {
    if case .adjacent(tag: _, content: .underName) = self {
      return names.indices.map { names[$0...$0] }
    }
    return names.isEmpty ? [] : [names[...]]
  }

  /// How a value with an unrecognized name is coded. Where its name would be the key of what it has, nobody knows
  /// that key: it is taken as a whole.
  package var ofUnrecognized: Self {
    if case .adjacent(let tag, content: .underName) = self { .internal(tag: tag) } else { self }
  }
}
