import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax

/// Derives the proposal for one type. Nothing is tried: each annotation follows from the facts.
struct ProposalBuilder {
  let context: PlanningContext
  let type: ModelType
  let members: HandWrittenMembers
  let uses: ModuleUses
  let allowed: Set<AllowedDifference>
  /// Whether the coding may be generated in an inline block.
  let allowsBlocks: Bool
  /// Whether statements may move to functions for single properties.
  let allowsFunctions: Bool
  /// The initializer that may be replaced, or nil if there isn't one.
  let initializer: MemberwiseFacts?

  var model: Model { context.model }
  var file: ParsedFile { model.files[type.id.file] }

  /// Returns the proposal for the coding, or for both the coding and the initializer.
  func coding(withInitializer: Bool) throws(Obstacle) -> Proposal {
    try checkType(allowsBlock: allowsBlocks)
    for member in members.decoding + members.encoding { try check(member) }
    guard members.decoding.count < 2, members.encoding.count < 2 else {
      throw Obstacle(
        .conditional, "several members", at: members.decoding.last?.range.start,
        in: members.decoding.last?.owner.file)
    }
    let types =
      type.storedProperties.compactMap(\.type)
      + type.cases.flatMap { $0.parameters ?? [] }.map(\.type)
    if types.contains(where: uses.helpers.overloads) {
      throw Obstacle(.call, "the sources declare their own 'decode' or 'encode'")
    }
    if type.kind == .enum { return try enumCoding() }
    let keyEnum = try KeyEnum.find(in: type, model)
    let keys = CodedKeys(
      keys: keyEnum?.keys ?? synthesizedKeys(), typeNames: ["Self", type.name, type.localName],
      others: otherKeys, areTexts: areTexts)
    var proposal = Proposal(id: type.id, name: type.name)
    if let member = members.decoding.first {
      do throws(Obstacle) {
        try readDecoding(member, keys, &proposal)
      } catch {
        throw error.inFile(of: member)
      }
    }
    if let member = members.encoding.first {
      do throws(Obstacle) {
        try readEncoding(member, keys, &proposal)
      } catch {
        throw error.inFile(of: member)
      }
    }
    // Without members by hand, the compiler synthesizes the keys only if it synthesizes the other direction.
    if keyEnum == nil,
      !isSynthesized(decodes: proposal.decoded != nil, encodes: proposal.encoded != nil),
      let member = proposal.functions.first(where: { $0.text.holds("CodingKeys") })
    {
      throw Obstacle(.keys, "functions would use synthesized keys", at: member.member)
    }
    try complete(&proposal, keyEnum)
    proposal.decoded = proposal.decoded?.mapValues(\.normalized)
    try addBlock(to: &proposal)
    try checkFunctions(proposal)
    if withInitializer {
      guard proposal.block == nil else { throw Obstacle(.private, "the initializer") }
      try add(initializer, to: &proposal)
    }
    if proposal.block == nil { try checkSynthesizedInitializer(proposal) }
    return proposal
  }

  // MARK: - Checks

  /// - Parameter allowsBlock: whether the members can be generated in an inline block.
  func checkType(allowsBlock: Bool) throws(Obstacle) {
    switch type.kind {
    case .class: if !allowsBlock { throw Obstacle(.class) }
    case .actor: throw Obstacle(.actor)
    case .struct, .enum, .protocol, .extension: break
    }
    if type.annotations.contains(where: { $0.origin == .widgetgen })
      || type.properties.contains(where: { !$0.annotations.isEmpty })
    {
      throw Obstacle(.annotated)
    }
    // A type as a whole can be in an `#if`, but not a part of it.
    let parts = type.extensions.map { model.declaration($0).clause }
    let properties = type.storedProperties.map(\.clause)
    if (parts + properties).contains(where: { $0 != type.clause })
      || type.clause != nil && type.extensions.contains(where: { $0.file != type.id.file })
    {
      throw Obstacle(.conditional)
    }
    let attributes = file[model.declaration(type.id).attributes].map(file.name(of:))
    if let attribute = attributes.first(where: { !Self.harmlessAttributes.contains($0) }) {
      throw Obstacle(.attribute, "'@\(attribute)' on the type")
    }
    if !allowsBlock, let obstacle = privacy { throw obstacle }
    for property in type.storedProperties {
      let attributes = property.attributeNames.filter { !["_spi", "available"].contains($0) }
      if property.isLazy || property.type == nil || !attributes.isEmpty {
        throw Obstacle(.property, "'\(property.bareName)'", at: property)
      }
    }
  }

  /// The obstacle of a private type or property, which an extension in another file cannot use. Nil if there is none.
  private var privacy: Obstacle? {
    if !model.effectiveAccess(of: type.id).isVisibleInOtherFiles {
      return Obstacle(.private, "the type")
    }
    let hidden = type.storedProperties.first { property in
      !min(property.access, property.isLet ? .open : property.setterAccess).isVisibleInOtherFiles
    }
    return hidden.map { Obstacle(.private, "'\($0.bareName)'", at: $0) }
  }

  /// Requests an inline block if the members cannot be in another file.
  func addBlock(to proposal: inout Proposal) throws(Obstacle) {
    guard let obstacle = type.kind == .class ? Obstacle(.class) : privacy else { return }
    let coding = members.decoding + members.encoding
    guard let first = coding.min(by: { $0.range.start < $1.range.start }),
      coding.allSatisfy({ canHaveBlock($0.owner) })
    else { throw obstacle }
    proposal.block = first
    if let module = context.runtime.module,
      !file.imports.contains(where: { $0.clause == nil && file.text($0.path) == module })
    {
      proposal.importedModule = module
    }
    proposal.removed.removeAll { $0.range == first.range }
  }

  /// Whether a block in a declaration can initialize the type and use its private properties: in the body of the type,
  /// or in an extension of a struct in the same file. The block has the declaration's access level.
  private func canHaveBlock(_ owner: DeclarationID) -> Bool {
    owner == type.id
      || type.kind == .struct && owner.file == type.id.file
        && model.declaration(owner).modifiers.isEmpty
  }

  /// Attributes that neither add members to a type nor isolate it. An extension of an `@_spi` type is as hidden as the
  /// type.
  private static let harmlessAttributes: Set = [
    "_spi", "available", "dynamicCallable", "dynamicMemberLookup", "frozen",
  ]

  func check(_ member: HandWrittenMember) throws(Obstacle) {
    if member.clause != type.clause { throw Obstacle(.conditional, at: member) }
    if !hiding.isSuperset(of: member.attributes) { throw Obstacle(.attribute, at: member) }
    let owner = model.declaration(member.owner)
    if member.owner != type.id, !owner.attributes.isEmpty || owner.whereClause != nil {
      throw Obstacle(.attribute, "on an extension", at: member)
    }
  }

  /// The `@_spi` attributes of the type and of the types around it, which hide its members anyway.
  private var hiding: Set<String> {
    Set(
      model.enclosingTypes(of: type.id).flatMap { id in
        let file = model.files[id.file]
        return file[model.declaration(id).attributes].map { file.text($0.range) }
          .filter { $0.hasPrefix("@_spi(") }
      })
  }

  // MARK: - Facts

  private func readDecoding(
    _ member: HandWrittenMember, _ keys: CodedKeys, _ proposal: inout Proposal
  ) throws(Obstacle) {
    let file = model.files[member.owner.file]
    let reader = DecodingReader(
      member.statements, keys: keys,
      decoder: member.parameterName(in: file),
      initializers: assigningInitializers, helpers: uses.helpers)
    var functions = Functions()
    if let obstacle = reader.obstacle {
      guard allowsFunctions else { throw obstacle }
      do throws(Obstacle) {
        functions = try decodingFunctions(reader, member)
      } catch {
        throw error.describing(reader.obstacles)
      }
      if let obstacle = reader.unusedLocal(except: functions.mentioned) { throw obstacle }
    }
    proposal.decoded = try decoded(reader, member)
    for (property, name) in functions.names {
      proposal.decoded?[property] = DecodedFact(function: name)
    }
    try checkObjects(of: reader, functions, in: proposal.decoded ?? [:])
    proposal.hook = functions.hook
    proposal.callsSuper.decoding = reader.callsSuper
    if !functions.text.isEmpty { proposal.functions.append((member, functions.text)) }
  }

  private func decoded(
    _ reader: DecodingReader, _ member: HandWrittenMember
  ) throws(Obstacle) -> [String: DecodedFact] {
    var facts = reader.facts
    for (name, fact) in facts.sorted(by: { $0.key < $1.key }) {
      let place = reader.places[name] ?? member.range.start
      guard let property = type.storedProperties.first(where: { $0.bareName == name }),
        let declared = property.type
      else { throw Obstacle(.property, "'\(name)'", at: place).inFile(of: member) }
      // A decoder treats some types of other modules in its own way, but not in their 'init(from:)'.
      if fact.place == .flattened, !isDeclared(declared) {
        throw Obstacle(.call, "'\(name)'", at: place).inFile(of: member)
      }
      let type = fact.type.isEmpty ? declared.text : fact.type
      facts[name]?.type = qualified(type, in: member.owner)
      if facts[name]?.type != qualified(declared.unwrapped.text, in: property.owner) {
        throw Obstacle(.differs, "the type of '\(name)'", at: place).inFile(of: member)
      }
      if mayDecodeNull(fact, declared, in: property.owner) {
        let payload = fact.place.payload(with: "null")
        throw Obstacle(.differs, "'\(name)', for \(payload)", at: place).inFile(of: member)
      }
      if let value = fact.values.first(where: { !canRepeat($0, as: declared, in: member.owner) }) {
        throw Obstacle(.defaultValue, "'\(value)'", at: place).inFile(of: member)
      }
    }
    return facts
  }

  private func readEncoding(
    _ member: HandWrittenMember, _ keys: CodedKeys, _ proposal: inout Proposal
  ) throws(Obstacle) {
    let file = model.files[member.owner.file]
    let reader = EncodingReader(
      member.statements, keys: keys, encoder: member.parameterName(in: file),
      helpers: uses.helpers, rawProperties: rawProperties)
    var functions = Functions()
    if let obstacle = reader.obstacle {
      guard allowsFunctions else { throw obstacle }
      do throws(Obstacle) {
        functions = try encodingFunctions(reader, member)
      } catch {
        throw error.describing(reader.obstacles)
      }
    }
    proposal.encoded = try encoded(reader, member, functions)
    for (property, name) in functions.names {
      proposal.encoded?[property] = EncodedFact(function: name)
    }
    try checkObjects(of: reader, in: proposal.encoded ?? [:])
    proposal.callsSuper.encoding = reader.callsSuper
    if !functions.text.isEmpty { proposal.functions.append((member, functions.text)) }
  }

  private func encoded(
    _ reader: EncodingReader, _ member: HandWrittenMember, _ functions: Functions
  ) throws(Obstacle) -> [String: EncodedFact] {
    var facts = reader.facts
    // Flattened values may contain keys of other properties, which are then encoded twice.
    if facts.values.contains(where: \.place.isFlattened),
      !encodesInOrder(functions.places.merging(reader.places.mapValues { [$0] }) { $0 + $1 })
    {
      throw Obstacle(.differs, "the order of flattened values", at: member)
    }
    for (name, fact) in facts.sorted(by: { $0.key < $1.key }) {
      guard let property = type.storedProperties.first(where: { $0.bareName == name }) else {
        throw Obstacle(.property, "'\(name)'", at: member)
      }
      if property.type?.isOptional != true { facts[name]?.omitsNil = false }
      if case .equals(let text)? = fact.omission {
        facts[name]?.omission = .equals(text.comparableValue)
      }
    }
    return facts
  }

  /// Whether the statements of the properties are in the order of the properties.
  ///
  /// - Parameter places: the offsets of the statements, by property.
  private func encodesInOrder(_ places: [String: [UInt32]]) -> Bool {
    let all = type.storedProperties.flatMap { (places[$0.bareName] ?? []).sorted() }
    return all == all.sorted()
  }

  /// Returns a type's text with full names, to compare types.
  func qualified(_ text: String, in owner: DeclarationID) -> String {
    model.comparable(text, in: Scope(in: owner))
  }

  /// Returns the type that a name refers to, or nil if the sources declare none or several of them.
  func onlyType(named name: String, in owner: DeclarationID) -> DeclarationID? {
    let found = model.types(named: name, in: Scope(in: owner))
    return found.count == 1 ? found[0] : nil
  }

  /// Whether the sources declare a type.
  func isDeclared(_ type: TypeName) -> Bool {
    guard let name = type.dottedName else { return false }
    return !model.types(named: name, in: Scope(in: self.type.id)).isEmpty
  }

  private var otherInitializers: [InitializerDeclaration] {
    return model.declaration(type.id).initializers.filter { initializer in
      !members.decoding.contains { $0.range.bounds.contains(Int(initializer.keyword.start)) }
    }
  }

  var hasSuperclass: Bool { model.superclass(of: type.id) != nil }

  // MARK: - Annotations

  private func complete(
    _ proposal: inout Proposal, _ keyEnum: KeyEnum?
  ) throws(Obstacle) {
    let (decodes, encodes) = (proposal.decoded != nil, proposal.encoded != nil)
    proposal.words = [decodes && encodes ? "codable" : decodes ? "decodable" : "encodable"]
    // A class with its own initializers, or with a superclass, gets no memberwise initializer.
    let isClass = type.kind == .class
    if decodes, encodes, !isClass || otherInitializers.isEmpty && !hasSuperclass {
      proposal.words.append("memberwise = false")
    }
    let properties = type.storedProperties.map { property in
      PropertyWords(
        property: property, decoded: proposal.decoded?[property.bareName],
        encoded: proposal.encoded?[property.bareName], decodes: decodes, encodes: encodes)
    }
    let places =
      (proposal.decoded?.values.map(\.place) ?? []) + (proposal.encoded?.values.map(\.place) ?? [])
    if places.isEmpty { throw Obstacle(.differs, "nothing is coded") }
    if places.contains(.whole) {
      guard places.allSatisfy({ $0 == .whole }), type.storedProperties.count == 1 else {
        throw Obstacle(.statement, "a single value for several properties")
      }
      proposal.words.append("transparent")
    }
    for words in properties {
      proposal.propertyWords[words.property.bareName] = try words.words()
    }
    for member in members.decoding + members.encoding {
      proposal.removed.append((member.owner, member.range))
    }
    guard let keyEnum, removesKeys(keyEnum, proposal) else {
      if let keyEnum {
        try addKeys(properties.filter { !$0.isPlaced(by: keyEnum.keys) }, besideKeysTo: &proposal)
      } else {
        try addKeys(properties, to: &proposal)
      }
      return
    }
    proposal.removed.append((keyEnum.owner, model.declaration(keyEnum.id).range))
    try addKeys(properties, to: &proposal)
  }
}
