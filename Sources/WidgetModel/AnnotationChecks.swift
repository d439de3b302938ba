import WidgetSource
import WidgetSyntax

extension Model {
  /// What is wrong with the annotations of a file themselves, whatever they are for.
  func checkAnnotations(in file: ParsedFile) -> [Diagnostic] {
    guard file.hasAnnotations else { return [] }
    let placed = file.placedAnnotations
    return placed.flatMap { check($0.annotations, in: file) } + checkPlaces(placed, in: file)
      + placed.compactMap { checkContradictions($0.annotations, in: file) }
      + file.declarations.compactMap { checkContent(of: $0, in: file) }
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
    // Of those that are for many and suit none, one is told.
    return misplaced.filter { suited.insert($0.annotation.keyRange).inserted }
      .map { .misplacedAnnotation($0.annotation, $0.key, $0.place, in: file) }
  }

  /// How a property is coded where its type is not: one of each such type. Templates of the user's
  /// own may have a use for it.
  func unusedAnnotations(in number: Int, selected: Set<DeclarationID>) -> [Diagnostic] {
    let file = files[number]
    guard file.hasAnnotations else { return [] }
    return file.declarations.indices.compactMap { index in
      let id = DeclarationID(file: number, index: index)
      let declaration = file.declarations[index]
      guard [.struct, .class, .enum].contains(declaration.kind), !selected.contains(id),
        !file[declaration.annotations].has(.skip)
      else { return nil }
      let place: AnnotatedPlace = declaration.kind == .enum ? .enumCase : .property
      let annotations =
        declaration.properties.lazy.map(\.annotations) + declaration.cases.lazy.map(\.annotations)
      let unused = annotations.lazy.flatMap({ file[$0] }).first {
        $0.origin == .widgetgen
          && AnnotationKey(rawValue: $0.key)?.places.contains(place) ?? false
      }
      return unused.map { .unusedAnnotation($0, of: self.name(of: id), in: file) }
    }
  }

  /// Of two keys that say different things the generator would follow one.
  private func checkContradictions(
    _ annotations: [Annotation], in file: ParsedFile
  ) -> Diagnostic? {
    if annotations.count < 2 { return nil }
    var own: [(key: AnnotationKey, annotation: Annotation)] = []
    var seen: Set<AnnotationKey> = []
    for annotation in annotations
    where annotation.origin == .widgetgen && annotation.value != .bool(false) {
      guard let key = AnnotationKey(rawValue: annotation.key), seen.insert(key).inserted else {
        continue
      }
      let other = own.first { $0.key.excludes.contains(key) || key.excludes.contains($0.key) }
      if let other { return .contradictingAnnotations(other.annotation, annotation, in: file) }
      own.append((key, annotation))
    }
    return nil
  }

  /// The name and what it names stand under different keys.
  private func checkContent(of declaration: Declaration, in file: ParsedFile) -> Diagnostic? {
    let annotations = file[declaration.annotations]
    guard annotations.has(.family),
      let written = annotations.first(where: {
        $0.origin == .widgetgen && $0.key == AnnotationKey.content.rawValue
      })
    else { return nil }
    let representation =
      declaration.kind == .protocol
      ? Family.Representation(ofProtocol: file.text(declaration.name), annotations)
      : Family.Representation(ofEnum: annotations)
    guard case .adjacent(let tag, let content) = representation, content == tag else { return nil }
    return .contentIsTag(written, in: file)
  }

  private func check(_ annotations: [Annotation], in file: ParsedFile) -> [Diagnostic] {
    annotations.filter { $0.origin == .widgetgen }.compactMap { annotation in
      // A misspelt key would silently do nothing.
      guard let key = AnnotationKey(rawValue: annotation.key) else {
        return AnnotationKey.markers.contains(annotation.key)
          ? nil : .unknownAnnotationKey(annotation, in: file)
      }
      // A text in quotes may be empty where Swift's values stand.
      let isEmpty =
        key.takesSwift ? file.text(annotation.range).hasSuffix("=") : annotation.isEmpty
      if key.needsValue, annotation.value == .flag || isEmpty {
        return .annotationWithoutValue(annotation, in: file)
      }
      if case .list = annotation.value, !key.takesList {
        return .annotationList(annotation, in: file)
      }
      if key == .path, annotation.hasEmptyKey { return .emptyKeyInPath(annotation, in: file) }
      guard let allowed = key.words, let text = annotation.value.text, !allowed.contains(text)
      else { return nil }
      return .annotationValue(annotation, allowed: allowed, in: file)
    }
  }
}

extension Annotation {
  /// Whether a path has nothing before, behind or between its dots.
  fileprivate var hasEmptyKey: Bool {
    value.text?.split(separator: ".", omittingEmptySubsequences: false).contains("") ?? false
  }

  /// Whether its value is a text in which nothing stands, or nothing but the dots of a path.
  fileprivate var isEmpty: Bool { value.text?.allSatisfy { $0 == "." } ?? false }
}

extension AnnotationKey {
  /// The words its value must be one of; nil for any.
  fileprivate var words: [String]? {
    switch self {
    case .access: AccessLevel.allCases.map(\.rawValue)
    case .isolation: ["nonisolated"]
    case .only: ["decode", "encode"]
    case .preset: ["beagle"]
    case .renameAll: NameStyle.allCases.map(\.rawValue)
    default: nil
    }
  }

  /// Whether it may have several values.
  fileprivate var takesList: Bool { self == .alias || self == .name || takesSwift }

  /// The keys that say another thing of the same matter.
  fileprivate var excludes: [AnnotationKey] {
    switch self {
    case .untagged: [.content, .external, .tag]
    case .external: [.content, .tag]
    case .flatten: [.alias, .decodeKey, .encodeKey, .key, .path]
    case .path: [.decodeKey, .encodeKey, .key]
    default: []
    }
  }

  /// Whether it says nothing by itself.
  fileprivate var needsValue: Bool {
    switch self {
    case .access, .alias, .content, .decodeKey, .default, .encodeKey, .isolation, .joins, .key,
      .name, .onError, .only, .path, .preset, .renameAll, .tag:
      true
    case .codable, .decodable, .encodable, .equatable, .external, .family, .flatten, .ignoreCase,
      .initiable, .lossy, .skip, .unknown, .untagged:
      false
    }
  }
}
