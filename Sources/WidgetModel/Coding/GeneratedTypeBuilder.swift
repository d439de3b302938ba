import WidgetSyntax

/// Makes the facts of one selected type, and finds what is wrong with it.
struct GeneratedTypeBuilder {
  let model: Model
  let selected: SelectedType
  let rules: CodingRules
  let type: ModelType
  let written: WrittenMembers
  /// The stored properties that generated members deal with.
  let properties: [Property]
  /// Whether values can hold others of the type by concrete types alone.
  private let isRecursive: Bool

  init(
    _ selected: SelectedType, in model: Model, _ rules: CodingRules, isRecursive: Bool
  ) {
    self.isRecursive = isRecursive
    self.model = model
    self.selected = selected
    self.rules = rules
    type = model.type(selected.id)
    written = WrittenMembers(of: type, in: model)
    properties = type.storedProperties.filter { !$0.annotations.has(.skip) }
  }

  /// Whether the members are those of Sourcery's templates for Beagle, to the byte.
  private var isSourcerys: Bool { selected.isMarked && rules.wire == nil }

  /// Those templates say nothing of what is deprecated.
  private var availability: [String] {
    let attributes = model.availability(of: type.id)
    return isSourcerys ? attributes.filter(\.restrictsAvailability) : attributes
  }

  func build() -> GeneratedType {
    GeneratedType(
      id: type.id, name: type.name, availability: availability,
      isNonisolated: model.isNonisolated(type.id), namedTypes: namedTypes,
      needsRequired: type.kind == .class && !type.modifiers.contains("final"),
      conformances: decodingPlace == .output ? missingConformances : [],
      decodingRequirements: model.requirements(ofConformanceTo: "Decodable", type),
      encodingRequirements: model.requirements(ofConformanceTo: "Encodable", type),
      equalityRequirements: model.requirements(ofConformanceTo: "Equatable", type),
      isEquatable: model.conformances(of: type.id).contains("Equatable"),
      condition: type.clause.map(file.conditionText),
      // One more than there may be is enough to tell that.
      variants: variants.prefix(ParsedFile.variantLimit + 1).map(variant), initPlace: initPlace,
      decodingPlace: decodingPlace,
      missingKeys: missingKeys)
  }

  var file: ParsedFile { model.files[type.id.file] }

  var variants: [Variant] {
    let members =
      type.kind == .enum ? type.cases.map(\.clause) : type.storedProperties.map(\.clause)
    return file.variants(of: members.compactMap { $0 }, inside: type.clause)
  }

  var initPlace: GeneratedType.Place { place(GeneratedType.initBlock(of: type.name)) }
  var decodingPlace: GeneratedType.Place { place(GeneratedType.codingBlock(of: type.name)) }

  /// Whether the type's own body has an initializer, or gets one in a block: the compiler then makes
  /// none (Swift book, Memberwise Initializers for Structure Types).
  var hasOwnInitializer: Bool { written.hasOwnInitializer || hasInitializerInBlock }

  private var hasInitializerInBlock: Bool {
    (selected.parts.contains(.memberwiseInit) && model.isInBody(initPlace, of: type.id))
      || (decodes && model.isInBody(decodingPlace, of: type.id))
  }

  /// The same, but for one that is there only where an `#if` says so.
  private var alwaysHasOwnInitializer: Bool {
    hasInitializerInBlock || (written.hasOwnInitializer && isCertain(written.ownInitializers))
  }

  /// Whether `init(from:)` is asked for and not written by the user.
  var decodes: Bool {
    selected.parts.contains(.decoding) && !written.hasDecodingInit && type.kind != .actor
      && type.annotations.allowsDecoding && (!isLeftToSwift || hasUnknownCase)
  }

  /// Whether `encode(to:)` is asked for and not written by the user.
  var encodes: Bool {
    rules.wire != nil && selected.parts.contains(.encoding) && !written.hasEncode
      && type.kind != .actor && type.annotations.allowsEncoding && !isLeftToSwift
  }

  /// Whether it is an enum with raw values that Swift codes by those: only what a value becomes that
  /// no case has may be up to us.
  private var isLeftToSwift: Bool {
    guard let wire = rules.wire, model.rawType(of: type) != nil,
      model.conformances(of: type.id).isSuperset(of: ["Decodable", "Encodable"])
    else { return false }
    let members = wire.families.compactMap { $0.member(type.id) }
    return members.allSatisfy { !$0.isByCases } && (hasUnknownCase || !members.isEmpty)
  }

  /// Whether a case stands for what no other one has.
  var hasUnknownCase: Bool { type.cases.contains { $0.annotations.has(.unknown) } }

  /// The rules of decoding alone, for runtimes that do not encode.
  var decoding: DecodingBuilder {
    DecodingBuilder(model: model, type: type, written: written, rules: rules)
  }

  /// The rules of coding in both directions.
  func wireCoding(_ wire: WireRules) -> WireCodingBuilder {
    WireCodingBuilder(model: model, type: type, written: written, rules: rules, wire: wire)
  }

  private func variant(_ variant: Variant) -> GeneratedType.Variant {
    func holds(_ clause: Int?) -> Bool {
      guard let clause, clause != type.clause else { return true }
      return variant.clauses.contains(clause)
    }
    let properties = properties.filter { holds($0.clause) }
    var result = GeneratedType.Variant(condition: variant.condition)
    if selected.parts.contains(.memberwiseInit), type.kind != .enum, !isLeftAlone {
      let builder = MemberwiseInitBuilder(
        model: model, type: type, written: written, rules: rules,
        isSourcerys: isSourcerys,
        hasOwnInitializer: alwaysHasOwnInitializer, mayHaveOwnInitializer: hasOwnInitializer,
        delegates: initPlace == .output && !unreachableStorage.isEmpty)
      let synthesized = type.storedProperties.filter { holds($0.clause) && $0.isInMemberwiseInit }
      result.memberwiseInit = builder.initializer(
        properties, synthesized: synthesized, access: initAccess)
    }
    if compares {
      result.equality = equality(
        properties, type.cases.filter { holds($0.clause) }, access: access)
    }
    if let wire = rules.wire {
      addCoding(properties, holds, wire, to: &result)
    } else if decodes, type.kind == .enum {
      let cases = type.cases.filter { holds($0.clause) }
      result.enumDecoding = model.enumDecoding(type, cases, written, access: access)
    } else if decodes {
      result.decoding = decoding.decoding(properties, access: access)
    }
    return result
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
      && !selected.isMarked && !type.annotations.has(.initiable)
  }

  private func addCoding(
    _ properties: [Property], _ holds: (Int?) -> Bool, _ wire: WireRules,
    to variant: inout GeneratedType.Variant
  ) {
    guard decodes || encodes else { return }
    if type.kind == .enum {
      variant.enumCoding = model.wireEnum(
        type, type.cases.filter { holds($0.clause) }, rules, access: access, decodes: decodes,
        encodes: encodes)
      variant.enumCoding?.isRecursive = isRecursive
    } else {
      variant.coding = wireCoding(wire).coding(
        properties, access: access, decodes: decodes, encodes: encodes)
      variant.coding?.isRecursive = isRecursive
      variant.coding?.delegates = decodingPlace == .output && !unreachableStorage.isEmpty
    }
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
    guard let written = type.annotations[.access]?.text.flatMap(AccessLevel.init(rawValue:)) else {
      return access
    }
    return written == .internal && !selected.isMarked ? nil : written.ofMember
  }

  private func place(_ block: String) -> GeneratedType.Place {
    model.block(named: block) == nil ? .output : .block(name: block)
  }

  private var namedTypes: [String] {
    var names: [String] = []
    for property in type.storedProperties {
      property.type?.forEachName { names.append($0) }
      names += namedTypes(inValuesOf: property)
    }
    for parameter in type.cases.flatMap({ $0.parameters ?? [] }) {
      parameter.type.forEachName { names.append($0) }
    }
    return names
  }

  /// Those in values that are written again: as a default argument, or in place of what the JSON
  /// does not have.
  private func namedTypes(inValuesOf property: Property) -> [String] {
    let values = [property.initialValue, property.annotations[.default]?.text].compactMap(\.self)
    // A capital letter alone may begin a word for a `String`.
    return values.flatMap(Mention.all).filter { $0.isCalled || $0.member != nil }
      .flatMap { $0.name.split(separator: ".").prefix(1).map(String.init) }
  }

  /// What a type does not say itself that it is, though it is coded; in a block it has to.
  var missingConformances: [String] {
    if selected.isMarked { return [] }
    let known = model.conformances(of: type.id)
    // Beagle's own protocols promise both ways, be its sources scanned or not.
    if let wire = rules.wire, wire.readsCodingKeys, !known.isDisjoint(with: rules.bases) {
      return []
    }
    let needed = (decodes ? ["Decodable"] : []) + (encodes ? ["Encodable"] : [])
    let missing = needed.filter { !known.contains($0) }
    return missing.count == 2 ? ["Codable"] : missing
  }

  private var missingKeys: [String]? {
    guard let keys = written.codingKeys, keys.isCompleted else { return nil }
    let names = Set(keys.names)
    let decoding = decoding
    return properties.filter { $0.isInitialized && !decoding.isFlattened($0) }
      .map(\.name).filter { !names.contains($0.bareName) }
  }
}
