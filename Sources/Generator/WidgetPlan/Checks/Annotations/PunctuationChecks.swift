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
    guard value.first != "\"", let (first, second) = twoAnnotations(in: value) else { return nil }
    return .punctuation(
      annotation, "write a comma between annotations: '\(annotation.key) = \(first), \(second)'",
      in: file)
  }

  /// Returns the value of an annotation and the annotation after it if a semicolon or only a space separates them, as in
  /// `key = x default = 3`. Returns nil for a single value.
  private func twoAnnotations(in value: String) -> (first: String, second: String)? {
    if let sign = value.firstIndex(of: ";") {
      let second = value[value.index(after: sign)...].trimmed
      guard AnnotationKey(spelled: String(second.prefix { $0.isLetter })) != nil else { return nil }
      return (value[..<sign].trimmed, second)
    }
    guard value.holds("=") else { return nil }
    let words = value.parts(separatedBy: " ")
    return words.indices.dropFirst().lazy
      .map { (words[..<$0].joined(separator: " "), words[$0...].joined(separator: " ")) }
      .first { isAssignment($0.1) }
  }

  /// Whether a text begins with a known key, an optional direction, and `=`.
  private func isAssignment(_ text: String) -> Bool {
    let key = text.prefix { $0.isLetter }
    guard AnnotationKey(spelled: String(key)) != nil else { return false }
    var rest = text[key.endIndex...]
    if rest.first == "(", let end = rest.firstIndex(of: ")") { rest = rest[end...].dropFirst() }
    rest = rest.drop { $0 == " " }
    return rest.first == "=" && rest.dropFirst().first != "="
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
