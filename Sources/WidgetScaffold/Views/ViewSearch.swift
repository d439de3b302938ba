import WidgetModel
import WidgetSource
import WidgetSyntax

/// Finds the classes that are views: subclasses of `UIView`, through any chain of scanned classes.
struct ViewSearch {
  let model: Model

  /// The views of a file, nested ones too, in order of declaration.
  func views(inFile path: String) -> [DeclarationID] {
    model.allTypes.filter { model.files[$0.file].source.path == path && isView($0) }
  }

  /// The views of a name, with or without the types around it: `Box`, `Cards.Box`.
  func views(named name: String) -> [DeclarationID] {
    model.allTypes.filter { id in
      let full = model.name(of: id)
      return (full == name || full.localName == name) && isView(id)
    }
  }

  /// The names of all views, for suggestions.
  var names: [String] { model.allTypes.filter(isView).map { model.name(of: $0).localName } }

  func isView(_ id: DeclarationID) -> Bool {
    model.declaration(id).kind == .class
      && !Conformances(in: model)[id].isDisjoint(with: KnownViews.names)
  }

  /// A class and the scanned classes that it inherits from, the nearest first.
  func chain(of id: DeclarationID) -> [DeclarationID] {
    var chain = [id]
    while let last = chain.last, let next = superclass(of: last), !chain.contains(next) {
      chain.append(next)
    }
    return chain
  }

  /// The name of the class that the last scanned one of a chain inherits from: `UIControl`.
  func foundation(of id: DeclarationID) -> String? {
    chain(of: id).last.flatMap { last in
      model.inheritanceClause(of: last).lazy.compactMap { $0.dottedName?.localName }
        .first(where: KnownViews.names.contains)
    }
  }

  /// The condition of the `#if`s around a member, if it is not that of its class; nil without.
  ///
  /// - Parameter body: the class, or the extension that declares the member.
  func condition(of clause: Int?, in body: DeclarationID, of owner: DeclarationID) -> String? {
    guard let clause else { return nil }
    let text = model.files[body.file].conditionText(of: clause)
    let own = model.declaration(owner).clause.map(model.files[owner.file].conditionText)
    return text == own ? nil : text
  }

  private func superclass(of id: DeclarationID) -> DeclarationID? {
    let scope = Scope(file: id.file, declaration: model.declaration(id).parent)
    return model.inheritanceClause(of: id).lazy.compactMap { type in
      let classes = model.expanded(type, in: scope).declarations.filter {
        model.declaration($0).kind == .class
      }
      // Another branch of an `#if` can declare the one for AppKit.
      return classes.first(where: isView) ?? classes.first
    }.first
  }
}
