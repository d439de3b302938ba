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
      let meant = Suggestion.nearest(to: joins, in: known.stablySorted())
      return [
        Diagnostic(
          .joinsNoFamily,
          "the types of '\(family.name)' can join '\(joins)' only if it refines that protocol; "
            + (meant.map { "did you mean '\($0)'?" } ?? "write '\(family.name): \(joins)'"),
          at: family.range, in: file)
      ]
    }
    let declared = model.types(named: joins, in: Scope(in: family.id))
    if declared.contains(where: { model.declaration($0).kind == .class }) {
      return [
        Diagnostic(
          .joinsNoFamily,
          "'\(family.name)' cannot join '\(joins)', which is a class; remove 'joins'",
          at: family.range, in: file)
      ]
    }
    return lostInheritance(joins, declared)
  }

  /// Reports a family that cannot use the names, the form or the runtime of the joined family.
  private func lostInheritance(_ joins: String, _ declared: [DeclarationID]) -> [Diagnostic] {
    let attributes = model.attributes(of: family.id)
    let range = attributes.range(of: .joins) ?? family.range
    let isOwn = declared.contains(where: model.isOwn)
    let isEmbedded = declared.contains {
      context.embedding.contains(model.files[$0.file].source.path)
    }
    if !isOwn, runtime.module == nil || isEmbedded {
      return [
        Diagnostic(
          .joinsEmbeddedRuntime,
          "'\(family.name)' cannot join '\(joins)' of another module: with 'embedRuntime', each "
            + "module has its own runtime, where the other module is not registered; remove "
            + "'embedRuntime' in both, and import 'WidgetRuntime'",
          at: range, in: file)
      ]
    }
    if family.representation == .untagged {
      return [
        Diagnostic(
          .joinsUntagged,
          "the types of '\(family.name)' have no names by which '\(joins)' could distinguish "
            + "them; write 'family' instead of 'family = untagged'",
          at: family.range, in: file)
      ]
    }
    // A family that specifies its own form does not inherit the form of the joined family.
    if !declared.isEmpty || attributes.family.specifiesDecodedForm { return [] }
    return [
      Diagnostic(
        .joinsUnscannedFamily,
        "no scanned source declares '\(joins)', so '\(family.name)' cannot inherit its 'tag' and "
          + "the style of its names; list its module's sources under 'dependencies', or repeat "
          + "its 'tag' here",
        at: range, in: file)
    ]
  }

  /// Reports annotations that contradict the joined family. Values of this family are also values of the joined family,
  /// so their JSON must have the same form.
  private func contradictions() -> [Diagnostic] {
    guard let id = family.joins?.family, let joined = context.families.declared(by: id)
    else { return [] }
    return model.annotations(of: family.id)
      .filter { $0.isOwn && ($0.knownKey?.differs?(joined, $0) ?? false) }
      .map {
        let text = file.text($0.range)
        return Diagnostic(
          .contradictsJoinedFamily,
          "'\(text)' contradicts '\(joined.name)': '\(family.name)' joins it, and inherits its "
            + "keys, names and policies; remove it",
          at: $0.range, in: file, fix: file.removing($0))
      }
  }
}

extension Rule {
  static let contradictsJoinedFamily = Rule("contradicts-joined-family", .error)
  static let joinsEmbeddedRuntime = Rule("joins-embedded-runtime", .error)
  static let joinsNoFamily = Rule("joins-no-family", .error)
  static let joinsUnscannedFamily = Rule("joins-unscanned-family", .warning)
  static let joinsUntagged = Rule("joins-untagged", .error)
}
