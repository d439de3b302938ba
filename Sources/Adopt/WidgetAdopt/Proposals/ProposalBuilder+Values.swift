import WidgetModel
import WidgetSource
import WidgetSyntax

/// The values that generated code repeats.
extension ProposalBuilder {
  /// Whether generated code, which is in an extension in another file, can contain a value.
  func canRepeat(
    _ value: String, as declared: TypeName, in owner: DeclarationID
  ) -> Bool {
    let implied = value.hasPrefix(".") ? declared.unwrapped.dottedName.map { $0 + value } : nil
    return (Mention.all(in: value) + Mention.all(in: implied ?? "")).allSatisfy { mention in
      let scope = Scope(in: owner)
      let found =
        mention.name == "Self" ? type.id : model.types(named: mention.name, in: scope).first
      guard let id = found else { return true }
      let isHidden = mention.member.map { member in
        model.type(id).properties.contains {
          $0.bareName == member && !$0.access.isVisibleInOtherFiles
        }
      }
      if isHidden == true || !model.effectiveAccess(of: id).isVisibleInOtherFiles { return false }
      let isImplied = implied != nil && !value.holds(mention.name)
      return isImplied || mention.name == "Self" || isVisible(id, named: mention.name)
    }
  }

  /// Whether an extension of the type finds a type by the given name: as its own member, or at file level.
  private func isVisible(_ id: DeclarationID, named name: String) -> Bool {
    let enclosing = model.enclosingTypes(of: id).dropFirst().first
    return id == type.id || enclosing == type.id
      || model.types(named: name, in: Scope(file: type.id.file, declaration: nil)).first == id
  }
}
