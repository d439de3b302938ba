import WidgetModel
import WidgetSource
import WidgetSyntax

/// A planned type, with the context that its checks need.
struct CheckedType: Sendable {
  let planner: TypePlanner
  let plan: TypePlan
  let conformances: MissingConformances
  /// The plans of an enum, one for each variant; empty if the type is not an enum.
  let choices: [EnumPlan]
  /// The associated values of an enum's cases, planned as properties, without duplicates.
  let associatedValues: [PropertyPlan]
  /// The planned cases of an enum, by the ranges of their names.
  private let plannedCases: [SourceRange: EnumPlan.Case]

  init(planner: TypePlanner, plan: TypePlan, conformances: MissingConformances) {
    self.planner = planner
    self.plan = plan
    self.conformances = conformances
    choices = plan.variants.compactMap(\.choice)
    let cases = choices.flatMap(\.cases)
    associatedValues = cases.flatMap(\.values).map(\.property).uniqued(by: \.property.range)
    plannedCases = Dictionary(cases.map { ($0.range, $0) }) { first, _ in first }
  }

  /// The properties that may be coded, and the associated values.
  var codedMembers: [PropertyPlan] { plan.properties + associatedValues }

  /// Whether a memberwise initializer is generated.
  var hasInit: Bool { plan.variants.contains { $0.memberwiseInit != nil } }

  /// Returns the plan of a case, or nil if no variant contains the case.
  func plannedCase(_ element: EnumCase) -> EnumPlan.Case? { plannedCases[element.range] }
}

extension CheckedType {
  /// Returns the requirements on a property's type, one for each direction in which generated code codes the property.
  func requirements(of property: Property) -> [MissingConformances.Requirement] {
    codingRequirements.filter { direction in
      direction == .decodable
        ? property.attributes.isDecoded && planner.written.reader(of: property) == nil
        : property.attributes.isEncoded && planner.written.writer(of: property) == nil
    }
  }

  /// The requirements of generated coding, one for each direction.
  var codingRequirements: [MissingConformances.Requirement] {
    (planner.decodes ? [.decodable] : []) + (planner.encodes ? [.encodable] : [])
  }
}

/// A check that needs the plan of one type.
protocol PlannedTypeCheck: Sendable {
  var subject: CheckedType { get }
}

/// A check of one type before code is generated for it.
///
/// A conforming struct is named after the subject of its rules.
protocol TypeCheck: PlannedTypeCheck {
  init(subject: CheckedType)
  func run() -> [Diagnostic]
}

/// A check of a type's annotations with one key. The key calls the check for each of these annotations.
protocol KeyCheck: PlannedTypeCheck {
  /// Returns a diagnostic for an annotation, or nil if the annotation is valid.
  func problem(_ annotation: Annotation) -> Diagnostic?
}

extension PlannedTypeCheck {
  var planner: TypePlanner { subject.planner }
  var plan: TypePlan { subject.plan }
  var type: ModelType { subject.planner.type }
  var context: PlanningContext { subject.planner.context }
  var model: Model { subject.planner.model }
  var runtime: Runtime { subject.planner.runtime }
  /// The file that declares the type.
  var file: ParsedFile { subject.planner.file }
  /// The properties that may be coded, from all variants.
  var codedProperties: [PropertyPlan] { subject.plan.properties }
  var associatedValues: [PropertyPlan] { subject.associatedValues }
  var codedMembers: [PropertyPlan] { subject.codedMembers }
  var choices: [EnumPlan] { subject.choices }
}

extension CheckedType {
  /// The checks of a type whose coding or initializer is generated, and of an enum with raw values.
  private static let checks: [any TypeCheck.Type] = [
    AnnotationDirectionChecks.self, AvailabilityChecks.self, BlockChecks.self, CoderChecks.self,
    CodingChecks.self, CodingFunctionChecks.self, CodingKeysChecks.self,
    ComputedPropertyChecks.self, ConditionalMemberChecks.self, ConformanceChecks.self,
    ConstantChecks.self, DictionaryChecks.self, DirectionChecks.self, EncodingRequestChecks.self,
    EnumChecks.self, FlatteningChecks.self, FunctionAnnotationChecks.self,
    HandWrittenCodingChecks.self, KeyChecks.self, LossyChecks.self, NamelessValueChecks.self,
    NullInBlockChecks.self, OmissionChecks.self, OwnKeyChecks.self, PlacementChecks.self,
    PolicyChecks.self, PositionalChecks.self, PropertyTypeChecks.self, RequiredInitChecks.self,
    RawValueTypeChecks.self, ReachChecks.self, RemainingKeysChecks.self, RuntimeChecks.self,
    ShorthandChecks.self, TagChecks.self, TransparentChecks.self, UnknownChecks.self,
    UnmarkedValueChecks.self, ValueChecks.self, WrapperChecks.self,
  ]

  /// The checks of other types, whose coding and initializer are not generated.
  private static let checksWithoutCode: [any TypeCheck.Type] = [
    AnnotationDirectionChecks.self, ConditionalMemberChecks.self, EncodingRequestChecks.self,
    HandWrittenCodingChecks.self, NoncopyableChecks.self,
  ]

  /// Returns the diagnostics about the annotations, the coding and the initializer of the type.
  func diagnostics() -> [Diagnostic] {
    let actors = ActorChecks(subject: self).run()
    if !actors.isEmpty { return actors }
    let checks = hasCode ? Self.checks : Self.checksWithoutCode
    return checks.flatMap { $0.init(subject: self).run() }
  }

  private var hasCode: Bool {
    hasInit || planner.decodes || planner.encodes || planner.rawNames != nil
  }
}
