import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks computed properties, which are encoded only if they are marked `encodable`.
struct ComputedPropertyChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    if planner.selected.parts.isDisjoint(with: [.decoding, .encoding]) { return [] }
    return uselessAnnotations() + propertiesWithoutKey() + unreachableProperties()
  }

  /// Reports annotations of computed properties that are not encoded.
  private func uselessAnnotations() -> [Diagnostic] {
    let encoded = Set(planner.encodes ? planner.computed.map(\.range) : [])
    let computed = type.properties.filter { $0.isComputed && !$0.isStatic }
    return computed.filter { !encoded.contains($0.range) }.flatMap { property in
      property.annotations.filter(\.isOfComputed).map { annotation in
        let file = model.files[property.owner.file]
        let range = annotation.range
        return runtime.encodes
          ? .uselessAnnotation(annotation, reason(property), in: file)
          : .encodingNotForRuntime(file.text(range), at: range, type, in: file)
      }
    }
  }

  /// Returns the reason why a property is not encoded.
  private func reason(_ property: Property) -> String {
    let name = property.bareName
    if property.attributes.isSkipped { return "'\(name)' is skipped" }
    if !planner.encodes { return "'\(type.name)' is not encoded by generated code" }
    if property.availability.isNever { return "'\(name)' is unavailable" }
    if !type.isUnconditional(property) {
      return "'\(name)' is in an '#if' of an extension instead of the type"
    }
    return "'\(name)' is computed, and only encoded if it is marked 'encodable'"
  }

  /// Reports computed properties without a case in user-defined `CodingKeys`, which determine the coded properties.
  private func propertiesWithoutKey() -> [Diagnostic] {
    guard let keys = planner.written.codingKeys, !keys.isCompleted, planner.encodes else {
      return []
    }
    return planner.computed.filter { !keys.names.contains($0.bareName) }.flatMap { property in
      property.annotations.filter { $0.ownKey == .encodable }.map {
        .uselessAnnotation(
          $0, "'CodingKeys' has no case for '\(property.bareName)'",
          in: model.files[property.owner.file])
      }
    }
  }

  /// Reports computed properties that a generated file cannot access.
  private func unreachableProperties() -> [Diagnostic] {
    guard plan.codingOutput == .file, planner.encodes else { return [] }
    return planner.computed.filter { !$0.access.isVisibleInOtherFiles }.map {
      .unreachableMember(
        $0.bareName, $0.access, of: type, block: MemberBlock.coding(of: type.name), $0.range,
        in: model.files[$0.owner.file])
    }
  }
}

extension Annotation {
  /// Whether the annotation affects how a single computed property is encoded.
  fileprivate var isOfComputed: Bool {
    guard let key = ownKey else { return false }
    return key != .skip && key.targets.contains(.computed)
  }
}
