import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks types that are coded as an array of their properties.
struct PositionalChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    guard type.isPositional,
      let annotation = type.annotations.first(where: { $0.isWritten(.positional) })
    else { return positionalSuperclass() }
    if !runtime.hasPolicies {
      return [.blockNotForRuntime(annotation, runtime, severity: .error, in: file)]
    }
    if !planner.decodes, !planner.encodes { return [] }
    if let place = placeOfName {
      return [
        Diagnostic(
          .notPositional,
          "'\(type.name)' has its name under '\(place.text)' and cannot be coded as an array; "
            + "remove 'positional'" + (place.isBeagles ? "" : ", or give its family a 'content'"),
          at: annotation.range, in: file)
      ]
    }
    let superclasses = plan.variants.compactMap { $0.object?.superclass }
    if let superclass = superclasses.first(where: { $0.decodes || $0.encodes }) {
      return [
        Diagnostic(
          .notPositional,
          "'\(type.name)' cannot be coded as an array, because '\(superclass.name)' codes its own "
            + "properties; remove 'positional'",
          at: annotation.range, in: file)
      ]
    }
    return codingKeys() + codedProperties.flatMap(problems) + stylesOfBlocks() + functions()
      + shiftedElements()
  }

  /// The place of the type's name next to its properties, or nil if there isn't one. An array has no place for a name.
  private var placeOfName: (text: String, isBeagles: Bool)? {
    if let tag = planner.objects.tags.first { return (tag.place.text, false) }
    if runtime.hasFamilies { return nil }
    let conformances = context.conformances[type.id]
    return context.families.bases.first(where: conformances.contains)
      .map { (BeaglePreset.tag(ofFamily: $0), true) }
  }

  /// Reports a keyed subclass of a positional class, because the superclass's array has no place for the subclass's
  /// properties.
  private func positionalSuperclass() -> [Diagnostic] {
    guard planner.decodes || planner.encodes,
      let superclass = plan.variants.compactMap({ $0.object?.superclass }).first,
      model.type(superclass.declaration).isPositional
    else { return [] }
    return [
      Diagnostic(
        .notPositional,
        "'\(type.name)' has keys, but its superclass '\(superclass.name)' is coded as an array; "
          + "write its coding by hand, or remove 'positional' from '\(superclass.name)'",
        at: type.range, in: file)
    ]
  }

  /// Reports a user-defined `CodingKeys`, because the elements of an array have no keys, and their order is the order
  /// of the declarations.
  private func codingKeys() -> [Diagnostic] {
    guard let place = planner.written.locations["CodingKeys"]?.last else { return [] }
    return [
      Diagnostic(
        .notPositional,
        "'CodingKeys' has no effect, because '\(type.name)' is coded as an array in the order of "
          + "its properties; remove it, and mark properties that are not coded with "
          + "'// widgetgen: skip'",
        at: place.range, in: model.files[place.file])
    ]
  }

  /// Returns the diagnostics about a property's annotations and type. An element has no key, and only the last element
  /// can be left out.
  private func problems(_ plan: PropertyPlan) -> [Diagnostic] {
    let property = plan.property
    let file = model.files[property.owner.file]
    let annotations = property.annotations.compactMap { annotation -> Diagnostic? in
      guard let key = annotation.ownKey else { return nil }
      if key == .flatten {
        return Diagnostic(
          .notPositional,
          "'flatten' merges keys into an object, but '\(type.name)' is coded as an array; remove "
            + "it",
          at: annotation.range, in: file)
      }
      if key == .omit, OmissionRule(annotation.value) == .never {
        return .uselessAnnotation(annotation, "nil is always written in an array", in: file)
      }
      if key.subject == .omission, plan.destination == .element, !isLastElement(plan) {
        return Diagnostic(
          .notPositional,
          "'\(type.name)' is coded as an array, in which '\(annotation.key)' of "
            + "'\(property.bareName)' moves the elements after it; remove it, or move "
            + "'\(property.bareName)' to the end",
          at: annotation.range, in: file)
      }
      return key.subject == .place
        ? .uselessAnnotation(annotation, "'\(type.name)' is coded as an array", in: file) : nil
    }
    if !plan.isField { return annotations }
    return annotations + [
      Diagnostic(
        .notPositional,
        "'\(type.name)' is coded as an array, in which a missing '\(property.bareName)' moves the "
          + "elements after it; make it an optional",
        at: property.range, in: file)
    ]
  }

  /// Whether no element follows a property, with any values of the conditions of `#if`.
  private func isLastElement(_ property: PropertyPlan) -> Bool {
    plan.variants.compactMap(\.object).allSatisfy { object in
      !object.properties.contains { $0.name == property.name } || object.isLastElement(property)
    }
  }

  /// Reports the key styles of blocks in the type's body. A block around the type may be for other types.
  private func stylesOfBlocks() -> [Diagnostic] {
    var seen: Set<SourceRange> = []
    return type.storedProperties.flatMap { property -> [Diagnostic] in
      let body = model.declaration(property.owner).range
      let styles = property.annotations.filter { annotation in
        annotation.isOfBlock && annotation.isOn && annotation.knownKey == .keyStyle
          && annotation.keyRange.start > body.start && annotation.keyRange.end < body.end
      }
      return styles.filter { seen.insert($0.keyRange).inserted }.map { annotation in
        .uselessAnnotation(
          annotation, "'\(type.name)' is coded as an array", in: model.files[property.owner.file])
      }
    }
  }

  /// Reports user-defined coding functions, because they require a key.
  private func functions() -> [Diagnostic] {
    codedProperties.flatMap { plan -> [Diagnostic] in
      var names: [String] = []
      if planner.decodes, case .function = plan.source {
        names.append(plan.property.readerName + "(from:)")
      }
      if planner.encodes, case .function = plan.destination {
        names.append(plan.property.writerName + "(to:)")
      }
      return names.map { name in
        let place = planner.written.locations[name]?.last
        return Diagnostic(
          .notPositional,
          "'\(name)' has no key, because '\(type.name)' is coded as an array; write a coder, and "
            + "'// widgetgen: coder = …' on the property",
          at: place?.range ?? plan.property.range,
          in: model.files[place?.file ?? plan.property.owner.file])
      }
    }
  }

  /// Reports a property that is coded in only one direction, because the following elements would have different
  /// positions in the other direction.
  private func shiftedElements() -> [Diagnostic] {
    guard planner.decodes, planner.encodes else { return [] }
    let shifted = plan.variants.compactMap(\.object).compactMap { object -> PropertyPlan? in
      let isShifted = zip(object.decodedElements, object.encodedElements)
        .contains { $0.property.range != $1.property.range }
      guard isShifted else { return nil }
      return object.properties.first { ($0.source == .element) != ($0.destination == .element) }
    }
    return shifted.prefix(1).map { plan in
      let isRead = plan.source == .element
      let (done, other) = isRead ? ("decoded", "encoded") : ("encoded", "decoded")
      return Diagnostic(
        .shiftedElements,
        "'\(plan.property.bareName)' is \(done) and not \(other), so the elements after it have "
          + "other positions when they are \(other); move it to the end, or code it both ways",
        at: plan.property.range, in: model.files[plan.property.owner.file])
    }
  }
}

extension Rule {
  static let notPositional = Rule("not-positional", .error)
  static let shiftedElements = Rule("shifted-elements", .warning)
}
