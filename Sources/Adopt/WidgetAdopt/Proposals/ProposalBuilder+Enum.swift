import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax

/// Enums whose cases a discriminator chooses, or that are tried one after the other.
extension ProposalBuilder {
  func enumCoding() throws(Obstacle) -> Proposal {
    if RawValues(of: type.id, in: model) != nil { return try rawEnum() }
    for element in type.cases {
      if !element.annotations.isEmpty { throw Obstacle(.annotated) }
      if element.clause != type.clause { throw Obstacle(.conditional) }
    }
    let keyEnum = try KeyEnum.find(in: type, model)
    let keys = CodedKeys(
      keys: keyEnum?.keys ?? [:], typeNames: ["Self", type.name, type.localName],
      others: otherKeys, areTexts: areTexts)
    var proposal = Proposal(id: type.id, name: type.name)
    let facts = try enumFacts(keys)
    proposal.enumFacts = facts
    if facts.throwsOwnErrors, !allowed.contains(.errors) {
      throw Obstacle(.errors, "for \(facts.payloadWithoutCase)")
    }
    proposal.words = try words(facts)
    for element in type.cases {
      proposal.propertyWords[element.name.bareName] = try words(element, facts)
    }
    for member in members.decoding + members.encoding {
      proposal.removed.append((member.owner, member.range))
    }
    if let keyEnum, removesKeys(keyEnum, proposal) {
      proposal.removed.append((keyEnum.owner, model.declaration(keyEnum.id).range))
    }
    try addBlock(to: &proposal)
    return proposal
  }

  // MARK: - Facts

  private func enumFacts(_ keys: CodedKeys) throws(Obstacle) -> EnumFacts {
    var facts = EnumFacts(form: .untagged)
    if let member = members.decoding.first {
      do throws(Obstacle) {
        let reader = try EnumDecodingReader(
          member.statements, keys: keys,
          decoder: member.parameterName(in: model.files[member.owner.file]),
          knowsSingleValues: uses.helpers.knowsSingleValues,
          names: names(in: member.owner))
        (facts.form, facts.fallback) = (reader.form, reader.fallback)
        facts.lastResort = reader.lastResort
        facts.decoded = []
        for element in reader.cases { facts.decoded?.append(try checked(element, member)) }
      } catch {
        throw error.inFile(of: member)
      }
    }
    if let member = members.encoding.first {
      do throws(Obstacle) {
        facts.encoded = try encoded(keys, facts.form, member)
      } catch {
        throw error.inFile(of: member)
      }
    }
    return facts
  }

  private func encoded(
    _ keys: CodedKeys, _ form: EnumFacts.Form, _ member: HandWrittenMember
  ) throws(Obstacle) -> [String: EnumFacts.EncodedCase] {
    let key: String? = if case .tagged(let key) = form { key } else { nil }
    let reader = try EnumEncodingReader(
      member.statements, keys: keys,
      encoder: member.parameterName(in: model.files[member.owner.file]), tagKey: key,
      knowsSingleValues: uses.helpers.knowsSingleValues,
      names: names(in: member.owner), cases: type.cases.map(\.name.bareName),
      nameOfCase: namesOfCases
    ) { name, index in
      let parameters = type.cases.first { $0.name.bareName == name }?.parameters ?? []
      return parameters.indices.contains(index)
        && encodesRawValue(parameters[index].type, in: type.id)
    }
    var cases = reader.cases
    for element in type.cases {
      for (index, parameter) in (element.parameters ?? []).enumerated()
      where !parameter.type.isOptional {
        cases[element.name.bareName]?.values[index]?.omitsNil = false
      }
      if let key, let encoded = cases[element.name.bareName], encoded.name == nil,
        encoded.payload == .whole(isDirect: true), let value = element.parameters?.first
      {
        cases[element.name.bareName]?.replacesName = alwaysEncodes(
          key, value.type, in: type.id, around: [])
      }
    }
    return cases
  }

  /// Whether a struct has a variable with a key, whose value is always encoded. If the struct's encoding is written by
  /// hand, it must encode this value, or another struct with such a variable in the same object.
  ///
  /// - Parameter outer: the types that contain the struct in their objects.
  private func alwaysEncodes(
    _ key: String, _ type: TypeName, in owner: DeclarationID, around outer: Set<DeclarationID>
  ) -> Bool {
    guard let id = type.dottedName.flatMap({ onlyType(named: $0, in: owner) }), !outer.contains(id),
      case let declared = model.type(id), declared.kind == .struct, declared.annotations.isEmpty,
      context.conformances[id].contains("Encodable")
    else { return false }
    let keys: [String: String]?
    do throws(Obstacle) {
      keys = try KeyEnum.find(in: declared, model)?.keys
    } catch {
      return false
    }
    let members = HandWrittenMembers(of: declared, in: model).encoding
    var facts: [String: EncodedFact]?
    if let member = members.first {
      guard members.count == 1, member.clause == declared.clause else { return false }
      let reader = EncodingReader(
        member.statements,
        keys: CodedKeys(
          keys: keys ?? [:], typeNames: ["Self", declared.name, declared.localName]),
        encoder: member.parameterName(in: model.files[member.owner.file]))
      if reader.alwaysEncodes(key, in: member.statements) { return true }
      if reader.obstacle != nil { return false }
      facts = reader.facts
    }
    return declared.storedProperties.contains { property in
      guard property.attributeNames.isEmpty, property.annotations.isEmpty,
        property.clause == declared.clause, !(property.isLet && property.initialValue != nil),
        let type = property.type,
        !model.expanded(type, in: Scope(in: property.owner)).type.isOptional
      else { return false }
      let name = property.bareName
      guard let facts else { return (keys == nil ? name : keys?[name]) == key }
      guard let fact = facts[name], fact.omission == nil else { return false }
      return fact.place == .key(key)
        || fact.place == .flattened
          && alwaysEncodes(key, type, in: property.owner, around: outer.union([id]))
    }
  }

  /// Returns a decoded case without the types of its values, which must be the declared ones.
  private func checked(
    _ decoded: EnumFacts.DecodedCase, _ member: HandWrittenMember
  ) throws(Obstacle) -> EnumFacts.DecodedCase {
    let differs = Obstacle(.differs, "the values of '\(decoded.name)'", at: member)
    guard let element = type.cases.first(where: { $0.name.bareName == decoded.name }) else {
      throw Obstacle(.call, "'\(decoded.name)'", at: member)
    }
    let parameters = element.parameters ?? []
    guard parameters.count == decoded.values.count else { throw differs }
    var result = decoded
    for (index, parameter) in parameters.enumerated() {
      let declared = parameter.type
      let type = decoded.values[index].type
      if mayDecodeNull(decoded.values[index], declared, in: self.type.id) { throw differs }
      // The compiler infers a type that is not written. It decodes null for an optional.
      if type == "" {
        if declared.isOptional { throw differs }
      } else {
        guard
          qualified(type, in: member.owner) == qualified(declared.unwrapped.text, in: self.type.id)
        else { throw differs }
      }
      // A decoder treats some types of other modules in its own way, but not in their 'init(from:)'.
      if decoded.payload == .whole(isDirect: true) {
        guard isDeclared(declared) else { throw differs }
      }
      result.values[index].type = ""
    }
    return result
  }

  /// Returns the raw values of an enum that is only used for the names of the cases, by the name of the enum.
  private func names(in owner: DeclarationID) -> EnumDecodingReader.Names {
    { [model] type, name in
      guard let id = model.types(named: type, in: Scope(in: owner)).first,
        let values = RawValues(of: id, in: model), values.kind == .string, values.fallback == nil
      else { return nil }
      let declared = model.type(id)
      guard !HandWrittenMembers(of: declared, in: model).hasCoding,
        !declared.annotations.contains(where: { $0.origin == .widgetgen }),
        declared.cases.allSatisfy(\.annotations.isEmpty)
      else { return nil }
      return values.cases.first { $0.name == name.bareName }?.value
    }
  }

  /// Returns the name of each case according to a computed property whose body is a switch over all cases. Returns nil
  /// for another property.
  private func namesOfCases(_ property: String) -> ((_ name: String) -> String?)? {
    guard let found = type.properties.first(where: { $0.bareName == property && $0.isComputed }),
      let declared = found.type, case let file = model.files[found.owner.file],
      let declaration = model.declaration(found.owner).properties.first(where: {
        $0.name == found.range
      }), found.clause == type.clause, found.attributeNames.isEmpty, !found.isStatic,
      let block = file.firstBlock(
        in: SourceRange(start: declaration.name.end, end: model.declaration(found.owner).body.end)),
      case let body = BodyParser.statements(of: block.tokens, in: file), body.count == 1,
      case .choice(let subject, let branches) = body[0].kind, subject.name == "self"
    else { return nil }
    let names = names(in: found.owner)
    var results: [String: String] = [:]
    for branch in branches {
      guard branch.body.count == 1, !branch.patterns.isEmpty,
        let value = branch.body[0].result,
        let name = Self.name(value, of: declared.text, names)
      else { return nil }
      for case .named(let element, _) in branch.patterns { results[element] = name }
    }
    return { results[$0] }
  }

  /// Returns the name in the JSON of a case such as `.circle`, or of a text.
  private static func name(
    _ value: Expression, of type: String, _ names: EnumDecodingReader.Names
  ) -> String? {
    switch value.kind {
    case .literal where ["String", "Swift.String"].contains(type):
      StringLiteral.value(of: value.text)
    case .implicitMember(let name): names(type, name)
    case .member(let base, let name) where base.text == type: names(type, name)
    default: nil
    }
  }

  // MARK: - Annotations

  private func words(_ facts: EnumFacts) throws(Obstacle) -> [String] {
    let direction =
      facts.decoded == nil ? ["encodable"] : facts.encoded == nil ? ["decodable"] : []
    let resort = facts.lastResort.map { ["invalid = \($0)"] } ?? []
    switch facts.form {
    case .untagged: return direction + ["family = untagged"] + resort
    case .tagged(key: "type"): return direction + ["family"] + resort
    case .tagged(let key):
      return direction + ["family", "tag = \(try PropertyWords.spelled(key))"] + resort
    }
  }

  private func words(_ element: EnumCase, _ facts: EnumFacts) throws(Obstacle) -> [String] {
    let name = element.name.bareName
    if facts.fallback == name { return ["unknown"] }
    guard case .tagged = facts.form else { return [] }
    let decoded = facts.decoded?.first { $0.name == name }
    let encoded = facts.encoded?[name]
    var words: [String] = []
    // A value that is encoded without the name of its case encodes the name itself. It may be a constant.
    if facts.encoded == nil || encoded?.name != nil || encoded?.replacesName == true {
      let own = encoded?.name ?? decoded?.names.first ?? name
      if own != name { words.append("name = \(try PropertyWords.spelled(own))") }
      for alias in decoded?.names ?? [] where alias != own {
        words.append("alias = \(try PropertyWords.spelled(alias))")
      }
    }
    let parameters = element.parameters ?? []
    var keys: [String] = []
    for (index, parameter) in parameters.enumerated() {
      let decodedKey = decoded.flatMap {
        $0.values.indices.contains(index) ? $0.values[index] : nil
      }
      guard let key = decodedKey?.place.key ?? encoded?.values[index]?.place.key else { continue }
      let label = parameter.label?.bareName ?? "_\(index)"
      if label == key { continue }
      let spelled = try PropertyWords.spelled(key)
      keys.append(parameters.count == 1 ? spelled : "\(label): \(spelled)")
    }
    if !keys.isEmpty {
      let text = keys.joined(separator: ", ")
      words.append(parameters.count == 1 ? "key = \(text)" : "key = [\(text)]")
    }
    return words
  }
}
