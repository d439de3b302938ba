import WidgetModel
import WidgetPlan
import WidgetSyntax

/// Compares the hand-written coding of an enum's cases with its plan.
struct EnumProof {
  let facts: EnumFacts
  let plan: EnumPlan

  /// Throws the first difference.
  func run() throws(Obstacle) {
    guard plan.coding.decodes == (facts.decoded != nil),
      plan.coding.encodes == (facts.encoded != nil), plan.unknown == .throw,
      plan.missing == .error, plan.tagType == .string,
      plan.lastResort?.withoutSpaces == facts.lastResort?.withoutSpaces,
      plan.shorthand == nil, !plan.ignoresCase,
      plan.fallbackCase?.name.bareName == facts.fallback
    else { throw Obstacle(.differs, "the enum") }
    switch (plan.familyRepresentation, facts.form) {
    case (.untagged, .untagged): break
    case (.internal(let tag), .tagged(let key))
    where tag.decodedKey == key && tag.encodedKey == key: break
    default: throw Obstacle(.differs, "the form of the JSON")
    }
    if facts.form == .untagged, let decoded = facts.decoded {
      guard decoded.map(\.name) == plan.cases.map(\.name.bareName) else {
        throw Obstacle(.differs, "the order of the cases")
      }
    }
    for element in plan.cases { try compare(element) }
    let names = facts.decoded?.map(\.name) ?? []
    guard Set(names).count == names.count else {
      throw Obstacle(.differs, "a case that is decoded twice")
    }
  }

  private func compare(_ element: EnumPlan.Case) throws(Obstacle) {
    let name = element.name.bareName
    let differs = Obstacle(.differs, "the case '\(name)'")
    guard element.availability == .always, element.namedValue == nil, !element.mayReject,
      element.stored == nil || element.isFallback
    else { throw differs }
    var values: [PlannedFacts] = []
    for value in element.values { values.append(try PlannedFacts(value.property, type: "")) }
    if facts.decoded != nil, facts.fallback != name {
      guard let decoded = facts.decoded?.first(where: { $0.name == name }),
        facts.form == .untagged || Set(decoded.names) == Set(element.names),
        matches(element, decoded.payload), decoded.values.count == values.count
      else { throw differs }
      for (value, planned) in zip(decoded.values, values) {
        let isEqual =
          decoded.payload == .keyed
          ? value.normalized == planned.decoded
          : value.null == planned.decoded?.null && planned.decoded?.wrong == .error
        if !isEqual { throw differs }
      }
    }
    guard facts.encoded != nil else { return }
    guard let encoded = facts.encoded?[name], matches(element, encoded.payload),
      encoded.values.count == values.count,
      encoded.replacesName || encoded.name == nameOfPlan(element)
    else { throw differs }
    for (index, planned) in values.enumerated() where encoded.payload == .keyed {
      guard encoded.values[index] == planned.encoded else { throw differs }
    }
  }

  /// The name that the plan encodes, or nil if it encodes none, or if the value of the case does.
  private func nameOfPlan(_ element: EnumPlan.Case) -> String? {
    facts.form == .untagged || element.payload == .namedObject ? nil : element.names.first
  }

  private func matches(_ element: EnumPlan.Case, _ payload: EnumFacts.Payload) -> Bool {
    switch (element.payload, payload) {
    case (.keyed, .null): facts.form == .untagged && element.values.isEmpty
    case (.keyed, .keyed): facts.form != .untagged
    case (.single, .whole): facts.form == .untagged
    case (.object, .whole), (.namedObject, .whole): true
    case (.keyed, .whole), (.single, _), (.object, _), (.namedObject, _): false
    }
  }
}
