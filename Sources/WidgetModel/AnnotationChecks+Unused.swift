import WidgetSource
import WidgetSyntax

/// Annotations that say how something is coded where nothing codes it. Templates of the user's own
/// may have a use for them.
extension Model {
  /// The annotations of a file that change nothing in what is generated.
  func unusedAnnotations(
    in number: Int, selected: [DeclarationID: Set<GeneratedPart>], _ rules: CodingRules
  ) -> [Diagnostic] {
    let file = files[number]
    guard file.hasAnnotations else { return [] }
    return file.declarations.indices.flatMap { index -> [Diagnostic] in
      let declaration = file.declarations[index]
      if file[declaration.annotations].has(.skip) { return [] }
      let id = DeclarationID(file: number, index: index)
      return (rules.wire == nil ? checkNoFamily(declaration, in: file) : [])
        + (unusedAnnotation(of: id, parts: selected[id], rules).map { [$0] } ?? [])
    }
  }

  /// How a type or a property is coded where the type is not: one of each such type.
  private func unusedAnnotation(
    of id: DeclarationID, parts: Set<GeneratedPart>?, _ rules: CodingRules
  ) -> Diagnostic? {
    let (file, declaration) = (files[id.file], declaration(id))
    guard [.struct, .class, .enum].contains(declaration.kind),
      parts?.isDisjoint(with: [.decoding, .encoding]) ?? true
    else { return nil }
    let place: AnnotatedPlace = declaration.kind == .enum ? .enumCase : .property
    let annotations =
      declaration.properties.lazy.map(\.annotations) + declaration.cases.lazy.map(\.annotations)
    let inside = annotations.flatMap { file[$0] }.filter { annotation in
      guard let key = AnnotationKey(rawValue: annotation.key) else { return false }
      // Other members leave out what is skipped, too.
      return key.places.contains(place) && (parts == nil || key != .skip)
    }
    // Where nothing is generated, nothing was asked for.
    let own = parts == nil ? [] : codingAnnotations(of: declaration, in: file, rules)
    return (own + inside).first { $0.origin == .widgetgen }
      .map { .unusedAnnotation($0, of: name(of: id), parts: parts ?? [], in: file) }
  }

  /// Those that say how a type is coded. What is not for the runtime is told besides.
  private func codingAnnotations(
    of declaration: Declaration, in file: ParsedFile, _ rules: CodingRules
  ) -> [Annotation] {
    file[declaration.annotations].filter { annotation in
      guard let key = annotation.ownKey else { return false }
      if rules.wire == nil, declaration.kind == .enum { return key == .only }
      return key == .only || key == .renameAll || key.isOfFamilies
    }
  }

  /// Beagle 1 tells its components and actions apart by itself, and other values nothing does.
  private func checkNoFamily(_ declaration: Declaration, in file: ParsedFile) -> [Diagnostic] {
    guard declaration.kind == .protocol || declaration.kind == .enum else { return [] }
    return file[declaration.annotations].filter { annotation in
      guard let key = annotation.ownKey else { return false }
      return key == .renameAll || key.isOfFamilies
    }.map { .familyNotForRuntime($0, declaration, in: file) }
  }
}

extension Annotation {
  /// What it says something of one declaration about; nil where it is switched off.
  fileprivate var ownKey: AnnotationKey? {
    isOwn && value != .bool(false) ? AnnotationKey(rawValue: key) : nil
  }
}

extension AnnotationKey {
  /// Whether it is about values that are told apart by names.
  fileprivate var isOfFamilies: Bool {
    switch self {
    case .content, .external, .family, .ignoreCase, .joins, .preset, .tag, .unknown, .untagged: true
    default: false
    }
  }
}
