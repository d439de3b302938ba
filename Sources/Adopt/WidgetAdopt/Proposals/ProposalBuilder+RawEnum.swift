import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax

/// Enums with raw values and a case for unknown ones.
extension ProposalBuilder {
  /// Returns the proposal to mark the case for unknown raw values.
  func rawEnum() throws(Obstacle) -> Proposal {
    guard let values = RawValues(of: type.id, in: model), members.decoding.count == 1,
      let member = members.decoding.first
    else { throw Obstacle(.enum) }
    if members.initializers.contains(where: { $0.parameters.count == 1 }) {
      throw Obstacle(.enum, "an initializer by hand")
    }
    let file = model.files[member.owner.file]
    let names = ["Self", type.name, type.localName]
    let fact = try RawEnumFact(
      member.statements,
      names: Set(names + names.map { $0 + ".init" } + [".init"]),
      decoder: member.parameterName(in: file))
    guard [values.type, "RawValue", "Self.RawValue"].contains(fact.type) else {
      throw Obstacle(.differs, "the raw type", at: member)
    }
    var proposal = Proposal(id: type.id, name: type.name)
    proposal.rawEnum = fact
    if let replacement = fact.replacement {
      guard !values.cases.contains(where: { $0.value == replacement }) else {
        throw Obstacle(.enum, "'\(replacement)' is the raw value of a case", at: member)
      }
      let isEncoded = context.conformances[type.id].contains("Encodable")
      proposal.words = (isEncoded ? [] : ["decodable"]) + ["invalid = .\(fact.fallback)"]
    } else {
      proposal.propertyWords[fact.fallback] = ["unknown"]
    }
    for member in members.decoding + (try rawEncoding()) {
      proposal.removed.append((member.owner, member.range))
    }
    if members.encoding.isEmpty { try addBlock(to: &proposal) }
    return proposal
  }

  /// The properties that are enums with raw values, and with synthesized coding.
  var rawProperties: Set<String> {
    let properties = type.storedProperties.filter { property in
      property.type.map { encodesRawValue($0, in: property.owner) } ?? false
    }
    return Set(properties.map(\.bareName))
  }

  /// Whether a type is an enum that encodes its raw value with synthesized encoding.
  func encodesRawValue(_ type: TypeName, in owner: DeclarationID) -> Bool {
    guard let id = type.dottedName.flatMap({ onlyType(named: $0, in: owner) }),
      let values = RawValues(of: id, in: model), values.fallback == nil
    else { return false }
    let declared = model.type(id)
    return context.conformances[id].contains("Encodable") && declared.annotations.isEmpty
      && declared.cases.allSatisfy(\.annotations.isEmpty)
      && HandWrittenMembers(of: declared, in: model).encoding.isEmpty
  }

  /// Returns the hand-written `encode(to:)` if it encodes the raw value, as the compiler does.
  private func rawEncoding() throws(Obstacle) -> [HandWrittenMember] {
    for member in members.encoding {
      let file = model.files[member.owner.file]
      let reader = EncodingReader(
        member.statements, keys: CodedKeys(), encoder: member.parameterName(in: file))
      guard reader.obstacle == nil, reader.facts.keys.elementsEqual(["rawValue"]),
        context.conformances[type.id].contains("Encodable")
      else { throw Obstacle(.enum, "'encode(to:)'", at: member) }
    }
    return members.encoding
  }
}
