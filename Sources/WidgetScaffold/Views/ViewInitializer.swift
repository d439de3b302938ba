import WidgetModel
import WidgetSource
import WidgetSyntax

/// An initializer by which a widget can make its view.
struct ViewInitializer {
  struct Parameter {
    var label: String?
    var name: String
    var type: TypeName
    var defaultValue: String?
    var range: SourceRange
    /// Whether it takes a variable.
    var isInout: Bool
  }

  /// Where its types are looked up.
  var scope: Scope
  var parameters: [Parameter]
  var isConvenience: Bool
  var isFailable: Bool
  var range: SourceRange?
  /// The path of its file.
  var file: String

  /// As it is chosen and named: `title:child:`; empty without parameters.
  var labels: String { parameters.map { ($0.label ?? "_") + ":" }.joined() }

  /// As Swift names it: `init(title:child:)`.
  var name: String { "init(\(labels))" }

  /// Whether it is one of those that every view has.
  var isInherited: Bool { KnownViews.initializers.contains(labels) }
}

extension ViewSearch {
  /// The initializers that a widget can call, those of the class itself, or inherited from the nearest
  /// scanned superclass that declares designated ones.
  func initializers(of id: DeclarationID) -> [ViewInitializer] {
    var found: [ViewInitializer] = []
    for owner in chain(of: id) {
      let own = ([owner] + model.extensions(of: owner)).flatMap {
        declaredInitializers(in: $0, of: owner)
      }
      found +=
        owner == id
        ? own.callable
        : own.callable.filter { other in
          !found.contains { $0.labels == other.labels }
        }
      // Convenience initializers are inherited only where all designated ones are.
      if own.contains(where: { !$0.initializer.isConvenience && $0.initializer.labels != "coder:" })
      {
        return found
      }
    }
    if let foundation = foundation(of: id), KnownViews.needArguments.contains(foundation) {
      return found
    }
    let file = model.files[id.file].source.path
    let plain = ViewInitializer(
      scope: Scope(in: id), parameters: [], isConvenience: false, isFailable: false, range: nil,
      file: file)
    return found + [plain]
  }

  fileprivate struct Declared {
    var initializer: ViewInitializer
    var isCallable: Bool
  }

  private func declaredInitializers(
    in body: DeclarationID, of owner: DeclarationID
  ) -> [Declared] {
    let file = model.files[body.file]
    return model.declaration(body).initializers.map { declaration in
      let modifiers = file[declaration.modifiers].map(file.text)
      let parameters = file[declaration.parameters].map { parameter in
        ViewInitializer.Parameter(
          label: parameter.label.map(file.text),
          name: parameter.name.map(file.text) ?? parameter.label.map(file.text) ?? "",
          type: TypeName(parsing: file.text(parameter.type)),
          defaultValue: parameter.defaultValue.map(file.text),
          range: parameter.name ?? parameter.label ?? parameter.type,
          isInout: file.text(parameter.type).hasPrefix("inout "))
      }
      let initializer = ViewInitializer(
        scope: Scope(in: body), parameters: parameters,
        isConvenience: modifiers.contains("convenience"),
        isFailable: declaration.failable != .never, range: declaration.keyword,
        file: file.source.path)
      let isHidden = modifiers.contains { ["private", "fileprivate"].contains($0) }
      return Declared(
        initializer: initializer,
        isCallable: !isHidden && !declaration.isAsync && !declaration.isThrowing
          && declaration.generics == nil && initializer.labels != "coder:"
          && condition(of: declaration.clause, in: body, of: owner) == nil)
    }
  }
}

extension [ViewSearch.Declared] {
  fileprivate var callable: [ViewInitializer] { filter(\.isCallable).map(\.initializer) }
}
