import WidgetModel
import WidgetSource
import WidgetSyntax

/// Annotations that say how something is coded where nothing codes it. Templates of the user's own
/// may have a use for them.
extension Model {
  /// The annotations of a file that change nothing in what is generated.
  func unusedAnnotations(
    in number: Int, selected: [DeclarationID: Set<GeneratedPart>], _ runtime: Runtime
  ) -> [Diagnostic] {
    let file = files[number]
    guard file.hasAnnotations else { return [] }
    return file.declarations.indices.flatMap { index -> [Diagnostic] in
      let declaration = file.declarations[index]
      if file[declaration.annotations].has(.skip) {
        return uselessAnnotations(besideSkip: declaration, in: file)
      }
      let id = DeclarationID(file: number, index: index)
      return checkNoFamily(declaration, runtime, in: file)
        + checkUselessName(of: id, runtime) + checkUselessAccess(of: id, selected[id])
        + (unusedAnnotation(of: id, parts: selected[id], runtime).map { [$0] } ?? [])
    }
  }

  /// What is skipped is not generated, whatever else is said of it.
  private func uselessAnnotations(
    besideSkip declaration: Declaration, in file: ParsedFile
  ) -> [Diagnostic] {
    let name = file.text(declaration.name)
    return file[declaration.annotations].filter { annotation in
      annotation.ownKey.map { $0 != .skip } ?? false
    }.map { .uselessAnnotation($0, "'\(name)' is skipped", in: file) }
  }

  /// How a type or a property is coded where the type is not: one of each such type.
  private func unusedAnnotation(
    of id: DeclarationID, parts: Set<GeneratedPart>?, _ runtime: Runtime
  ) -> Diagnostic? {
    let (file, declaration) = (files[id.file], declaration(id))
    // A runtime that only decodes has no use for the rest.
    let parts = runtime.encodes ? parts : parts?.subtracting([.encoding])
    guard [.struct, .class, .enum].contains(declaration.kind),
      parts?.isDisjoint(with: [.decoding, .encoding]) ?? true
    else { return nil }
    let places: [AnnotatedPlace] =
      declaration.kind == .enum ? [.enumCase, .value] : [.property, .computed]
    let ofCases = declaration.cases.flatMap { element in
      [element.annotations] + file[element.parameters ?? Sublist()].map(\.annotations)
    }
    let annotations = declaration.properties.map(\.annotations) + ofCases
    let inside = annotations.flatMap { file[$0] }.filter { annotation in
      guard let key = AnnotationKey(rawValue: annotation.key) else { return false }
      let isPlaced = places.contains(where: key.places.contains)
      guard let parts else { return isPlaced }
      // Other members leave out what is skipped, too, and an initializer has defaults.
      if key == .skip || (key == .default && parts.contains(.memberwiseInit)) { return false }
      return isPlaced
    }
    // Where nothing is generated, nothing was asked for.
    let own = parts == nil ? [] : codingAnnotations(of: declaration, in: file, runtime)
    return (own + inside).first { $0.origin == .widgetgen }
      .map { .unusedAnnotation($0, of: name(of: id), parts: parts ?? [], in: file) }
  }

  /// Those that say how a type is coded. Those not for the runtime are reported elsewhere.
  private func codingAnnotations(
    of declaration: Declaration, in file: ParsedFile, _ runtime: Runtime
  ) -> [Annotation] {
    file[declaration.annotations].filter { annotation in
      guard let key = annotation.ownKey else { return false }
      if !runtime.hasPolicies, declaration.kind == .enum { return key == .only }
      let isOfType = key == .shorthand && declaration.kind != .enum
      if key.needsFamilyOnEnum, !isOfType, !file[declaration.annotations].has(.family) {
        return false
      }
      let isOfCoding: Set<AnnotationKey> = [
        .coder, .explicitNil, .isolation, .lossy, .omitDefault, .omitIf, .onError, .oneOrMany,
        .only, .path, .positional, .renameAll, .shorthand, .transparent,
      ]
      return isOfCoding.contains(key) || key.isOfFamilies
    }
  }

  /// An access level is that of a generated memberwise initializer.
  private func checkUselessAccess(
    of id: DeclarationID, _ parts: Set<GeneratedPart>?
  ) -> [Diagnostic] {
    guard let parts, !parts.contains(.memberwiseInit), declaration(id).kind != .enum else {
      return []
    }
    return annotations(of: id).filter { $0.ownKey == .access }.map {
      .uselessAnnotation(
        $0, "'\(name(of: id))' gets no memberwise initializer", in: files[id.file])
    }
  }

  /// A name is that of a type in a family, or for registration.
  private func checkUselessName(of id: DeclarationID, _ runtime: Runtime) -> [Diagnostic] {
    let file = files[id.file]
    let named = annotations(of: id).filter {
      $0.origin == .widgetgen && $0.key == AnnotationKey.name.rawValue
    }
    guard !named.isEmpty, declaration(id).kind != .protocol, declaration(id).kind != .extension,
      !isRegistered(id, runtime)
    else { return [] }
    let members = runtime.families.filter { $0.representation != .untagged }
      .compactMap { $0.member(id) }
    if members.contains(where: { !$0.isByCases }) { return [] }
    let why =
      members.isEmpty
      ? "'\(name(of: id))' has no name in a family"
      : "the cases of '\(name(of: id))' have its names"
    return named.map { .uselessAnnotation($0, why, in: file) }
  }

  /// Beagle distinguishes its components and actions itself, and Beagle 1 no other values.
  private func checkNoFamily(
    _ declaration: Declaration, _ runtime: Runtime, in file: ParsedFile
  ) -> [Diagnostic] {
    switch declaration.kind {
    case .protocol where !runtime.hasFamilies: break
    case .enum where !runtime.hasPolicies: break
    default: return []
    }
    return file[declaration.annotations].filter { annotation in
      guard let key = annotation.ownKey else { return false }
      return key == .renameAll || key.isOfFamilies
        || (key == .isolation && declaration.kind == .protocol)
    }.map { .familyNotForRuntime($0, declaration, runtime, in: file) }
  }
}

extension AnnotationKey {
  /// Whether it is about values that are distinguished by names.
  fileprivate var isOfFamilies: Bool {
    switch self {
    case .family, .ignoreCase, .joins, .preset, .renameAllFields, .shorthand, .unknown: true
    default: isOfRepresentation
    }
  }
}
