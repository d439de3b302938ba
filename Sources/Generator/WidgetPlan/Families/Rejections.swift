import WidgetModel
import WidgetSyntax

extension PlanningContext {
  /// Whether a type can reject a value as unknown: it is an enum that has its own names and does not replace unknown
  /// names, or it is a struct or a class with its own or an inherited `validate()`. A value that no case of an untagged
  /// enum accepts is wrong, not unknown.
  func mayReject(_ id: DeclarationID) -> Bool {
    guard selection.isCoded(id) else { return false }
    let type = model.type(id)
    guard type.kind == .enum else {
      return written(in: type).hooks[.validate] != nil
        || model.superclasses(of: id).contains { written(in: $0).hooks[.validate] != nil }
    }
    switch type.attributes.family.unknown {
    case .key, .value: return false
    case .throw, .skip, .keep, .fallback: break
    }
    return type.attributes.isFamily && !type.attributes.family.isUntagged && type.lastResort == nil
      && type.fallbackCase == nil
  }
}
