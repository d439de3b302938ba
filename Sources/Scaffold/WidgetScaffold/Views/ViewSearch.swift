import WidgetModel
import WidgetSource
import WidgetSyntax

/// Finds the classes that inherit from a view of Apple's frameworks, directly or through scanned classes.
struct ViewSearch {
  let model: Model

  /// Returns the views of a file, including nested views, in order of declaration.
  func views(inFile path: String) -> [DeclarationID] {
    model.allTypes.filter { model.files[$0.file].source.path == path && isView($0) }
  }

  /// Returns the views with the given name, which may be qualified: `Box`, `Cards.Box`.
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

  /// Returns a class and its scanned superclasses, starting with the class.
  func chain(of id: DeclarationID) -> [DeclarationID] {
    var chain = [id]
    while let last = chain.last, let next = superclass(of: last), !chain.contains(next) {
      chain.append(next)
    }
    return chain
  }

  /// Returns the framework class at the end of the inheritance chain, such as `UIControl`, or nil if no class of the
  /// chain inherits from a known view.
  func foundation(of id: DeclarationID) -> String? {
    chain(of: id).last.flatMap { last in
      model.inheritanceClause(of: last).lazy.compactMap { $0.dottedName?.localName }
        .first(where: KnownViews.names.contains)
    }
  }

  /// Returns the `#if` condition of a member, or nil if there isn't one or if it equals the condition of the class.
  ///
  /// - Parameter body: the class or extension that declares the member.
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
      // Another branch of an `#if` can declare the class for AppKit.
      return classes.first(where: isView) ?? classes.first
    }.first
  }
}
