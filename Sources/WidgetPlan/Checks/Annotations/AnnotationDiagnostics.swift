import WidgetModel
import WidgetSource
import WidgetSyntax

/// What can be wrong with annotations themselves, in alphabetical order.
extension Diagnostic {
  static func annotationBesideFunction(
    _ annotation: Annotation, _ function: String, _ property: Property, in file: ParsedFile
  ) -> Diagnostic {
    let verb = function.hasPrefix("decode") ? "reads" : "writes"
    return Diagnostic(
      id: "unused-annotation", severity: .warning,
      message: "'\(annotation.key)' has no effect because '\(function)' \(verb) "
        + "'\(property.bareName)'; remove it",
      file: file.source.path, range: annotation.keyRange)
  }

  static func annotationList(_ annotation: Annotation, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "annotation-value",
      message: "'\(annotation.key)' has one value, not a list; write that alone",
      file: file.source.path, range: annotation.range)
  }

  static func annotationNotForRuntime(
    _ annotation: Annotation, _ property: Property, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "annotation-not-for-runtime",
      message: "'\(annotation.key)' is not for runtime 'beagle-1'; remove it and write "
        + "'static func decode\(property.bareName.capitalizedFirst)(from:)'",
      file: file.source.path, range: annotation.range)
  }

  static func annotationValue(
    _ annotation: Annotation, allowed: [String], in file: ParsedFile
  ) -> Diagnostic {
    let text = annotation.value.text ?? ""
    let suggestion = Suggestion.nearest(to: text, in: allowed)
    return Diagnostic(
      id: "annotation-value",
      message: "'\(annotation.key)' cannot be '\(text)'; "
        + (suggestion.map { "did you mean '\($0)'?" }
          ?? "it is one of \(allowed.map { "'\($0)'" }.joined(separator: ", "))"),
      file: file.source.path, range: annotation.range)
  }

  static func annotationWithoutValue(
    _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "annotation-without-value",
      message: "'\(annotation.key)' has no effect without a value; "
        + "write '// widgetgen: \(annotation.key) = …'",
      file: file.source.path, range: annotation.range)
  }

  static func blockNotForRuntime(
    _ annotation: Annotation, _ runtime: Runtime, severity: Severity = .warning,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "annotation-not-for-runtime", severity: severity,
      message: "'\(annotation.key)' is not for runtime '\(runtime.name)'; remove it",
      file: file.source.path, range: annotation.range)
  }

  static func contentAroundTag(
    _ annotation: Annotation, _ tag: TagPlace, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "contradicting-annotations",
      message:
        "'\(annotation.key)' overlaps '\(tag.text)', the place of the discriminator; use another "
        + "one, or remove it and write '// widgetgen: path = …' on the types",
      file: file.source.path, range: annotation.range)
  }

  static func contentIsTag(_ annotation: Annotation, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "contradicting-annotations",
      message: "'content' is also the key of the discriminator; use another key",
      file: file.source.path, range: annotation.range)
  }

  static func contradictingAnnotations(
    _ first: Annotation, _ second: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "contradicting-annotations",
      message: "'\(second.key)' cannot be combined with '\(first.key)'; remove one of them",
      file: file.source.path, range: second.range)
  }

  static func emptyKeyInPath(_ annotation: Annotation, in file: ParsedFile) -> Diagnostic {
    let text = annotation.value.text ?? ""
    let meant = text.split(separator: ".").joined(separator: ".")
    return Diagnostic(
      id: "annotation-value",
      message:
        "'\(annotation.key)' cannot be '\(text)', in which a key is empty; did you mean '\(meant)'?",
      file: file.source.path, range: annotation.range)
  }

  static func encodingNotForRuntime(
    _ annotation: Annotation, _ type: ModelType, in file: ParsedFile
  ) -> Diagnostic {
    encodingNotForRuntime(file.text(annotation.range), at: annotation.range, type, in: file)
  }

  static func encodingNotForRuntime(
    marker: String, _ type: ModelType, in file: ParsedFile
  ) -> Diagnostic {
    encodingNotForRuntime(marker, at: type.range, type, in: file)
  }

  private static func encodingNotForRuntime(
    _ text: String, at range: SourceRange, _ type: ModelType, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "annotation-not-for-runtime", severity: .warning,
      message: "'\(text)' is not for runtime 'beagle-1', which only decodes; remove it, and write "
        + "'encode(to:)' of '\(type.name)' by hand",
      file: file.source.path, range: range)
  }

  static func familyNotForRuntime(
    _ annotation: Annotation, _ declaration: Declaration, _ runtime: Runtime, in file: ParsedFile
  ) -> Diagnostic {
    let name = file.text(declaration.name)
    let remedy =
      declaration.kind == .enum ? "remove it, or write 'init(from:)' by hand" : "remove it"
    return Diagnostic(
      id: "annotation-not-for-runtime", severity: .warning,
      message: "'\(annotation.key)' on '\(name)' is not for runtime '\(runtime.name)'; \(remedy)",
      file: file.source.path, range: annotation.range)
  }

  static func misplacedAnnotation(
    _ annotation: Annotation, _ key: AnnotationKey, _ place: AnnotatedPlace, in file: ParsedFile
  ) -> Diagnostic {
    let isForType = key.places.contains(.type)
    let places = key.places.filter { place in
      place != .computed && place != .unstored
        && !(isForType && [.protocol, .enum].contains(place))
    }
    return Diagnostic(
      id: "misplaced-annotation", severity: .warning,
      message: isForType && place == .extension
        ? "'\(annotation.key)' has no effect on an extension; write it on the type"
        : "'\(annotation.key)' has no effect here; it applies to "
          + places.map(\.rawValue).alternatives,
      file: file.source.path, range: annotation.keyRange)
  }

  static func misspelledAnnotation(
    _ comment: MarkerComment, _ text: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "misspelled-annotation", severity: .warning,
      message: "this comment is not an annotation; write '// widgetgen: \(text)'",
      file: file.source.path, range: comment.range)
  }

  static func needsFamily(_ annotation: Annotation, in file: ParsedFile) -> Diagnostic {
    let text = file.text(annotation.range)
    return Diagnostic(
      id: "needs-family",
      message: "'\(annotation.key)' has no effect without 'family'; "
        + "write '// widgetgen: family, \(text)', or remove it",
      file: file.source.path, range: annotation.range)
  }

  static func repeatedAnnotation(
    _ annotation: Annotation, first: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "repeated-annotation",
      message: "'\(annotation.key)' already has another value; remove one of them",
      file: file.source.path, range: annotation.range,
      notes: [Note(message: "the other one", file: file.source.path, range: first.range)])
  }

  static func unknownAnnotationKey(_ annotation: Annotation, in file: ParsedFile) -> Diagnostic {
    let meant = annotation.meant ?? Suggestion.typo(of: annotation.key, in: AnnotationKey.spellings)
    let suggestion =
      meant ?? Suggestion.nearest(to: annotation.key, in: AnnotationKey.spellings)
    return Diagnostic(
      id: "unknown-annotation-key", severity: meant == nil ? .warning : .error,
      message: "unknown annotation key '\(annotation.key)'"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? "; correct or remove it"),
      file: file.source.path, range: annotation.keyRange)
  }

  static func unusedAnnotation(
    _ annotation: Annotation, of type: String, parts: Set<GeneratedPart>, in file: ParsedFile
  ) -> Diagnostic {
    let generated = [
      parts.contains(.equality) ? "'=='" : nil,
      parts.contains(.memberwiseInit) ? "the memberwise initializer" : nil,
    ].compactMap(\.self)
    let what =
      (generated.isEmpty ? "nothing" : "only " + generated.joined(separator: " and "))
      + (generated.count > 1 ? " are" : " is")
    return Diagnostic(
      id: "unused-annotation", severity: .warning,
      message: "'\(annotation.key)' has no effect because \(what) generated for '\(type)'; "
        + "mark it '// widgetgen: codable'",
      file: file.source.path, range: annotation.keyRange)
  }

  static func uselessAnnotation(
    _ annotation: Annotation, _ why: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unused-annotation", severity: .warning,
      message: "'\(annotation.key)' has no effect because \(why); remove it",
      file: file.source.path, range: annotation.keyRange)
  }
}

extension [String] {
  /// `a`, `a or b`, `a, b, or c`.
  fileprivate var alternatives: String {
    guard count > 2, let last else { return joined(separator: " or ") }
    return dropLast().joined(separator: ", ") + ", or " + last
  }
}
