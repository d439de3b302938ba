import WidgetModel
import WidgetSource
import WidgetSyntax

extension Model {
  /// What is wrong with the annotations of a file themselves, whatever they are for.
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

  /// A key where nobody looks for it would silently do nothing. One that is for many declarations,
  /// from a `begin` to its `end`, need not suit all of them.
  private func checkPlaces(
    _ placed: [(place: AnnotatedPlace, annotations: [Annotation])], in file: ParsedFile
  ) -> [Diagnostic] {
    var suited: Set<SourceRange> = []
    var misplaced: [(annotation: Annotation, key: AnnotationKey, place: AnnotatedPlace)] = []
    for (place, annotations) in placed {
      for annotation in annotations where annotation.origin == .widgetgen {
        guard let key = AnnotationKey(rawValue: annotation.key) else { continue }
        if key.places.contains(place) {
          suited.insert(annotation.keyRange)
        } else {
          misplaced.append((annotation, key, place))
        }
      }
    }
    // One that is for many declarations and suits none is reported once.
    return misplaced.filter { suited.insert($0.annotation.keyRange).inserted }
      .map { .misplacedAnnotation($0.annotation, $0.key, $0.place, in: file) }
  }

  private func check(_ annotations: [Annotation], in file: ParsedFile) -> [Diagnostic] {
    annotations.filter { $0.origin == .widgetgen }.compactMap { annotation in
      // A misspelled key would silently do nothing.
      guard let key = AnnotationKey(rawValue: annotation.key) else {
        return AnnotationKey.markers.contains(annotation.key)
          ? nil : .unknownAnnotationKey(annotation, in: file)
      }
      // A text in quotes may be empty where values of Swift's are expected.
      let isEmpty =
        key.takesSwift ? file.text(annotation.range).hasSuffix("=") : annotation.isEmpty
      if key.needsValue, annotation.value == .flag || isEmpty {
        return .annotationWithoutValue(annotation, in: file)
      }
      if case .list = annotation.value, !key.takesList {
        return .annotationList(annotation, in: file)
      }
      if key.isPath, annotation.hasEmptyKey { return .emptyKeyInPath(annotation, in: file) }
      guard let allowed = key.words, let text = annotation.value.text, !allowed.contains(text)
      else { return nil }
      return .annotationValue(annotation, allowed: allowed, in: file)
    }
  }
}

extension Annotation {
  /// Whether a path has no empty part.
  fileprivate var hasEmptyKey: Bool {
    value.text?.split(separator: ".", omittingEmptySubsequences: false).contains("") ?? false
  }

  /// Whether its value is an empty text, or nothing but the dots of a path.
  fileprivate var isEmpty: Bool { value.text?.allSatisfy { $0 == "." } ?? false }
}

extension AnnotationKey {
  /// Whether its value is the keys of objects within objects.
  fileprivate var isPath: Bool {
    switch self {
    case .contentPath, .decodePath, .encodePath, .path, .tagPath: true
    default: false
    }
  }

  /// The words its value must be one of; nil for any.
  fileprivate var words: [String]? {
    switch self {
    case .access: AccessLevel.allCases.map(\.rawValue)
    case .isolation: ["nonisolated"]
    case .only: ["decode", "encode"]
    case .preset: ["beagle"]
    case .renameAll, .renameAllFields, .style: NameStyle.allCases.map(\.rawValue)
    case .tagType: Family.TagType.allCases.map(\.rawValue)
    default: nil
    }
  }

  /// Whether it may have several values.
  fileprivate var takesList: Bool {
    self == .alias || self == .decodeTag || self == .keys || self == .name || takesSwift
  }

  /// Whether it says nothing by itself.
  fileprivate var needsValue: Bool {
    switch self {
    case .access, .alias, .coder, .content, .contentPath, .decodeKey, .decodePath, .decodeTag,
      .default, .encodeKey, .encodePath, .encodeTag, .isolation, .joins, .key, .keys, .missing,
      .name, .omitIf, .onError, .only, .path, .preset, .renameAll, .renameAllFields, .shorthand,
      .style, .tag, .tagPath, .tagType:
      true
    case .codable, .decodable, .encodable, .equatable, .explicitNil, .external, .family, .flatten,
      .ignoreCase, .initiable, .lossy, .omitDefault, .oneOrMany, .positional, .skip, .transparent,
      .unknown, .untagged:
      false
    }
  }
}
