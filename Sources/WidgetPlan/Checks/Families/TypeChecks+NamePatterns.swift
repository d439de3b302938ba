import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of names that stand for several: what is read has to be written again.
extension TypeChecks {
  /// A case with a pattern keeps the name in its first value, or in a value that has it as a property.
  func checkPatternsOfCases() -> [Diagnostic] {
    guard let choice = choices.first, let representation = choice.familyRepresentation,
      representation != .untagged, choice.tagType == .string
    else { return [] }
    let patterned = type.cases.flatMap { element in
      patterns(of: element).map { (element: element, name: $0) }
    }
    return patterned.compactMap { check($0, $1, representation) }
      + patterned.map(\.name).overlaps(in: type.name)
  }

  private func patterns(of element: EnumCase) -> [PatternedName] {
    guard let planned = plannedCase(element), !planned.isNamedByValue, !planned.isFallback else {
      return []
    }
    return planned.names.namePatterns.map { pattern in
      PatternedName(
        pattern: pattern, file: file, range: element.rangeOfName,
        condition: element.clause.map(String.init))
    }
  }

  private func check(
    _ element: EnumCase, _ name: PatternedName, _ representation: Family.Representation
  ) -> Diagnostic? {
    if let wrong = name.severalStars { return wrong }
    let what = "'case \(element.name.bareName)'"
    if case .adjacent(tag: _, content: .underName) = representation {
      return .unfitPattern(
        name.pattern, of: what, "nobody knows the key of what it has", at: name.range, in: file)
    }
    guard element.isEncoded, let planned = plannedCase(element) else { return nil }
    let keepsName = planned.fallback.map { $0.name != nil || !$0.writesName } ?? false
    return keepsName
      ? nil
      : .forgottenName(
        name.pattern, of: what, "give it a first value of 'String', which is the name",
        at: name.range, in: file)
  }

  /// A type with a pattern has the name in a property, which writes it.
  func checkPatternOfMember() -> [Diagnostic] {
    let objects = plan.variants.filter(\.coding.members.encodes).compactMap(\.object)
    return planner.runtime.families.compactMap { family in
      guard family.base == nil, let tag = family.representation.internalTag,
        let pattern = family.member(type.id)?.names.namePatterns.first,
        objects.contains(where: { !$0.keepsName(at: tag) })
      else { return nil }
      let cure = "add a property of 'String' that is always written under '\(tag.text)'"
      return .forgottenName(
        pattern, of: "'\(type.name)'", cure,
        at: type.attributes.range(of: .name) ?? type.range, in: file)
    }
  }
}

extension ObjectPlan {
  /// Whether a property has the name of a family, and writes it whatever it is.
  fileprivate func keepsName(at tag: TagPlace) -> Bool {
    properties.contains { property in
      if case .optional = property.shape { return false }
      return property.pathToWrite == tag.path && property.omissions.isEmpty
        && property.pathsToRead.contains { tag.reads.contains($0) }
    }
  }
}
