import WidgetModel
package import WidgetSource
import WidgetSyntax

/// Types that are not what their names promise: of other modules, or in the way of generated ones.
extension Model {
  /// A type that no source declares belongs to no family, whatever an extension says of it. One that
  /// does so only for some arguments is none that a name could stand for.
  func checkForeignMembers(of family: Family) -> [Diagnostic] {
    guard family.base == nil else { return [] }
    let generated = [family.boxName, "Unknown" + family.localName, "Never"]
    let extensions = index.possibleInheritors(of: [family.localName], in: files).filter {
      files[$0.file].declarations[$0.index].kind == .extension
    }
    return extensions.compactMap { id in
      let declaration = declaration(id)
      let file = files[id.file]
      guard declaration.whereClause == nil, isOwn(id), extended(by: id).isEmpty,
        inherits(id, from: family.name)
      else { return nil }
      let name = file.text(declaration.name)
      if generated.contains(name) { return nil }
      return .foreignMember(name, of: family, declaration.name, in: file)
    }
  }

  /// A type of the user's own must not have the name of a generated one.
  package func checkGeneratedNames(_ names: [String]) -> [Diagnostic] {
    names.flatMap { name -> [Diagnostic] in
      // A private one is only seen where nothing is generated.
      let types = index.types(named: name).filter { access(of: $0).isVisibleInOtherFiles }
        .map { (file: $0.file, range: declaration($0).name) }
      let aliases = index.aliases(named: name).compactMap { alias in
        let declared = files[alias.file].typealiases[alias.index]
        let level = access(of: declared, in: Scope(file: alias.file, declaration: nil))
        return level.isVisibleInOtherFiles ? (file: alias.file, range: declared.name) : nil
      }
      return (types + aliases).filter { !dependencies.contains($0.file) }
        .map { .generatedName(name, $0.range, in: files[$0.file]) }
    }
  }
}
