import WidgetModel
import WidgetSource
import WidgetSyntax

/// The messages about annotations, in alphabetical order.
extension Diagnostic {
  static func annotationBesideFunction(
    _ annotation: Annotation, _ function: String, _ property: Property, in file: ParsedFile
  ) -> Diagnostic {
    let verb = function.hasPrefix("decode") ? "decodes" : "encodes"
    return Diagnostic(
      rule: .unusedAnnotation,
      message: "'\(annotation.key)' has no effect because '\(function)' \(verb) "
        + "'\(property.bareName)'; remove it",
      file: file.source.path, range: annotation.keyRange, fix: file.removing(annotation))
  }

  static func annotationList(_ annotation: Annotation, in file: ParsedFile) -> Diagnostic {
    let parts =
      annotation.isWritten(.name)
      ? file.writtenValue(of: annotation)?.dropFirst().dropLast().parts(separatedBy: ",") ?? [] : []
    let others = parts.dropFirst().joined(separator: ", ")
    return Diagnostic(
      rule: .annotationValue,
      message: "'\(annotation.key)' takes one value, not a list; "
        + (others.isEmpty
          ? "write a single value"
          : "write 'name = \(parts[0]), alias = \(parts.count > 2 ? "[\(others)]" : others)'"),
      file: file.source.path, range: annotation.range)
  }

  static func annotationNotForRuntime(
    _ annotation: Annotation, _ property: Property, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .annotationNotForRuntime, severity: .error,
      message: "runtime 'beagle-1' does not support '\(annotation.key)'; remove it, and write "
        + "'static func decode\(property.bareName.capitalizedFirst)(from:)'",
      file: file.source.path, range: annotation.range)
  }

  static func annotationValue(
    _ annotation: Annotation, allowed: [String], in file: ParsedFile
  ) -> Diagnostic {
    let text = annotation.value.text ?? ""
    let suggestion = Suggestion.nearest(to: text, in: allowed)
    return Diagnostic(
      rule: .annotationValue,
      message: "'\(annotation.key)' cannot be '\(text)'; "
        + (suggestion.map { "did you mean '\($0)'?" }
          ?? (allowed.count == 1
            ? "write '\(allowed[0])'"
            : "use one of \(allowed.map { "'\($0)'" }.joined(separator: ", "))")),
      file: file.source.path, range: annotation.range,
      fix: Suggestion.correction(of: text, in: allowed).map {
        file.replacingValue(of: annotation, with: $0)
      } ?? [])
  }

  /// - Parameter problem: the reason why the value is wrong, with its cure.
  static func annotationValue(
    _ annotation: Annotation, _ problem: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .annotationValue,
      message: "'\(annotation.key)' cannot be '\(annotation.value.text ?? "")': \(problem)",
      file: file.source.path, range: annotation.range)
  }

  /// - Parameter isEmptyKey: whether the value is an empty text where a key is expected.
  static func annotationWithoutValue(
    _ annotation: Annotation, isEmptyKey: Bool, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .annotationWithoutValue,
      message: "'\(annotation.key)' has no effect without a value; "
        + "write '// widgetgen: \(annotation.key) = …'"
        + (isEmptyKey ? ", or '\(annotation.key) = ``' for the empty key" : ""),
      file: file.source.path, range: annotation.range)
  }

  static func besideBothDirections(
    _ annotation: Annotation, _ first: Annotation, _ second: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .contradictingAnnotations,
      message:
        "'\(annotation.key)' has no effect next to '\(first.key)' and '\(second.key)'; remove it",
      file: file.source.path, range: annotation.range, fix: file.removing(annotation))
  }

  static func blockNotForRuntime(
    _ annotation: Annotation, _ runtime: Runtime, severity: Severity? = nil,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .annotationNotForRuntime, severity: severity,
      message: "runtime '\(runtime.name)' does not support '\(annotation.key)'; remove it",
      file: file.source.path, range: annotation.range)
  }

  static func contentAroundTag(
    _ annotation: Annotation, _ tag: TagPlace, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .contradictingAnnotations,
      message:
        "'\(annotation.key)' overlaps '\(tag.text)', the place of the discriminator; use another "
        + "place, or remove it and write '// widgetgen: content = …' on the types",
      file: file.source.path, range: annotation.range)
  }

  static func contentIsTag(_ annotation: Annotation, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .contradictingAnnotations,
      message: "the place in 'content' is also the place of the discriminator; use another place",
      file: file.source.path, range: annotation.range)
  }

  static func contradictingAnnotations(
    _ first: Annotation, _ second: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .contradictingAnnotations,
      message: "'\(second.choice(in: file))' cannot be combined with '\(first.choice(in: file))'; "
        + "remove one of them",
      file: file.source.path, range: second.range)
  }

  static func directedAnnotation(
    _ annotation: Annotation, _ key: AnnotationKey, on target: AnnotationTarget,
    in file: ParsedFile
  ) -> Diagnostic {
    let name = annotation.name
    if annotation.direction != .both, key.accepts(.both, on: target) {
      return Diagnostic(
        rule: .annotationValue,
        message:
          "'\(name)' always applies to decoding; write '\(name)', or '\(name)(both)' to also "
          + "apply it to encoding",
        file: file.source.path, range: annotation.keyRange)
    }
    let opposite = annotation.direction == .decode ? "decodable" : "encodable"
    let isSkip = key == .skip && annotation.direction != .both
    let cure =
      isSkip && target == .computed
      ? "encodable" : isSkip && target != .unstored ? "\(opposite) = false" : name
    // Without its direction, another key would also apply to the other direction.
    let isSame = isSkip || annotation.direction.map(key.implies) == true
    return Diagnostic(
      rule: .annotationValue,
      message: "'\(annotation.key)' has no effect on \(target.rawValue); write '\(cure)'",
      file: file.source.path, range: annotation.keyRange,
      fix: isSame ? file.replacingKey(of: annotation, with: cure) : [])
  }

  static func emptyKeyInPlace(
    _ annotation: Annotation, _ text: String, in file: ParsedFile
  ) -> Diagnostic {
    // Each of the texts is another place, so none is a fix.
    let meant = text.partsOfPlace.compactMap(\.self).place
    let literal = text.contains("`") ? nil : "'`\(text)`' for a key with dots"
    let cures = [meant.isEmpty ? nil : "'\(meant)'", literal].compactMap(\.self)
    return Diagnostic(
      rule: .annotationValue,
      message: "'\(annotation.key)' cannot be '\(text)', which has an empty key; write "
        + cures.alternatives,
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
      rule: .annotationNotForRuntime,
      message:
        "runtime 'beagle-1' only decodes and does not support '\(text)'; remove it, and write "
        + "'encode(to:)' of '\(type.name)' by hand",
      file: file.source.path, range: range)
  }

  static func familyNotForRuntime(
    _ annotation: Annotation, _ declaration: Declaration, _ runtime: Runtime, in file: ParsedFile
  ) -> Diagnostic {
    let name = file.text(declaration.name)
    let remedy =
      declaration.kind == .enum ? "remove it, or write 'init(from:)' by hand" : "remove it"
    // Other annotations of a class have another meaning if the class is a family.
    let isRefused = declaration.kind == .class && annotation.isWritten(.family)
    return Diagnostic(
      rule: .annotationNotForRuntime, severity: isRefused ? .error : nil,
      message:
        "runtime '\(runtime.name)' does not support '\(annotation.key)' on '\(name)'; \(remedy)",
      file: file.source.path, range: annotation.range)
  }

  static func flagForBothDirections(_ annotation: Annotation, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .contradictingAnnotations,
      message: "'\(annotation.name)' is for both directions; write '\(annotation.name)' alone",
      file: file.source.path, range: annotation.range,
      fix: file.replacingKey(of: annotation, with: annotation.name))
  }

  static func misplacedAnnotation(
    _ annotation: Annotation, _ key: AnnotationKey, _ target: AnnotationTarget, in file: ParsedFile
  ) -> Diagnostic {
    let isForType = key.targets.contains(.type)
    let targets = key.targets.filter { target in
      (target != .computed || !key.targets.contains(.property)) && target != .unstored
        && !(isForType && target != .type && target.isTypeOrProtocol)
    }
    if let meant = key.counterpart, meant.targets.contains(target) {
      let value = file.writtenValue(of: annotation).map { " = \($0)" } ?? ""
      return Diagnostic(
        rule: .misplacedAnnotation, severity: .error,
        message: "\(target.rawValue) has a '\(meant.spelling)' and no '\(annotation.name)'; write "
          + "'\(meant.spelling)\(value)'",
        file: file.source.path, range: annotation.keyRange)
    }
    // A misplaced annotation on an associated value is an error, because the value would not be coded as requested.
    return Diagnostic(
      rule: .misplacedAnnotation, severity: target == .value ? .error : .warning,
      message: isForType && target == .extension
        ? "'\(annotation.key)' has no effect on an extension; write it on the type"
        : "'\(annotation.key)' has no effect here; it applies to "
          + targets.map(\.rawValue).alternatives,
      file: file.source.path, range: annotation.keyRange)
  }

  static func misspelledAnnotation(
    _ comment: MarkerComment, _ text: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .misspelledAnnotation,
      message: "this comment is not an annotation; write '// widgetgen: \(text)'",
      file: file.source.path, range: comment.range,
      fix: file.replacing(comment.range, with: "// widgetgen: \(text)"))
  }

  /// - Parameter isOnFamily: whether the declaration of the family already has the key.
  static func keyOfFamily(
    _ annotation: Annotation, _ name: String, _ family: Family, isOnFamily: Bool,
    in file: ParsedFile
  ) -> Diagnostic {
    let move = "move '\(file.spelled(annotation))' to '\(family.name)', or "
    return Diagnostic(
      rule: .needsFamily,
      message: "'\(annotation.key)' has no effect on '\(name)', which belongs to the family "
        + "'\(family.name)'; " + (isOnFamily ? "" : move) + "remove it",
      file: file.source.path, range: annotation.range)
  }

  /// - Parameter canBeFamily: whether the fix can insert `family` before the annotation.
  static func needsFamily(
    _ annotation: Annotation, canBeFamily: Bool, in file: ParsedFile
  ) -> Diagnostic {
    let text = file.text(annotation.range)
    let isTrait = annotation.knownKey.flatMap { AttributeTrait($0, in: .families) } != nil
    let cure =
      !annotation.comment.isAttribute
      ? "// widgetgen: family, \(text)"
      : isTrait ? "@WireFamily(\(text))" : "@WireFamily @WireType(\(text))"
    return Diagnostic(
      rule: .needsFamily,
      message: "'\(annotation.key)' has no effect without 'family'; write '\(cure)', or remove it",
      file: file.source.path, range: annotation.range,
      fix: canBeFamily ? file.inserting("family", before: annotation) : [])
  }

  static func nestedKey(
    _ annotation: Annotation, _ place: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .annotationValue,
      message:
        "'\(annotation.key)' takes a single key here, and '\(place)' is nested; if the dot is part of the "
        + "key, write it in backticks: '`\(place)`'",
      file: file.source.path, range: annotation.range)
  }

  static func repeatedAnnotation(
    _ annotation: Annotation, first: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .repeatedAnnotation,
      message: "'\(annotation.key)' already has another value; remove one of the annotations",
      file: file.source.path, range: annotation.range,
      notes: [Note(message: "the other annotation", file: file.source.path, range: first.range)])
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
      rule: .unusedAnnotation,
      message: "'\(annotation.key)' has no effect because \(what) generated for '\(type)'; "
        + "mark it with '// widgetgen: codable'",
      file: file.source.path, range: annotation.keyRange)
  }

  static func uselessAnnotation(
    _ annotation: Annotation, _ why: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unusedAnnotation,
      message: "'\(annotation.key)' has no effect because \(why); remove it",
      file: file.source.path, range: annotation.keyRange, fix: file.removing(annotation))
  }

  static func valueOfFlag(
    _ annotation: Annotation, _ key: AnnotationKey, on target: AnnotationTarget,
    in file: ParsedFile
  ) -> Diagnostic {
    // The fix keeps the meaning: 'yes', but not 'no' or 'decode'.
    let word = annotation.value.text?.lowercased() ?? ""
    let isYes = ["yes", "on", "1"].contains(word)
    let isDirected =
      Annotation.Direction(rawValue: word).map { key.accepts($0, on: target) } ?? false
    let cure =
      ["no", "off", "0"].contains(word)
      ? "\(annotation.key) = false" : isDirected ? "\(annotation.name)(\(word))" : annotation.key
    return Diagnostic(
      rule: .annotationValue,
      message: "'\(annotation.key)' on \(target.rawValue) takes no value; write '\(cure)'",
      file: file.source.path, range: annotation.range,
      fix: isYes && !annotation.comment.isAttribute
        ? file.replacing(annotation.range, with: cure) : [])
  }
}

extension ParsedFile {
  /// Returns an annotation as a comment, or as its trait if it is in an attribute.
  fileprivate func spelled(_ annotation: Annotation) -> String {
    (annotation.comment.isAttribute ? "" : "// widgetgen: ") + text(annotation.range)
  }
}

extension Annotation {
  /// Returns the key, together with its value if the value selects a variant (`family = external`) or switches the key
  /// off.
  fileprivate func choice(in file: ParsedFile) -> String {
    knownKey?.isChoice == true || !isOn ? file.text(range) : key
  }
}

extension [String] {
  /// The strings as alternatives: `a`, `a or b`, `a, b, or c`.
  var alternatives: String {
    guard count > 2, let last else { return joined(separator: " or ") }
    return dropLast().joined(separator: ", ") + ", or " + last
  }
}

extension Rule {
  static let annotationNotForRuntime = Rule(
    "annotation-not-for-runtime", .warning, .error,
    title: "The runtime does not support an annotation")

  static let annotationWithoutValue = Rule(
    "annotation-without-value", .error, title: "An annotation needs a value")

  static let contradictingAnnotations = Rule(
    "contradicting-annotations", .error,
    title: "Two annotations, or an annotation and its declaration, cannot be combined")

  static let misplacedAnnotation = Rule(
    "misplaced-annotation", .warning, .error,
    title: "An annotation is on the wrong kind of declaration")

  static let misspelledAnnotation = Rule(
    "misspelled-annotation", .warning, title: "A comment looks like an annotation")

  static let needsFamily = Rule(
    "needs-family", .error, title: "A key of families is on a declaration that is not a family")

  static let repeatedAnnotation = Rule(
    "repeated-annotation", .error, title: "An annotation is repeated")

  static let unusedAnnotation = Rule(
    "unused-annotation", .warning, title: "An annotation has no effect")
}
