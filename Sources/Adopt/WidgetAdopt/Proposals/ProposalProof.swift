import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax

/// Compares a proposal with the plan of the annotated type, fact by fact.
struct ProposalProof {
  let proposal: Proposal
  /// The plan of the annotated type, or nil if nothing is planned for it.
  let plan: TypePlan?
  /// The model of the annotated sources.
  let model: Model

  /// Throws the first difference.
  ///
  /// - Returns: the number of parameters that gain a default.
  func run() throws(Obstacle) -> Int {
    guard let plan, plan.variants.count == 1, let variant = plan.variants.first else {
      throw Obstacle(.differs, "nothing is generated")
    }
    guard plan.conformances.isEmpty, plan.conditionalConformances.isEmpty else {
      throw Obstacle(.conformance)
    }
    let output =
      proposal.block == nil
      ? TypePlan.Output.file : .block(name: MemberBlock.coding(of: proposal.name))
    if let fact = proposal.rawEnum {
      try compare(variant.choice, with: fact, inPlace: plan.codingOutput == output)
      return 0
    }
    if let facts = proposal.enumFacts {
      guard let choice = variant.choice, plan.codingOutput == output, variant.equality == nil else {
        throw Obstacle(.differs, "other members are generated")
      }
      try EnumProof(facts: facts, plan: choice).run()
      return 0
    }
    guard let object = variant.object else { throw Obstacle(.differs, "nothing is generated") }
    guard plan.codingOutput == output, plan.initOutput == .file, variant.equality == nil,
      object.coding.decodes == (proposal.decoded != nil),
      object.coding.encodes == (proposal.encoded != nil)
    else { throw Obstacle(.differs, "other members are generated") }
    if proposal.codes { try compare(object) }
    guard let initializer = proposal.initializer else {
      if variant.memberwiseInit != nil { throw Obstacle(.differs, "an initializer is generated") }
      return 0
    }
    return try initializer.compare(
      variant.memberwiseInit, model.type(plan.id).storedProperties, qualified: qualified)
  }

  private func compare(
    _ plan: EnumPlan?, with fact: RawEnumFact, inPlace: Bool
  ) throws(Obstacle) {
    guard let plan, inPlace, case .rawValue(_, isRenamed: false) = plan.representation,
      plan.coding.decodes, !plan.coding.encodes, !plan.ignoresCase,
      plan.lastResort == (fact.replacement == nil ? nil : "." + fact.fallback),
      plan.fallbackCase?.name.bareName == (fact.replacement == nil ? fact.fallback : nil),
      plan.cases.allSatisfy({ $0.isDecoded && $0.names.count == 1 && $0.values.isEmpty })
    else { throw Obstacle(.differs, "the raw values") }
  }

  private func compare(_ object: ObjectPlan) throws(Obstacle) {
    let hooks = object.hooks.filter { $0.key != proposal.hook || !$0.value.isReachable }
    if let hook = hooks.keys.map(\.rawValue).min() {
      throw Obstacle(.differs, "'\(hook)' would be called")
    }
    if let hook = proposal.hook, object.hooks[hook] == nil {
      throw Obstacle(.differs, "'\(hook.rawValue)' would not be called")
    }
    let (superclass, calls) = (object.superclass, proposal.callsSuper)
    guard proposal.decoded == nil || (superclass != nil) == calls.decoding,
      proposal.encoded == nil || (superclass != nil) == calls.encoding,
      superclass.map({ $0.decodes && $0.encodes }) ?? true
    else { throw Obstacle(.differs, "the call of the superclass") }
    guard object.shorthand == nil, object.tags.isEmpty,
      case .decoder = object.container
    else { throw Obstacle(.differs, "the object") }
    switch (object.form, proposal.isTransparent) {
    case (.object, false), (.singleValue, true): break
    case (.object, true), (.singleValue, false), (.array, _):
      throw Obstacle(.differs, "the form of the JSON")
    }
    var decoded: [String: DecodedFact] = [:]
    var encoded: [String: EncodedFact] = [:]
    for property in object.properties {
      let name = property.property.bareName
      let type = qualified(property.property.type?.unwrapped.text ?? "")
      let facts = try PlannedFacts(property, type: type)
      decoded[name] = facts.decoded
      encoded[name] = facts.encoded
    }
    try compare(decoded, proposal.decoded) { $0.payload(decodedDifferentlyBy: $1) }
    try compare(encoded, proposal.encoded) { _, _ in nil }
  }

  /// - Parameter payload: JSON that shows a difference, or nil if none is known.
  private func compare<Fact: Equatable>(
    _ planned: [String: Fact], _ written: [String: Fact]?,
    payload: (_ written: Fact, _ planned: Fact) -> String?
  ) throws(Obstacle) {
    guard let written else { return }
    for name in Set(planned.keys).union(written.keys).sorted()
    where planned[name] != written[name] {
      let example =
        if let planned = planned[name], let written = written[name] {
          payload(written, planned).map { ", for \($0)" } ?? ""
        } else {
          ""
        }
      throw Obstacle(.differs, "'\(name)'" + example)
    }
  }

  /// Returns a type's text with full names.
  private func qualified(_ text: String) -> String {
    guard let plan else { return text }
    return model.comparable(text, in: Scope(in: plan.id))
  }
}
