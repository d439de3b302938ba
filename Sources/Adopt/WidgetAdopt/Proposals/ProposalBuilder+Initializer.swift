import WidgetModel
import WidgetSource
import WidgetSyntax

/// The memberwise initializer.
extension ProposalBuilder {
  /// Returns the proposal for the initializer of a type whose coding stays.
  func initializerOnly() throws(Obstacle) -> Proposal {
    try checkType(allowsBlock: false)
    var proposal = Proposal(id: type.id, name: type.name)
    proposal.words = ["memberwise"]
    try add(initializer, to: &proposal)
    try checkSynthesizedInitializer(proposal)
    return proposal
  }

  /// The properties that a memberwise initializer sets.
  private var settable: [Property] {
    type.storedProperties.filter { !($0.isLet && $0.initialValue != nil) }
  }

  /// If no initializer is left in the body of a struct, the compiler synthesizes some. An extension must not declare
  /// them.
  func checkSynthesizedInitializer(_ proposal: Proposal) throws(Obstacle) {
    func labels(in owner: DeclarationID) -> [[String]] {
      initializerLabels(in: owner) { keyword in
        !proposal.removed.contains {
          $0.owner == owner && $0.range.bounds.contains(Int(keyword.start))
        }
      }
    }
    guard labels(in: type.id).isEmpty else { return }
    if proposal.initializer != nil, uses.exportedCalls.types.contains(type.localName) {
      throw Obstacle(.exported)
    }
    let clash = type.extensions.flatMap(labels).first { labels in
      labels.isEmpty ? settable.allSatisfy(\.hasValue) : labels == settable.map(\.bareName)
    }
    if clash != nil { throw Obstacle(.order, "the compiler would synthesize an initializer again") }
  }

  /// Returns the labels of each initializer in a type or an extension.
  private func initializerLabels(
    in owner: DeclarationID, where isIncluded: (SourceRange) -> Bool = { _ in true }
  ) -> [[String]] {
    let file = model.files[owner.file]
    return model.declaration(owner).initializers.filter { isIncluded($0.keyword) }
      .map { file[$0.parameters].map { $0.label.map(file.text)?.bareName ?? "_" } }
  }

  /// The initializers that only assign their parameters, including the synthesized one. An initializer with the labels
  /// of another one is left out, because a call may refer to either.
  var assigningInitializers: [[DecodingReader.Assignment]] {
    let labels = ([type.id] + type.extensions).flatMap { initializerLabels(in: $0) }
    let written: [[DecodingReader.Assignment]] = members.initializers.compactMap {
      MemberwiseFacts($0, in: model.files[$0.owner.file])?.parameters.map {
        ($0.label, $0.property)
      }
    }.filter { own in labels.count { $0 == own.map(\.0) } == 1 }
    guard initializerLabels(in: type.id).isEmpty, !labels.contains(settable.map(\.bareName)) else {
      return written
    }
    let synthesized: [DecodingReader.Assignment] = settable.map { ($0.bareName, $0.bareName) }
    return written + [synthesized]
  }

  func add(
    _ facts: MemberwiseFacts?, to proposal: inout Proposal
  ) throws(Obstacle) {
    guard let facts else { throw Obstacle(.order) }
    let member = facts.member
    try check(member)
    if let label = facts.parameters.first?.label, facts.parameters.count == 1,
      label == "rawValue" || label.hasSuffix("Literal")
    {
      throw Obstacle(.order, "a protocol requires the initializer", at: member)
    }
    var parameters = facts.parameters[...]
    for property in settable {
      if let parameter = parameters.first, parameter.label == property.bareName,
        parameter.property == property.bareName
      {
        try add(parameter, of: property, member, to: &proposal)
        parameters.removeFirst()
      } else if property.hasValue, !proposal.codes {
        // The property keeps its initial value. With generated coding, it would not be coded.
        proposal.propertyWords[property.bareName, default: []].append("skip")
      } else {
        throw Obstacle(.order, "'\(property.bareName)'", at: member)
      }
    }
    if let parameter = parameters.first {
      throw Obstacle(.order, "'\(parameter.label)'", at: member)
    }
    proposal.initializer = facts
    proposal.removed.append((member.owner, member.range))
    proposal.words.removeAll { $0 == "memberwise = false" }
    if proposal.words.first == "decodable" || proposal.words.first == "encodable" {
      proposal.words.append("memberwise")
    }
  }

  /// Adds the annotation for a parameter's default, unless the property has the same default anyway.
  private func add(
    _ parameter: MemberwiseFacts.Parameter, of property: Property, _ member: HandWrittenMember,
    to proposal: inout Proposal
  ) throws(Obstacle) {
    guard let value = parameter.defaultValue else { return }
    let obstacle = Obstacle(.defaultValue, "'\(value)'", at: member)
    guard let declared = property.type, canRepeat(value, as: declared, in: member.owner) else {
      throw obstacle
    }
    if let initial = property.initialValue, initial.trimmed != "nil" {
      guard initial.withoutSpaces == value.withoutSpaces else { throw obstacle }
      return
    }
    if value == "nil", property.type?.isOptional == true { return }
    let words = proposal.propertyWords[property.bareName] ?? []
    if words.contains("default = \(value.withoutSpaces)") || words.contains("default = \(value)") {
      return
    }
    // With generated decoding, the annotation would also change what a missing key means.
    guard proposal.decoded == nil, Self.isRepeatable(value) else { throw obstacle }
    proposal.propertyWords[property.bareName] = words + ["default = \(value)"]
  }

  /// Whether the annotation `default` can contain an expression: no closure, no string with an escape sequence, and no
  /// comma outside of brackets.
  private static func isRepeatable(_ value: String) -> Bool {
    !value.contains { "{}\\\n".contains($0) } && value.parts(separatedBy: ",").count == 1
  }
}
