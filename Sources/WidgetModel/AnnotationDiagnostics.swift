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
      message: "'\(annotation.key)' says nothing, since '\(function)' \(verb) "
        + "'\(property.bareName)'; remove it",
      file: file.source.path, range: annotation.keyRange)
  }

  static func annotationList(_ annotation: Annotation, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "annotation-value", message: "'\(annotation.key)' has one value, not a list",
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
      message: "'\(annotation.key)' says nothing without a value; "
        + "write '// widgetgen: \(annotation.key) = …'",
      file: file.source.path, range: annotation.range)
  }

  static func contentIsTag(_ annotation: Annotation, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      id: "contradicting-annotations",
      message: "'content' is the key of the name, too; write another one",
      file: file.source.path, range: annotation.range)
  }

  static func contradictingAnnotations(
    _ first: Annotation, _ second: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "contradicting-annotations",
      message: "'\(second.key)' cannot stand beside '\(first.key)'; remove one of them",
      file: file.source.path, range: second.range)
  }

  static func emptyKeyInPath(_ annotation: Annotation, in file: ParsedFile) -> Diagnostic {
    let text = annotation.value.text ?? ""
    let meant = text.split(separator: ".").joined(separator: ".")
    return Diagnostic(
      id: "annotation-value",
      message: "'path' cannot be '\(text)', in which a key is empty; did you mean '\(meant)'?",
      file: file.source.path, range: annotation.range)
  }

  static func encodingNotForRuntime(
    _ annotation: Annotation, _ type: ModelType, in file: ParsedFile
  ) -> Diagnostic {
    let text = file.text(annotation.range)
    return Diagnostic(
      id: "annotation-not-for-runtime", severity: .warning,
      message: "'\(text)' is not for runtime 'beagle-1', which only decodes; remove it, and write "
        + "'encode(to:)' of '\(type.name)' by hand",
      file: file.source.path, range: annotation.range)
  }

  static func familyNotForRuntime(
    _ annotation: Annotation, _ declaration: Declaration, in file: ParsedFile
  ) -> Diagnostic {
    let name = file.text(declaration.name)
    let remedy =
      declaration.kind == .enum ? "remove it, or write 'init(from:)' by hand" : "remove it"
    return Diagnostic(
      id: "annotation-not-for-runtime", severity: .warning,
      message: "'\(annotation.key)' on '\(name)' is not for runtime 'beagle-1'; \(remedy)",
      file: file.source.path, range: annotation.range)
  }

  static func misplacedAnnotation(
    _ annotation: Annotation, _ key: AnnotationKey, _ place: AnnotatedPlace, in file: ParsedFile
  ) -> Diagnostic {
    let isForType = key.places.contains(.type)
    let places = key.places.filter { place in
      place != .unstored && !(isForType && [.protocol, .enum].contains(place))
    }
    return Diagnostic(
      id: "misplaced-annotation", severity: .warning,
      message: isForType && place == .extension
        ? "'\(annotation.key)' says nothing on an extension; write it on the type"
        : "'\(annotation.key)' says nothing here; it is for "
          + places.map(\.rawValue).joined(separator: " or "),
      file: file.source.path, range: annotation.keyRange)
  }

  static func repeatedAnnotation(
    _ annotation: Annotation, first: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "repeated-annotation",
      message: "'\(annotation.key)' has another value already; remove one of them",
      file: file.source.path, range: annotation.range,
      notes: [Note(message: "the other one", file: file.source.path, range: first.range)])
  }

  static func unknownAnnotationKey(_ annotation: Annotation, in file: ParsedFile) -> Diagnostic {
    let suggestion = Suggestion.nearest(to: annotation.key, in: AnnotationKey.spellings)
    return Diagnostic(
      id: "unknown-annotation-key", severity: .warning,
      message: "unknown annotation key '\(annotation.key)'"
        + (suggestion.map { "; did you mean '\($0)'?" } ?? ""),
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
      message: "'\(annotation.key)' says nothing, since \(what) generated for '\(type)'; "
        + "mark it '// widgetgen: codable'",
      file: file.source.path, range: annotation.keyRange)
  }
}
