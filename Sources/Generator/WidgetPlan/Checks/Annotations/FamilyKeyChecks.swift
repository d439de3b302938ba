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
        if key == .tagType, annotations.hasOwn(.transparent) { return false }
        return key.needsFamily(on: target)
      }.map {
        let id = DeclarationID(file: subject.number, index: index)
        if target == .class,
          let family = context.families.containing(id).first(where: { !$0.isRefinement })
        {
          let isOnFamily = $0.ownKey.map(model.annotations(of: family.id).hasOwn) ?? false
          return .keyOfFamily(
            $0, file.text(declaration.name), family, isOnFamily: isOnFamily, in: file)
        }
        // An enum with raw values cannot be a family, because it is coded by its raw values. An enum with associated
        // values cannot have raw values.
        let canBeFamily = target != .enum || declaration.cases.contains { $0.parameters != nil }
        return .needsFamily($0, canBeFamily: canBeFamily, in: file)
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
        : .needsFamily(annotation, canBeFamily: false, in: file)
    }
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
