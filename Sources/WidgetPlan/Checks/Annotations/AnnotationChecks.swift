import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of single annotations. `AnnotationKey` has what each key allows.
extension Model {
  /// Reports invalid annotations in a file.
  func checkAnnotations(in file: ParsedFile) -> [Diagnostic] {
    let misspelled = checkMisspelled(in: file)
    guard file.hasAnnotations else { return misspelled }
    let placed = file.placedAnnotations
    return misspelled + placed.flatMap { check($0.annotations, in: file) }
      + checkPlaces(placed, in: file)
      + placed.compactMap { checkContradictions($0.annotations, on: $0.place, in: file) }
      + checkRepeated(placed, in: file)
      + file.declarations.compactMap { checkContent(of: $0, in: file) }
      + file.declarations.compactMap { checkTag(of: $0, in: file) }
  }

  /// Reports keys at places where they have no effect. An annotation of a block is reported once, if
  /// it suits no declaration in the block.
  private func checkPlaces(
    _ placed: [(place: AnnotatedPlace, annotations: [Annotation])], in file: ParsedFile
  ) -> [Diagnostic] {
    var suited: Set<SourceRange> = []
    var misplaced: [(annotation: Annotation, key: AnnotationKey, place: AnnotatedPlace)] = []
    for (place, annotations) in placed {
      for annotation in annotations {
        guard let key = annotation.knownKey else { continue }
        if key.places.contains(place) {
          suited.insert(annotation.keyRange)
        } else {
          misplaced.append((annotation, key, place))
        }
      }
    }
    return misplaced.filter { suited.insert($0.annotation.keyRange).inserted }
      .map { .misplacedAnnotation($0.annotation, $0.key, $0.place, in: file) }
  }

  /// Reports unknown keys and values that a key cannot have.
  private func check(_ annotations: [Annotation], in file: ParsedFile) -> [Diagnostic] {
    annotations.filter { $0.origin == .widgetgen }.compactMap { annotation in
      guard let key = annotation.knownKey else {
        return MarkerProtocol.named(annotation.key) == nil
          ? .unknownAnnotationKey(annotation, in: file) : nil
      }
      // A Swift value may be an empty string.
      let isEmpty =
        key.value == .swift ? file.text(annotation.range).hasSuffix("=") : annotation.isEmpty
      if key.value.isRequired, annotation.value == .flag || isEmpty {
        return .annotationWithoutValue(annotation, in: file)
      }
      if case .list = annotation.value, !key.value.canBeList {
        return .annotationList(annotation, in: file)
      }
      if key.value == .path, annotation.hasEmptyKey {
        return .emptyKeyInPath(annotation, in: file)
      }
      guard case .words(let words) = key.value, let text = annotation.value.text,
        !words.contains(text)
      else { return nil }
      return .annotationValue(annotation, allowed: words, in: file)
    }
  }
}

extension Annotation {
  /// Whether its path has an empty part.
  fileprivate var hasEmptyKey: Bool {
    value.text?.split(separator: ".", omittingEmptySubsequences: false).contains("") ?? false
  }

  /// Whether its value is an empty text, or has nothing but the dots of a path.
  fileprivate var isEmpty: Bool { value.text?.allSatisfy { $0 == "." } ?? false }
}
