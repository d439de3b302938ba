import WidgetModel
import WidgetSource
import WidgetSyntax

/// A planned family, with the context that its checks need.
struct CheckedFamily: Sendable {
  let context: PlanningContext
  let plan: FamilyPlan

  private var model: Model { context.model }

  /// Returns the file that declares a member's type, and the range of the type's name.
  func place(of member: Family.Member) -> (file: ParsedFile, range: SourceRange) {
    (model.files[member.type.file], model.declaration(member.type).name)
  }

  /// Returns the range of the annotation that specifies a member's name, or else the range of its `name` or `alias`
  /// annotation, or else the range of the type's name.
  func range(of name: String, _ member: Family.Member) -> SourceRange {
    model.attributes(of: member.type).names.range(of: name) ?? model.declaration(member.type).name
  }
}

/// A check of one family before code is generated for it.
protocol FamilyCheck: Sendable {
  var subject: CheckedFamily { get }
  init(subject: CheckedFamily)
  func run() -> [Diagnostic]
}

extension FamilyCheck {
  var context: PlanningContext { subject.context }
  var model: Model { subject.context.model }
  var runtime: Runtime { subject.context.runtime }
  var family: Family { subject.plan.family }
  /// The file that declares the family.
  var file: ParsedFile { subject.context.model.files[subject.plan.family.id.file] }
}

extension CheckedFamily {
  private static let checks: [any FamilyCheck.Type] = [
    BaseClassChecks.self, FamilyFallbackChecks.self, FamilyMemberChecks.self,
    FamilyNameChecks.self, JoinChecks.self, NamePatternChecks.self,
  ]

  /// Returns the diagnostics about the family. A protocol that refines a family is not checked, because the family
  /// itself is checked.
  func diagnostics() -> [Diagnostic] {
    if plan.family.isRefinement { return [] }
    return Self.checks.flatMap { $0.init(subject: self).run() }
  }
}
