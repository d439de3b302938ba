import WidgetSource

extension ChangeCheck<ComparedApp> {
  /// Compares the types of payloads. The parts of renamed types are compared elsewhere, like the parts of
  /// all other types.
  static let root = ChangeCheck(.rootChanged, facts: ["root"]) { app in
    let comparison = app.comparison
    guard let before = comparison.old.contract.topType, let after = comparison.new.contract.topType
    else { return [] }
    let oldName = comparison.oldName(of: before)
    if oldName == after || before == after && !app.isRoot(after) { return [] }
    let what = "payloads are '\(after)' now and were '\(oldName)'"
    let relation =
      before == after
      ? .same : comparison.relation(.named(.init(before)), .named(.init(after)))
    let (direction, severity): (Change.Direction, Severity?) =
      switch relation {
      case .same: (.neither, nil)
      case .widened: (.forward, nil)
      case .narrowed: (.backward, nil)
      case .overlapping: (.eachOther, nil)
      case .disjoint: (.both, nil)
      case .unknown: (.neither, .warning)
      }
    return [
      Change(
        .rootChanged, at: app.place, what, direction, severity,
        cure: relation == .same
          ? nil : "keep the old type of payloads, or another entry for the new one",
        use: relation == .same ? nil : .init(.old, .type(before)))
    ]
  } isWithoutEffect: { _ in
    // Only one version specifies the type, or both versions specify the same type.
    true
  }
}

extension ComparedApp {
  /// Whether payloads are known to have a type: it is configured, or no other type mentions it.
  fileprivate func isRoot(_ name: String) -> Bool {
    comparison.new.contract.root == name
      || !comparison.new.contract.types.contains {
        $0.key != name && $0.value.references.contains(name)
      }
  }
}

extension Rule {
  static let rootChanged = Rule("root-changed", .info, .warning, .error)
}
