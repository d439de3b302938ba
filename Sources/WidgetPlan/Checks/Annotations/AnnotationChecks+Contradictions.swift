import WidgetModel
import WidgetSource
import WidgetSyntax

/// Annotations that do not go together, or that say two things of one.
extension Model {
  /// Of two keys that say different things the generator would follow one.
  func checkContradictions(
    _ annotations: [Annotation], on place: AnnotatedPlace, in file: ParsedFile
  ) -> Diagnostic? {
    if annotations.count < 2 { return nil }
    var own: [(key: AnnotationKey, annotation: Annotation)] = []
    var seen: Set<AnnotationKey> = []
    for annotation in annotations
    where annotation.origin == .widgetgen && annotation.value != .bool(false) {
      guard let key = annotation.meaning, seen.insert(key).inserted else { continue }
      let other = own.first {
        $0.key.excluded(on: place, beside: annotations).contains(key)
          || key.excluded(on: place, beside: annotations).contains($0.key)
          || (place.isType && annotation.leavesNothing(of: $0.annotation))
      }
      if let other { return .contradictingAnnotations(other.annotation, annotation, in: file) }
      own.append((key, annotation))
    }
    return nil
  }

  /// Of two values of one key the generator would follow the first. Those of a `begin` are gone where
  /// the declaration itself says another.
  func checkRepeated(
    _ placed: [(place: AnnotatedPlace, annotations: [Annotation])], in file: ParsedFile
  ) -> [Diagnostic] {
    // An annotation of a `begin` is reported once.
    var reported: Set<SourceRange> = []
    return placed.flatMap { _, annotations -> [Diagnostic] in
      if annotations.count < 2 { return [] }
      let known = annotations.filter { annotation in
        annotation.origin == .widgetgen
          && AnnotationKey(rawValue: annotation.key).map { !$0.isRepeatable } ?? false
      }
      return known.namesakes { [$0.key] }
        .filter { $0.first.value != $0.element.value }
        .filter { reported.insert($0.element.keyRange).inserted }
        .map { .repeatedAnnotation($0.element, first: $0.first, in: file) }
    }
  }

  /// The name and what it names are under different keys.
  func checkContent(of declaration: Declaration, in file: ParsedFile) -> Diagnostic? {
    let annotations = file[declaration.annotations]
    guard annotations.has(.family),
      let written = annotations.first(where: {
        $0.origin == .widgetgen
          && ($0.key == AnnotationKey.content.rawValue
            || $0.key == AnnotationKey.contentPath.rawValue)
      })
    else { return nil }
    let representation =
      declaration.kind == .protocol
      ? Family.Representation(ofProtocol: file.text(declaration.name), annotations)
      : Family.Representation(ofEnum: annotations)
    guard case .adjacent(let tag, content: .at(let content)) = representation else { return nil }
    if tag.paths.contains(content) { return .contentIsTag(written, in: file) }
    return tag.paths.contains { TagPlace.overlap(content, $0) }
      ? .contentAroundTag(written, tag, in: file) : nil
  }

  /// Where both directions have their own keys, nothing is under another.
  func checkTag(of declaration: Declaration, in file: ParsedFile) -> Diagnostic? {
    let annotations = file[declaration.annotations]
    guard annotations.has(.decodeTag), annotations.has(.encodeTag),
      let written = annotations.own(.tag) ?? annotations.own(.tagPath)
    else { return nil }
    return .uselessAnnotation(
      written, "'decodeTag' and 'encodeTag' are used in its place", in: file)
  }
}

extension Annotation {
  /// Its key, or the one that says the same as the name of a marker protocol.
  fileprivate var meaning: AnnotationKey? {
    switch key {
    case "AutoDecodable", "AutoInitiableAndDecodable": .decodable
    case "AutoEncodable": .encodable
    default: AnnotationKey(rawValue: key)
    }
  }

  /// Whether one of the two asks for a way of coding, and the other for the other way alone:
  /// `decodable, only = encode`.
  fileprivate func leavesNothing(of other: Annotation) -> Bool {
    let opposite: [AnnotationKey: String] = [.decodable: "encode", .encodable: "decode"]
    return [(self, other), (other, self)].contains { asking, limiting in
      guard let way = asking.meaning.flatMap({ opposite[$0] }) else { return false }
      return limiting.key == AnnotationKey.only.rawValue && limiting.value.text == way
    }
  }
}

extension AnnotatedPlace {
  /// Whether code may be generated for it.
  fileprivate var isType: Bool { self == .type || self == .enum }
}

extension AnnotationKey {
  /// Whether it may be written more than once, each time with another value.
  fileprivate var isRepeatable: Bool { self == .alias || self == .name }

  /// The keys that say another thing of the same matter.
  fileprivate func excluded(
    on place: AnnotatedPlace, beside annotations: [Annotation]
  ) -> Set<AnnotationKey> {
    switch self {
    case .untagged: Self.ofRepresentation.subtracting([.untagged]).union([.shorthand])
    case .external:
      // Beside a tag the name is compared as it is, since it is a key as well.
      annotations.saysTag
        ? [.content, .contentPath, .ignoreCase, .untagged]
        : Self.ofRepresentation.subtracting([.external])
    case .contentPath: [.content]
    case .tagPath: [.tag]
    case .coder: [.unknown]
    case .flatten:
      [
        .alias, .decodeKey, .decodePath, .default, .encodeKey, .encodePath, .explicitNil, .key,
        .omitDefault, .omitIf, .oneOrMany, .path, .style,
      ]
    case .keys: [.key]
    case .decodePath: [.decodeKey, .path]
    case .encodePath: [.encodeKey, .path]
    case .path: [.decodeKey, .encodeKey, .key, .style]
    case .positional: [.path, .renameAll, .shorthand, .transparent]
    case .style: [.key]
    case .transparent: place == .enum ? [.family] : [.path, .renameAll, .shorthand]
    default: []
    }
  }
}
