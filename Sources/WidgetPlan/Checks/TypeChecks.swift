import WidgetModel
import WidgetSource
import WidgetSyntax

/// What is looked at before code is generated for a type: one function a rule, the rule above it.
struct TypeChecks {
  let planner: TypePlanner
  let plan: TypePlan
  let conformances: ConformanceCheck
  /// The planned cases of an enum by name.
  let plannedCases: [String: [EnumPlan.Case]]

  init(planner: TypePlanner, plan: TypePlan, conformances: ConformanceCheck) {
    self.planner = planner
    self.plan = plan
    self.conformances = conformances
    plannedCases = Dictionary(
      grouping: plan.variants.compactMap(\.choice).flatMap(\.cases), by: \.name)
  }

  var type: ModelType { planner.type }
  var file: ParsedFile { planner.file }
  /// The properties that are coded, in whatever variant, each once.
  var planned: [PropertyPlan] { plan.properties }
  /// How an enum is coded, in each variant; none for another type.
  var choices: [EnumPlan] { plan.variants.compactMap(\.choice) }
  /// The associated values of an enum's cases, each once, as properties.
  var plannedValues: [PropertyPlan] {
    choices.flatMap(\.cases).flatMap(\.values).map(\.property).uniqued(by: \.property.range)
  }
  var hasInit: Bool { plan.variants.contains { $0.memberwiseInit != nil } }

  func run() -> [Diagnostic] {
    if let actor = checkActor() { return [actor] }
    let conditional = checkConditionalMembers()
    guard hasInit || planner.decodes || planner.encodes || planner.rawNames != nil else {
      return conditional + checkNoEncoding() + checkUselessPositional()
    }
    let placement = checkPlacement()
    // What cannot be placed anywhere is not reported once more for each property.
    let properties =
      placement.isEmpty ? checkReachOfProperties() : []
    return placement + properties + checkWrapped() + checkTypesAreKnown() + checkValues()
      + checkCoding() + checkCodingKeys() + checkWritten() + checkBesideFunctions()
      + checkUncalledFunctions() + checkHooks() + checkDirections() + checkComputed()
      + checkAvailabilityOfCases() + checkAvailabilityOfFallbacks()
      + checkIsolation()
      + checkTypePolicies() + checkOtherDirection() + conditional
      + checkSkipped() + checkPropertiesInBlocks() + checkConditions() + checkConformances()
      + checkConformanceOfBlock() + checkImportOfBlock()
  }

  /// The isolated state of an actor is coded and compared by none of Swift's protocols.
  private func checkActor() -> Diagnostic? {
    let asked = planner.selected.parts
    guard type.kind == .actor,
      (asked.contains(.decoding) && !planner.written.hasDecodingInit)
        || (asked.contains(.encoding) && !planner.written.hasEncode)
        || (asked.contains(.equality) && !planner.written.hasEquality)
    else { return nil }
    return .codedActor(type, in: file)
  }

  /// What generated members leave out must have its value from elsewhere.
  private func checkSkipped() -> [Diagnostic] {
    type.storedProperties.filter { property in
      let isLeftOut =
        property.attributes.isSkipped
        || (planner.decodes && !property.attributes.isDecoded)
      return isLeftOut && !property.hasValue
    }.map { .skippedWithoutValue($0, in: file) }
  }
}

extension TypeName {
  /// Whether it can have no conformance, whatever the sources say: none of its values is coded or
  /// compared.
  var conformsToNothing: Bool {
    switch shape {
    case .function, .tuple, .metatype: true
    default: text.trimmed == "Void"
    }
  }
}
