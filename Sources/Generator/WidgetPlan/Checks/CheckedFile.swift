import WidgetModel
import WidgetSource
import WidgetSyntax

/// A source file, with the context that the checks of its annotations need.
struct CheckedFile {
  let context: PlanningContext
  /// The index of the file in the model.
  let number: Int
  /// The annotations of all declarations, with the kind of each declaration.
  let targetedAnnotations: [(target: AnnotationTarget, annotations: [Annotation])]

  init(_ number: Int, _ context: PlanningContext) {
    self.context = context
    self.number = number
    let file = context.model.files[number]
    targetedAnnotations = file.hasAnnotations ? file.targetedAnnotations : []
  }

  var file: ParsedFile { context.model.files[number] }
}

/// A check of the annotations in one file.
protocol FileCheck: Sendable {
  var subject: CheckedFile { get }
  init(subject: CheckedFile)
  func run() -> [Diagnostic]
}

extension FileCheck {
  var context: PlanningContext { subject.context }
  var model: Model { subject.context.model }
  var runtime: Runtime { subject.context.runtime }
  var file: ParsedFile { subject.context.model.files[subject.number] }
}

extension CheckedFile {
  private static let checks: [any FileCheck.Type] = [
    AnnotationChecks.self, AnnotationConflictChecks.self, FamilyKeyChecks.self,
    PunctuationChecks.self, UnknownKeyChecks.self,
  ]

  /// Returns the diagnostics about annotations that can be found without planning the generated code.
  func diagnostics() -> [Diagnostic] {
    let misspelled = MisspelledAnnotationChecks(subject: self).run()
    if !file.hasAnnotations { return misspelled }
    return misspelled + Self.checks.flatMap { $0.init(subject: self).run() }
  }
}
