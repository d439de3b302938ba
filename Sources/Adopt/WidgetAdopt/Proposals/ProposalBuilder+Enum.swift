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
      if element.clause != nil { throw Obstacle(.conditional) }
    }
    let keyEnum = try KeyEnum.find(in: type, model)
    let keys = CodedKeys(
      keys: keyEnum?.keys ?? [:], typeNames: ["Self", type.name, type.localName])
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
          names: names(in: member.owner))
        (facts.form, facts.fallback) = (reader.form, reader.fallback)
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
      names: names(in: member.owner))
    var cases = reader.cases
    for element in type.cases {
      for (index, parameter) in (element.parameters ?? []).enumerated()
      where !parameter.type.isOptional {
        cases[element.name.bareName]?.values[index]?.omitsNil = false
      }
    }
    return cases
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
      if type != "" || decoded.payload != .whole(isDirect: true) {
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

  // MARK: - Annotations

  private func words(_ facts: EnumFacts) throws(Obstacle) -> [String] {
    let direction =
      facts.decoded == nil ? ["encodable"] : facts.encoded == nil ? ["decodable"] : []
    switch facts.form {
    case .untagged: return direction + ["family = untagged"]
    case .tagged(key: "type"): return direction + ["family"]
    case .tagged(let key):
      return direction + ["family", "tag = \(try PropertyWords.spelled(key))"]
    }
  }

  private func words(_ element: EnumCase, _ facts: EnumFacts) throws(Obstacle) -> [String] {
    let name = element.name.bareName
    if facts.fallback == name { return ["unknown"] }
    guard case .tagged = facts.form else { return [] }
    let decoded = facts.decoded?.first { $0.name == name }
    let encoded = facts.encoded?[name]
    var words: [String] = []
    // A value that is encoded without the name of its case encodes the name itself.
    if facts.encoded == nil || encoded?.name != nil {
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
