import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of enums in whose objects others have names, too: the families that they belong to, and enums
/// of which they are values.
extension TypeChecks {
  func checkNamesAround(_ around: NamesAround) -> [Diagnostic] {
    let names = around.names(around: type.id)
    let elements = Dictionary(grouping: type.cases, by: \.name)
    return choices.flatMap { choice -> [Diagnostic] in
      guard let form = choice.familyRepresentation,
        choice.coding.decodes || choice.coding.encodes
      else { return [] }
      let coded = choice.cases.filter { $0.isRead || $0.isWritten }
      return checkForm(choice, form, names)
        + coded.flatMap { planned -> [Diagnostic] in
          guard let element = elements[planned.name]?.first(where: { plannedCase($0) != nil })
          else {
            return []
          }
          return checkKeys(of: planned, element, form, names)
            + checkObject(planned, element, form, names)
            + checkValue(of: planned, element, choice, names, around)
        }
    }.uniqued()
  }

  /// Names and contents must not be where the names of others are, nor may their object have one key alone.
  private func checkForm(
    _ choice: EnumPlan, _ form: Family.Representation, _ names: [NamesAround.Name]
  ) -> [Diagnostic] {
    if form == .external { return checkOnlyKey(choice, names) }
    return names.compactMap { name -> Diagnostic? in
      let range =
        type.attributes.range(of: .tag) ?? type.range
      if let path = form.tag?.meeting(name.place) {
        return .namesMeet(type, name, at: path, range, in: file)
      }
      guard let content = form.content,
        name.place.paths.contains(where: { $0 == content || TagPlace.overlap($0, content) })
      else { return nil }
      return .contentMeetsName(
        type, name, at: content,
        type.attributes.range(of: .content) ?? type.range, in: file)
    }
  }

  /// The only key of an enum in a family cannot be beside a name. One that is the value of a case is reported there.
  private func checkOnlyKey(_ choice: EnumPlan, _ names: [NamesAround.Name]) -> [Diagnostic] {
    let isMember = !planner.runtime.families(with: type.id).isEmpty
    guard choice.coding.decodes, isMember, let name = names.first else { return [] }
    let range = type.attributes.range(of: .family) ?? type.range
    return [.externalWithName(type, name, at: range, in: file)]
  }

  /// The keys beside a name must not be those of names.
  private func checkKeys(
    of planned: EnumPlan.Case, _ element: EnumCase, _ form: Family.Representation,
    _ names: [NamesAround.Name]
  ) -> [Diagnostic] {
    if planned.fallback != nil { return [] }
    var keys: [String] = []
    switch form {
    case .adjacent(tag: _, content: .underName): keys = planned.names
    case .internal where !(planned.isSingle && planned.isObject),
      .untagged where !planned.isSingle:
      keys = planned.values.flatMap { $0.keys + [$0.key] }
    case .internal, .untagged, .external, .adjacent: break
    }
    return names.compactMap { name -> Diagnostic? in
      guard let key = keys.first(where: { name.place.outerKeys.contains($0) }) else { return nil }
      if case .adjacent = form {
        return .nameIsTag(
          key, of: "'case \(element.name.bareName)'", name.place,
          at: element.rangeOfName, in: file)
      }
      let what = element.valueInWords
      return name.place.paths.contains([key])
        ? .keyOfName(what, at: element.range, of: name.owner, in: file)
        : .overlapsName(what, name.place, at: element.range, of: name.owner, in: file)
    }
  }

  /// Without names of its own, each case has to be an object in which there is a place for one.
  private func checkObject(
    _ planned: EnumPlan.Case, _ element: EnumCase, _ form: Family.Representation,
    _ names: [NamesAround.Name]
  ) -> [Diagnostic] {
    guard form == .untagged, let name = names.first, planned.labels != .all else { return [] }
    if planned.isSingle ? planned.isObject : !planned.values.isEmpty { return [] }
    return [.noObject(element, type, name, in: file)]
  }

  /// What is in the object of a case has none of the names, and none of their keys.
  private func checkValue(
    of planned: EnumPlan.Case, _ element: EnumCase, _ choice: EnumPlan,
    _ outer: [NamesAround.Name], _ around: NamesAround
  ) -> [Diagnostic] {
    guard let shape = choice.valueBesideName(of: planned) else { return [] }
    let own =
      planned.isNamedByValue
      ? [] : [choice.familyRepresentation?.internalTag].compactMap(\.self)
    let names = outer + own.map { NamesAround.Name(place: $0, owner: type.name) }
    if let name = names.first, isExternal(shape, around) {
      return [.externalValue(element, name, in: file)]
    }
    // The own name beside those of an enum of this module is checked with that.
    let isForeign = around.declarations(of: shape).contains { around.tagOfForeign($0) != nil }
    return (isForeign ? names : outer).compactMap { name in
      let brought = tags(of: shape, around).first { $0.meets(name.place) }
      return brought.map { .valueBringsName(element, $0, name, in: file) }
    } + checkProperties(of: shape, element, outer, names, around)
  }

  /// - Parameters:
  ///   - outer: the names of others.
  ///   - names: those, and the enum's own, which is checked beside a struct's properties already.
  private func checkProperties(
    of shape: JSONShape, _ element: EnumCase, _ outer: [NamesAround.Name],
    _ names: [NamesAround.Name], _ around: NamesAround
  ) -> [Diagnostic] {
    let family =
      if case .polymorphic(let value) = shape.unwrapped { around.family(of: value) } else {
        Family?.none
      }
    let types = family?.members.map(\.type) ?? around.declarations(of: shape)
    return types.flatMap { id -> [Diagnostic] in
      let properties = writtenProperties(of: id)
      return (family == nil ? outer : names).compactMap { name in
        let tag = name.place
        let property = properties.first { property in
          tag.paths.contains(property.path) && !mayBeString(property.shape)
            || tag.isReplaced(by: property.path)
        }
        return property.map { _ in
          .keyOfName(element.valueInWords, at: element.range, of: name.owner, in: file)
        }
      }
    }
  }

  /// The discriminators that a struct, or a value of a family, has in its own object.
  private func tags(of shape: JSONShape, _ around: NamesAround) -> [TagPlace] {
    if case .polymorphic(let value) = shape.unwrapped, let family = around.family(of: value) {
      return [family.representation.internalTag ?? family.representation.tag].compactMap(\.self)
    }
    let families = planner.runtime.families.filter { $0.base == nil }
    return around.declarations(of: shape).flatMap { id in
      // Those of an enum of this module are checked where it is declared.
      planner.model.declaration(id).kind == .enum
        ? [around.tagOfForeign(id)].compactMap(\.self)
        : families.filter { $0.member(id) != nil }.compactMap(\.representation.internalTag)
    }
  }

  /// Whether a value's object has one key alone, which is a name.
  private func isExternal(_ shape: JSONShape, _ around: NamesAround) -> Bool {
    if case .polymorphic(let value) = shape.unwrapped, let family = around.family(of: value) {
      return family.representation == .external
    }
    return around.declarations(of: shape).contains(where: around.isExternal)
  }
}
