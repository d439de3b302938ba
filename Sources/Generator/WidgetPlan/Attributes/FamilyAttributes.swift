import WidgetModel
import WidgetSource
import WidgetSyntax

/// The annotations of a family as typed values. `inheriting(from:)` adds the annotations of a joined family.
struct FamilyAttributes: Sendable {
  /// A value of `family` that specifies the form of the JSON. Without a value, `tag` and `content` determine the form.
  enum Form: String, CaseIterable {
    /// The keys, namespaces and names of Beagle.
    case beagle
    /// The name is the only key of an object, and the properties are in the key's value.
    case external
    /// The JSON contains no names.
    case untagged

    /// The values of `family` that a class or an enum may have.
    static let common = [external, untagged]
  }

  private let annotations: [Annotation]

  init(_ annotations: [Annotation]) { self.annotations = annotations }

  /// The family of another module to which the types of this family also belong, if it is specified.
  var joins: String? { annotations[.joins]?.text }

  /// The policy for unknown names.
  var unknown: Family.Unknown { Family.Unknown(annotations[.unknown]?.text) }

  /// The policy for a value without a name.
  var missing: Family.Missing { Family.Missing(annotations[.default]?.text) }

  /// The type or case that is decoded from values other than objects, if it is specified.
  var shorthand: String? { annotations[.shorthand]?.text }

  // MARK: - Names

  /// The style of the names, if it is specified.
  var nameStyle: NameStyle? { annotations[.nameStyle]?.style }

  /// The style of the properties' keys, if it is specified.
  var keyStyle: NameStyle? { annotations[.keyStyle]?.style }

  /// Whether the family has Beagle's keys, namespaces and names.
  var isBeagle: Bool { form == .beagle }

  /// Whether names are compared in lower case.
  var ignoresCase: Bool { annotations.has(.caseInsensitive) }

  /// The type of the names in the JSON, if it is specified.
  var specifiedTagType: Family.TagType? {
    annotations[.tagType]?.text.flatMap(Family.TagType.init)
  }

  /// The type of the names in the JSON.
  var tagType: Family.TagType { specifiedTagType ?? .string }

  // MARK: - Representation

  /// Whether one of the annotations marks a family.
  var isMarked: Bool { annotations.has(.family) }

  /// The form of the JSON, if it is specified.
  var form: Form? { annotations[.family]?.text.flatMap(Form.init) }

  var isUntagged: Bool { form == .untagged }

  /// Whether the name is the only key of an object, and the properties are in the key's value.
  var isExternal: Bool { form == .external }

  /// Whether the place of the name is specified.
  var hasTag: Bool { annotations.has(.tag) }

  /// The places from which the name is decoded; empty if they are not specified.
  var decodedTags: [[String]] { annotations[.tag, .decode]?.places ?? [] }

  /// The place at which the name is encoded, if it is specified.
  var encodedTag: [String]? { annotations[.tag, .encode]?.places.first }

  /// The place of the object that contains the properties, if it is specified.
  var content: [String]? {
    annotations[.content]?.place
  }

  /// Whether annotations specify where the names are decoded from.
  var specifiesDecodedForm: Bool {
    form == .external || form == .beagle
      || !decodedTags.isEmpty
  }

  // MARK: - Inheritance

  /// Returns these attributes together with the attributes that are inherited from the joined family. Annotations of
  /// blocks are ignored for attributes that can be inherited.
  func inheriting(from joined: FamilyAttributes) -> FamilyAttributes {
    let own = annotations.filter { annotation in
      // Without a style of the joined family, the types of a block have the style of the block.
      let isFree = annotation.knownKey == .keyStyle && joined.keyStyle == nil
      return !annotation.isOfBlock || !annotation.isInherited || isFree
    }
    // A bare `family` does not specify the form, so the joined family's form is inherited.
    let keys = Set(
      own.filter { !$0.isWritten(.family) || $0.value.text != nil }.compactMap(\.knownKey))
    let inherited = joined.annotations.filter { annotation in
      annotation.isInherited && !(annotation.knownKey.map(keys.contains) ?? false)
    }
    return FamilyAttributes(inherited + own)
  }
}

extension Annotation {
  /// Whether the annotation describes the JSON or the policies of a family and is therefore inherited by joining
  /// families.
  fileprivate var isInherited: Bool { knownKey?.differs != nil }
}
