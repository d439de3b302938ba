import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks a family that joins a family of another module.
struct JoinChecks: FamilyCheck {
  let subject: CheckedFamily

  func run() -> [Diagnostic] { unusableJoin() + contradictions() }

  /// Reports a family that cannot join the specified family. The types of a joining family conform to both protocols,
  /// and the joined family's box finds the types by their names in the JSON.
  private func unusableJoin() -> [Diagnostic] {
    guard let joins = family.joins?.name else { return [] }
    let known = context.conformances[family.id]
    if !known.contains(joins) {
      return [.joinsNoFamily(family, joins, known: known, in: file)]
    }
    let scope = Scope(in: family.id)
    let declared = model.types(named: joins, in: scope)
    if declared.contains(where: { model.declaration($0).kind == .class }) {
      return [.joinsClass(family, joins, in: file)]
    }
    let attributes = model.attributes(of: family.id)
    let range = attributes.range(of: .joins) ?? family.range
    if runtime.module == nil, !declared.contains(where: model.isOwn) {
      return [.joinsByOwnRuntime(family, joins, range, in: file)]
    }
    if family.representation == .untagged { return [.joinsUntagged(family, joins, in: file)] }
    // A family that specifies its own form does not inherit the form of the joined family.
    if !declared.isEmpty || attributes.family.specifiesDecodedForm { return [] }
    return [.joinsUnscanned(family, joins, range, in: file)]
  }

  /// Reports annotations that contradict the joined family. Values of this family are also values of the joined family,
  /// so their JSON must have the same form.
  private func contradictions() -> [Diagnostic] {
    guard let id = family.joins?.family, let joined = context.families.declared(by: id)
    else { return [] }
    return model.annotations(of: family.id)
      .filter { $0.isOwn && ($0.knownKey?.differs?(joined, $0) ?? false) }
      .map { .contradictsJoined($0, family, joined, in: file) }
  }
}
