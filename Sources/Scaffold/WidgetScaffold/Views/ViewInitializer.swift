import WidgetModel
import WidgetSource
import WidgetSyntax

/// An initializer that can create a view.
struct ViewInitializer {
  struct Parameter {
    var label: String?
    var name: String
    var type: TypeName
    var defaultValue: String?
    var range: SourceRange
    var isInout: Bool
  }

  /// The scope in which the parameters' types are looked up.
  var scope: Scope
  var parameters: [Parameter]
  var isConvenience: Bool
  var isFailable: Bool
  var range: SourceRange?
  /// The path of the file that declares the initializer.
  var file: String

  /// The labels as `--initializer` accepts them: `title:child:`, or an empty string if there are no parameters.
  var labels: String { parameters.map { ($0.label ?? "_") + ":" }.joined() }

  /// The name in Swift's notation: `init(title:child:)`.
  var name: String { "init(\(labels))" }

  /// Whether the labels are the labels of an initializer that views inherit from UIKit or MapKit.
  var isInherited: Bool { KnownViews.initializers.contains(labels) }
}

extension ViewSearch {
  /// Returns the initializers that a widget can call.
  ///
  /// These are the class's own initializers, and the initializers of scanned superclasses up to the first class that
  /// declares a designated initializer. If no scanned class declares one, `init()` is added,
  /// unless the framework's class requires arguments.
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
      // A class that declares a designated initializer does not inherit the initializers of its superclass.
      if own.contains(where: { !$0.initializer.isConvenience && $0.initializer.labels != "coder:" })
      {
        return found
      }
    }
    if let foundation = foundation(of: id), KnownViews.requiringArguments.contains(foundation) {
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
