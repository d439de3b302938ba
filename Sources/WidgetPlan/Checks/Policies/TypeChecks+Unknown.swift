import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of `unknown`: the policy must be possible at its place.
extension TypeChecks {
  func checkUnknown() -> [Diagnostic] {
    guard planner.runtime.hasPolicies else { return [] }
    return planned.compactMap { checkUnknown($0, planner.objects.properties) }
      + plannedValues.compactMap { checkUnknown($0, planner.enums.valuePlanner) }
  }

  private func checkUnknown(_ plan: PropertyPlan, _ properties: PropertyPlanner) -> Diagnostic? {
    let property = plan.property
    guard let specified = property.attributes.ownPolicy(.unknown), !plan.isReadByFunction else {
      return nil
    }
    guard specified.value.text != nil else {
      return .unknownWithoutPolicy(property, in: file)
    }
    if plan.codedWrapper != nil {
      return .unknownNeedsFamily(property, isWrapped: true, in: file)
    }
    let policy = properties.policy(
      property, plan.shape.whole, plan.presence, codedByWrapper: false)
    return check(property, policy, plan.shape)
  }

  private func check(
    _ property: Property, _ policy: UnknownPolicy, _ shape: JSONShape
  ) -> Diagnostic? {
    switch (policy.subject, policy.written) {
    case (.nothing, _):
      return .unknownNeedsFamily(property, isWrapped: false, in: file)
    case (_, .skip) where !policy.canSkip:
      return .unknownSkipsRequired(property, in: file)
    case (.choice(let choice), .keep), (.choice(let choice), .fallback):
      return .unknownOfEnum(property, choice, in: file)
    case (.choice(let choice), .throw), (.choice(let choice), .skip):
      let fallback = choice.cases.first(where: \.isFallback)
      return fallback.map { .unknownHasCase(property, choice, $0, in: file) }
    case (.base(let base, let family), .keep):
      if shape.polymorph?.narrowed != nil { return .unknownIsWider(property, base, in: file) }
      return family.flatMap { planner.model.checkKept($0, property.range(of: .unknown), in: file) }
    case (.base(let base, let family), .fallback(let name)):
      let scope = Scope(in: property.owner)
      // A name that no source declares may be a type of Beagle's.
      let isBeagles = family == nil && planner.model.types(named: name, in: scope).isEmpty
      if isBeagles || planner.model.canStandIn(name, for: base, in: scope) { return nil }
      let known = planner.model.unknownPolicies(of: base)
      return .unknownFallback(name, base, known: known, property.range(of: .unknown), in: file)
    default: return nil
    }
  }
}

extension Model {
  /// The type that stands in for unknown ones must be of the family.
  func checkUnknown(of family: Family) -> [Diagnostic] {
    if family.unknown == .keep {
      return checkKept(family, unknownRange(of: family), in: files[family.id.file]).map { [$0] }
        ?? []
    }
    guard case .fallback(let name) = family.unknown,
      !canStandIn(name, for: family.name, in: Scope(in: family.id))
    else { return [] }
    let known = unknownPolicies(of: family.name)
    return [
      .unknownFallback(
        name, family.name, known: known, unknownRange(of: family), in: files[family.id.file])
    ]
  }

  private func unknownRange(of family: Family) -> SourceRange {
    attributes(of: family.id).range(of: .unknown) ?? family.range
  }

  /// The type that is generated for what is kept must have all that its protocol asks for.
  fileprivate func checkKept(
    _ family: Family, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic? {
    let kept = "Unknown" + family.localName
    return missingMembers(ofKept: kept, for: family).first.map {
      .unknownNeedsMember($0, kept, family, range, in: file)
    }
  }

  func canStandIn(_ name: String, for base: String, in scope: Scope) -> Bool {
    types(named: name, in: scope).contains {
      declaration($0).kind != .protocol && conformances(of: $0).contains(base)
    }
  }

  /// All values of `unknown =`.
  fileprivate func unknownPolicies(of base: String) -> [String] {
    ["throw", "skip", "keep"]
      + types(conformingTo: [base]).filter { declaration($0).kind != .protocol }.map(name)
  }
}
