import WidgetModel
package import WidgetSyntax

/// Determines how Swift codes types without generated code (Swift Evolution, SE-0166 and SE-0295).
///
/// For example: the key of `var count = 1` is required, and a `let` with an initial value is not decoded.
package struct SynthesizedPlanner {
  private let context: PlanningContext

  package init(_ context: PlanningContext) { self.context = context }

  private var model: Model { context.model }
  private var runtime: Runtime { context.runtime }

  /// Returns the coding of a type without generated code.
  package func coding(of id: DeclarationID) -> SynthesizedCoding {
    let type = model.type(id)
    let written = context.written(in: type)
    if written.hasDecodingInit { return .opaque("'init(from:)' is written by hand") }
    let known = context.conformances[id]
    guard known.includeCoding else {
      return .opaque("it is not declared to be Codable")
    }
    if !known.isDisjoint(with: ["OptionSet", "RawRepresentable"]),
      type.swiftRawType(in: model) == nil
    {
      return .opaque("it is coded by its 'rawValue'")
    }
    switch type.kind {
    case .enum: return choice(type, written)
    case .struct: return object(type, written)
    case .class:
      let inherits = known.contains { name in
        model.types(named: name, in: Scope(in: id)).contains {
          model.declaration($0).kind == .class
        }
      }
      guard inherits else { return object(type, written) }
      guard let superclass = Superclass(of: id, in: context), superclass.decodes else {
        return .opaque("it inherits its coding")
      }
      return .inherited(superclass)
    case .actor, .protocol, .extension: return .opaque("it has no synthesized coding")
    }
  }

  /// Returns the property `rawValue` if Swift codes it instead of the type (see `Conformances.rawValueProperty`);
  /// otherwise nil.
  package func rawValue(of id: DeclarationID) -> PropertyPlan? {
    guard context.conformances[id].includeCoding,
      let property = context.conformances.rawValueProperty(of: id),
      !context.written(in: id).hasDecodingInit
    else { return nil }
    var plan = plan(property, key: property.bareName, in: model.type(id))
    plan?.source = .whole
    plan?.destination = .whole
    return plan
  }

  private func choice(_ type: ModelType, _ written: WrittenMembers) -> SynthesizedCoding {
    if let raw = type.rawType(in: model) {
      return RawValues(of: type.id, in: model).map { .values($0) }
        ?? .opaque(RawValues.unknownReason(of: raw))
    }
    guard written.locations["CodingKeys"] == nil else {
      return .opaque("its 'CodingKeys' specify its names")
    }
    for element in type.cases where element.hasValues {
      if let keys = CaseCodingKeys(of: element, in: type, model), keys.unknownReason != nil {
        return .opaque("the keys of its '\(keys.name)' are not known")
      }
    }
    let planner = EnumPlanner(context, type, written)
    let members = CodingMembers(
      access: nil, isNonisolated: false, decoding: .generated, encoding: .generated)
    let cases = type.cases.map(\.withoutAnnotations)
    var plan = planner.plan(cases, members)
    // In Swift's own coding, a single value without a label has the key `_0`.
    plan.representation = .family(.external)
    plan.ignoresCase = false
    plan.cases = zip(plan.cases, cases).map { planned, element in
      var planned = planned
      planned.names = [element.name.bareName]
      (planned.payload, planned.role) = (.keyed, .named)
      return planned
    }
    return .choice(plan)
  }

  private func object(_ type: ModelType, _ written: WrittenMembers) -> SynthesizedCoding {
    guard written.otherCodingKeys.isEmpty, !written.hasUnknownKeys else {
      return .opaque("its 'CodingKeys' are not known")
    }
    if type.storedProperties.contains(where: { $0.type == nil && !isConstant($0) }) {
      return .opaque("the type of a property is not written")
    }
    let keys = written.codingKeys.map { keys in
      Dictionary(keys.cases.map { ($0.name.bareName, $0) }) { first, _ in first }
    }
    return .object(
      type.storedProperties.compactMap { property in
        guard !property.isLazy else { return nil }
        guard let keys else { return plan(property, key: property.bareName, in: type) }
        guard let element = keys[property.bareName] else { return nil }
        return plan(property, key: element.codingKey, in: type)
      })
  }

  private func plan(_ property: Property, key: String, in type: ModelType) -> PropertyPlan? {
    guard let declared = property.type else { return nil }
    var resolver = ShapeResolver(context, owner: type.id)
    let wrapper = PropertyWrapper(on: property, context)
    let isRuntimes = property.attributeNames.contains { $0.localName == runtime.wrapper }
    let shape =
      wrapper == nil || isRuntimes
      ? resolver.resolve(declared, in: Scope(in: property.owner))
      : JSONShape.value(spelled: "the value of a property wrapper")
    return PropertyPlan(
      property: property, type: declared.text, shape: shape,
      presence: shape.isOptional ? .optional : .required,
      source: isConstant(property) ? .nowhere : .keys([key]),
      destination: runtime.encodes ? .key(key) : .nowhere)
  }

  /// Whether a property is a constant with a value. Such a property is only encoded.
  private func isConstant(_ property: Property) -> Bool {
    property.isLet && property.initialValue != nil
  }
}
