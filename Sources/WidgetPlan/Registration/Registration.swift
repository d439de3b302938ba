package import WidgetModel
import WidgetSource
import WidgetSyntax

/// One line that makes a type known to Beagle.
///
/// For example: `dependencies.coder.register(type: BoxWidget.self, named: "box")`.
package struct Registration: Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case component, action, controller
  }

  package var kind: Kind
  /// The dotted name of the type.
  package var type: String
  /// The name that is not the type's own; of a controller always its id.
  package var name: String?
  /// The condition of the `#if`s around the type, and around what makes it one of its kind.
  package var condition: String?
  /// The requirements to check before the type is registered.
  package var availability: Availability
}

extension Model {
  /// What this module adds to Beagle, in order of kinds and names, and what is wrong with it.
  ///
  /// Nothing where the sources are Beagle's own, which registers its types itself.
  func registrations(
    _ runtime: Runtime
  ) -> (registrations: [Registration], diagnostics: [Diagnostic]) {
    guard runtime.module == "Beagle", !declaresBase(runtime) else { return ([], []) }
    var diagnostics: [Diagnostic] = []
    let found = Registration.Kind.allCases.flatMap { kind in
      let ids = registered(kind).filter(isOwn)
      diagnostics += checkNames(of: ids, kind) + ids.compactMap(checkPattern)
      return ids.map { registration($0, kind) }.stablySorted {
        ($0.type, $0.name ?? "") < ($1.type, $1.name ?? "")
      }
    }
    return (found, diagnostics)
  }

  /// Whether a type is one of those that Beagle knows by a name.
  func isRegistered(_ id: DeclarationID, _ runtime: Runtime) -> Bool {
    guard runtime.module == "Beagle" else { return false }
    return !conformances(of: id).isDisjoint(with: Registration.Kind.allCases.map(\.base))
  }

  /// The types of a kind that a generated function can name. A generic type has no single name in
  /// the JSON.
  private func registered(_ kind: Registration.Kind) -> [DeclarationID] {
    types(conformingTo: [kind.base]).filter { id in
      let declaration = declaration(id)
      return declaration.kind != .protocol && !isGeneric(id)
        && !attributes(of: id).isSkipped && effectiveAccess(of: id).isVisibleInOtherFiles
        && !availability(of: id, as: kind.base).isNever
    }
  }

  private func registration(_ id: DeclarationID, _ kind: Registration.Kind) -> Registration {
    let written = attributes(of: id).names.first
    let availability = availability(of: id, as: kind.base)
    return Registration(
      kind: kind, type: name(of: id),
      name: kind == .controller ? written ?? defaultID(of: id) : written,
      condition: availability.joined(to: condition(of: id, as: kind.base)),
      availability: availability)
  }

  /// `CustomBeagleNavigationController` has the id `CustomBeagleNavigation`, as in Beagle's documents.
  private func defaultID(of id: DeclarationID) -> String {
    let name = files[id.file].text(declaration(id).name).bareName
    let suffix = "Controller"
    return name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
  }

  /// Beagle compares names in lower case, ids as they are, and the last one registered wins.
  private func checkNames(of ids: [DeclarationID], _ kind: Registration.Kind) -> [Diagnostic] {
    let namesakes = ids.namesakes { id in
      let name = writtenName(of: id, kind)
      return [kind == .controller ? name : name.lowercased()]
    }
    return namesakes.compactMap { namesake in
      let (here, there) = (declaration(namesake.element), declaration(namesake.first))
      // The branches of an `#if` may declare a type twice.
      let ids = [namesake.element, namesake.first]
      if ids.allSatisfy({ condition(of: $0, as: kind.base) != nil }) { return nil }
      return .duplicateName(
        writtenName(of: namesake.element, kind), in: kind.rawValue,
        (files[namesake.element.file], here.name), first: (files[namesake.first.file], there.name))
    }
  }

  /// Beagle looks for the name that it has read, and not for one that it is like.
  private func checkPattern(of id: DeclarationID) -> Diagnostic? {
    let attributes = attributes(of: id)
    guard let pattern = attributes.names.first, pattern.isNamePattern,
      let range = attributes.range(of: .name)
    else { return nil }
    return .patternOfRegistered(pattern, at: range, in: files[id.file])
  }

  /// Its name or id, with the letter case of the source.
  private func writtenName(of id: DeclarationID, _ kind: Registration.Kind) -> String {
    if let annotated = attributes(of: id).names.first { return annotated }
    return kind == .controller
      ? defaultID(of: id) : files[id.file].text(declaration(id).name).bareName
  }
}

extension Registration.Kind {
  /// The protocol by which a type is one of the kind.
  fileprivate var base: String {
    switch self {
    case .component: "ServerDrivenComponent"
    case .action: "Action"
    case .controller: "BeagleNavigationController"
    }
  }
}
