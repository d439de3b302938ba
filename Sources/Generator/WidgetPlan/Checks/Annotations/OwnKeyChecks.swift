import WidgetModel
import WidgetSource
import WidgetSyntax

/// Runs the checks that `AnnotationKey` defines for individual keys.
struct OwnKeyChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    let cases = type.cases
    return problems(type.annotations, type.kind == .enum ? .enum : .type)
      + type.properties.flatMap { problems($0.annotations, .property) }
      + cases.flatMap { problems($0.annotations, .enumCase) }
      + cases.flatMap { $0.parameters ?? [] }.flatMap { problems($0.annotations, .value) }
  }

  private func problems(
    _ annotations: [Annotation], _ target: AnnotationTarget
  ) -> [Diagnostic] {
    annotations.compactMap { annotation in
      guard let key = annotation.ownKey, key.targets.contains(target) else { return nil }
      return key.problem?(annotation, target, subject)
    }
  }
}
