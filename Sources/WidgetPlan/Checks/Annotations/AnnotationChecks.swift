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
    return misspelled + placed.flatMap { check($0.annotations, on: $0.place, in: file) }
      + checkPlaces(placed, in: file)
      + placed.compactMap { checkContradictions($0.annotations, on: $0.place, in: file) }
      + checkRepeated(placed, in: file)
      + file.declarations.compactMap { checkContent(of: $0, in: file) }
      + placed.flatMap { checkDirections($0.annotations, on: $0.place, in: file) }
      + placed.compactMap { checkRefusals($0.annotations, on: $0.place, in: file) }
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
  private func check(
    _ annotations: [Annotation], on place: AnnotatedPlace, in file: ParsedFile
  ) -> [Diagnostic] {
    annotations.filter { $0.origin == .widgetgen }.compactMap { annotation in
      guard let key = annotation.knownKey else {
        return MarkerProtocol.named(annotation.key) == nil
          ? .unknownAnnotationKey(annotation, on: place, in: file) : nil
      }
      let value = key.value(on: place)
      // A Swift value may be an empty string.
      let isEmpty =
        value == .swift ? file.text(annotation.range).hasSuffix("=") : annotation.isEmpty
      if value.isRequired, annotation.value == .flag || isEmpty {
        return .annotationWithoutValue(annotation, in: file)
      }
      if annotation.direction != nil, key.places.contains(place),
        !key.directedPlaces.contains(place)
      {
        return .directedAnnotation(annotation, on: place, in: file)
      }
      if case .list = annotation.value, !value.canBeList {
        return .annotationList(annotation, in: file)
      }
      if value.isPlace, let problem = checkPlaces(annotation, value, in: file) { return problem }
      switch value {
      case .words(let words), .optionalWords(let words):
        guard let text = annotation.value.text, !words.contains(text) else { return nil }
        return .annotationValue(annotation, allowed: words, in: file)
      case .flag, .optional, .text, .names, .key, .place, .places, .swift: return nil
      }
    }
  }
}

extension Model {
  /// Reports places with an empty key, and nested places where only a key is possible.
  private func checkPlaces(
    _ annotation: Annotation, _ value: AnnotationKey.Value, in file: ParsedFile
  ) -> Diagnostic? {
    let places = annotation.value.texts
    if let place = places.first(where: { $0.keysOfPlace.contains("") }) {
      return .emptyKeyInPlace(annotation, place, in: file)
    }
    // Only aliases of properties are read from several nested places.
    let isKey = value == .key || (places.count > 1 && !annotation.isWritten(.alias))
    return isKey
      ? places.first { $0.keysOfPlace.count > 1 }.map { .nestedKey(annotation, $0, in: file) }
      : nil
  }
}

extension Annotation {
  /// Whether its value is an empty text, or has nothing but the dots of a path.
  fileprivate var isEmpty: Bool { value.text?.allSatisfy { $0 == "." } ?? false }
}
