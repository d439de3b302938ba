import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks the cases and types with `@available` that replace other values. A fallback must be available wherever its
/// family is.
struct AvailabilityChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] { fallbackCases() + fallbackTypes() }

  /// Reports cases that replace other values, but are not available wherever their enum is.
  private func fallbackCases() -> [Diagnostic] {
    let outer = model.availability(of: type.id)
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

  /// Reports fallback types that the `unknown` annotation of a property specifies, but that are not available wherever
  /// their family is.
  private func fallbackTypes() -> [Diagnostic] {
    codedMembers.compactMap { plan in
      let property = plan.property
      let scope = Scope(in: property.owner)
      guard let specified = property.attributes.ownPolicy(.unknown),
        let name = Family.Unknown(specified.value, in: scope, of: model).fallback,
        let id = model.types(named: name, in: scope).first,
        let base = plan.shape.polymorph?.base,
        let family = context.families.named(base)
      else { return nil }
      return FallbackAvailability(context).problem(
        of: id, name, for: "unrecognized names", of: family, property.range(of: .unknown), in: file)
    }
  }
}

/// Compares the availability of a family with the availability of its fallbacks.
struct FallbackAvailability {
  private let context: PlanningContext

  init(_ context: PlanningContext) { self.context = context }

  private var model: Model { context.model }

  /// Returns a diagnostic for a type that is not available wherever its family is, or nil for any other type.
  ///
  /// - Parameter purpose: the values that the type replaces, for the message.
  func problem(
    of id: DeclarationID, _ name: String, for purpose: String, of family: Family,
    _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic? {
    var conditions = ConformanceConditions(context.conformances)
    return conditions.availability(of: id, as: family.name)
      .beyond(model.availability(of: family.id)).requirement.map {
        .unavailableFallback(name, $0, of: family.name, purpose, range, in: file)
      }
  }
}

extension Availability {
  /// The requirement of a declaration as part of a message, such as `requires iOS 17`, or nil if the declaration can
  /// always be used.
  fileprivate var requirement: String? {
    if isNever { return "is unavailable" }
    let versions = introductions.map { "\($0.platform) \($0.version)" }.joined(separator: ", ")
    if !versions.isEmpty { return "requires \(versions)" }
    return joined(to: nil).map { "requires '\($0)'" }
  }
}

extension Family.Missing {
  /// The type or case that replaces values without a name, or nil for another policy.
  var fallbackName: String? { if case .name(let name) = self { name } else { nil } }
}

extension Diagnostic {
  fileprivate static func unavailableFallback(
    _ name: String, _ requirement: String, of owner: String, _ purpose: String,
    _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .unavailableFallback,
      "'\(name)' \(requirement), but \(purpose) of '\(owner)' need a fallback on every system; "
        + "choose one without '@available'",
      at: range, in: file)
  }
}

extension Rule {
  static let unavailableFallback = Rule("unavailable-fallback", .error)
}
