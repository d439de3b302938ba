import WidgetModel
import WidgetSource
import WidgetSyntax

/// The annotations of a family as typed values, including those it inherits.
struct FamilyAttributes: Sendable {
  private let annotations: [Annotation]

  init(_ annotations: [Annotation]) { self.annotations = annotations }

  /// The family of another module that its types also belong to.
  var joins: String? { annotations[.joins]?.text }

  /// The policy for unknown names.
  var unknown: Family.Unknown { Family.Unknown(annotations[.unknown]?.text) }

  /// The policy for a value without a name.
  var missing: Family.Missing { Family.Missing(annotations[.missing]?.text) }

  /// The type or case of a value that is not an object.
  var shorthand: String? { annotations[.shorthand]?.text }

  // MARK: - Names

  /// The style of the names.
  var nameStyle: NameStyle? { annotations[.renameAll]?.style }

  /// The style of the keys of the types' properties.
  var keyStyle: NameStyle? { annotations[.renameAllFields]?.style }

  /// Whether it has Beagle's keys, namespaces and names.
  var isBeagle: Bool { annotations[.preset]?.text == "beagle" }

  /// Whether names are compared in lower case.
  var ignoresCase: Bool { annotations.has(.ignoreCase) }

  /// The type of the names in the JSON, if it is specified.
  var specifiedTagType: Family.TagType? {
    annotations[.tagType]?.text.flatMap(Family.TagType.init)
  }

  /// The type of the names in the JSON.
  var tagType: Family.TagType { specifiedTagType ?? .string }

  // MARK: - Representation

  var isUntagged: Bool { annotations.has(.untagged) }

  /// Whether the name is the key of the properties.
  var isExternal: Bool { annotations.has(.external) }

  /// Whether the place of the name is specified.
  var hasTag: Bool { annotations.hasTag }

  /// The place of the name for both directions, if it is specified.
  var tag: TagPlace? {
    annotations[.tag]?.text.map(TagPlace.init(key:))
      ?? annotations[.tagPath]?.path.map(TagPlace.init(path:))
  }

  /// The keys of the name that are decoded; empty if they are not specified.
  var decodedTags: [String] { annotations.has(.decodeTag) ? annotations.texts(.decodeTag) : [] }

  /// The key of the name that is encoded, if it is specified.
  var encodedTag: String? { annotations[.encodeTag]?.text }

  /// The path of the properties, if it is specified.
  var content: [String]? {
    annotations[.content]?.text.map { [$0] } ?? annotations[.contentPath]?.path
  }

  /// Whether the form of the JSON that is decoded is specified.
  var specifiesDecodedForm: Bool {
    [AnnotationKey.tag, .tagPath, .decodeTag, .external, .preset].contains(where: annotations.has)
  }

  // MARK: - Inheritance

  /// Returns these attributes with those that are inherited from the family that this one joins.
  /// Annotations of blocks do not change a family of another module.
  func inheriting(from joined: FamilyAttributes) -> FamilyAttributes {
    let own = annotations.filter { !($0.isOfBlock && $0.isInherited) }
    let keys = Set(own.compactMap(\.knownKey))
    return FamilyAttributes(
      own
        + joined.annotations.filter { annotation in
          annotation.isInherited && !(annotation.knownKey.map(keys.contains) ?? false)
        })
  }
}

extension Annotation {
  /// Whether it describes the JSON of a family, and also of the families that join it.
  fileprivate var isInherited: Bool { knownKey?.differs != nil }
}
