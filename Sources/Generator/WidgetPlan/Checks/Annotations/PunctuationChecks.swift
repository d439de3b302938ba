import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks values whose punctuation is almost certainly a mistake, because it would become part of a key or a name.
struct PunctuationChecks: FileCheck {
  let subject: CheckedFile

  func run() -> [Diagnostic] {
    let annotations = subject.targetedAnnotations.flatMap(\.annotations)
      .filter { $0.origin == .widgetgen && $0.knownKey != nil }
    return annotations.uniqued(by: \.keyRange).compactMap(problem)
  }

  private func problem(_ annotation: Annotation) -> Diagnostic? {
    guard let value = file.writtenValue(of: annotation) else { return nil }
    if value.hasPrefix("=") {
      let right = value.drop { "= ".contains($0) }
      return .punctuation(annotation, "write '\(annotation.key) = \(right)'", in: file)
    }
    if let quote = value.first, "“”„‘’‚«»".contains(quote) {
      return .punctuation(annotation, "write straight quotes: '\"…\"'", in: file)
    }
    guard value.first != "\"", let sign = value.firstIndex(of: ";") else { return nil }
    let next = value[value.index(after: sign)...].trimmed
    guard AnnotationKey(spelled: String(next.prefix { $0.isLetter })) != nil else { return nil }
    let first = String(value[..<sign]).trimmed
    return .punctuation(
      annotation, "write a comma between annotations: '\(annotation.key) = \(first), \(next)'",
      in: file)
  }
}

extension Diagnostic {
  fileprivate static func punctuation(
    _ annotation: Annotation, _ cure: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .annotationValue,
      "'\(annotation.key)' cannot be '\(file.writtenValue(of: annotation) ?? "")'; \(cure)",
      at: annotation.range, in: file)
  }
}
