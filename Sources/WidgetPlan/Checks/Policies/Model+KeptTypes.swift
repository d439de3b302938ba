import WidgetModel
import WidgetSyntax

extension Model {
  /// What a protocol asks of the type that is generated for values whose JSON is kept, and nobody
  /// gives it: no extension of the protocol, of one that it refines, or of that type.
  ///
  /// Names are compared and nothing else.
  func missingMembers(ofKept name: String, for family: Family) -> [String] {
    let protocols = [family.id] + refined(by: family.id)
    let bodies = protocols.flatMap(extensions) + index.extensions(of: name)
    let given = Set(bodies.flatMap(memberNames)).union(["init", "encode"])
    return protocols.flatMap(memberNames).filter { !given.contains($0) }
  }

  /// The declared protocols that a protocol refines, also through others.
  private func refined(by id: DeclarationID) -> [DeclarationID] {
    let names = conformances(of: id)
    return allTypes.filter {
      $0 != id && declaration($0).kind == .protocol && names.contains(name(of: $0))
    }
  }

  private func memberNames(_ id: DeclarationID) -> [String] {
    let file = files[id.file]
    let declaration = declaration(id)
    return declaration.properties.map { file.text($0.name).bareName }
      + declaration.functions.map { file.text($0.name).bareName }
  }
}
