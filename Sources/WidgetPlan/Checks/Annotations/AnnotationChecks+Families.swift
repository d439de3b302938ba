import WidgetModel
import WidgetSource
import WidgetSyntax

/// Keys that describe a family where there is none, and those that contradict a joined family.
extension Model {
  /// A key of a family without `family` would silently do nothing. Where the runtime has no families
  /// it is reported as not for the runtime.
  func checkWithoutFamily(in file: ParsedFile, _ runtime: Runtime) -> [Diagnostic] {
    guard file.hasAnnotations, runtime.hasPolicies else { return [] }
    return file.declarations.flatMap { declaration -> [Diagnostic] in
      let annotations = file[declaration.annotations]
      let isProtocol = declaration.kind == .protocol
      guard isProtocol ? runtime.hasFamilies : declaration.kind == .enum,
        !annotations.has(.family), !annotations.has(.skip)
      else { return [] }
      return annotations.filter { annotation in
        guard let key = annotation.ownKey else { return false }
        if key == .tagType, annotations.hasOwn(.transparent) { return false }
        return isProtocol ? key.needsFamilyOnProtocol : key.needsFamilyOnEnum
      }.map { .needsFamily($0, in: file) }
    }
  }

  /// An annotation of many declarations of which none has a use for it.
  func checkUnusedOfBlocks(in file: ParsedFile, _ runtime: Runtime) -> [Diagnostic] {
    guard file.hasAnnotations else { return [] }
    var used: Set<SourceRange> = []
    var unused: [Annotation] = []
    for (place, annotations) in file.placedAnnotations {
      for annotation in annotations
      where annotation.origin == .widgetgen && annotation.isOfBlock {
        guard let key = AnnotationKey(rawValue: annotation.key), key.places.contains(place) else {
          continue
        }
        if key.isUsed(at: place, beside: annotations, runtime) {
          used.insert(annotation.keyRange)
        } else {
          unused.append(annotation)
        }
      }
    }
    return unused.filter { used.insert($0.keyRange).inserted }.map { annotation in
      let isForRuntime = annotation.key == AnnotationKey.encodable.rawValue || !runtime.hasFamilies
      return isForRuntime
        ? .blockNotForRuntime(annotation, runtime, in: file) : .needsFamily(annotation, in: file)
    }
  }

  /// The types of a family that joins another are decoded as values of that: what describes their
  /// JSON is inherited, and cannot be changed.
  func checkInherited(by family: Family) -> [Diagnostic] {
    guard let joined = joinedFamily(of: family.id).map(self.family) else { return [] }
    let file = files[family.id.file]
    return annotations(of: family.id).filter { annotation in
      guard annotation.isOwn, let key = AnnotationKey(rawValue: annotation.key) else {
        return false
      }
      return annotation.contradicts(joined, key)
    }.map { .contradictsJoined($0, family, joined, in: file) }
  }
}

extension AnnotationKey {
  /// Whether it does something at a place that it applies to.
  fileprivate func isUsed(
    at place: AnnotatedPlace, beside annotations: [Annotation], _ runtime: Runtime
  ) -> Bool {
    let isFamily = annotations.has(.family) && !annotations.has(.skip)
    switch place {
    case .protocol:
      if self == .skip { return true }
      return isFamily && runtime.hasFamilies
    case .enum where needsFamilyOnEnum: return isFamily
    default: return self != .encodable || runtime.encodes
    }
  }

  /// Whether it says something of a family's values and nothing of a protocol that is none.
  fileprivate var needsFamilyOnProtocol: Bool {
    switch self {
    case .ignoreCase, .isolation, .joins, .preset, .renameAll, .renameAllFields, .shorthand,
      .unknown:
      true
    default: isOfRepresentation
    }
  }

  /// Enums that are no family have Swift's own representation.
  var needsFamilyOnEnum: Bool { isOfRepresentation || self == .shorthand }
}

extension Annotation {
  /// Whether it says something else than a family.
  fileprivate func contradicts(_ family: Family, _ key: AnnotationKey) -> Bool {
    let isOn = value != .bool(false)
    switch key {
    case .content: return family.representation.content != (isOn ? value.text.map { [$0] } : nil)
    case .contentPath:
      return family.representation.content != (isOn ? value.text.map(PropertyPlanner.path) : nil)
    case .external: return family.representation.isExternal != isOn
    case .ignoreCase: return family.ignoresCase != isOn
    case .preset: return family.naming.isBeagle != isOn
    case .renameAll: return value.text.flatMap(NameStyle.init) != family.naming.style
    case .decodeTag: return family.representation.tag?.reads != value.texts.map { [$0] }
    case .encodeTag: return family.representation.tag?.path != value.text.map { [$0] }
    case .tag:
      return family.representation.tag.map { !$0.paths.contains([value.text ?? ""]) } ?? true
    case .tagPath:
      return family.representation.tag.map {
        !$0.paths.contains(PropertyPlanner.path(value.text ?? ""))
      } ?? true
    case .tagType: return family.tagType.rawValue != value.text
    default: return false
    }
  }
}
