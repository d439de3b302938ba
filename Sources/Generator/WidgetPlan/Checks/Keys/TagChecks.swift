import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks the keys of values that share an object with a discriminator.
struct TagChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    let tags = plan.variants.compactMap(\.object).flatMap(\.tags)
    return propertiesAtTag(tags) + flattenedAtTag(codedProperties, tags.map { ($0.place, $0.type) })
      + flattenedValuesAtTag()
      + valuesAtTag() + payloadsAtTag()
      + unkeyedFamilies() + forgottenName()
  }

  private var encoded: EncodedProperties { EncodedProperties(context) }

  /// Reports properties that overlap or replace the discriminator. Also reports properties at the discriminator's place
  /// that cannot encode the name.
  private func propertiesAtTag(_ tags: [ObjectPlan.Tag]) -> [Diagnostic] {
    let tagsByKey = tags.reduce(into: [String: [ObjectPlan.Tag]]()) { tags, tag in
      for key in tag.place.outerKeys { tags[key, default: []].append(tag) }
    }
    return codedProperties.compactMap { plan -> Diagnostic? in
      let property = plan.property
      let range = property.range(of: .key, .alias)
      let places = plan.places
      let tags = places.compactMap(\.first).uniqued().flatMap { tagsByKey[$0] ?? [] }
      if tags.contains(where: { tag in
        places.contains(where: tag.place.paths.contains)
          && !encoded.mayBeName(plan.shape, tag.type)
      }) {
        return .keyOfName("'\(property.bareName)'", at: range, of: type.name, in: file)
      }
      return tags.map(\.place).first { $0.isReplaced(by: plan.encodedPath) }.map {
        .overlapsName("'\(property.bareName)'", $0, at: range, of: type.name, in: file)
      }
    }
  }

  /// Reports flattened properties if a property of the flattened type is encoded at a path that overlaps or replaces
  /// the discriminator. Also reports a property at the discriminator's place that cannot encode the name.
  private func flattenedAtTag(
    _ members: [PropertyPlan], _ tags: [(place: TagPlace, type: Family.TagType)]
  ) -> [Diagnostic] {
    let flattened = members.filter { $0.destination.isFlattened && !$0.shape.isCoded }
    return flattened.compactMap { plan in
      let property = plan.property
      guard let declared = property.type else { return nil }
      let inner = encoded.properties(of: declared, in: Scope(in: property.owner))
      let tag = tags.first { tag in
        inner.contains { encoded.conflicts($0, with: tag.place, tag.type) }
      }
      return tag.map {
        Diagnostic(
          .keyOfName,
          "'\(property.bareName)' is flattened, and a property of '\(declared.unwrapped.text)' "
            + "would replace the discriminator of '\(type.name)' at '\($0.place.text)'; give that "
            + "property another key, or the family of '\(type.name)' another 'tag'",
          at: property.range(of: .flatten), in: file)
      }
    }
  }

  /// Reports flattened associated values with a value at the place of the discriminator.
  private func flattenedValuesAtTag() -> [Diagnostic] {
    choices.flatMap { choice -> [Diagnostic] in
      guard let tag = choice.familyRepresentation?.internalTag else { return [] }
      let keyed = choice.cases.filter { $0.payload == .keyed && $0.stored == nil }
      return keyed.flatMap { flattenedAtTag($0.values.map(\.property), [(tag, choice.tagType)]) }
    }.uniqued()
  }

  /// Reports associated values that have the key of the discriminator, or whose encoded key overlaps or replaces the
  /// discriminator.
  private func valuesAtTag() -> [Diagnostic] {
    let refused = choices.flatMap { choice -> [(name: String, place: TagPlace, isKey: Bool)] in
      guard let tag = choice.familyRepresentation?.internalTag else { return [] }
      return choice.cases.compactMap { element in
        if element.stored != nil { return nil }
        let places = element.values.flatMap(\.property.places)
        if places.contains(where: tag.paths.contains) { return (element.name, tag, true) }
        let isReplaced = element.values.contains { tag.isReplaced(by: $0.property.encodedPath) }
        return isReplaced ? (element.name, tag, false) : nil
      }
    }
    let byName = Dictionary(refused.map { ($0.name, $0) }) { first, _ in first }
    return type.cases.compactMap { element in
      byName[element.name].map { refused in
        refused.isKey
          ? .keyOfName(element.valueInWords, at: element.range, of: type.name, in: file)
          : .overlapsName(
            element.valueInWords, refused.place, at: element.range, of: type.name, in: file)
      }
    }
  }

  /// Reports cases whose single value has a property that overlaps or replaces the discriminator. Also reports a
  /// property at the discriminator's place that cannot encode the name.
  private func payloadsAtTag() -> [Diagnostic] {
    let names = namesOfSingleCases { tag, nameType, planned, value in
      planned.payload != .single
        && encoded.properties(of: value.type, in: Scope(in: type.id)).contains {
          encoded.conflicts($0, with: tag, nameType)
        }
    }
    return type.cases.filter { names.contains($0.name) }.map {
      .keyOfName($0.valueInWords, at: $0.range, of: type.name, in: file)
    }
  }

  /// Reports cases whose single value is another enum with a discriminator at the same place. Unlike other objects,
  /// such a value is not merged into the case's object, but encoded under the key `_0`.
  private func unkeyedFamilies() -> [Diagnostic] {
    let names = namesOfSingleCases { tag, _, planned, value in
      planned.payload == .single && isEnum(value.type, at: tag)
    }
    return type.cases.filter { names.contains($0.name) }.map {
      let type = $0.parameters?.first?.type.unwrapped.text ?? ""
      return Diagnostic(
        .keyOfName, severity: .warning,
        "the value of 'case \($0.name.bareName)' is under the key '_0', because '\(type)' has its "
          + "names under the same tag; write '// widgetgen: key = …' to choose the key, or give "
          + "'\(type)' another 'tag'",
        at: $0.range, in: file)
    }
  }

  /// Returns the names of the cases whose single value meets a condition, including values under the key `_0`.
  private func namesOfSingleCases(
    where condition: (TagPlace, Family.TagType, EnumPlan.Case, EnumCase.Parameter) -> Bool
  ) -> Set<String> {
    let declared = type.casesByName
    let names = choices.flatMap { choice -> [String] in
      guard let tag = choice.familyRepresentation?.internalTag else { return [] }
      return choice.cases.filter { planned in
        guard planned.payload != .keyed, let value = declared[planned.name]?.parameters?.first
        else { return false }
        return condition(tag, choice.tagType, planned, value)
      }.map(\.name)
    }
    return Set(names)
  }

  /// Whether a type is another enum whose names are at the place of the given discriminator.
  private func isEnum(_ name: TypeName, at tag: TagPlace) -> Bool {
    model.expanded(name.unwrapped, in: Scope(in: type.id)).declarations.contains {
      let attributes = model.type($0).attributes
      // A value of the enum itself is not reported, because it needs a key anyway.
      return $0 != type.id && model.declaration($0).kind == .enum && attributes.isFamily
        && Family.Representation(enum: attributes.family).internalTag?.meets(tag) ?? false
    }
  }

  /// Reports a type that has a name pattern but no property for the decoded name.
  private func forgottenName() -> [Diagnostic] {
    let objects = plan.variants.filter(\.coding.members.encodes).compactMap(\.object)
    return context.families.containing(type.id).compactMap { family in
      guard !family.isRefinement, let tag = family.representation.internalTag,
        let pattern = family.member(type.id)?.names.namePatterns.first,
        objects.contains(where: { !$0.keepsName(at: tag) })
      else { return nil }
      let cure = "add a property of 'String' that is always encoded under '\(tag.text)'"
      return .forgottenName(
        pattern, of: "'\(type.name)'", cure,
        at: type.attributes.names.range(of: pattern) ?? type.range, in: file)
    }
  }
}

extension ObjectPlan {
  /// Whether a property decodes the name at the given place, and always encodes it.
  fileprivate func keepsName(at tag: TagPlace) -> Bool {
    properties.contains { property in
      if case .optional = property.shape { return false }
      return property.encodedPath == tag.encodedPath && property.omissions.isEmpty
        && property.decodedPaths.contains { tag.decodedPaths.contains($0) }
    }
  }
}

extension Diagnostic {
  /// - Parameter owner: the type, family or enum that has the discriminator.
  static func keyOfName(
    _ what: String, at range: SourceRange, of owner: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .keyOfName,
      "\(what) has the key of the discriminator of '\(owner)'; give it another key with "
        + "'// widgetgen: key = \"…\"', or its family another 'tag'",
      at: range, in: file)
  }

  /// - Parameter owner: the type, family or enum that has the discriminator.
  static func overlapsName(
    _ what: String, _ tag: TagPlace, at range: SourceRange, of owner: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .keyOfName,
      "\(what) would replace the discriminator of '\(owner)' at '\(tag.text)'; give it another "
        + "key, or its family another 'tag'",
      at: range, in: file)
  }

  /// - Parameter name: the name that is also a key.
  static func nameIsTag(
    _ name: String, of what: String, _ tag: TagPlace, at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .keyOfName,
      "the name '\(name)' of \(what) is also the key of the discriminator, '\(tag.text)'; use "
        + "another name or another 'tag'",
      at: range, in: file)
  }
}

extension Rule {
  static let keyOfName = Rule("key-of-name", .error, .warning)
}
