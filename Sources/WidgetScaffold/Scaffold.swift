package import WidgetGenerator
import WidgetModel
import WidgetPlan
package import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// Widgets for native views, as sources that their owner then edits.
package struct Scaffold: Sendable {
  /// A file that is written once.
  package struct File: Equatable, Sendable {
    /// Without a folder: `BoxWidget.swift`.
    package let name: String
    package let text: String
    /// The widget that it declares; nil for the family.
    package let widget: String?
    /// The path of the file that declares the view; of the family that of the first view.
    package let viewFile: String
  }

  /// The views that are wanted.
  package enum Selection: Sendable {
    /// All of a file.
    case file(String)
    /// A class by its name, with or without the types around it.
    case name(String)
  }

  package private(set) var files: [File] = []
  package private(set) var diagnostics: [Diagnostic] = []
  /// Names like one that is no view, the nearest first; empty where a view was found.
  package private(set) var suggestion: String?
  /// Whether there is a view of the name.
  package private(set) var isFound = true

  /// Plans and prints the widgets of some views.
  ///
  /// - Parameters:
  ///   - sources: those of the views, and what they refer to.
  ///   - initializer: the labels of the initializer to use, `title:child:`; nil to choose the most
  ///     useful one.
  package init(
    _ selection: Selection, in sources: [ScannedFile], for target: ScaffoldTarget,
    initializer: String? = nil
  ) {
    let model = Model(sources.map(\.parsed))
    let search = ViewSearch(model: model)
    let views: [DeclarationID]
    switch selection {
    case .file(let path):
      views = search.views(inFile: path)
      if views.isEmpty, let file = model.files.first(where: { $0.source.path == path }) {
        diagnostics = file.diagnostics.hasErrors ? file.diagnostics : [.noView(in: file)]
      }
    case .name(let name):
      views = search.views(named: name)
      if views.isEmpty {
        isFound = false
        suggestion = Suggestion.nearest(to: name, in: search.names)
      }
    }
    let parsed = Set(views.map(\.file)).stablySorted().flatMap { model.files[$0].diagnostics }
    diagnostics += parsed.filter { $0.severity == .error }
    diagnostics += Self.duplicates(views, in: model)
    var target = target
    if target.runtime.hasFamilies { target.family = .declared(in: model) }
    let planner = ViewPlanner(search: search, target: target, wanted: initializer)
    var planned = views.map(planner.plan)
    Self.extendOnce(&planned)
    // Of several views in a file, those that cannot be widgets do not hinder the others.
    let isAsked = planned.count == 1 || planned.allSatisfy { $0.plan == nil }
    diagnostics += planned.flatMap(\.diagnostics).map { isAsked ? $0 : $0.asWarning }
    if diagnostics.hasErrors { return }
    files = zip(views, planned).compactMap { view, planned in
      guard let plan = planned.plan else { return nil }
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

  /// Leaves an extension that makes an enum `Codable` in the first of the widgets that need it, where it
  /// is compiled whenever the others are.
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
      .duplicateView(
        name, ids.map { (model.files[$0.file], model.declaration($0).name) })
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
  /// An error as a warning, for what nobody asked for by name.
  fileprivate var asWarning: Diagnostic {
    var warning = self
    if severity == .error { warning.severity = .warning }
    return warning
  }
}

extension ScaffoldTarget.Family {
  /// The family of components that the sources declare: the only one, or the one that makes views.
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
