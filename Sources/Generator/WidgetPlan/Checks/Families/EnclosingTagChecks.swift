import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks an enum whose object also contains other discriminators. These belong to the enum's families, to enums that
/// store a value of this enum, or to values that this enum stores.
struct EnclosingTagChecks: PlannedTypeCheck {
  let subject: CheckedType
  let around: EnclosingTags

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

  /// Reports a discriminator or a content path that overlaps another discriminator, and an external enum whose object
  /// also contains another discriminator.
  private func meetingNames(
    _ choice: EnumPlan, _ form: Family.Representation, _ names: [EnclosingTags.Tag]
  ) -> [Diagnostic] {
    if form == .external { return externalMember(choice, names) }
    return names.compactMap { name -> Diagnostic? in
      let range = type.attributes.range(of: .tag) ?? type.range
      if let path = form.tag?.meeting(name.place) {
        return Diagnostic(
          .keyOfName,
          "'\(path.joined(separator: "."))' is the place of the names of '\(type.name)' and of "
            + "its name in '\(name.owner)'; give one of them another 'tag'",
          at: range, in: file)
      }
      guard let content = form.content,
        name.place.paths.contains(where: { $0 == content || TagPlace.overlap($0, content) })
      else { return nil }
      return Diagnostic(
        .keyOfName,
        "'content' of '\(type.name)' is '\(content.joined(separator: "."))', the place of its name "
          + "in '\(name.owner)'; choose another 'content', or give '\(name.owner)' another 'tag'",
        at: type.attributes.range(of: .content) ?? type.range, in: file)
    }
  }

  /// Reports an external enum that belongs to a family: its only key leaves no place for its name in the family. If an
  /// external enum is the value of a case, the case is reported instead.
  private func externalMember(_ choice: EnumPlan, _ names: [EnclosingTags.Tag]) -> [Diagnostic] {
    let isMember = context.families.haveMember(type.id)
    guard choice.coding.decodes, isMember, let name = names.first else { return [] }
    let range = type.attributes.range(of: .family) ?? type.range
    return [
      Diagnostic(
        .noPlaceForName,
        "'\(type.name)' is externally tagged, and leaves no place for its name in '\(name.owner)' "
          + "at '\(name.place.text)'; add 'tag = \"…\"' for the names of its cases",
        at: range, in: file)
    ]
  }

  /// Reports keys of a case's values, and names that are used as keys, if another discriminator has the same key.
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
      keys = planned.values.flatMap { $0.property.places.compactMap(\.first) }
    case .internal, .untagged, .external, .adjacent: break
    }
    return names.compactMap { name -> Diagnostic? in
      guard let key = keys.first(where: { name.place.outerKeys.contains($0) }) else { return nil }
      if case .adjacent = form {
        return .nameIsTag(
          key, of: "'case \(element.name.bareName)'", name.place,
          at: element.range(of: key), in: file)
      }
      let what = element.valueInWords
      return name.place.paths.contains([key])
        ? .keyOfName(what, at: element.range, of: name.owner, in: file)
        : .overlapsName(what, name.place, at: element.range, of: name.owner, in: file)
    }
  }

  /// Reports cases of an untagged enum that are not objects, and therefore have no place for another name.
  private func missingObject(
    _ planned: EnumPlan.Case, _ element: EnumCase, _ form: Family.Representation,
    _ names: [EnclosingTags.Tag]
  ) -> [Diagnostic] {
    guard form == .untagged, let name = names.first, planned.labels != .all else { return [] }
    if planned.payload != .single, !planned.values.isEmpty { return [] }
    return [
      Diagnostic(
        .noPlaceForName,
        "'case \(element.name.bareName)' is not an object, and leaves no place for the name of "
          + "'\(type.name)' in '\(name.owner)'; "
          + (element.hasValues
            ? "give its value a key with '// widgetgen: key = \"…\"'"
            : "give it a value with a label")
          + ", or write 'family' instead of 'family = untagged'",
        at: element.range, in: file)
    ]
  }

  /// Reports a value that shares its case's object, if a discriminator or a property of the value is at the place of
  /// another discriminator. An externally tagged value is reported if the object has a discriminator.
  private func namesInValue(
    _ planned: EnumPlan.Case, _ element: EnumCase, _ choice: EnumPlan, _ outer: [EnclosingTags.Tag]
  ) -> [Diagnostic] {
    choice.valuesSharingObject(of: planned).flatMap {
      namesInValue($0, planned, element, choice, outer)
    }
  }

  private func namesInValue(
    _ shape: JSONShape, _ planned: EnumPlan.Case, _ element: EnumCase, _ choice: EnumPlan,
    _ outer: [EnclosingTags.Tag]
  ) -> [Diagnostic] {
    let own = [choice.tagNextToValues(of: planned)].compactMap(\.self)
    let names =
      outer + own.map { EnclosingTags.Tag(place: $0, type: choice.tagType, owner: type.name) }
    if let name = names.first, isExternal(shape) {
      return [
        Diagnostic(
          .noPlaceForName,
          "\(element.valueInWords) is externally tagged, and leaves no place for the name of "
            + "'\(name.owner)' at '\(name.place.text)'; give it a key with "
            + "'// widgetgen: key = \"…\"', or its type a 'tag'",
          at: element.range, in: file)
      ]
    }
    // If the value is another enum of this module, this enum's discriminator is checked at the declaration of that
    // enum.
    let isForeign = around.declarations(of: shape).contains { around.tag(ofForeign: $0) != nil }
    return (isForeign ? names : outer).compactMap { name in
      let brought = tags(of: shape).first { $0.meets(name.place) }
      return brought.map {
        Diagnostic(
          .keyOfName,
          "\(element.valueInWords) has its own name at '\($0.text)', the place of the name of "
            + "'\(name.owner)'; give it a key with '// widgetgen: key = \"…\"', or "
            + "'\(name.owner)' another 'tag'",
          at: element.range, in: file)
      }
    } + keysInValue(shape, element, outer, names)
  }

  /// Reports properties of a case's value at the place of a discriminator.
  ///
  /// - Parameters:
  ///   - outer: the discriminators of other declarations.
  ///   - names: `outer` and the enum's own discriminator, which `TagChecks` checks for structs.
  private func keysInValue(
    _ shape: JSONShape, _ element: EnumCase, _ outer: [EnclosingTags.Tag],
    _ names: [EnclosingTags.Tag]
  ) -> [Diagnostic] {
    let family = family(of: shape)
    let types = family?.members.map(\.type) ?? around.declarations(of: shape)
    return types.flatMap { id -> [Diagnostic] in
      let properties = encoded.properties(of: id)
      return (family == nil ? outer : names).compactMap { name in
        properties.contains { encoded.conflicts($0, with: name.place, name.type) }
          ? .keyOfName(element.valueInWords, at: element.range, of: name.owner, in: file) : nil
      }
    }
  }

  /// Returns the places of the discriminators in a value's object. The value can be a struct, a class, a value of a
  /// family, or an enum of another module.
  private func tags(of shape: JSONShape) -> [TagPlace] {
    if let family = family(of: shape) {
      return [family.representation.internalTag ?? family.representation.tag].compactMap(\.self)
    }
    return around.declarations(of: shape).flatMap { id in
      // An enum of this module is checked at its own declaration.
      model.declaration(id).kind == .enum
        ? [around.tag(ofForeign: id)].compactMap(\.self)
        : context.families.containing(id).filter { !$0.isRefinement }
          .compactMap(\.representation.internalTag)
    }
  }

  /// Whether a value is externally tagged: the only key of its object is a name.
  private func isExternal(_ shape: JSONShape) -> Bool {
    if let family = family(of: shape) { return family.representation == .external }
    return around.declarations(of: shape).contains(where: around.isExternal)
  }

  /// Returns the family of a polymorphic value, or nil for another value.
  private func family(of shape: JSONShape) -> Family? {
    guard case .polymorphic(let value) = shape.unwrapped else { return nil }
    return context.families.named(value.base)
  }
}

extension Rule {
  static let noPlaceForName = Rule("no-place-for-name", .error, .warning)
}
