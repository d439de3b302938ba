import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks each annotation on its own: its declaration and its value. `AnnotationKey` defines what a key allows.
struct AnnotationChecks: FileCheck {
  let subject: CheckedFile

  func run() -> [Diagnostic] {
    subject.targetedAnnotations.flatMap { target, annotations in
      annotations.compactMap { $0.knownKey?.problem(of: $0, on: target, in: file) }
    } + misplacedAnnotations()
  }

  /// Reports keys on declarations where they have no effect. An annotation of a block is reported once, and only if it
  /// applies to no declaration in the block.
  private func misplacedAnnotations() -> [Diagnostic] {
    var suited: Set<SourceRange> = []
    var misplaced: [(annotation: Annotation, key: AnnotationKey, target: AnnotationTarget)] = []
    for (target, annotations) in subject.targetedAnnotations {
      for annotation in annotations {
        guard let key = annotation.knownKey ?? annotation.keyLikeMarker else { continue }
        if key.targets.contains(target) {
          suited.insert(annotation.keyRange)
        } else {
          misplaced.append((annotation, key, target))
        }
      }
    }
    return misplaced.filter { suited.insert($0.annotation.keyRange).inserted }
      .map(problem)
  }

  /// The types to which a key applies, in a message about an enum, which is a type too.
  private static let typesExceptEnums = "a struct or a class"

  private func problem(
    _ annotation: Annotation, _ key: AnnotationKey, on target: AnnotationTarget
  ) -> Diagnostic {
    let isForType = key.targets.contains(.type)
    let targets = key.targets.filter { target in
      (target != .computed || !key.targets.contains(.property)) && target != .unstored
        && !(isForType && target != .type && target.isTypeOrProtocol)
    }
    if let meant = key.counterpart, meant.targets.contains(target) {
      let value = file.writtenValue(of: annotation).map { " = \($0)" } ?? ""
      return Diagnostic(
        .misplacedAnnotation, severity: .error,
        "\(target.rawValue) has a '\(meant.spelling)' and no '\(annotation.name)'; write "
          + "'\(meant.spelling)\(value)'",
        at: annotation.keyRange, in: file)
    }
    // A misplaced annotation on an associated value is an error, because the value would not be coded as requested.
    return Diagnostic(
      .misplacedAnnotation, severity: target == .value ? .error : .warning,
      isForType && target == .extension
        ? "'\(annotation.key)' has no effect on an extension; write it on the type"
        : "'\(annotation.key)' has no effect here; it applies to "
          + targets.map { target == .enum && $0 == .type ? Self.typesExceptEnums : $0.rawValue }
          .alternatives,
      at: annotation.keyRange, in: file)
  }
}

extension AnnotationKey {
  /// Returns a diagnostic for a missing value, or for a value or direction that the key cannot have. Returns nil for a
  /// valid annotation.
  func problem(
    of annotation: Annotation, on target: AnnotationTarget, in file: ParsedFile
  ) -> Diagnostic? {
    let value = value(on: target)
    // A Swift expression may be an empty string.
    let isEmpty =
      value == .swift ? file.text(annotation.range).hasSuffix("=") : annotation.isEmpty
    if value.isRequired, annotation.value == .flag || isEmpty {
      let isEmptyKey = value.isPlace && file.isQuoted(annotation)
      return Diagnostic(
        .annotationWithoutValue,
        "'\(annotation.key)' has no effect without a value; write "
          + "'// widgetgen: \(annotation.key) = …'"
          + (isEmptyKey ? ", or '\(annotation.key) = ``' for the empty key" : ""),
        at: annotation.range, in: file)
    }
    if let direction = annotation.direction, targets.contains(target),
      !accepts(direction, on: target)
    {
      return wrongDirection(of: annotation, on: target, in: file)
    }
    if value == .flag, targets.contains(target), !annotation.isFlag {
      return valueOfFlag(annotation, on: target, in: file)
    }
    if case .list = annotation.value, !value.canBeList {
      return listOfValues(annotation, in: file)
    }
    if value.isPlace, let problem = problem(ofPlacesIn: annotation, in: file) { return problem }
    switch value {
    case .words(let words), .optionalWords(let words):
      guard let text = annotation.value.text, !words.contains(text) else { return nil }
      return .annotationValue(annotation, allowed: words, in: file)
    case .flag, .policy, .text, .names, .textOrPairs, .place, .places, .swift:
      return nil
    }
  }

  /// Reports a direction that the key cannot have.
  func wrongDirection(
    of annotation: Annotation, on target: AnnotationTarget, in file: ParsedFile
  ) -> Diagnostic {
    let name = annotation.name
    if annotation.direction != .both, accepts(.both, on: target) {
      return Diagnostic(
        .annotationValue,
        "'\(name)' always applies to decoding; write '\(name)', or '\(name)(both)' to also apply "
          + "it to encoding",
        at: annotation.keyRange, in: file)
    }
    let opposite = annotation.direction == .decode ? "decodable" : "encodable"
    let isSkip = self == .skip && annotation.direction != .both
    let cure =
      isSkip && target == .computed
      ? "encodable" : isSkip && target != .unstored ? "\(opposite) = false" : name
    // Without its direction, another key would also apply to the other direction.
    let isSame = isSkip || annotation.direction.map(implies) == true
    return Diagnostic(
      .annotationValue, "'\(annotation.key)' has no effect on \(target.rawValue); write '\(cure)'",
      at: annotation.keyRange, in: file,
      fix: isSame ? file.replacingKey(of: annotation, with: cure) : [])
  }

  private func valueOfFlag(
    _ annotation: Annotation, on target: AnnotationTarget, in file: ParsedFile
  ) -> Diagnostic {
    // The fix keeps the meaning: 'yes', but not 'no' or 'decode'.
    let word = annotation.value.text?.lowercased() ?? ""
    let isYes = ["yes", "on", "1"].contains(word)
    let isDirected =
      Annotation.Direction(rawValue: word).map { accepts($0, on: target) } ?? false
    let cure =
      ["no", "off", "0"].contains(word)
      ? "\(annotation.key) = false" : isDirected ? "\(annotation.name)(\(word))" : annotation.key
    return Diagnostic(
      .annotationValue, "'\(annotation.key)' on \(target.rawValue) takes no value; write '\(cure)'",
      at: annotation.range, in: file,
      fix: isYes && !annotation.comment.isAttribute
        ? file.replacing(annotation.range, with: cure) : [])
  }

  private func listOfValues(_ annotation: Annotation, in file: ParsedFile) -> Diagnostic {
    let parts =
      annotation.isWritten(.name)
      ? file.writtenValue(of: annotation)?.dropFirst().dropLast().parts(separatedBy: ",") ?? [] : []
    let others = parts.dropFirst().joined(separator: ", ")
    return Diagnostic(
      .annotationValue,
      "'\(annotation.key)' takes one value, not a list; "
        + (others.isEmpty
          ? "write a single value"
          : "write 'name = \(parts[0]), alias = \(parts.count > 2 ? "[\(others)]" : others)'"),
      at: annotation.range, in: file)
  }

  /// Returns a diagnostic for a place that contains an empty key, for several places of one value in the encoded JSON,
  /// or for a nested place in a list. Returns nil for a valid place.
  private func problem(ofPlacesIn annotation: Annotation, in file: ParsedFile) -> Diagnostic? {
    let places = annotation.value.texts
    if let place = places.first(where: { $0.partsOfPlace.contains(nil) }) {
      return .emptyKeyInPlace(annotation, place, in: file)
    }
    if annotation.direction == .encode, places.count > 1 {
      return Diagnostic(
        .annotationValue,
        "'\(annotation.key)' takes one place, not a list; write '\(annotation.key) = \(places[0])'",
        at: annotation.range, in: file)
    }
    // Only `alias` accepts a list of nested places.
    guard places.count > 1, self != .alias,
      let nested = places.first(where: { $0.keysOfPlace.count > 1 })
    else { return nil }
    return Diagnostic(
      .annotationValue,
      "'\(annotation.key)' takes a single key here, and '\(nested)' is nested; if the dot is part "
        + "of the key, write it in backticks: '`\(nested)`'",
      at: annotation.range, in: file)
  }
}

extension Annotation {
  /// The key with the same targets if the annotation names a marker protocol, such as `AutoDecodable`; otherwise nil.
  fileprivate var keyLikeMarker: AnnotationKey? {
    origin == .widgetgen && MarkerProtocol.named(key) != nil ? .codable : nil
  }

  /// Whether the annotation has no value, or a value that switches it on or off.
  fileprivate var isFlag: Bool {
    switch value {
    case .flag, .bool: true
    case .integer, .number, .string, .list: false
    }
  }

  /// Whether the annotation's value is an empty string or consists only of dots.
  fileprivate var isEmpty: Bool { value.text?.allSatisfy { $0 == "." } ?? false }
}

extension [String] {
  /// The strings as alternatives: `a`, `a or b`, `a, b, or c`.
  var alternatives: String {
    guard count > 2, let last else { return joined(separator: " or ") }
    return dropLast().joined(separator: ", ") + ", or " + last
  }
}

extension Diagnostic {
  static func annotationValue(
    _ annotation: Annotation, allowed: [String], in file: ParsedFile
  ) -> Diagnostic {
    let text = annotation.value.text ?? ""
    let suggestion = Suggestion.nearest(to: text, in: allowed)
    return Diagnostic(
      .annotationValue,
      "'\(annotation.key)' cannot be '\(text)'; "
        + (suggestion.map { "did you mean '\($0)'?" }
          ?? (allowed.count == 1
            ? "write '\(allowed[0])'"
            : "use one of \(allowed.map { "'\($0)'" }.joined(separator: ", "))")),
      at: annotation.range, in: file,
      fix: Suggestion.correction(of: text, in: allowed).map {
        file.replacingValue(of: annotation, with: $0)
      } ?? [])
  }

  /// - Parameter problem: the reason why the value is wrong, with its cure.
  static func annotationValue(
    _ annotation: Annotation, _ problem: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .annotationValue,
      "'\(annotation.key)' cannot be '\(annotation.value.text ?? "")': \(problem)",
      at: annotation.range, in: file)
  }

  static func emptyKeyInPlace(
    _ annotation: Annotation, _ text: String, in file: ParsedFile
  ) -> Diagnostic {
    // Each of the texts is another place, so none is a fix.
    let meant = text.partsOfPlace.compactMap(\.self).place
    let literal = text.contains("`") ? nil : "'`\(text)`' for a key with dots"
    let cures = [meant.isEmpty ? nil : "'\(meant)'", literal].compactMap(\.self)
    return Diagnostic(
      .annotationValue,
      "'\(annotation.key)' cannot be '\(text)', which has an empty key; write "
        + cures.alternatives,
      at: annotation.range, in: file)
  }
}

extension Rule {
  static let annotationWithoutValue = Rule("annotation-without-value", .error)
  static let misplacedAnnotation = Rule("misplaced-annotation", .warning, .error)
}
