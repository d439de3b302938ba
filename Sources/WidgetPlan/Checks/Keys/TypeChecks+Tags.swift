import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of keys beside a discriminator.
extension TypeChecks {
  /// The tag of a family is the key of the type's name: a property with that key has to be that
  /// string, and no value of a case can be. What is written around or within it would replace it.
  func checkTags() -> [Diagnostic] {
    let tags = plan.variants.compactMap(\.object).flatMap(\.tags).map(\.place)
    let names = tags.reduce(into: Set<[String]>()) { $0.formUnion($1.paths) }
    let properties = planned.compactMap { plan -> Diagnostic? in
      let property = plan.property
      let range = property.range(of: .key, .alias)
      let paths = plan.pathsToRead + [plan.pathToWrite].compactMap(\.self)
      if paths.contains(where: names.contains), !mayBeString(plan.shape) {
        return .keyOfName("'\(property.bareName)'", at: range, of: type.name, in: file)
      }
      return tags.first { $0.isReplaced(by: plan.pathToWrite) }.map {
        .overlapsName("'\(property.bareName)'", $0, at: range, of: type.name, in: file)
      }
    }
    return properties + checkTagsOfCases() + checkFlattenedTags(tags)
  }

  private func checkTagsOfCases() -> [Diagnostic] {
    let refused = choices.flatMap { choice -> [(name: String, place: TagPlace, isKey: Bool)] in
      guard let tag = choice.familyRepresentation?.internalTag else { return [] }
      return choice.cases.compactMap { element in
        if element.fallback != nil { return nil }
        let keys = element.values.flatMap { $0.keys + [$0.key] }
        if keys.contains(where: { tag.paths.contains([$0]) }) { return (element.name, tag, true) }
        let isReplaced = element.values.contains { tag.isReplaced(by: [$0.key]) }
        return isReplaced ? (element.name, tag, false) : nil
      }
    }
    return type.cases.compactMap { element in
      refused.first { $0.name == element.name }.map { refused in
        refused.isKey
          ? .keyOfName(element.valueInWords, at: element.range, of: type.name, in: file)
          : .overlapsName(
            element.valueInWords, refused.place, at: element.range, of: type.name, in: file)
      }
    }
  }

  /// What is flattened must not write a value around the discriminator either.
  private func checkFlattenedTags(_ tags: [TagPlace]) -> [Diagnostic] {
    if tags.allSatisfy({ $0.paths.count == 1 && $0.key != nil }) { return [] }
    let flattened = planned.filter { $0.destination == .flattened && !$0.shape.isCoded }
    return flattened.compactMap { plan in
      let property = plan.property
      guard let declared = property.type else { return nil }
      let paths = writtenProperties(of: declared, in: Scope(in: property.owner)).map(\.path)
      return tags.first { tag in paths.contains { tag.isReplaced(by: $0) } }.map {
        .overlapsName(
          "'\(property.bareName)'", $0, at: property.range(of: .flatten), of: type.name, in: file)
      }
    }
  }
}
