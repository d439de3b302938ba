import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of annotations without an effect on generated code. The user's own templates may use
/// them.
extension Model {
  /// Reports the annotations of a file that have no effect.
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
        + checkUselessName(of: id, runtime)
        + (unusedAnnotation(of: id, parts: selected[id], runtime).map { [$0] } ?? [])
    }
  }

  /// Reports everything but `skip` on a type that is skipped.
  private func uselessAnnotations(
    besideSkip declaration: Declaration, in file: ParsedFile
  ) -> [Diagnostic] {
    let name = file.text(declaration.name)
    return file[declaration.annotations].filter { annotation in
      annotation.ownKey.map { $0 != .skip } ?? false
    }.map { .uselessAnnotation($0, "'\(name)' is skipped", in: file) }
  }

  /// Reports the first annotation about coding of a type that is not coded.
  private func unusedAnnotation(
    of id: DeclarationID, parts: Set<GeneratedPart>?, _ runtime: Runtime
  ) -> Diagnostic? {
    let (file, declaration) = (files[id.file], declaration(id))
    // Annotations about encoding are reported as not for the runtime.
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
      guard let key = annotation.knownKey, !annotation.isForTypes else { return false }
      let isPlaced = places.contains(where: key.places.contains)
      guard let parts else { return isPlaced }
      // `skip` also affects other members, and `default` the memberwise initializer.
      if key == .skip || (key == .default && parts.contains(.memberwiseInit)) { return false }
      return isPlaced
    }
    // Without generated members, an annotation of the type may be for a template.
    let own = parts == nil ? [] : codingAnnotations(of: declaration, in: file, runtime)
    return (own + inside).first.map {
      .unusedAnnotation($0, of: name(of: id), parts: parts ?? [], in: file)
    }
  }

  /// The annotations about how a type is coded, except for those that are not for the runtime.
  private func codingAnnotations(
    of declaration: Declaration, in file: ParsedFile, _ runtime: Runtime
  ) -> [Annotation] {
    file[declaration.annotations].filter { annotation in
      guard let key = annotation.ownKey else { return false }
      if !runtime.hasPolicies, declaration.kind == .enum { return false }
      let isOfType = (key == .shorthand || key == .content) && declaration.kind != .enum
      if key.needsFamily(on: .enum), !isOfType, !file[declaration.annotations].has(.family) {
        return false
      }
      return key.direction != nil && !key.places.filter(\.isOfTypes).isEmpty
    }
  }

  /// Reports `name` on a type without a name in a family, or for registration.
  private func checkUselessName(of id: DeclarationID, _ runtime: Runtime) -> [Diagnostic] {
    let file = files[id.file]
    let named = annotations(of: id).filter {
      $0.isWritten(.name)
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

  /// Reports keys about families for the runtimes of Beagle, which have their own families.
  private func checkNoFamily(
    _ declaration: Declaration, _ runtime: Runtime, in file: ParsedFile
  ) -> [Diagnostic] {
    switch declaration.kind {
    case .protocol where !runtime.hasFamilies: break
    case .enum where !runtime.hasPolicies: break
    default: return []
    }
    return file[declaration.annotations].filter { annotation in
      guard let key = annotation.ownKey, key.family != nil else { return false }
      return key != .nonisolated || declaration.kind == .protocol
    }.map { .familyNotForRuntime($0, declaration, runtime, in: file) }
  }
}

extension AnnotatedPlace {
  /// Whether it is a type or a protocol.
  fileprivate var isOfTypes: Bool { [.type, .protocol, .enum].contains(self) }
}
