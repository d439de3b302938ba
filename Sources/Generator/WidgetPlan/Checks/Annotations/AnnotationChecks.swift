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
      .map { .misplacedAnnotation($0.annotation, $0.key, $0.target, in: file) }
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
      return .annotationWithoutValue(annotation, isEmptyKey: isEmptyKey, in: file)
    }
    if let direction = annotation.direction, targets.contains(target),
      !accepts(direction, on: target)
    {
      return .directedAnnotation(annotation, self, on: target, in: file)
    }
    if value == .flag, targets.contains(target), !annotation.isFlag {
      return .valueOfFlag(annotation, self, on: target, in: file)
    }
    if case .list = annotation.value, !value.canBeList {
      return .annotationList(annotation, in: file)
    }
    if value.isPlace, let problem = problem(ofPlacesIn: annotation, in: file) { return problem }
    switch value {
    case .words(let words), .optionalWords(let words):
      guard let text = annotation.value.text, !words.contains(text) else { return nil }
      return .annotationValue(annotation, allowed: words, in: file)
    case .flag, .optional, .text, .names, .textOrPairs, .place, .places, .swift:
      return nil
    }
  }

  /// Returns a diagnostic for a place that contains an empty key, or for a nested place in a list. Returns nil for a
  /// valid place.
  private func problem(ofPlacesIn annotation: Annotation, in file: ParsedFile) -> Diagnostic? {
    let places = annotation.value.texts
    if let place = places.first(where: { $0.partsOfPlace.contains(nil) }) {
      return .emptyKeyInPlace(annotation, place, in: file)
    }
    // Only `alias` accepts a list of nested places.
    guard places.count > 1, self != .alias,
      let nested = places.first(where: { $0.keysOfPlace.count > 1 })
    else { return nil }
    return .nestedKey(annotation, nested, in: file)
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
