import WidgetModel
import WidgetSyntax

/// Makes the facts of one selected type, and finds what is wrong with it.
struct TypePlanner {
  let model: Model
  let selected: SelectedType
  let runtime: Runtime
  let type: ModelType
  let written: WrittenMembers
  /// The stored properties that generated members deal with.
  let properties: [Property]
  /// The computed properties that are encoded: `encodable`.
  let computed: [Property]
  /// Whether values can contain others of the type by concrete types alone.
  private let isRecursive: Bool

  init(
    _ selected: SelectedType, in model: Model, _ runtime: Runtime, isRecursive: Bool
  ) {
    self.isRecursive = isRecursive
    self.model = model
    self.selected = selected
    self.runtime = runtime
    type = model.type(selected.id)
    written = WrittenMembers(of: type, in: model)
    properties = type.storedProperties.filter { !$0.attributes.isSkipped }
    computed = runtime.encodes ? type.computedAndEncoded : []
  }

  /// Whether the members are those of Sourcery's templates for Beagle, to the byte.
  private var matchesSourcery: Bool { selected.isMarked && runtime.matchesSourcery }

  /// Those templates have no attribute for what is deprecated.
  private var availability: [String] {
    let attributes = model.availabilityAttributes(of: type.id)
    return matchesSourcery ? attributes.filter(\.restrictsAvailability) : attributes
  }

  func plan() -> TypePlan {
    let planned = (properties.filter(\.isCodable) + computed).map(objects.properties.plan)
    return TypePlan(
      id: type.id, name: type.name, availability: availability,
      isNonisolated: model.isNonisolated(type.id), namedTypes: namedTypes,
      needsRequired: needsRequired, isOpen: type.kind == .class && type.access == .open,
      conformances: codingPlace == .output ? missingConformances : [],
      decodingRequirements: model.requirements(ofConformanceTo: "Decodable", type),
      encodingRequirements: model.requirements(ofConformanceTo: "Encodable", type),
      equalityRequirements: model.requirements(ofConformanceTo: "Equatable", type),
      isEquatable: model.conformances(of: type.id).contains("Equatable"),
      condition: type.clause.map(file.conditionText),
      properties: planned,
      // One more than there may be is enough to report that.
      variants: variants.prefix(ParsedFile.variantLimit + 1).map { variant($0, planned) },
      initPlace: initPlace, codingPlace: codingPlace, missingKeys: missingKeys(planned)
    ).constrained(type, model)
  }

  var file: ParsedFile { model.files[type.id.file] }

  var variants: [Variant] {
    let members =
      type.kind == .enum
      ? type.cases.map(\.clause) : (type.storedProperties + computed).map(\.clause)
    return file.variants(of: members.compactMap { $0 }, inside: type.clause)
  }

  var initPlace: TypePlan.Place { place(MemberBlock.initializer(of: type.name)) }
  var codingPlace: TypePlan.Place { place(MemberBlock.coding(of: type.name)) }

  /// Whether the type's own body has an initializer, or gets one in a block: the compiler then makes
  /// none (Swift book, Memberwise Initializers for Structure Types).
  var hasOwnInitializer: Bool { written.hasOwnInitializer || hasInitializerInBlock }

  private var hasInitializerInBlock: Bool {
    (selected.parts.contains(.memberwiseInit)
      && model.isInBody(block: MemberBlock.initializer(of: type.name), of: type.id))
      || (decodes && model.isInBody(block: MemberBlock.coding(of: type.name), of: type.id))
  }

  /// The same, but for one that is there only where an `#if` says so.
  private var alwaysHasOwnInitializer: Bool {
    hasInitializerInBlock || (written.hasOwnInitializer && isCertain(written.ownInitializers))
  }

  /// Whether `init(from:)` is asked for and not written by the user.
  var decodes: Bool {
    selected.parts.contains(.decoding) && !written.hasDecodingInit && type.kind != .actor
      && type.attributes.isDecoded && (rawNames?.areNeeded ?? true)
  }

  /// Whether `encode(to:)` is asked for and not written by the user.
  var encodes: Bool {
    runtime.encodes && selected.parts.contains(.encoding) && !written.hasEncode
      && type.kind != .actor && type.attributes.isEncoded && (rawNames?.areWritten ?? true)
  }

  /// The names of an enum with raw values, which Swift codes by those where that does; nil for other
  /// types, and where the runtime has a form of its own.
  var rawNames: RawNames? {
    guard runtime.encodes, type.kind == .enum, model.rawType(of: type) != nil else { return nil }
    return RawNames(of: type)
  }

  /// Whether it is an enum with raw values that are all known, and on every system. What its author does
  /// with raw values is not.
  private var hasKnownRawValues: Bool {
    rawNames != nil && !type.isTransparent && model.rawValues(of: type.id) != nil
      && type.cases.allSatisfy { $0.availability == .always }
      && !written.initializers.contains { $0.first?.label == "rawValue" }
      && !type.properties.contains { $0.bareName == "rawValue" }
  }

  /// Whether a case stands for unrecognized values.
  var hasUnknownCase: Bool { type.cases.contains(where: \.isFallback) }

  /// Whether a direction is asked for and not refused.
  private func asks(_ part: GeneratedPart) -> Bool {
    guard selected.parts.contains(part) else { return false }
    return part == .decoding ? type.attributes.isDecoded : type.attributes.isEncoded
  }

  /// Decides how a struct or a class is coded.
  var objects: ObjectPlanner {
    ObjectPlanner(
      PropertyPlanner(model: model, type: type, written: written, runtime: runtime))
  }

  /// Decides how an enum is coded.
  var enums: EnumPlanner {
    EnumPlanner(model: model, type: type, written: written, runtime: runtime)
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
    if compares { result.equality = equality(properties, cases, access: access) }
    return result
  }

  private var initializers: MemberwiseInitPlanner {
    MemberwiseInitPlanner(
      model: model, type: type, written: written, runtime: runtime,
      matchesSourcery: matchesSourcery,
      hasOwnInitializer: alwaysHasOwnInitializer, mayHaveOwnInitializer: hasOwnInitializer,
      delegates: initPlace == .output && delegates)
  }

  private func coding(_ planned: [PropertyPlan], _ cases: [EnumCase]) -> TypePlan.Coding {
    let members = CodingMembers(
      access: access, isNonisolated: type.attributes.isNonisolated, decodes: decodes,
      encodes: encodes, isRecursive: isRecursive)
    if type.kind == .enum {
      var plan = enums.plan(cases, members)
      if hasKnownRawValues {
        plan.isDecodedBySwift = asks(.decoding) && !decodes && !written.hasDecodingInit
        plan.isEncodedBySwift = asks(.encoding) && !encodes && !written.hasEncode
      }
      return .enum(plan)
    }
    var plan = objects.plan(planned, members)
    plan.delegates = codingPlace == .output && delegates
    plan.superclass = superclassCoding
    plan.hooks = hooks
    return .object(plan)
  }

  /// Whether a type for which an initializer would be out of place needs nothing but what its author
  /// left out on purpose: its coding and an initializer are written.
  private var isLeftAlone: Bool {
    guard initPlace == .output, !decodes, !encodes, selected.parts.contains(.decoding) else {
      return false
    }
    if !type.access.isVisibleInOtherFiles { return written.hasOwnInitializer }
    // A class needs an initializer in its body, and who writes one wants that.
    return type.kind == .class && written.hasOwnInitializer && written.hasOtherInitializer
      && !selected.isMarked && !type.attributes.requestsInitializer
  }

  /// What Sourcery's templates wrote for marked types, `internal` included; else only what is
  /// not the default.
  private var access: AccessLevel? {
    let level = type.access.ofMember
    if !level.isVisibleInOtherFiles { return nil }
    return level == .internal && !selected.isMarked ? nil : level
  }

  /// The memberwise initializer's level. That of coding is not the user's to choose: it follows
  /// from the type's.
  private var initAccess: AccessLevel? {
    guard let written = type.attributes.access else {
      return access
    }
    return written == .internal && !selected.isMarked ? nil : written.ofMember
  }

  private func place(_ block: String) -> TypePlan.Place {
    model.block(named: block) == nil ? .output : .block(name: block)
  }

  /// What a type does not say itself that it is, though it is coded; in a block it has to.
  var missingConformances: [String] {
    if selected.isMarked { return [] }
    let known = model.conformances(of: type.id)
    if runtime.encodes, runtime.basesAreCodable, !known.isDisjoint(with: runtime.bases) {
      return []
    }
    // Also where the members are written by hand, or made by Swift from raw values.
    let needed =
      (asks(.decoding) ? ["Decodable"] : [])
      + (asks(.encoding) && runtime.encodes ? ["Encodable"] : [])
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

extension Property {
  /// Whether it may be in the JSON.
  fileprivate var isCodable: Bool { isStored && !isLazy && type != nil }
}
