import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks an enum in whose object other discriminators are: of the families it belongs to, and of enums that have it
/// as the value of a case.
struct NamesAroundChecks {
  let subject: CheckedType
  let around: EnclosingTags

  private var context: PlanningContext { subject.planner.context }
  private var type: ModelType { subject.planner.type }
  private var model: Model { subject.planner.model }
  private var runtime: Runtime { subject.planner.runtime }
  private var file: ParsedFile { subject.planner.file }
  private var encoded: EncodedProperties { EncodedProperties(context) }

  func run() -> [Diagnostic] {
    let names = around.tags(enclosing: type.id)
    let elements = Dictionary(grouping: type.cases, by: \.name)
    return subject.choices.flatMap { choice -> [Diagnostic] in
      guard let form = choice.familyRepresentation,
        choice.coding.decodes || choice.coding.encodes
      else { return [] }
      let coded = choice.cases.filter { $0.isDecoded || $0.isEncoded }
      return meetingNames(choice, form, names)
        + coded.flatMap { planned -> [Diagnostic] in
          guard let element = elements[planned.name]?.first(where: isPlanned) else { return [] }
          return keysOfNames(planned, element, form, names)
            + missingObject(planned, element, form, names)
            + namesInValue(planned, element, choice, names)
        }
    }.uniqued()
  }

  private func isPlanned(_ element: EnumCase) -> Bool { subject.plannedCase(element) != nil }

  /// Reports names and contents at the place of another name, and an external enum in an object with another name.
  private func meetingNames(
    _ choice: EnumPlan, _ form: Family.Representation, _ names: [EnclosingTags.Tag]
  ) -> [Diagnostic] {
    if form == .external { return externalMember(choice, names) }
    return names.compactMap { name -> Diagnostic? in
      let range = type.attributes.range(of: .tag) ?? type.range
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

  /// Reports an external enum that belongs to a family: its only key leaves no place for the family's name. An external
  /// value of a case is reported with the case.
  private func externalMember(_ choice: EnumPlan, _ names: [EnclosingTags.Tag]) -> [Diagnostic] {
    let isMember = context.families.haveMember(type.id)
    guard choice.coding.decodes, isMember, let name = names.first else { return [] }
    let range = type.attributes.range(of: .family) ?? type.range
    return [.externalWithName(type, name, at: range, in: file)]
  }

  /// Reports keys of a case's values, or names that are keys, that are also keys of other names.
  private func keysOfNames(
    _ planned: EnumPlan.Case, _ element: EnumCase, _ form: Family.Representation,
    _ names: [EnclosingTags.Tag]
  ) -> [Diagnostic] {
    if planned.stored != nil { return [] }
    var keys: [String] = []
    switch form {
    case .adjacent(tag: _, content: .underName): keys = planned.names
    case .internal where planned.payload == .keyed || planned.payload == .single,
      .untagged where planned.payload == .keyed:
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

  /// Reports cases of an untagged enum that are not objects, and so have no place for another name.
  private func missingObject(
    _ planned: EnumPlan.Case, _ element: EnumCase, _ form: Family.Representation,
    _ names: [EnclosingTags.Tag]
  ) -> [Diagnostic] {
    guard form == .untagged, let name = names.first, planned.labels != .all else { return [] }
    if planned.payload != .single, !planned.values.isEmpty { return [] }
    return [.noObject(element, type, name, in: file)]
  }

  /// Reports values in the object of a case that have another name, or the key of one.
  private func namesInValue(
    _ planned: EnumPlan.Case, _ element: EnumCase, _ choice: EnumPlan, _ outer: [EnclosingTags.Tag]
  ) -> [Diagnostic] {
    guard let shape = choice.valueSharingObject(of: planned) else { return [] }
    let own =
      planned.payload == .namedObject
      ? [] : [choice.familyRepresentation?.internalTag].compactMap(\.self)
    let names = outer + own.map { EnclosingTags.Tag(place: $0, owner: type.name) }
    if let name = names.first, isExternal(shape) {
      return [.externalValue(element, name, in: file)]
    }
    // An enum of this module is checked against this enum's name where it is declared.
    let isForeign = around.declarations(of: shape).contains { around.tag(ofForeign: $0) != nil }
    return (isForeign ? names : outer).compactMap { name in
      let brought = tags(of: shape).first { $0.meets(name.place) }
      return brought.map { .valueBringsName(element, $0, name, in: file) }
    } + keysInValue(shape, element, outer, names)
  }

  /// Reports properties of a case's value at the place of a name.
  ///
  /// - Parameters:
  ///   - outer: the names of other declarations.
  ///   - names: these and the enum's own name, which `TagChecks` checks for structs.
  private func keysInValue(
    _ shape: JSONShape, _ element: EnumCase, _ outer: [EnclosingTags.Tag],
    _ names: [EnclosingTags.Tag]
  ) -> [Diagnostic] {
    let family =
      if case .polymorphic(let value) = shape.unwrapped { context.families.named(value.base) } else
      {
        Family?.none
      }
    let types = family?.members.map(\.type) ?? around.declarations(of: shape)
    return types.flatMap { id -> [Diagnostic] in
      let properties = encoded.properties(of: id)
      return (family == nil ? outer : names).compactMap { name in
        let tag = name.place
        let property = properties.first { property in
          tag.paths.contains(property.path) && !encoded.mayBeText(property.shape)
            || tag.isReplaced(by: property.path)
        }
        return property.map { _ in
          .keyOfName(element.valueInWords, at: element.range, of: name.owner, in: file)
        }
      }
    }
  }

  /// The discriminators in the object of a struct, of a value of a family, or of a foreign enum.
  private func tags(of shape: JSONShape) -> [TagPlace] {
    if case .polymorphic(let value) = shape.unwrapped,
      let family = context.families.named(value.base)
    {
      return [family.representation.internalTag ?? family.representation.tag].compactMap(\.self)
    }
    let families = context.families.all.filter { !$0.isRefinement }
    return around.declarations(of: shape).flatMap { id in
      // An enum of this module is checked where it is declared.
      model.declaration(id).kind == .enum
        ? [around.tag(ofForeign: id)].compactMap(\.self)
        : families.filter { $0.member(id) != nil }.compactMap(\.representation.internalTag)
    }
  }

  /// Whether a value's object has only one key, which is a name.
  private func isExternal(_ shape: JSONShape) -> Bool {
    if case .polymorphic(let value) = shape.unwrapped,
      let family = context.families.named(value.base)
    {
      return family.representation == .external
    }
    return around.declarations(of: shape).contains(where: around.isExternal)
  }
}
