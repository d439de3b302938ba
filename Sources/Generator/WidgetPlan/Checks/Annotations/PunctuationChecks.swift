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
    guard value.first != "\"", let sign = value.firstIndex(of: ";") ?? missingComma(in: value)
    else { return nil }
    let next = value[value.index(after: sign)...].trimmed
    guard AnnotationKey(spelled: String(next.prefix { $0.isLetter })) != nil else { return nil }
    let first = String(value[..<sign]).trimmed
    return .punctuation(
      annotation, "write a comma between annotations: '\(annotation.key) = \(first), \(next)'",
      in: file)
  }

  /// Returns the index of the space before a known key with a value, outside of brackets and quotes: `default = 3` in
  /// `key = x default = 3`. Returns nil if there isn't one.
  private func missingComma(in value: String) -> String.Index? {
    var depth = 0
    var isQuoted = false
    return value.indices.first { index in
      switch value[index] {
      case "\"", "`": isQuoted.toggle()
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case " ": return depth == 0 && !isQuoted && isAssignment(value[value.index(after: index)...])
      default: break
      }
      return false
    }
  }

  /// Whether a text begins with a known key, an optional direction, and `=`.
  private func isAssignment(_ text: Substring) -> Bool {
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
