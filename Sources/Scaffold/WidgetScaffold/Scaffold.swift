package import WidgetGenerator
import WidgetModel
import WidgetPlan
package import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// Source files with widgets for native views, which the user then edits.
package struct Scaffold: Sendable {
  /// A file that is written once and never regenerated.
  package struct File: Equatable, Sendable {
    /// The name without a folder: `BoxWidget.swift`.
    package let name: String
    package let text: String
    /// The widget that the file declares, or nil for the family.
    package let widget: String?
    /// The path of the file that declares the view. For a new family, the file of the first view.
    package let viewFile: String
  }

  /// The views to scaffold.
  package enum Selection: Sendable {
    /// All views of a file.
    case file(String)
    /// A class by its name, qualified or not.
    case name(String)
  }

  package private(set) var files: [File] = []
  package private(set) var diagnostics: [Diagnostic] = []
  /// The name of a view that is similar to the requested name, if no view has the requested name.
  package private(set) var suggestion: String?
  /// False if a view was requested by its name and no view has the name.
  package private(set) var isFound = true

  /// Plans and prints widgets for the selected views.
  ///
  /// - Parameters:
  ///   - sources: the files of the views and of the types that they refer to.
  ///   - initializer: the labels of the initializer to use, such as `title:child:`, or nil to
  ///     choose the most useful one.
  package init(
    _ selection: Selection, in sources: [ScannedFile], for target: ScaffoldTarget,
    initializer: String? = nil
  ) {
    let model = Model(sources.map(\.parsed))
    let search = ViewSearch(model: model)
    let views = views(selection, search)
    let parsed = Set(views.map(\.file)).stablySorted().flatMap { model.files[$0].diagnostics }
    diagnostics += parsed.filter { $0.severity == .error }
    diagnostics += Self.duplicates(views, in: model)
    var target = target
    if target.runtime.hasFamilies { target.family = .declared(in: model) }
    let planner = ViewPlanner(search: search, target: target, wanted: initializer)
    var planned = views.map(planner.plan)
    Self.extendOnce(&planned)
    // In a file with several views, the errors of one view do not prevent widgets for the other views.
    let isRequested = planned.count == 1 || planned.allSatisfy { $0.plan == nil }
    diagnostics += planned.flatMap(\.diagnostics).map { isRequested ? $0 : $0.asWarning }
    if diagnostics.hasErrors { return }
    render(zip(views, planned.map(\.plan)), for: target, in: model)
  }

  /// Returns the selected views, and reports if there are none.
  private mutating func views(_ selection: Selection, _ search: ViewSearch) -> [DeclarationID] {
    switch selection {
    case .file(let path):
      let views = search.views(inFile: path)
      if views.isEmpty, let file = search.model.files.first(where: { $0.source.path == path }) {
        let noView = Diagnostic(
          rule: .noView,
          message:
            "the file declares no subclass of 'UIView'; if a superclass is declared elsewhere, "
            + "pass its folder with '--sources'",
          file: path)
        diagnostics = file.diagnostics.hasErrors ? file.diagnostics : [noView]
      }
      return views
    case .name(let name):
      let views = search.views(named: name)
      if views.isEmpty {
        isFound = false
        suggestion = Suggestion.nearest(to: name, in: search.names)
      }
      return views
    }
  }

  /// Prints the widgets, and the family if the project has none.
  private mutating func render(
    _ views: some Sequence<(DeclarationID, ViewPlan?)>, for target: ScaffoldTarget, in model: Model
  ) {
    files = views.compactMap { view, plan in
      guard let plan else { return nil }
      return File(
        name: plan.widget + ".swift",
        text: Self.render(
          "Widget.stencil", ScaffoldContext.values(of: plan, for: target), &diagnostics),
        widget: plan.widget, viewFile: model.files[view.file].source.path)
    }
    if target.runtime.hasFamilies, target.family == nil, !files.isEmpty {
      files.append(
        File(
          name: "Component.swift", text: Self.render("Component.stencil", [:], &diagnostics),
          widget: nil,
          viewFile: files[0].viewFile))
    }
  }

  /// Keeps each extension that makes a type `Codable` in the first widget that needs the extension, and removes it from
  /// all other widgets.
  ///
  /// A widget inside an `#if` also keeps the extension, unless a widget outside of any `#if`, or a widget with the same
  /// condition, already has the extension.
  private static func extendOnce(_ planned: inout [(plan: ViewPlan?, diagnostics: [Diagnostic])]) {
    var extended: Set<[String]> = []
    for index in planned.indices where planned[index].plan?.condition == nil {
      planned[index].plan?.enums.removeAll { !extended.insert([$0]).inserted }
    }
    for index in planned.indices {
      guard let condition = planned[index].plan?.condition else { continue }
      planned[index].plan?.enums.removeAll {
        extended.contains([$0]) || !extended.insert([$0, condition]).inserted
      }
    }
  }

  private static func duplicates(_ views: [DeclarationID], in model: Model) -> [Diagnostic] {
    let groups = Dictionary(grouping: views) { model.name(of: $0).localName }
    return groups.filter { $0.value.count > 1 }.stablySorted(on: \.key).map { name, ids in
      let places = ids.map { (file: model.files[$0.file], range: model.declaration($0).name) }
      return Diagnostic(
        .duplicateView,
        "several views named '\(name)' would have the same widget '\(name)Widget'; pass the file, "
          + "or the qualified name of a nested view",
        at: places[0].range, in: places[0].file,
        notes: places.dropFirst().map { .init("also here", at: $0.range, in: $0.file) })
    }
  }

  static func render(
    _ name: String, _ values: [String: Value], _ diagnostics: inout [Diagnostic]
  ) -> String {
    switch renderScaffold(name, values) {
    case .success(let text): return text
    case .failure(let failure):
      diagnostics += failure.diagnostics
      return ""
    }
  }
}

extension Diagnostic {
  /// The diagnostic for one of several views in a file: an error becomes a warning.
  fileprivate var asWarning: Diagnostic {
    var warning = self
    if severity == .error { warning.severity = .warning }
    return warning
  }
}

extension ScaffoldTarget.Family {
  /// Returns the family that the sources declare: the first family with `makeView()`, or else the first family whose
  /// name ends with `Component` or `Widget`, or else the first family. Returns nil if the sources declare none.
  fileprivate static func declared(in model: Model) -> ScaffoldTarget.Family? {
    let families = FamilyDeclarations(model).ids.map { ScaffoldTarget.Family($0, in: model) }
    return families.first(where: \.makesViews)
      ?? families.first { $0.name.hasSuffix("Component") || $0.name.hasSuffix("Widget") }
      ?? families.first
  }

  private init(_ id: DeclarationID, in model: Model) {
    let (file, declaration) = (model.files[id.file], model.declaration(id))
    let requirement = declaration.functions.first { file.text($0.name) == "makeView" }
    let isolated = [requirement?.attributes, declaration.attributes].compactMap(\.self)
      .flatMap { file[$0] }.contains { file.name(of: $0) == "MainActor" }
    self.init(
      name: model.name(of: id), makesViews: requirement != nil, isOnMainActor: isolated)
  }
}

extension Rule {
  /// The rules of WidgetScaffold, sorted by id.
  package static let ofScaffold: [Rule] = [
    .chosenInitializer, .duplicateView, .genericView, .leftOut, .noInitializer, .noView,
    .privateView, .renamedProperty, .unknownInitializer, .unusableInitializer,
  ]

  static let duplicateView = Rule("duplicate-view", .error)
  static let noView = Rule("no-view", .error)
}
