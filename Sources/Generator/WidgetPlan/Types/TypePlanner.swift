import WidgetModel
import WidgetSyntax

/// Decides everything that is generated for one selected type.
struct TypePlanner {
  let context: PlanningContext
  let selected: SelectedType
  let type: ModelType
  let written: WrittenMembers
  /// The stored properties that are not skipped.
  let properties: [Property]
  /// The computed properties that are encoded because they are marked `encodable`.
  let computed: [Property]
  /// Whether values can contain other values of the type through concrete types.
  private let isRecursive: Bool

  init(_ selected: SelectedType, _ context: PlanningContext, isRecursive: Bool) {
    self.isRecursive = isRecursive
    self.context = context
    self.selected = selected
    type = context.model.type(selected.id)
    written = context.written(in: type)
    properties = type.storedProperties.filter { !$0.attributes.isSkipped }
    computed = context.runtime.encodes ? type.computedAndEncoded : []
  }

  var model: Model { context.model }
  var runtime: Runtime { context.runtime }

  /// Whether the generated members have the same text as the output of Sourcery's templates for Beagle.
  private var matchesSourcery: Bool { selected.isMarked && runtime.matchesSourcery }

  /// The `@available` attributes of generated extensions. Sourcery's templates omit attributes that only deprecate the
  /// type.
  private var availability: [String] {
    let attributes = model.availabilityAttributes(of: type.id)
    return matchesSourcery ? attributes.filter(\.restrictsAvailability) : attributes
  }

  private var operand: String {
    let isInGeneric = model.enclosingTypes(of: type.id).dropFirst()
      .contains { model.declaration($0).generics != nil }
    return type.name
      + (isInGeneric ? GenericClause(model.declaration(type.id), in: file).arguments : "")
  }

  func plan() -> TypePlan {
    let planned = (type.codableProperties + computed).map(objects.properties.plan)
    let plan = TypePlan(
      id: type.id, name: type.name, operand: operand, availability: availability,
      isNonisolated: model.isNonisolated(type.id), namedTypes: namedTypes,
      typealiases: typealiases,
      needsRequired: needsRequired, isOpen: type.kind == .class && type.access == .open,
      conformances: codingOutput == .file ? missingConformances : [],
      decodingRequirements: type.requirements(ofConformanceTo: "Decodable", in: model),
      encodingRequirements: type.requirements(ofConformanceTo: "Encodable", in: model),
      equalityRequirements: type.requirements(ofConformanceTo: "Equatable", in: model),
      equalityConformance: equalityConformance,
      hashingRequirements: type.requirements(ofConformanceTo: "Hashable", in: model),
      condition: type.clause.map(file.conditionText),
      properties: planned,
      // One variant above the limit is sufficient for reporting that the limit is exceeded.
      variants: variants.prefix(ParsedFile.variantLimit + 1).map { variant($0, planned) },
      initOutput: initOutput, codingOutput: codingOutput, missingKeys: missingKeys(planned))
    return GenericConstraints(context.conformances, type).apply(to: plan)
  }

  /// The names of types in properties, associated values and coders, and in initial and default values.
  var namedTypes: [String] {
    var names: [String] = []
    for property in type.storedProperties + computed {
      property.type?.forEachName { names.append($0) }
      property.attributes.coder.map(TypeName.init(parsing:))?.forEachName {
        names.append($0)
      }
      names += namedTypes(inValuesOf: property)
    }
    for parameter in type.cases.flatMap({ $0.parameters ?? [] }) {
      parameter.type.forEachName { names.append($0) }
      guard parameter.isChosenByName else { continue }
      let cases = model.choosableCases(of: parameter, in: type.id)
      for value in cases.flatMap({ $0.parameters ?? [] }) {
        value.type.forEachName { names.append($0) }
      }
    }
    return names
  }

  /// Returns the type names in values that generated code repeats, as default arguments or for missing keys.
  private func namedTypes(inValuesOf property: Property) -> [String] {
    let values = [property.initialValue, property.attributes.defaultText].compactMap(\.self)
    // In an annotation such as `default = Untitled`, a capitalized word that is neither called nor followed by a member
    // may be the text of a `String`.
    return values.flatMap(Mention.all).filter { $0.isCalled || $0.member != nil }
      .flatMap { $0.name.split(separator: ".").prefix(1).map(String.init) }
  }

  var file: ParsedFile { model.files[type.id.file] }

  var variants: [Variant] {
    let members =
      type.kind == .enum
      ? type.cases.map(\.clause) : (type.storedProperties + computed).map(\.clause)
    return file.variants(of: members.compactMap { $0 }, inside: type.clause)
  }

  var initOutput: TypePlan.Output { output(MemberBlock.initializer(of: type.name)) }
  var codingOutput: TypePlan.Output { output(MemberBlock.coding(of: type.name)) }

  /// Whether the type's own body has an initializer, or gets one in a block. The compiler then synthesizes no
  /// initializer (Swift book, Memberwise Initializers for Structure Types).
  var hasOwnInitializer: Bool { written.hasOwnInitializer || hasInitializerInBlock }

  private var hasInitializerInBlock: Bool {
    (selected.parts.contains(.memberwiseInit)
      && isInBody(block: MemberBlock.initializer(of: type.name)))
      || (decodes && isInBody(block: MemberBlock.coding(of: type.name)))
  }

  private func isInBody(block name: String) -> Bool {
    model.blocks.isBlock(name, inBodyOf: model.declaration(type.id), in: type.id.file)
  }

  /// Whether the type's own body has an initializer in every branch of its `#if`s.
  private var alwaysHasOwnInitializer: Bool {
    hasInitializerInBlock || (written.hasOwnInitializer && isCertain(written.ownInitializers))
  }

  /// Whether `init(from:)` is generated: it is requested, and neither user-defined nor inherited. It is not generated
  /// for an actor, or if Swift's own coding by raw values is sufficient.
  var decodes: Bool {
    selected.parts.contains(.decoding) && !written.hasDecodingInit && type.kind != .actor
      && type.attributes.isDecoded && (rawNames?.areNeeded ?? true) && !inheritsCoding
  }

  /// Whether `encode(to:)` is generated: it is requested, and neither user-defined nor inherited. It is not generated
  /// for a runtime that only decodes, for an actor, or if Swift's own coding by raw values is sufficient.
  var encodes: Bool {
    runtime.encodes && selected.parts.contains(.encoding) && !written.hasEncode
      && type.kind != .actor && type.attributes.isEncoded && (rawNames?.areWritten ?? true)
      && !inheritsCoding
  }

  /// The names of an enum with raw values or of a transparent enum, or nil for other types and for runtimes that do not
  /// encode.
  var rawNames: RawNames? {
    guard runtime.encodes, type.kind == .enum, type.rawType(in: model) != nil else { return nil }
    return RawNames(of: type)
  }

  /// Whether the type is an enum whose raw values are all known and available on every system, without a user-defined
  /// `init(rawValue:)` or `rawValue`.
  private var hasKnownRawValues: Bool {
    rawNames != nil && !type.isTransparent && RawValues(of: type.id, in: model) != nil
      && type.cases.allSatisfy { $0.availability == .always }
  }

  /// Whether the selection requests a direction and no annotation excludes it.
  private func requests(_ part: GeneratedPart) -> Bool {
    guard selected.parts.contains(part) else { return false }
    return part == .decoding ? type.attributes.isDecoded : type.attributes.isEncoded
  }

  /// The planner that decides how a struct or a class is coded.
  var objects: ObjectPlanner { ObjectPlanner(propertyPlanner) }

  /// The planner that decides how the properties of a struct or a class are coded.
  var propertyPlanner: PropertyPlanner { PropertyPlanner(context, type, written) }

  /// The planner that decides how an enum is coded.
  var enums: EnumPlanner {
    EnumPlanner(context, type, written)
  }

  private func variant(_ variant: Variant, _ planned: [PropertyPlan]) -> TypePlan.Variant {
    func contains(_ clause: Int?) -> Bool {
      guard let clause, clause != type.clause else { return true }
      return variant.clauses.contains(clause)
    }
    let properties = properties.filter { contains($0.clause) }
    let cases = type.cases.filter { contains($0.clause) }
    var result = TypePlan.Variant(
      condition: variant.condition,
      coding: coding(planned.filter { contains($0.property.clause) }, cases))
    if selected.parts.contains(.memberwiseInit), type.kind != .enum, !isLeftAlone, !callsSuperclass
    {
      let synthesized = type.storedProperties.filter {
        contains($0.clause) && $0.isInMemberwiseInit
      }
      result.memberwiseInit = initializers.initializer(
        properties, synthesized: synthesized, access: initAccess)
    }
    if case .object(var plan) = result.coding, result.memberwiseInit == nil {
      plan.prefersMemberwiseInit = prefersMemberwiseInit(plan)
      result.coding = .object(plan)
    }
    if compares || hashes || onlyConforms {
      result.equality = equality(properties, cases, access: access)
    }
    return result
  }

  private var initializers: MemberwiseInitPlanner {
    MemberwiseInitPlanner(
      context: context, type: type, written: written,
      matchesSourcery: matchesSourcery,
      hasOwnInitializer: alwaysHasOwnInitializer, mayHaveOwnInitializer: hasOwnInitializer,
      delegates: initOutput == .file && delegates)
  }

  private func coding(_ planned: [PropertyPlan], _ cases: [EnumCase]) -> TypePlan.Coding {
    let members = CodingMembers(
      access: access, isNonisolated: type.attributes.isNonisolated,
      decoding: implementation(.decoding, isGenerated: decodes, isWritten: written.hasDecodingInit),
      encoding: implementation(.encoding, isGenerated: encodes, isWritten: written.hasEncode),
      isRecursive: isRecursive)
    if type.kind == .enum { return .enum(enums.plan(cases, members)) }
    var plan = objects.plan(planned, members)
    plan.delegates = codingOutput == .file && delegates
    plan.superclass = superclassCoding
    if !plan.tags.isEmpty { plan.superclass?.encodedPaths = pathsOfSuperclasses }
    plan.hooks = hooks
    return .object(plan)
  }

  private func implementation(
    _ part: GeneratedPart, isGenerated: Bool, isWritten: Bool
  ) -> CodingMembers.Implementation {
    if isGenerated { return .generated }
    return !isWritten && requests(part) && hasKnownRawValues ? .rawValue : .none
  }

  /// Whether no memberwise initializer is generated, because an initializer is user-defined.
  private var isLeftAlone: Bool {
    guard initOutput == .file, selected.parts.contains(.decoding), written.hasOwnInitializer else {
      return false
    }
    // The designated initializers of a class must be in its body. A class with other initializers therefore gets no
    // memberwise initializer, unless a marker protocol or an annotation requests it.
    if type.kind == .class, written.hasOtherInitializer, !selected.isMarked,
      !type.attributes.requestsInitializer
    {
      return true
    }
    return !decodes && !encodes && !type.access.isVisibleInOtherFiles
  }

  /// The access level of generated members, or nil if generated code does not specify a level. As in Sourcery's
  /// templates, `internal` is written only for types that a marker protocol selects.
  private var access: AccessLevel? {
    let level = type.access.ofMember
    if !level.isVisibleInOtherFiles { return nil }
    return level == .internal && !selected.isMarked ? nil : level
  }

  /// The access level of the memberwise initializer. An annotation can specify this level.
  private var initAccess: AccessLevel? {
    guard let written = type.attributes.access else {
      return access
    }
    return written == .internal && !selected.isMarked ? nil : written.ofMember
  }

  private func output(_ block: String) -> TypePlan.Output {
    model.blocks[block] == nil ? .file : .block(name: block)
  }

  /// The conformances that the generated extension declares because the sources do not. An inline block contains only
  /// members, so it cannot declare conformances.
  var missingConformances: [String] {
    if selected.isMarked { return [] }
    let known = context.conformances[type.id]
    if runtime.encodes, runtime.basesAreCodable,
      !known.isDisjoint(with: context.families.bases)
    {
      return []
    }
    // The conformance is needed even if the members are user-defined, or synthesized from raw values.
    let needed =
      (requests(.decoding) ? ["Decodable"] : [])
      + (requests(.encoding) && runtime.encodes ? ["Encodable"] : [])
    let missing = needed.filter { !known.contains($0) }
    return missing.count == 2 ? ["Codable"] : missing
  }

  private func missingKeys(_ planned: [PropertyPlan]) -> [String]? {
    guard let keys = written.codingKeys, keys.isCompleted else { return nil }
    let names = Set(keys.names)
    return planned.filter { ($0.property.isInitialized || $0.property.isComputed) && $0.isKeyed }
      .map(\.name)
      .filter { !names.contains($0.bareName) }
  }
}
