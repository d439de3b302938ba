import WidgetModel
import WidgetSyntax

/// Where the names of a family or an enum are, as its annotations say it.
extension Family.Representation {
  /// The key of the name where nothing else is said.
  private static let defaultTag = TagPlace(key: "type")

  init(ofProtocol name: String, _ annotations: [Annotation]) {
    let isBeagle = FamilyNaming(annotations).isBeagle
    self.init(
      annotations,
      defaultTag: isBeagle ? TagPlace(key: BeaglePreset.tag(ofFamily: name)) : Self.defaultTag)
  }

  init(ofEnum annotations: [Annotation]) {
    self.init(annotations, defaultTag: Self.defaultTag)
  }

  /// - Parameter defaultTag: the place of the name where neither `tag` nor `tagPath` is said.
  init(_ annotations: [Annotation], defaultTag: TagPlace) {
    let tag = TagPlace(
      annotations[.tag]?.text.map(TagPlace.init(key:))
        ?? annotations[.tagPath]?.text.map { TagPlace(path: PropertyPlanner.path($0)) }
        ?? defaultTag,
      reading: annotations.has(.decodeTag) ? annotations.texts(.decodeTag) : [],
      writing: annotations[.encodeTag]?.text)
    if annotations.has(.untagged) {
      self = .untagged
    } else if annotations.has(.external) {
      self = annotations.saysTag ? .adjacent(tag: tag, content: .underName) : .external
    } else if let content = annotations.contentPath {
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

extension [Annotation] {
  /// Whether a place of the name is said.
  var saysTag: Bool {
    has(.tag) || has(.tagPath) || has(.decodeTag) || has(.encodeTag)
  }

  /// The path of the properties of types that have a key of their own.
  fileprivate var contentPath: [String]? {
    self[.content]?.text.map { [$0] } ?? self[.contentPath]?.text.map(PropertyPlanner.path)
  }
}
