import WidgetModel
import WidgetSource
import WidgetSyntax

/// A source file, with what the checks of its annotations need to know.
struct CheckedFile {
  let model: Model
  let runtime: Runtime
  /// The index of the file in the model.
  let number: Int
  /// The annotations of all declarations, with the kind of each declaration.
  let placedAnnotations: [(place: AnnotatedPlace, annotations: [Annotation])]

  init(_ number: Int, in model: Model, _ runtime: Runtime) {
    self.model = model
    self.runtime = runtime
    self.number = number
    let file = model.files[number]
    placedAnnotations = file.hasAnnotations ? file.placedAnnotations : []
  }

  var file: ParsedFile { model.files[number] }
}

/// A check of the annotations in one file.
protocol FileCheck: Sendable {
  var subject: CheckedFile { get }
  init(subject: CheckedFile)
  func run() -> [Diagnostic]
}

extension FileCheck {
  var model: Model { subject.model }
  var runtime: Runtime { subject.runtime }
  var file: ParsedFile { subject.model.files[subject.number] }
}

extension CheckedFile {
  private static let checks: [any FileCheck.Type] = [
    AnnotationChecks.self, AnnotationConflictChecks.self, FamilyKeyChecks.self,
  ]

  /// Everything that is wrong with the annotations, whatever is generated.
  func diagnostics() -> [Diagnostic] {
    let misspelled = MisspelledAnnotationChecks(subject: self).run()
    if !file.hasAnnotations { return misspelled }
    return misspelled + Self.checks.flatMap { $0.init(subject: self).run() }
  }
}
