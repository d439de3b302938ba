import WidgetGenerator
import WidgetModel
import WidgetSource
import WidgetSyntax

/// Plans the widget of a view.
struct ViewPlanner {
  let search: ViewSearch
  let target: ScaffoldTarget
  /// The labels of the requested initializer, such as `title:child:`, or nil to choose the most
  /// useful one.
  let wanted: String?

  private var model: Model { search.model }
  private var representations: RepresentationPlanner {
    RepresentationPlanner(model: model, search: search, target: target)
  }

  /// Returns a plan with its notes, or only errors if the view cannot be a widget.
  func plan(_ id: DeclarationID) -> (plan: ViewPlan?, diagnostics: [Diagnostic]) {
    let file = model.files[id.file]
    let declaration = model.declaration(id)
    let name = model.name(of: id)
    guard model.effectiveAccess(of: id).isVisibleInOtherFiles else {
      let problem = Diagnostic(
        .privateView, "'\(name)' is private; make it internal so that the widget can use it",
        at: declaration.name, in: file)
      return (nil, [problem])
    }
    guard declaration.generics == nil else {
      let problem = Diagnostic(
        .genericView,
        "'\(name)' is generic; scaffold a subclass such as "
          + "'class Text\(name.localName): \(name)<String>'",
        at: declaration.name, in: file)
      return (nil, [problem])
    }
    if let outer = model.enclosingTypes(of: id).dropFirst().first(where: {
      model.declaration($0).generics != nil
    }) {
      let outerName = model.name(of: outer)
      let problem = Diagnostic(
        .genericView,
        "'\(name)' is nested in the generic type '\(outerName)', whose arguments a widget does not "
          + "have; move it out of '\(outerName)'",
        at: declaration.name, in: file)
      return (nil, [problem])
    }
    let candidates = search.initializers(of: id).map { candidate in
      Candidate(candidate, representations: representations)
    }
    let chosen: Candidate
    switch choose(among: candidates, of: name, declaration.name, in: file) {
    case .success(let candidate): chosen = candidate
    case .failure(let diagnostic): return (nil, [diagnostic])
    }
    var plan = ViewPlan(
      view: name, widget: name.localName + "Widget", variable: Self.variable(for: name.localName),
      documentation: declaration.documentation.map { file.documentationLines($0) } ?? [],
      availability: file[declaration.attributes].filter { file.name(of: $0) == "available" }
        .map { file.text($0.range) },
      condition: declaration.clause.map(file.conditionText))
    plan.isFailable = chosen.initializer.isFailable
    // A header does not show whether its implementation declares `sizeThatFits`, and an extension must not replace that
    // method.
    plan.hasSizeThatFits =
      file.source.path.hasSuffix(".h")
      || search.chain(of: id).contains(where: declaresSizeThatFits)
    let access = model.effectiveAccess(of: id).ofMember
    plan.overrideAccess = access > .internal ? access.rawValue : nil
    let settable = search.chain(of: id).flatMap { SettableProperty.all(of: $0, in: search) }
    add(chosen, documented: settable, to: &plan)
    add(settable.filter(\.isSet), to: &plan)
    let renamed = plan.rename(avoiding: target.reservedNames)
    let notes = renamed.map {
      Diagnostic(
        .renamedProperty,
        "'\($0)' of '\(name)' is named '\($0.withViewPrefix)' in the widget and the JSON; widgets "
          + "of \(target.runtime.rawValue) already have a member '\($0)'",
        at: declaration.name, in: file)
    }
    return (plan, notes + self.notes(on: plan, candidates, chosen, declaration.name, in: file))
  }

  /// Returns the name of the variable for a view. If the view's name is one word, the variable gets a suffix, because
  /// the view often has a property of that name, such as `label`.
  private static func variable(for view: String) -> String {
    let words = view.filter(\.isUppercase).count
    return view.decapitalizedWord + (words > 1 ? "" : "Component")
  }

  private func declaresSizeThatFits(_ id: DeclarationID) -> Bool {
    ([id] + model.extensions(of: id)).contains { body in
      let file = model.files[body.file]
      return model.declaration(body).functions.contains { file.text($0.name) == "sizeThatFits" }
    }
  }

  // MARK: - The initializer

  private func choose(
    among candidates: [Candidate], of view: String, _ place: SourceRange, in file: ParsedFile
  ) -> Result<Candidate, Diagnostic> {
    if let wanted {
      let labels = wanted.hasSuffix(":") || wanted.isEmpty ? wanted : wanted + ":"
      guard let found = candidates.first(where: { $0.initializer.labels == labels }) else {
        let known = candidates.map(\.initializer.labels)
          .map { $0.isEmpty ? "''" : "'\($0)'" }.joined(separator: " or ")
        let problem = Diagnostic(
          .unknownInitializer,
          "'\(view)' has no initializer 'init(\(wanted))' that a widget can call; choose \(known)",
          at: place, in: file)
        return .failure(problem)
      }
      guard let obstacle = found.obstacle else { return .success(found) }
      return .failure(.unusableInitializer(found.initializer, obstacle, of: view))
    }
    let usable = candidates.filter { $0.obstacle == nil }
    if let best = usable.enumerated().max(by: {
      ($0.element.rank, -$0.offset) < ($1.element.rank, -$1.offset)
    }) {
      return .success(best.element)
    }
    guard let first = candidates.first, let obstacle = first.obstacle else {
      let problem = Diagnostic(
        .noInitializer,
        "'\(view)' has no initializer that a widget can call; add one that is not private, "
          + "generic, asynchronous or throwing",
        at: place, in: file)
      return .failure(problem)
    }
    return .failure(.unusableInitializer(first.initializer, obstacle, of: view))
  }

  private func add(
    _ candidate: Candidate, documented: [SettableProperty], to plan: inout ViewPlan
  ) {
    for (parameter, use) in candidate.uses {
      let documentation = documented.first { $0.name == parameter.name }?.documentation ?? []
      switch use {
      case .fixed(let value):
        plan.arguments.append(ViewArgument(label: parameter.label, fallback: value))
      case .property(let representation, let fallback, let enums):
        let property = WidgetProperty(
          name: parameter.name, representation: representation, documentation: documentation)
        plan.properties.append(property)
        plan.arguments.append(
          ViewArgument(label: parameter.label, source: property, fallback: fallback))
        plan.enums += enums.filter { !plan.enums.contains($0) }
      case .omitted(let value, let reason):
        plan.omissions.append(
          Omission(
            name: parameter.name, type: parameter.type.text, reason: reason,
            file: candidate.initializer.file, range: parameter.range))
        if let value {
          plan.arguments.append(ViewArgument(label: parameter.label, fallback: value))
        }
      case .impossible: break
      }
    }
  }

  // MARK: - Properties

  private func add(_ settable: [SettableProperty], to plan: inout ViewPlan) {
    for property in settable {
      let isPresent =
        plan.properties.contains { $0.name == property.name }
        || plan.omissions.contains { $0.name == property.name }
      if isPresent { continue }
      guard let type = property.type, property.obstacle == nil else {
        let reason = property.obstacle ?? "its type cannot be inferred; declare it"
        plan.omissions.append(property.omission(because: reason))
        continue
      }
      switch representations.outcome(of: type, in: property.scope) {
      case .represented(var representation, let enums):
        let wasOptional = representation.isOptional
        representation.isOptional = true
        let source = WidgetProperty(
          name: property.name, representation: representation, documentation: property.documentation
        )
        plan.properties.append(source)
        plan.enums += enums.filter { !plan.enums.contains($0) }
        plan.assignments.append(
          ViewAssignment(
            target: property.name, source: source,
            keepsOwnValue: !wasOptional || property.hasOwnValue))
      case .unsupported(let reason):
        plan.omissions.append(property.omission(because: reason))
      }
    }
  }

  private func notes(
    on plan: ViewPlan, _ candidates: [Candidate], _ chosen: Candidate, _ place: SourceRange,
    in file: ParsedFile
  ) -> [Diagnostic] {
    let others = candidates.filter { $0.obstacle == nil }.map(\.initializer).filter {
      $0.labels != chosen.initializer.labels && !$0.isInherited
    }
    var notes = plan.omissions.map {
      Diagnostic(
        rule: .leftOut,
        message: "the widget does not have '\($0.name)' of '\(plan.view)': \($0.reason)",
        file: $0.file, range: $0.range)
    }
    if wanted == nil, !others.isEmpty {
      let options = others.map { "'--initializer \($0.labels)'" }.joined(separator: " or ")
      let note = Diagnostic(
        .chosenInitializer,
        "the widget creates '\(plan.view)' with '\(chosen.initializer.name)'; pass \(options) to "
          + "use another initializer",
        at: place, in: file)
      notes.append(note)
    }
    return notes
  }
}

extension ViewPlan {
  /// Renames properties with reserved names, and renames the view's variable if a property has the same name.
  ///
  /// - Returns: the names that were replaced.
  fileprivate mutating func rename(avoiding taken: Set<String>) -> [String] {
    if properties.contains(where: { $0.name == variable }) { variable += "View" }
    let replaced = properties.map(\.name).filter { taken.contains($0.bareName) }
    func renamed(_ property: WidgetProperty) -> WidgetProperty {
      var property = property
      if replaced.contains(property.name) { property.name = property.name.withViewPrefix }
      return property
    }
    properties = properties.map(renamed)
    for index in arguments.indices {
      arguments[index].source = arguments[index].source.map(renamed)
    }
    for index in assignments.indices {
      assignments[index].source = renamed(assignments[index].source)
    }
    return replaced
  }
}

extension String {
  /// The name of a variable whose type has this name: `containerTitle` for `ContainerTitle`, `urlBox` for `URLBox`.
  fileprivate var decapitalizedWord: String {
    let capitals = prefix(while: \.isUppercase)
    // The last of several capitals starts the next word: `urlField` for `URLField`.
    let count = capitals.count > 1 && capitals.count < count ? capitals.count - 1 : capitals.count
    return prefix(count).lowercased() + dropFirst(count)
  }

  /// The replacement for a reserved name: `viewStyle` for `style`.
  var withViewPrefix: String { "view" + bareName.capitalizedFirst }
}

extension ParsedFile {
  /// Returns the lines of a documentation comment without their indentation.
  func documentationLines(_ range: SourceRange) -> [String] {
    text(range).split(separator: "\n", omittingEmptySubsequences: false).map { $0.trimmed }
  }
}

extension Diagnostic {
  fileprivate static func unusableInitializer(
    _ initializer: ViewInitializer, _ obstacle: (parameter: String, reason: String),
    of view: String
  ) -> Diagnostic {
    Diagnostic(
      rule: .unusableInitializer,
      message: "a widget cannot call '\(initializer.name)' of '\(view)', because of "
        + "'\(obstacle.parameter)': \(obstacle.reason); add a default value or another initializer",
      file: initializer.file, range: initializer.range)
  }
}

extension Rule {
  static let chosenInitializer = Rule("chosen-initializer", .info)
  static let genericView = Rule("generic-view", .error, .warning)
  static let leftOut = Rule("left-out", .info)
  static let noInitializer = Rule("no-initializer", .error, .warning)
  static let privateView = Rule("private-view", .error, .warning)
  static let renamedProperty = Rule("renamed-property", .info)
  static let unknownInitializer = Rule("unknown-initializer", .error)
  static let unusableInitializer = Rule("unusable-initializer", .error, .warning)
}
