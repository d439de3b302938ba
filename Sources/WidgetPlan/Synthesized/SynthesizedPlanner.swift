package import WidgetModel
package import WidgetSyntax

/// Finds how types are coded that no code is generated for (Swift Evolution, SE-0166 and SE-0295).
///
/// For example: a `var` with an initial value is required all the same, and a `let` with one is not
/// decoded.
package struct SynthesizedPlanner {
  private let model: Model
  private let runtime: Runtime

  package init(_ model: Model, _ runtime: Runtime) {
    self.model = model
    self.runtime = runtime
  }

  /// How a type is coded.
  package func coding(of id: DeclarationID) -> SynthesizedCoding {
    let type = model.type(id)
    let written = WrittenMembers(of: type, in: model)
    if written.hasDecodingInit { return .opaque("'init(from:)' is written by hand") }
    let known = model.conformances(of: id)
    guard known.contains("Decodable") || known.contains("Encodable") else {
      return .opaque("it is not declared to be Codable")
    }
    if !known.isDisjoint(with: ["OptionSet", "RawRepresentable"]) {
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
      return inherits ? .opaque("it inherits its coding") : object(type, written)
    case .actor, .protocol, .extension: return .opaque("it has no synthesized coding")
    }
  }

  /// The property that Swift codes a type as (see `Model.rawValueProperty`), or nil if the type is not coded
  /// that way.
  package func rawValue(of id: DeclarationID) -> PropertyPlan? {
    let known = model.conformances(of: id)
    guard known.contains("Decodable") || known.contains("Encodable"),
      let property = model.rawValueProperty(of: id),
      !WrittenMembers(of: model.type(id), in: model).hasDecodingInit
    else { return nil }
    var plan = plan(property, key: property.bareName, in: model.type(id))
    plan?.source = .whole
    plan?.destination = .whole
    return plan
  }

  private func choice(_ type: ModelType, _ written: WrittenMembers) -> SynthesizedCoding {
    if let raw = model.rawType(of: type) {
      return model.rawValues(of: type.id).map { .values($0) }
        ?? .opaque("its raw values of type '\(raw)' are not known")
    }
    guard written.places["CodingKeys"] == nil else {
      return .opaque("its names are those of its 'CodingKeys'")
    }
    let planner = EnumPlanner(model: model, type: type, written: written, runtime: runtime)
    let members = CodingMembers(access: nil, isNonisolated: false, decodes: true, encodes: true)
    let cases = type.cases.map(\.withoutAnnotations)
    var plan = planner.plan(cases, members)
    // Swift gives a single value without a label the key `_0`.
    plan.representation = .family(.external)
    plan.ignoresCase = false
    plan.cases = zip(plan.cases, cases).map { planned, element in
      var planned = planned
      planned.names = [element.name.bareName]
      (planned.isSingle, planned.isObject, planned.isFallback) = (false, false, false)
      return planned
    }
    return .choice(plan)
  }

  private func object(_ type: ModelType, _ written: WrittenMembers) -> SynthesizedCoding {
    guard written.otherCodingKeys.isEmpty, written.foreignCodingKeys == nil,
      written.codingKeys?.isEnum ?? true
    else { return .opaque("its 'CodingKeys' are not known") }
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
        let key = element.rawValue.flatMap(StringLiteral.value) ?? element.name.bareName
        return plan(property, key: key, in: type)
      })
  }

  private func plan(_ property: Property, key: String, in type: ModelType) -> PropertyPlan? {
    guard let declared = property.type else { return nil }
    var resolver = ShapeResolver(model: model, runtime: runtime, owner: type.id)
    let wrapper = model.wrapper(on: property, runtime)
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

  /// A `let` that has its value is only encoded.
  private func isConstant(_ property: Property) -> Bool {
    property.isLet && property.initialValue != nil
  }
}
