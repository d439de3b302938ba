import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of what is read in place of an object.
extension TypeChecks {
  func checkShorthand() -> [Diagnostic] {
    // A type without keys has none, which is reported already.
    guard let annotation = type.annotations.own(.shorthand), let name = annotation.value.text,
      !type.isTransparent, !type.isPositional
    else { return [] }
    if type.kind == .enum { return checkShorthandCase(name, annotation) }
    if !planner.runtime.hasPolicies {
      return [.blockNotForRuntime(annotation, planner.runtime, severity: .error, in: file)]
    }
    if type.kind != .struct {
      return [.shorthand("'\(type.name)' is no struct; remove 'shorthand'", annotation, in: file)]
    }
    if !planner.decodes {
      return [.uselessAnnotation(annotation, "'\(type.name)' is not decoded", in: file)]
    }
    return plan.variants.compactMap(\.object).compactMap { checkShorthand(name, annotation, $0) }
      .first.map { [$0] } ?? []
  }

  private func checkShorthand(
    _ name: String, _ annotation: Annotation, _ object: ObjectPlan
  ) -> Diagnostic? {
    let read = object.properties.filter { $0.source != .nowhere }
    guard let property = read.first(where: { $0.property.bareName == name }) else {
      return .unknownShorthand(
        name, of: type.name, known: read.map(\.property.bareName), annotation, in: file)
    }
    guard case .keys = property.source else {
      return .shorthand(
        "'\(name)' is not read under a key of '\(type.name)'; name another property", annotation,
        in: file)
    }
    if planner.isObject(property.shape) {
      return .shorthand(
        "'\(name)' is an object itself; name a property of another type", annotation, in: file)
    }
    let other = read.first { plan in
      guard plan.property.bareName != name, plan.presence == .required else { return false }
      switch plan.source {
      case .keys, .paths: return true
      case .flattened, .function, .whole, .element, .nowhere: return false
      }
    }
    return other.map {
      .shorthand(
        "'\($0.property.bareName)' is required, and only '\(name)' has a value then; give it a default, "
          + "or make it an optional", annotation, in: file)
    }
  }

  private func checkShorthandCase(_ name: String, _ annotation: Annotation) -> [Diagnostic] {
    guard let choice = choices.first, let form = choice.familyRepresentation, form != .untagged,
      type.attributes.isFamily
    else { return [] }
    if !planner.decodes {
      return [.uselessAnnotation(annotation, "'\(type.name)' is not decoded", in: file)]
    }
    guard let element = choice.named.first(where: { $0.name.bareName == name }) else {
      return [
        .unknownShorthand(
          name, of: type.name, known: choice.named.map(\.name.bareName), annotation, in: file)
      ]
    }
    if element.fallback != nil { return [.patternOfMissing(name, annotation.range, in: file)] }
    guard element.values.count == 1 else {
      return [
        .shorthand(
          "'case \(name)' has not exactly one value; name another case", annotation, in: file)
      ]
    }
    if planner.isObject(element.values[0].shape) {
      return [
        .shorthand(
          "the value of 'case \(name)' is an object without 'shorthand'; add it to its type, or "
            + "name another case", annotation, in: file)
      ]
    }
    return element.values[0].onError == nil
      ? []
      : [
        .shorthand(
          "the value of 'case \(name)' has 'invalid', which is for its key; remove one of them",
          annotation, in: file)
      ]
  }
}

extension TypePlanner {
  /// Whether values of a shape are objects and nothing else, for certain.
  fileprivate func isObject(_ shape: JSONShape) -> Bool {
    switch shape {
    case .optional(let shape), .partial(let shape, leavingOut: _): isObject(shape)
    case .dictionary(let key, _):
      switch model.form(of: key) {
      case .texts, .integers, .keys: true
      case .pairs, .unknown: false
      }
    case .array, .uncodable: false
    case .polymorphic(let value):
      runtime.families.first { $0.name == value.base }.map {
        $0.representation != .untagged && $0.shorthand == nil
      } ?? true
    case .value(let value):
      value.coder == nil && value.declaration.map(model.hasNoShorthand) ?? false
    }
  }
}

extension Model {
  /// Whether values of a type are objects and nothing else, for certain.
  func hasNoShorthand(_ id: DeclarationID) -> Bool {
    let type = type(id)
    if type.attributes.shorthand != nil || type.isTransparent || type.isPositional {
      return false
    }
    if WrittenMembers(of: type, in: self).hasDecodingInit { return false }
    switch type.kind {
    case .struct, .class: return !conformances(of: id).contains("RawRepresentable")
    case .enum: return type.attributes.isFamily && !type.attributes.family.isUntagged
    case .protocol, .actor, .extension: return false
    }
  }

  /// What a family names has to be one of its types that is read from other values than objects.
  func checkShorthand(of family: Family) -> [Diagnostic] {
    guard family.base == nil, let name = family.shorthand,
      let annotation = annotations(of: family.id).own(.shorthand)
    else { return [] }
    let file = files[family.id.file]
    let known = family.members.filter { !$0.isByCases && attributes(of: $0.type).isDecoded }
    guard let member = known.first(where: { $0.name == name }) else {
      return [
        .unknownShorthand(name, of: family.name, known: known.map(\.name), annotation, in: file)
      ]
    }
    guard hasNoShorthand(member.type) else { return [] }
    return [
      .shorthand(
        "'\(name)' is read from objects alone; say by '// widgetgen: shorthand = …' which of its properties "
          + "another value is for", annotation, in: file)
    ]
  }
}

/// What keeps a value from being read in place of an object, in alphabetical order.
extension Diagnostic {
  fileprivate static func shorthand(
    _ message: String, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .noShorthand, message: message, file: file.source.path, range: annotation.range)
  }

  fileprivate static func unknownShorthand(
    _ name: String, of owner: String, known: [String], _ annotation: Annotation,
    in file: ParsedFile
  ) -> Diagnostic {
    let near = Suggestion.nearest(to: name, in: known)
    return Diagnostic(
      rule: .noShorthand,
      message: "'\(owner)' has no '\(name)' that is decoded; "
        + (near.map { "did you mean '\($0)'?" } ?? "name one of its properties, types or cases"),
      file: file.source.path, range: annotation.range)
  }
}

extension Rule {
  static let noShorthand = Rule(
    "no-shorthand", "Another value cannot be read in place of an object",
    "`shorthand` names the property that has the value, where all others may be missing; on a family it names a "
      + "type that has a `shorthand` of its own, and on an enum a case with one value.")
}
