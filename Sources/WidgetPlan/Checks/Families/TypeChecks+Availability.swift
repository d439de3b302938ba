import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of types and cases with `@available`: a fallback must be available wherever its family is.
extension Model {
  func checkAvailability(of family: Family) -> [Diagnostic] {
    guard family.base == nil else { return [] }
    let file = files[family.id.file]
    let attributes = attributes(of: family.id)
    let (unknown, missing) = (family.unknown.fallbackName, family.missing.fallbackName)
    let replacements: [(name: String?, key: AnnotationKey, purpose: String)] = [
      (unknown, .unknown, "unrecognized names"), (missing, .default, "values without a name"),
      (family.shorthand, .shorthand, "values that are not objects"),
    ]
    return replacements.compactMap { name, key, purpose in
      guard let name, let id = types(named: name, in: Scope(in: family.id)).first else {
        return nil
      }
      return checkAvailability(
        of: id, as: family, (name, purpose), attributes.range(of: key) ?? family.range, in: file)
    }
  }

  /// - Parameter use: the name of the type, and the values that it replaces.
  func checkAvailability(
    of id: DeclarationID, as family: Family, _ use: (name: String, purpose: String),
    _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic? {
    let missing = availability(of: id, as: family.name).beyond(availability(of: family.id))
    return missing.requirement.map {
      .unavailableFallback(use.name, $0, of: family.name, use.purpose, range, in: file)
    }
  }
}

extension TypeChecks {
  /// The cases of an enum that replace other values.
  func checkAvailabilityOfCases() -> [Diagnostic] {
    let outer = planner.model.availability(of: type.id)
    let missing = type.attributes.family.missing.fallbackName
    return type.cases.compactMap { element in
      let isMissing = element.name.bareName == missing
      guard element.isFallback || isMissing,
        let requirement = element.availability.beyond(outer).requirement
      else { return nil }
      return .unavailableFallback(
        element.name.bareName, requirement, of: type.name,
        isMissing ? "values without a name" : "unrecognized names", element.range, in: file)
    }
  }

  /// The fallback types that properties name.
  func checkAvailabilityOfFallbacks() -> [Diagnostic] {
    (planned + plannedValues).compactMap { plan in
      let property = plan.property
      let scope = Scope(in: property.owner)
      guard let specified = property.attributes.ownPolicy(.unknown),
        let policy = planner.model.unknownPolicy(specified.value, in: scope),
        let name = policy.fallbackName,
        let id = planner.model.types(named: name, in: scope).first,
        let base = plan.shape.polymorph?.base,
        let family = planner.runtime.families.first(where: { $0.name == base })
      else { return nil }
      return planner.model.checkAvailability(
        of: id, as: family, (name, "unrecognized names"), property.range(of: .unknown), in: file)
    }
  }
}

extension Availability {
  /// The condition for using a declaration, for a message; nil if it can always be used.
  fileprivate var requirement: String? {
    if isNever { return "is unavailable" }
    let versions = introductions.map { "\($0.platform) \($0.version)" }.joined(separator: ", ")
    if !versions.isEmpty { return "requires \(versions)" }
    return joined(to: nil).map { "requires '\($0)'" }
  }
}

extension Family.Unknown {
  /// The type of unrecognized names; nil for other policies.
  fileprivate var fallbackName: String? { if case .fallback(let name) = self { name } else { nil } }
}

extension Family.Missing {
  /// The type or case of values without a name; nil for other policies.
  fileprivate var fallbackName: String? { if case .name(let name) = self { name } else { nil } }
}

extension Diagnostic {
  fileprivate static func unavailableFallback(
    _ name: String, _ requirement: String, of owner: String, _ purpose: String,
    _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unavailableFallback,
      message:
        "'\(name)' \(requirement), but \(purpose) of '\(owner)' need a fallback on every system; "
        + "choose one without '@available'",
      file: file.source.path, range: range)
  }
}

extension Rule {
  static let unavailableFallback = Rule(
    "unavailable-fallback", "A fallback is not available on all systems",
    "A type or case with `@available` is unknown to older systems, which also need a value where `unknown`, `default` or "
      + "`shorthand` names one. Name a type or case that is available wherever its family is.")
}
