import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of types that are coded as an array of their properties.
extension TypeChecks {
  func checkPositional() -> [Diagnostic] {
    guard type.isPositional,
      let annotation = type.annotations.first(where: { $0.isWritten(.positional) })
    else {
      return checkSuperclassIsObject()
    }
    if !planner.runtime.hasPolicies {
      return [.blockNotForRuntime(annotation, planner.runtime, severity: .error, in: file)]
    }
    if !planner.decodes, !planner.encodes { return checkUselessPositional() }
    if let place = placeOfName { return [.positionalMember(type, place, annotation, in: file)] }
    let superclasses = plan.variants.compactMap { $0.object?.superclass }
    if let superclass = superclasses.first(where: { $0.decodes || $0.encodes }) {
      return [.positionalSubclass(type, superclass.name, annotation, in: file)]
    }
    return checkNoKeys() + planned.flatMap(checkElement) + checkNoFunctions() + checkShifted()
  }

  /// What the user codes has the form that the user gives it.
  func checkUselessPositional() -> [Diagnostic] {
    guard type.isPositional, !planner.selected.parts.isDisjoint(with: [.decoding, .encoding]) else {
      return []
    }
    return type.annotations.filter { $0.ownKey == .positional }
      .map { .uselessAnnotation($0, "'\(type.name)' is coded by hand", in: file) }
  }

  /// The key of a name beside the properties, which makes the type an object; nil without one.
  private var placeOfName: (text: String, isBeagles: Bool)? {
    if let tag = planner.objects.tags.first { return (tag.place.text, false) }
    if planner.runtime.hasFamilies { return nil }
    let conformances = planner.model.conformances(of: type.id)
    return planner.runtime.bases.first(where: conformances.contains)
      .map { (BeaglePreset.tag(ofFamily: $0), true) }
  }

  /// A subclass has no place for its properties in an array, nor in what is coded as one value.
  private func checkSuperclassIsObject() -> [Diagnostic] {
    guard planner.decodes || planner.encodes,
      let superclass = plan.variants.compactMap({ $0.object?.superclass }).first,
      planner.model.type(superclass.declaration).isPositional
    else { return [] }
    return [.subclassOfPositional(type, superclass.name, in: file)]
  }

  /// A user's `CodingKeys` chooses properties and their keys; an array has none, and its order is that of
  /// the declarations.
  private func checkNoKeys() -> [Diagnostic] {
    guard let place = planner.written.places["CodingKeys"]?.last else { return [] }
    return [.keysOfPositional(type, place.range, in: planner.model.files[place.file])]
  }

  private func checkElement(_ plan: PropertyPlan) -> [Diagnostic] {
    let property = plan.property
    let file = planner.model.files[property.owner.file]
    let annotations = property.annotations.compactMap { annotation -> Diagnostic? in
      guard let key = annotation.ownKey else { return nil }
      if key == .flatten { return .flattenInPositional(type, annotation, in: file) }
      if key == .omit, OmissionRule(annotation.value) == .never {
        return .uselessAnnotation(annotation, "nil is always written in an array", in: file)
      }
      if key.subject == .omission, plan.destination == .element {
        return .omissionInPositional(property, type, annotation, in: file)
      }
      return key.subject == .place
        ? .uselessAnnotation(annotation, "'\(type.name)' is coded as an array", in: file) : nil
    }
    return annotations + (plan.isField ? [.fieldInPositional(property, type, in: file)] : [])
  }

  /// Functions of the user's look for a key.
  private func checkNoFunctions() -> [Diagnostic] {
    planned.flatMap { plan -> [Diagnostic] in
      var names: [String] = []
      if planner.decodes, case .function = plan.source {
        names.append(plan.property.readerName + "(from:)")
      }
      if planner.encodes, case .function = plan.destination {
        names.append(plan.property.writerName + "(to:)")
      }
      return names.map { name in
        let place = planner.written.places[name]?.last
        return .functionInPositional(
          type, name, place?.range ?? plan.property.range,
          in: planner.model.files[place?.file ?? plan.property.owner.file])
      }
    }
  }

  /// What is coded one way only moves the elements after it in that direction.
  private func checkShifted() -> [Diagnostic] {
    guard planner.decodes, planner.encodes else { return [] }
    let shifted = plan.variants.compactMap(\.object).compactMap { object -> PropertyPlan? in
      let isShifted = zip(object.elementsRead, object.elementsWritten)
        .contains { $0.property.range != $1.property.range }
      guard isShifted else { return nil }
      return object.properties.first { ($0.source == .element) != ($0.destination == .element) }
    }
    return shifted.prefix(1).map { plan in
      .shiftedElements(
        plan.property, isRead: plan.source == .element,
        in: planner.model.files[plan.property.owner.file])
    }
  }
}

/// What keeps a type from being coded as an array, in alphabetical order.
extension Diagnostic {
  private static func notPositional(
    _ message: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(rule: .notPositional, message: message, file: file.source.path, range: range)
  }

  fileprivate static func fieldInPositional(
    _ property: Property, _ type: ModelType, in file: ParsedFile
  ) -> Diagnostic {
    notPositional(
      "'\(property.bareName)' may be missing, and '\(type.name)' is coded as an array, in which what is "
        + "missing moves the elements after it; make it an optional", property.range, in: file)
  }

  fileprivate static func flattenInPositional(
    _ type: ModelType, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    notPositional(
      "'flatten' adds keys to an object, and '\(type.name)' is coded as an array; remove it",
      annotation.range, in: file)
  }

  fileprivate static func functionInPositional(
    _ type: ModelType, _ name: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    notPositional(
      "'\(name)' has no key to look for, since '\(type.name)' is coded as an array; write a coder, and "
        + "'// widgetgen: coder = …' on the property", range, in: file)
  }

  fileprivate static func keysOfPositional(
    _ type: ModelType, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    notPositional(
      "'CodingKeys' has no effect, since '\(type.name)' is coded as an array in the order of its "
        + "properties; remove it, and mark what is not coded '// widgetgen: skip'", range, in: file)
  }

  fileprivate static func omissionInPositional(
    _ property: Property, _ type: ModelType, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    notPositional(
      "'\(annotation.key)' leaves out '\(property.bareName)', and '\(type.name)' is coded as an array, in "
        + "which that moves the elements after it; remove it", annotation.range, in: file)
  }

  fileprivate static func positionalMember(
    _ type: ModelType, _ place: (text: String, isBeagles: Bool), _ annotation: Annotation,
    in file: ParsedFile
  ) -> Diagnostic {
    notPositional(
      "'\(type.name)' has its name under '\(place.text)' and cannot be coded as an array; remove "
        + "'positional'" + (place.isBeagles ? "" : ", or give its family a 'content'"),
      annotation.range, in: file)
  }

  fileprivate static func positionalSubclass(
    _ type: ModelType, _ superclass: String, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    notPositional(
      "'\(type.name)' cannot be coded as an array, since '\(superclass)' codes its own properties; remove "
        + "'positional'", annotation.range, in: file)
  }

  fileprivate static func shiftedElements(
    _ property: Property, isRead: Bool, in file: ParsedFile
  ) -> Diagnostic {
    let (done, other) = isRead ? ("read", "written") : ("written", "read")
    return Diagnostic(
      rule: .shiftedElements, severity: .warning,
      message:
        "'\(property.bareName)' is \(done) and not \(other), so that the elements after it have other "
        + "positions when they are \(other); move it to the end, or code it both ways",
      file: file.source.path, range: property.range)
  }

  fileprivate static func subclassOfPositional(
    _ type: ModelType, _ superclass: String, in file: ParsedFile
  ) -> Diagnostic {
    notPositional(
      "'\(type.name)' has keys, and its superclass '\(superclass)' is coded as an array; write its coding "
        + "by hand, or remove 'positional' from '\(superclass)'", type.range, in: file)
  }
}

extension Rule {
  static let notPositional = Rule(
    "not-positional", "A type cannot be coded as an array",
    "The elements of an array are the properties of a `positional` type in order. Nothing may move them or look for a key: "
      + "`omit`, `Field`, `flatten`, `CodingKeys`, functions of yours for single properties, a superclass that is "
      + "coded. A family whose names are beside the properties needs an object; give it a `content`."
  )

  static let shiftedElements = Rule(
    "shifted-elements", "The elements of an array have other positions when they are read",
    "A property of a `positional` type that is only read or only written, as is a constant with a value, has an element in "
      + "one direction only, which moves those after it. Move it to the end, or code it both ways.")
}
