import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks for annotations that have no effect on the code of the built-in generations. User-defined templates may still
/// use them.
struct UnusedAnnotationChecks {
  let subject: CheckedFile
  /// The generated parts of the selected types.
  let selected: [DeclarationID: Set<GeneratedPart>]

  private var context: PlanningContext { subject.context }
  private var model: Model { context.model }
  private var runtime: Runtime { context.runtime }
  private var file: ParsedFile { subject.file }

  func run() -> [Diagnostic] {
    guard file.hasAnnotations else { return [] }
    return file.declarations.indices.flatMap { index -> [Diagnostic] in
      let declaration = file.declarations[index]
      if file[declaration.annotations].has(.skip) { return annotationsBesideSkip(declaration) }
      let id = DeclarationID(file: subject.number, index: index)
      return familyKeys(declaration) + namesWithoutFamily(id)
        + (annotationWithoutCoding(id).map { [$0] } ?? [])
    }
  }

  /// Reports all annotations except `skip` on a type that is skipped.
  private func annotationsBesideSkip(_ declaration: Declaration) -> [Diagnostic] {
    let name = file.text(declaration.name)
    return file[declaration.annotations].filter { annotation in
      annotation.ownKey.map { $0 != .skip } ?? false
    }.map { .uselessAnnotation($0, "'\(name)' is skipped", in: file) }
  }

  /// Reports the first annotation about the coding of a type or its members if no coding is generated for the type.
  private func annotationWithoutCoding(_ id: DeclarationID) -> Diagnostic? {
    let declaration = model.declaration(id)
    // If the runtime does not encode, no encoding is generated, even if it is selected.
    let parts = runtime.encodes ? selected[id] : selected[id]?.subtracting([.encoding])
    guard [.struct, .class, .enum].contains(declaration.kind),
      parts?.isDisjoint(with: [.decoding, .encoding]) ?? true
    else { return nil }
    // If nothing is generated for the type, its own annotations may be for a template.
    // `==` and `hash(into:)` can be `nonisolated`.
    let isCompared = parts?.contains(.equality) ?? false
    let own =
      parts == nil
      ? [] : codingAnnotations(of: declaration).filter { $0.ownKey != .nonisolated || !isCompared }
    let unused = own + memberAnnotations(of: declaration, parts)
    guard let first = unused.first else { return nil }
    let isChosen = declaration.kind == .enum && isChosenByNames(id)
    let generated = [
      parts?.contains(.equality) == true ? "'=='" : nil,
      parts?.contains(.memberwiseInit) == true ? "the memberwise initializer" : nil,
    ].compactMap(\.self)
    let what =
      (generated.isEmpty ? "nothing" : "only " + generated.joined(separator: " and "))
      + (generated.count > 1 ? " are" : " is")
    return (isChosen ? unused.first { !isOfValues($0, declaration) } : first).map {
      Diagnostic(
        .unusedAnnotation,
        "'\($0.key)' has no effect because \(what) generated for '\(model.name(of: id))'; mark it "
          + "with '// widgetgen: codable'",
        at: $0.keyRange, in: file)
    }
  }

  /// Whether an annotation of a case, or of an associated value, specifies how the associated values are coded.
  private func isOfValues(_ annotation: Annotation, _ declaration: Declaration) -> Bool {
    let isOfCase = declaration.cases.contains { element in
      file[element.annotations].contains { $0.keyRange == annotation.keyRange }
    }
    guard let key = annotation.knownKey else { return false }
    return isOfCase ? key == .key : key != .name && key.targets.contains(.value)
  }

  /// Whether the names of another enum's cases choose a value of the given enum.
  private func isChosenByNames(_ id: DeclarationID) -> Bool {
    file.declarations.indices.contains { index in
      let scope = Scope(in: DeclarationID(file: subject.number, index: index))
      let values = file.declarations[index].cases.flatMap { file[$0.parameters ?? Sublist()] }
      return values.contains { value in
        file[value.annotations].hasOwn(.name)
          && model.expanded(TypeName(parsing: file.text(value.type)), in: scope)
            .declarations.first == id
      }
    }
  }

  /// Returns the annotations of a type's members, except annotations that generated members of the type use.
  private func memberAnnotations(
    of declaration: Declaration, _ parts: Set<GeneratedPart>?
  ) -> [Annotation] {
    let targets: [AnnotationTarget] =
      declaration.kind == .enum ? [.enumCase, .value] : [.property, .computed]
    let ofCases = declaration.cases.flatMap { element in
      [element.annotations] + file[element.parameters ?? Sublist()].map(\.annotations)
    }
    let annotations = declaration.properties.map(\.annotations) + ofCases
    return annotations.flatMap { file[$0] }.filter { annotation in
      guard let key = annotation.knownKey, !annotation.isForTypes else { return false }
      let isPlaced = targets.contains(where: key.targets.contains)
      guard let parts else { return isPlaced }
      // `skip` also affects other generated members, and `default` also affects the memberwise initializer.
      if key == .skip || (key == .default && parts.contains(.memberwiseInit)) { return false }
      return isPlaced
    }
  }

  /// Returns the annotations about how a type is coded, except annotations that another check reports.
  private func codingAnnotations(of declaration: Declaration) -> [Annotation] {
    file[declaration.annotations].filter { annotation in
      guard let key = annotation.ownKey else { return false }
      if !runtime.hasPolicies, declaration.kind == .enum { return false }
      let isOfType = (key == .shorthand || key == .content) && declaration.kind != .enum
      if key.needsFamily(on: .enum), !isOfType, !file[declaration.annotations].has(.family) {
        return false
      }
      // The family decodes the aliases of a type.
      return key.direction != nil && key != .alias
        && key.targets.contains(where: \.isTypeOrProtocol)
    }
  }

  /// Reports `name` and `alias` on a type that has no name in a family. A registered type may have a name, but no
  /// aliases.
  private func namesWithoutFamily(_ id: DeclarationID) -> [Diagnostic] {
    let isRegistered = RegistrationPlanner(context).isRegistered(id)
    let named = model.annotations(of: id).filter {
      $0.isOn && $0.isWritten(.alias) || $0.isWritten(.name) && !isRegistered
    }
    let kind = model.declaration(id).kind
    guard !named.isEmpty, kind != .protocol, kind != .extension else { return [] }
    let members = context.families.containing(id).filter { $0.representation != .untagged }
      .compactMap { $0.member(id) }
    if members.contains(where: { !$0.isByCases }) { return [] }
    let name = model.name(of: id)
    let why =
      members.isEmpty
      ? "'\(name)' has no name in a family" : "the cases of '\(name)' have its names"
    return named.map { .uselessAnnotation($0, why, in: file) }
  }

  /// Reports unsupported keys about families: on protocols and classes with the Beagle runtimes, which have their own
  /// families, and on enums with Beagle 1.
  private func familyKeys(_ declaration: Declaration) -> [Diagnostic] {
    switch declaration.kind {
    case .protocol where !runtime.hasFamilies, .class where !runtime.hasFamilies: break
    case .enum where !runtime.hasPolicies: break
    default: return []
    }
    return file[declaration.annotations].filter { annotation in
      guard let key = annotation.ownKey, key.family != nil else { return false }
      return switch declaration.kind {
      case .class: key == .family || key.needsFamily(on: .class)
      case .protocol: true
      default: key != .nonisolated
      }
    }.map {
      let name = file.text(declaration.name)
      let remedy =
        declaration.kind == .enum ? "remove it, or write 'init(from:)' by hand" : "remove it"
      // Other annotations of a class have another meaning if the class is a family.
      let isRefused = declaration.kind == .class && $0.isWritten(.family)
      return Diagnostic(
        .annotationNotForRuntime, severity: isRefused ? .error : nil,
        "runtime '\(runtime.name)' does not support '\($0.key)' on '\(name)'; \(remedy)",
        at: $0.range, in: file)
    }
  }
}

extension Diagnostic {
  static func uselessAnnotation(
    _ annotation: Annotation, _ why: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .unusedAnnotation, "'\(annotation.key)' has no effect because \(why); remove it",
      at: annotation.keyRange, in: file, fix: file.removing(annotation))
  }
}

extension Rule {
  static let unusedAnnotation = Rule("unused-annotation", .warning)
}
