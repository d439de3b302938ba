import WidgetModel
package import WidgetPlan
import WidgetSource
import WidgetSyntax

/// Builds a contract from a coding plan. The contract describes the planned types and families, and the types of their
/// values.
package struct ContractBuilder {
  let context: PlanningContext
  let plan: CodingPlan
  private let name: String
  let plans: [DeclarationID: TypePlan]
  /// The types that were mentioned but are not described yet.
  var pending: [PendingType] = []
  private var types: [String: ContractType] = [:]
  /// The user-defined functions of the described types, by the names of the types.
  var functions: [String: [String]] = [:]
  /// The transparent types and the base classes that are currently being resolved.
  var unwrapping: Set<DeclarationID> = []
  private var declarations: [String: DeclarationID] = [:]
  /// The plans of types with the same name in other branches of an `#if`, by name.
  private var alternatives: [String: [TypePlan]] = [:]
  /// The names that several types share. A type with such a name is opaque.
  private var ambiguousNames: Set<String> = []

  /// The names of the modules by the paths of their sources, or empty if the sources are one module.
  private let modules: [String: String]
  /// The type of payloads, or nil if it is not specified.
  private let root: String?
  /// The names of types that several modules declare.
  private let sharedNames: Set<String>

  /// The constants at file level, which are only read if a default is a name.
  private(set) lazy var constants = FileConstants(model.files.map(\.source))

  /// The directions in which the type that is currently described is coded.
  private(set) var directions = ContractDirections.both

  /// A type that has to be described, with its generic arguments.
  struct PendingType {
    let name: String
    let id: DeclarationID
    let arguments: [WireType]
  }

  /// - Parameters:
  ///   - name: the name of the runtime.
  ///   - modules: the names of the modules by the paths of their sources. Not needed for the sources of one module.
  ///   - root: the type of payloads, which the contract then contains even if Swift synthesizes its coding.
  package init(
    _ plan: CodingPlan, _ context: PlanningContext, named name: String,
    modules: [String: String] = [:], root: String? = nil
  ) {
    self.root = root
    self.modules = modules
    sharedNames = Self.sharedNames(in: context.model, modules)
    self.plan = plan
    self.context = context
    self.name = name
    plans = Dictionary(plan.types.map { ($0.id, $0) }) { first, _ in first }
  }

  var model: Model { context.model }
  var runtime: Runtime { context.runtime }

  /// Returns the contract of all planned types and families, and of the types that they mention.
  package mutating func contract() -> Contract {
    for family in plan.families { types[family.family.name] = self.family(family) }
    if context.families.all.isEmpty {
      for base in runtime.bases where BeaglePreset.isBase(base) { types[base] = beagleFamily(base) }
    }
    for type in plan.types where isDescribedByItself(type) {
      mention(type.id, named: typeName(of: type.id), arguments: [])
    }
    if let root, types[root] == nil, let id = declaration(ofRoot: root) {
      mention(id, named: root, arguments: [])
    }
    while let next = pending.popLast() { describe(next) }
    var contract = Contract(runtime: name, types: types)
    contract.functions = functions
    contract.addJoinedOptions()
    // The option of a family or an enum has the deprecation of its type.
    for option in contract.types.values.flatMap({ $0.choice?.options ?? [] }) {
      if case .type(let name) = option.content { contract.types[name]?.deprecation = nil }
    }
    return contract
  }

  /// Returns the names of types that several modules declare. In each module, the name means the module's own type.
  private static func sharedNames(in model: Model, _ modules: [String: String]) -> Set<String> {
    if modules.isEmpty { return [] }
    var first: [String: String] = [:]
    var shared: Set<String> = []
    for id in model.allTypes {
      guard let module = modules[model.files[id.file].source.path] else { continue }
      let name = model.name(of: id)
      if let other = first.updateValue(module, forKey: name), other != module {
        shared.insert(name)
      }
    }
    return shared
  }

  /// Returns the name of a type in the contract. If several modules declare types with the same name, the name begins
  /// with the module: `Checkout.Row`.
  func typeName(of id: DeclarationID) -> String {
    let name = model.name(of: id)
    guard sharedNames.contains(name), let module = module(of: id) else { return name }
    return "\(module).\(name)"
  }

  /// Returns the name of the module that declares a type, or nil if the sources are one module.
  func module(of id: DeclarationID) -> String? { modules[model.files[id.file].source.path] }

  /// Whether a type has exactly one description. Generic types have one description for each list of arguments, and
  /// transparent types have no description.
  private func isDescribedByItself(_ type: TypePlan) -> Bool {
    type.isCoded && model.type(type.id).generics == nil && type.transparent == nil
  }

  /// Returns the plan of a type, or nil if generated code neither decodes nor encodes the type.
  func codedPlan(of id: DeclarationID) -> TypePlan? {
    plans[id].flatMap { $0.isCoded ? $0 : nil }
  }

  /// Returns the type of a transparent type's only value, or nil for other types.
  mutating func transparentType(_ id: DeclarationID, _ parts: [WireType]) -> WireType? {
    let single =
      codedPlan(of: id).map(\.transparent) ?? SynthesizedPlanner(context).rawValue(of: id)
    guard let property = single else { return nil }
    addFunctions(of: id)
    guard unwrapping.insert(id).inserted else { return .opaque(reason: "it contains itself") }
    defer { unwrapping.remove(id) }
    if case .function = property.source {
      return .opaque(reason: "'\(property.property.readerName)(from:)' is written by hand")
    }
    if property.codedWrapper != nil { return .opaque(reason: "a property wrapper codes it") }
    let names = model.type(id).parameterNames
    return wireType(property.shape, Dictionary(zip(names, parts)) { first, _ in first })
  }

  /// Records that a type has to be described. If another type was recorded under the same name, the name becomes
  /// ambiguous, unless the types are in different branches of an `#if`.
  mutating func mention(_ id: DeclarationID, named name: String, arguments: [WireType]) {
    guard types[name] == nil else {
      if let other = declarations[name], other != id {
        if let plan = alternative(id, to: other) {
          if alternatives[name, default: []].allSatisfy({ $0.id != id }) {
            alternatives[name, default: []].append(plan)
          }
          return
        }
        types[name] = Self.ambiguous
        ambiguousNames.insert(name)
      }
      return
    }
    // The name is registered before the type is described, because a type can contain itself.
    types[name] = Self.ambiguous
    declarations[name] = id
    pending.append(PendingType(name: name, id: id, arguments: arguments))
  }

  /// Describes a type without a declaration, unless a type with its name is described.
  mutating func describe(_ name: String, asOpaque reason: String) {
    if types[name] == nil { types[name] = ContractType(.opaque(reason: reason)) }
  }

  /// Returns the plan of a struct or class if the other type with its name is also a struct or class, and is in a
  /// different branch of the same `#if`. Returns nil for other types.
  private func alternative(_ id: DeclarationID, to other: DeclarationID) -> TypePlan? {
    let ids = [id, other]
    guard id.file == other.file, ids.allSatisfy({ model.declaration($0).kind != .enum }),
      let clause = model.type(id).clause, let otherClause = model.type(other).clause,
      model.files[id.file].areAlternatives(clause, otherClause), codedPlan(of: other) != nil
    else { return nil }
    return codedPlan(of: id)
  }

  private static let ambiguous = ContractType(
    .opaque(reason: "it is declared more than once"))

  private mutating func describe(_ pending: PendingType) {
    if ambiguousNames.contains(pending.name) { return }
    let names = model.type(pending.id).parameterNames
    let arguments = Dictionary(zip(names, pending.arguments)) { first, _ in first }
    directions = directions(of: pending.id)
    let transparent = pending.name == root ? transparentKind(of: pending.id) : nil
    var type = ContractType(
      transparent ?? kind(of: pending.id, arguments), place: place(of: pending.id))
    type.documentation = model.documentation(of: pending.id)
    type.deprecation = model.deprecation(of: pending.id)
    type.directions = directions
    type.module = module(of: pending.id)
    type.shorthand = shorthand(of: pending.id, arguments)
    if type.shorthand != nil { type.shorthandPart = shorthandPart(of: pending.id) }
    if alternatives[pending.name] == nil { type.condition = condition(of: pending.id) }
    type.writesShorthand = plans[pending.id]?.encodesShorthand ?? false
    if !type.isOpaque { type.onError = model.type(pending.id).lastResort }
    if !type.isOpaque { addFunctions(of: pending.id) }
    types[pending.name] = type
  }

  mutating func kind(
    of id: DeclarationID, _ arguments: [String: WireType]
  ) -> ContractType.Kind {
    // A plan does not describe hand-written decoding.
    let isByHand = context.written(in: id).hasDecodingInit
    if !isByHand, let plan = codedPlan(of: id), let kind = kind(of: plan, arguments) {
      return kind
    }
    // If Swift synthesizes the coding of an enum with raw values, the enum is coded as these values.
    if !isByHand, plans[id] != nil, let raw = RawValues(of: id, in: model) {
      return kind(ContractValues(raw), of: id)
    }
    switch SynthesizedPlanner(context).coding(of: id) {
    case .object(let properties):
      return .object(ContractObject(properties.map { property($0, arguments) }))
    case .choice(let plan):
      guard case .choice(var choice) = choice([plan], of: id, arguments) else {
        return .opaque(reason: "it has no cases")
      }
      choice.ignoresOtherKeys = true
      return .choice(choice)
    case .values(let raw): return kind(ContractValues(raw), of: id)
    case .inherited(let superclass):
      return .object(ContractObject(inherited(from: superclass, arguments)))
    case .opaque(let reason): return .opaque(reason: reason)
    }
  }

  /// Returns the kind of an enum with the given values, and adds the availability and the deprecations of its cases.
  private func kind(_ values: ContractValues, of id: DeclarationID) -> ContractType.Kind {
    var values = values
    values.availability = availabilityOfCases(of: id)
    values.conditions = conditionsOfCases(of: id)
    values.deprecations = model.deprecations(ofCasesOf: id)
    return .values(values)
  }

  /// Returns the availability of the cases that not all systems know, by the names of the cases.
  private func availabilityOfCases(of id: DeclarationID) -> [String: ContractAvailability] {
    let cases = model.type(id).cases.filter { $0.availability != .always }
    if cases.isEmpty { return [:] }
    let outer = model.availability(of: id)
    let found = cases.map { element in
      (element.name.bareName, ContractAvailability(outer.and(element.availability)))
    }
    return Dictionary(found) { first, _ in first }.filter { $0.value != .always }
  }

  /// Returns the conditions of the `#if`s around a type, or nil if there aren't any.
  private func condition(of id: DeclarationID) -> String? {
    model.availability(of: id).joined(
      to: model.type(id).clause.map(model.files[id.file].conditionText))
  }

  /// Returns the conditions of the `#if`s around cases, by the names of the cases.
  private func conditionsOfCases(of id: DeclarationID) -> [String: String] {
    let cases = model.type(id).cases.compactMap { element -> (String, String)? in
      let condition = element.availability.joined(
        to: element.clause.map(model.files[id.file].conditionText))
      return condition.map { (element.name.bareName, $0) }
    }
    return Dictionary(cases) { "(\($0)) || (\($1))" }
  }

  private mutating func kind(
    of plan: TypePlan, _ arguments: [String: WireType]
  ) -> ContractType.Kind? {
    let coded =
      alternatives[plan.name].map { ([plan] + $0).flatMap(conditionalVariants) }
      ?? plan.codedVariants
    let choices = coded.compactMap(\.choice)
    if let first = choices.first {
      return kindOfRawValues(first, plan.id) ?? choice(choices, of: plan.id, arguments)
    }
    if coded.contains(where: { $0.object?.form == .array }) {
      return array(coded, arguments)
    }
    var object = object(coded, arguments)
    if let superclass = coded.first?.object?.superclass, superclass.decodes || superclass.encodes {
      object.properties.insert(contentsOf: inherited(from: superclass, arguments), at: 0)
    }
    return .object(object)
  }

  /// Returns the kind of an enum that is coded by its raw values or names, or nil for another enum.
  private func kindOfRawValues(_ plan: EnumPlan, _ id: DeclarationID) -> ContractType.Kind? {
    guard case .rawValue(let type, let isRenamed) = plan.representation else { return nil }
    guard isRenamed || plan.ignoresCase || plan.isPartlyCoded else {
      return RawValues(of: id, in: model).map { kind(ContractValues($0), of: id) }
        ?? .opaque(reason: RawValues.unknownReason(of: type))
    }
    let values = ContractValues(plan, areIntegers: type != "String", directions)
    guard !values.areIntegers || values.cases.allSatisfy({ Int($0.value) != nil }) else {
      return .opaque(reason: RawValues.unknownReason(of: type))
    }
    return kind(values, of: id)
  }

  /// Returns the variants of a type inside an `#if`. A variant without its own condition has the condition of the type.
  private func conditionalVariants(of plan: TypePlan) -> [TypePlan.Variant] {
    plan.codedVariants.map { variant in
      var variant = variant
      variant.condition = variant.condition ?? plan.condition
      return variant
    }
  }

  /// Returns the directions in which generated members or conformances code a type. If the runtime encodes, both
  /// directions are assumed for a type without generated code.
  private func directions(of id: DeclarationID) -> ContractDirections {
    guard runtime.encodes else { return .decode }
    let known = context.conformances[id]
    // Swift may synthesize a direction of an enum with raw values.
    let generated = plans[id]?.conformances ?? []
    func conforms(to name: String) -> Bool {
      [name, "Codable"].contains { known.contains($0) || generated.contains($0) }
    }
    let members = plans[id]?.codedVariants.map(\.coding.members) ?? []
    let decodes = members.contains(where: \.decodes) || conforms(to: "Decodable")
    let encodes = members.contains(where: \.encodes) || conforms(to: "Encodable")
    return decodes == encodes ? .both : decodes ? .decode : .encode
  }
}

extension EnumPlan {
  /// Whether some case is not decoded or not encoded.
  fileprivate var isPartlyCoded: Bool { cases.contains { !$0.isDecoded || !$0.isEncoded } }
}

extension String {
  /// The integers of a range as text, or only the string itself if it is not a range.
  fileprivate var rawValues: [String] { RawRange(self)?.values.map(String.init) ?? [self] }
}

extension TypePlan {
  /// The only property of a transparent type, or nil for other types.
  fileprivate var transparent: PropertyPlan? {
    variants.compactMap(\.object).first { $0.form == .singleValue }?.properties.first
  }
}

extension ContractValues {
  /// Creates the values of an enum from the names in its plan, which can be ranges of integers.
  ///
  /// - Parameter directions: the directions in which the enum is coded.
  fileprivate init(_ plan: EnumPlan, areIntegers: Bool, _ directions: ContractDirections) {
    self.init(
      areIntegers: areIntegers,
      cases: plan.cases.filter { $0.stored?.name == nil }
        .flatMap { element -> [Case] in
          let isRead = directions.decodes && element.isDecoded
          let isWritten = directions.encodes && element.isEncoded
          guard isRead || isWritten else { return [] }
          return element.names.flatMap(\.rawValues).map {
            var value = Case(name: element.name.bareName, value: $0)
            if directions == .both { value.directions = .init(decodes: isRead, encodes: isWritten) }
            return value
          }
        }
        // If several ranges contain a value, the case of the first range is decoded.
        .uniqued { "\($0.value) \($0.directions.decodes)" },
      fallback: plan.fallbackCase?.name.bareName,
      ignoresCase: plan.ignoresCase)
  }

  init(_ raw: RawValues) {
    self.init(
      areIntegers: raw.kind == .integer,
      cases: raw.cases.map { Case(name: $0.name, value: $0.value) },
      fallback: raw.fallback)
  }
}

/// Shorthands of types and families.
extension ContractBuilder {
  /// Returns the type of the values that are decoded instead of an object, or nil if the given type has no shorthand.
  mutating func shorthand(
    of id: DeclarationID, _ arguments: [String: WireType]
  ) -> WireType? {
    guard let plan = plans[id] else { return nil }
    for variant in plan.codedVariants {
      if let choice = variant.choice, let value = choice.shorthandCase?.values.first {
        return inPlace(of: wireType(value.shape, arguments))
      }
      if let property = variant.object?.shorthandProperty {
        return wireType(property.shape, arguments)
      }
    }
    return nil
  }

  /// Returns the name of the property or case for values that are not objects, or nil if there isn't one.
  private func shorthandPart(of id: DeclarationID) -> String? {
    for variant in plans[id]?.codedVariants ?? [] {
      if let element = variant.choice?.shorthandCase { return element.name.bareName }
      if let shorthand = variant.object?.shorthand { return shorthand.property }
    }
    return nil
  }

  /// Returns the type of a family's shorthand: the shorthand of the given member, or else the type of the member's only
  /// value.
  mutating func shorthand(ofMember id: DeclarationID) -> WireType {
    shorthand(of: id, [:]) ?? transparentType(id, [])
      ?? .opaque(reason: "'\(model.name(of: id))' is coded by hand")
  }

  /// Returns the shorthand of a planned type, or the type itself if it has no shorthand.
  private mutating func inPlace(of type: WireType) -> WireType {
    guard case .named(let reference) = type,
      let id = plan.types.first(where: { typeName(of: $0.id) == reference.name })?.id
    else { return type }
    return shorthand(of: id, [:]) ?? type
  }
}

extension TypePlan {
  /// Whether values are also encoded without an object.
  fileprivate var encodesShorthand: Bool {
    variants.contains { variant in
      variant.object?.encodedShorthand != nil
        || variant.choice?.encodedShorthand != nil
    }
  }
}
