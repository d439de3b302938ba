import WidgetModel
import WidgetSource
import WidgetSyntax

/// Decides which types of the module are registered with Beagle.
struct RegistrationPlanner {
  private let context: PlanningContext

  init(_ context: PlanningContext) { self.context = context }

  private var model: Model { context.model }

  /// Returns the registrations, sorted by kind and type, and the diagnostics about them. Returns none for runtimes
  /// without registration, and for Beagle's own sources, which register their types themselves.
  func plan() -> (registrations: [Registration], diagnostics: [Diagnostic]) {
    guard context.runtime.registry != nil, !context.runtime.isDeclared(in: model) else {
      return ([], [])
    }
    var conditions = ConformanceConditions(context.conformances)
    var diagnostics: [Diagnostic] = []
    let found = Registration.Kind.allCases.flatMap { kind in
      let ids = registered(kind, &conditions).filter(model.isOwn)
      diagnostics += checkNames(of: ids, kind, &conditions) + ids.compactMap(checkPattern)
      return ids.map { registration($0, kind, &conditions) }.stablySorted {
        ($0.type, $0.name ?? "") < ($1.type, $1.name ?? "")
      }
    }
    return (found, diagnostics)
  }

  /// Whether a type conforms to a protocol whose types are registered with Beagle.
  func isRegistered(_ id: DeclarationID) -> Bool {
    guard context.runtime.registry != nil else { return false }
    return !context.conformances[id].isDisjoint(with: Registration.Kind.allCases.map(\.base))
  }

  /// Returns the types of a kind that a generated function can register. A generic type is left out, because its name
  /// in the JSON would not determine its arguments.
  private func registered(
    _ kind: Registration.Kind, _ conditions: inout ConformanceConditions
  ) -> [DeclarationID] {
    context.conformances.types(conformingTo: [kind.base]).filter { id in
      model.declaration(id).kind != .protocol && !model.isGeneric(id)
        && !model.attributes(of: id).isSkipped
        && model.effectiveAccess(of: id).isVisibleInOtherFiles
        && !conditions.availability(of: id, as: kind.base).isNever
    }
  }

  private func registration(
    _ id: DeclarationID, _ kind: Registration.Kind, _ conditions: inout ConformanceConditions
  ) -> Registration {
    let written = model.attributes(of: id).names.name
    let availability = conditions.availability(of: id, as: kind.base)
    return Registration(
      kind: kind, type: model.name(of: id),
      name: kind == .controller ? written ?? defaultID(of: id) : written,
      condition: availability.joined(to: conditions.condition(of: id, as: kind.base)),
      availability: availability)
  }

  /// Returns the id of a controller, as documented by Beagle: `CustomBeagleNavigation` for
  /// `CustomBeagleNavigationController`.
  private func defaultID(of id: DeclarationID) -> String {
    let name = bareName(of: id)
    let suffix = "Controller"
    return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
  }

  private func bareName(of id: DeclarationID) -> String {
    model.files[id.file].text(model.declaration(id).name).bareName
  }

  // MARK: - Checks

  /// Reports types with the same name. Beagle compares names in lowercase and ids as they are, and uses the last type
  /// that is registered.
  private func checkNames(
    of ids: [DeclarationID], _ kind: Registration.Kind,
    _ conditions: inout ConformanceConditions
  ) -> [Diagnostic] {
    let namesakes = ids.namesakes { id in
      let name = writtenName(of: id, kind)
      return [kind == .controller ? name : name.lowercased()]
    }
    return namesakes.compactMap { namesake in
      // The branches of an `#if` may declare a type twice.
      let ids = [namesake.element, namesake.first]
      if ids.allSatisfy({ conditions.condition(of: $0, as: kind.base) != nil }) { return nil }
      let places = ids.map { (model.files[$0.file], model.declaration($0).name) }
      return .duplicateName(
        writtenName(of: namesake.element, kind), in: kind.rawValue, places[0], first: places[1])
    }
  }

  /// Reports name patterns, which Beagle does not support.
  private func checkPattern(of id: DeclarationID) -> Diagnostic? {
    let names = model.attributes(of: id).names
    guard let pattern = names.name, pattern.isNamePattern, let range = names.range(of: pattern)
    else { return nil }
    return Diagnostic(
      .namePattern,
      "Beagle looks up types by exact names; write one instead of the pattern '\(pattern)'",
      at: range, in: model.files[id.file])
  }

  /// Returns the name or id of a type, in its original letter case.
  private func writtenName(of id: DeclarationID, _ kind: Registration.Kind) -> String {
    if let annotated = model.attributes(of: id).names.name { return annotated }
    return kind == .controller ? defaultID(of: id) : bareName(of: id)
  }
}

extension Registration.Kind {
  /// The protocol to which types of this kind conform.
  fileprivate var base: String {
    switch self {
    case .component: "ServerDrivenComponent"
    case .action: "Action"
    case .controller: "BeagleNavigationController"
    }
  }
}
