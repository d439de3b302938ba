import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks keys of families on declarations that are not families.
struct FamilyKeyChecks: FileCheck {
  let subject: CheckedFile

  func run() -> [Diagnostic] { keysWithoutFamily() + unusedKeysOfBlocks() }

  /// Reports keys that have no effect without `family`. `UnusedAnnotationChecks` reports them on protocols and
  /// classes if the runtime has no families, and on enums if it has no policies.
  private func keysWithoutFamily() -> [Diagnostic] {
    guard runtime.hasPolicies else { return [] }
    return file.declarations.enumerated().flatMap { index, declaration -> [Diagnostic] in
      let annotations = file[declaration.annotations]
      let target = declaration.kind.target
      guard target == .enum || runtime.hasFamilies && (target == .protocol || target == .class),
        !TypeAttributes(annotations, of: declaration.kind).isFamily, !annotations.has(.skip)
      else { return [] }
      return annotations.filter { annotation in
        guard let key = annotation.ownKey else { return false }
        // `AnnotationChecks` reports a key of protocols on a class.
        if target == .class, !key.targets.contains(.class) { return false }
        if key == .tagType, annotations.hasOwn(.transparent) { return false }
        return key.needsFamily(on: target)
      }.map {
        let id = DeclarationID(file: subject.number, index: index)
        if target == .class,
          let family = context.families.containing(id).first(where: { !$0.isRefinement })
        {
          let isOnFamily = $0.ownKey.map(model.annotations(of: family.id).hasOwn) ?? false
          let move = "move '\(file.spelled($0))' to '\(family.name)', or "
          return Diagnostic(
            .needsFamily,
            "'\($0.key)' has no effect on '\(file.text(declaration.name))', which belongs to the "
              + "family '\(family.name)'; " + (isOnFamily ? "" : move) + "remove it",
            at: $0.range, in: file)
        }
        // An enum with raw values cannot be a family, because it is coded by its raw values. An enum with associated
        // values cannot have raw values.
        let canBeFamily = target != .enum || declaration.cases.contains { $0.parameters != nil }
        return needsFamily($0, canBeFamily: canBeFamily)
      }
    }
  }

  /// Reports annotations of blocks that have no effect on any declaration in the block.
  private func unusedKeysOfBlocks() -> [Diagnostic] {
    var used: Set<SourceRange> = []
    var unused: [Annotation] = []
    for (target, annotations) in subject.targetedAnnotations {
      for annotation in annotations where annotation.isOfBlock {
        guard let key = annotation.knownKey, key.targets.contains(target) else { continue }
        if key.isUsed(at: target, beside: annotations, runtime) {
          used.insert(annotation.keyRange)
        } else {
          unused.append(annotation)
        }
      }
    }
    return unused.filter { used.insert($0.keyRange).inserted }.map { annotation in
      let isForRuntime = annotation.isWritten(.encodable) || !runtime.hasFamilies
      return isForRuntime
        ? .blockNotForRuntime(annotation, runtime, in: file)
        : needsFamily(annotation, canBeFamily: false)
    }
  }

  /// - Parameter canBeFamily: whether the fix can insert `family` before the annotation.
  private func needsFamily(_ annotation: Annotation, canBeFamily: Bool) -> Diagnostic {
    let text = file.text(annotation.range)
    let isTrait = annotation.knownKey.flatMap { AttributeTrait($0, in: .families) } != nil
    let cure =
      !annotation.comment.isAttribute
      ? "// widgetgen: family, \(text)"
      : isTrait ? "@WireFamily(\(text))" : "@WireFamily @WireType(\(text))"
    return Diagnostic(
      .needsFamily,
      "'\(annotation.key)' has no effect without 'family'; write '\(cure)', or remove it",
      at: annotation.range, in: file,
      fix: canBeFamily ? file.inserting("family", before: annotation) : [])
  }
}

extension AnnotationKey {
  /// Whether the key has an effect on a declaration with the given annotations.
  fileprivate func isUsed(
    at target: AnnotationTarget, beside annotations: [Annotation], _ runtime: Runtime
  ) -> Bool {
    let isFamily = annotations.has(.family) && !annotations.has(.skip)
    switch target {
    case .protocol: return self == .skip || (isFamily && runtime.hasFamilies)
    case .class where needsFamily(on: .class): return isFamily && runtime.hasFamilies
    case .enum where needsFamily(on: .enum): return isFamily
    default: return generates != [.encoding] || runtime.encodes
    }
  }

  /// Whether the key needs a family: it has no effect on other declarations of this kind.
  func needsFamily(on target: AnnotationTarget) -> Bool {
    switch family {
    case .values where target == .enum: true
    case .values, .protocols: target == .protocol || target == .class && !targets.contains(.type)
    case .types: target == .protocol
    case .declaration, nil: false
    }
  }
}

extension ParsedFile {
  /// Returns an annotation as a comment, or as its trait if it is in an attribute.
  fileprivate func spelled(_ annotation: Annotation) -> String {
    (annotation.comment.isAttribute ? "" : "// widgetgen: ") + text(annotation.range)
  }
}

extension Rule {
  static let needsFamily = Rule("needs-family", .error)
}
