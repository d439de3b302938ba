import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks annotations of one declaration that cannot be combined.
struct AnnotationConflictChecks: FileCheck {
  let subject: CheckedFile

  func run() -> [Diagnostic] {
    let placed = subject.targetedAnnotations
    return placed.compactMap { excludedKey($0.annotations, on: $0.target) } + repeatedKeys()
      + file.declarations.compactMap(contentAtTag)
      + placed.flatMap { keysForBothDirections($0.annotations, on: $0.target) }
      + placed.compactMap { refusedRequest($0.annotations, on: $0.target) }
  }

  /// Reports the second of two keys that exclude each other. The generator would silently apply one of them.
  private func excludedKey(
    _ annotations: [Annotation], on target: AnnotationTarget
  ) -> Diagnostic? {
    if annotations.count < 2 { return nil }
    let surroundings = AnnotationKey.Surroundings(target: target, annotations: annotations)
    var earlier: [(key: AnnotationKey, annotation: Annotation)] = []
    var seen: Set<AnnotationKey> = []
    for annotation in annotations where annotation.origin == .widgetgen && annotation.isOn {
      guard let key = annotation.meaning, seen.insert(key).inserted else { continue }
      let excluded = key.excludes(surroundings)
      let other = earlier.first { other in
        excluded.contains(other.key) || other.key.excludes(surroundings).contains(key)
      }
      if let other { return contradictingAnnotations(other.annotation, annotation) }
      earlier.append((key, annotation))
    }
    return nil
  }

  /// Reports keys that have two values, because the generator would silently use the first value. A declaration may
  /// override the value of a block; the annotations of a declaration do not include overridden annotations.
  private func repeatedKeys() -> [Diagnostic] {
    // An annotation of a block is reported once.
    var reported: Set<SourceRange> = []
    return subject.targetedAnnotations.flatMap { _, annotations -> [Diagnostic] in
      if annotations.count < 2 { return [] }
      return annotations.filter { $0.knownKey.map { !$0.isRepeatable } ?? false }
        .namesakes { [$0.key] }
        .filter { $0.first.value != $0.element.value }
        .filter { reported.insert($0.element.keyRange).inserted }
        .map {
          Diagnostic(
            .repeatedAnnotation,
            "'\($0.element.key)' already has another value; remove one of the annotations",
            at: $0.element.range, in: file,
            notes: [.init("the other annotation", at: $0.first.range, in: file)])
        }
    }
  }

  /// Reports a family whose `content` is the place of the discriminator, or overlaps that place.
  private func contentAtTag(_ declaration: Declaration) -> Diagnostic? {
    let annotations = file[declaration.annotations]
    guard TypeAttributes(annotations, of: declaration.kind).isFamily,
      let written = annotations.first(where: { $0.isWritten(.content) })
    else { return nil }
    let representation =
      declaration.kind == .enum
      ? Family.Representation(enum: FamilyAttributes(annotations))
      : Family.Representation(
        protocol: file.text(declaration.name), FamilyAttributes(annotations))
    guard case .adjacent(let tag, content: .at(let content)) = representation else { return nil }
    if tag.paths.contains(content) {
      return Diagnostic(
        .contradictingAnnotations,
        "the place in 'content' is also the place of the discriminator; use another place",
        at: written.range, in: file)
    }
    return tag.paths.contains { TagPlace.overlap(content, $0) }
      ? Diagnostic(
        .contradictingAnnotations,
        "'\(written.key)' overlaps '\(tag.text)', the place of the discriminator; use another "
          + "place, or remove it and write '// widgetgen: content = …' on the types",
        at: written.range, in: file) : nil
  }

  /// Reports redundant directions. A key with a value is reported if it is specified for both directions and also
  /// without a direction. A flag is reported if it is specified for both directions, or with and without a direction,
  /// and so is a key such as `null` and `null(both)`.
  private func keysForBothDirections(
    _ annotations: [Annotation], on target: AnnotationTarget
  ) -> [Diagnostic] {
    let own = annotations.filter { $0.ownKey != nil }
    let directed = Set(own.filter { $0.direction != nil }.map(\.name))
    return directed.sorted().compactMap { name -> Diagnostic? in
      guard let key = AnnotationKey(spelled: name) else { return nil }
      let written = own.filter { $0.name == name }
      let directed = key.directions.filter { key.accepts($0, on: target) }.compactMap { direction in
        written.first { $0.direction == direction }
      }
      guard let first = directed.first else { return nil }
      let plain = written.first { $0.direction == nil }
      if key.directions == [.both] || key.value(on: target) == .flag {
        if let plain { return contradictingAnnotations(plain, first) }
        return directed.count == 2
          ? Diagnostic(
            .contradictingAnnotations,
            "'\(directed[1].name)' is for both directions; write '\(directed[1].name)' alone",
            at: directed[1].range, in: file,
            fix: file.replacingKey(of: directed[1], with: directed[1].name)) : nil
      }
      guard directed.count == 2, let plain else { return nil }
      return Diagnostic(
        .contradictingAnnotations,
        "'\(plain.key)' has no effect next to '\(first.key)' and '\(directed[1].key)'; remove it",
        at: plain.range, in: file, fix: file.removing(plain))
    }
  }

  /// Reports a request and a refusal of the same member by different keys: `AutoEncodable, encodable = false`.
  private func refusedRequest(
    _ annotations: [Annotation], on target: AnnotationTarget
  ) -> Diagnostic? {
    guard target.isConcreteType else { return nil }
    let own = annotations.filter(\.isOwn)
    let requests = own.filter { $0.isOn && !$0.isWritten(.codable) }
    for refusal in own where !refusal.isOn && !refusal.generates.isEmpty {
      let request = requests.first {
        $0.name != refusal.name && !$0.generates.isDisjoint(with: refusal.generates)
      }
      if let request { return contradictingAnnotations(request, refusal) }
    }
    return nil
  }

  private func contradictingAnnotations(_ first: Annotation, _ second: Annotation) -> Diagnostic {
    Diagnostic(
      .contradictingAnnotations,
      "'\(second.choice(in: file))' cannot be combined with '\(first.choice(in: file))'; remove "
        + "one of them",
      at: second.range, in: file)
  }
}

extension Annotation {
  /// The annotation's key or, if the annotation names a marker protocol, the key that requests the same direction. Nil
  /// for an unknown key, and for a marker protocol that requests no direction.
  fileprivate var meaning: AnnotationKey? {
    if let key = knownKey { return key }
    if generates.contains(.decoding) { return .decodable }
    return generates.contains(.encoding) ? .encodable : nil
  }
}

extension Annotation {
  /// Returns the key, together with its value if the value selects a variant (`family = external`) or switches the key
  /// off.
  fileprivate func choice(in file: ParsedFile) -> String {
    knownKey?.isChoice == true || !isOn ? file.text(range) : key
  }
}

extension Rule {
  static let contradictingAnnotations = Rule("contradicting-annotations", .error)
  static let repeatedAnnotation = Rule("repeated-annotation", .error)
}
