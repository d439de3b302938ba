import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks `unknown` on properties and associated values.
struct UnknownChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    guard runtime.hasPolicies else { return [] }
    let propertyPlanner = planner.propertyPlanner
    return codedProperties.compactMap { problem($0, propertyPlanner) }
      + associatedValues.compactMap { problem($0, planner.enums.valuePlanner) }
      + codedMembers.compactMap(problemOfArguments)
  }

  /// Reports generic arguments whose policy is to leave out values with unknown names, because the generic type does not
  /// apply the policy.
  private func problemOfArguments(_ plan: PropertyPlan) -> Diagnostic? {
    guard planner.decodes, plan.source != .nowhere, !plan.isReadByFunction,
      plan.codedWrapper == nil
    else { return nil }
    for argument in plan.shape.arguments {
      if let family = argument.box(in: context.families) {
        if family.unknown == .skip {
          return unknownInArgument(plan.property, family.name, family.valueType)
        }
      } else if let id = argument.declaration, model.declaration(id).kind == .enum,
        model.type(id).attributes.skipsUnknown
      {
        return unknownInArgument(plan.property, model.name(of: id), nil)
      }
    }
    return nil
  }

  private func problem(_ plan: PropertyPlan, _ properties: PropertyPlanner) -> Diagnostic? {
    let property = plan.property
    guard property.attributes.ownPolicy(.unknown)?.value.text != nil, !plan.isReadByFunction else {
      return nil
    }
    if plan.codedWrapper != nil {
      return unknownNeedsFamily(property, isWrapped: true)
    }
    let policy = properties.policy(
      property, plan.shape.complete, plan.presence, codedByWrapper: false)
    if policy.written == .throw, plan.shape.isLossy {
      return Diagnostic(
        .contradictingAnnotations,
        "'lossy' leaves out values of '\(property.bareName)' with unknown names, so they are not "
          + "errors; remove 'unknown', or write 'lossy = false'",
        at: property.range(of: .unknown), in: file)
    }
    if let misfit = policy.misfit(in: context, Scope(in: property.owner)) {
      return problem(misfit, property)
    }
    guard policy.written == .keep, case .base(_, let family?) = policy.subject else { return nil }
    return FallbackTypes(context).problem(ofKept: family, property.range(of: .unknown), in: file)
  }

  private func problem(_ misfit: UnknownPolicy.Misfit, _ property: Property) -> Diagnostic {
    let name = property.bareName
    let range = property.range(of: .unknown)
    func report(_ rule: Rule, _ message: String) -> Diagnostic {
      Diagnostic(rule, message, at: range, in: file)
    }
    switch misfit {
    case .noNames: return unknownNeedsFamily(property, isWrapped: false)
    case .ofDeclaration:
      return report(
        .unknownFallback,
        "'\(property.attributes.ownPolicy(.unknown)?.value.text ?? "")' is a policy of a family, "
          + "not of a property; write it next to 'family'")
    case .box(let family):
      return report(
        .unknownNeedsFamily,
        "'\(family.boxName)' always has the policy of '\(family.name)'; write "
          + "'\(family.valueType)' instead of '\(family.boxName)' in '\(name)', or "
          + "remove 'unknown'")
    case .requiredValue:
      return report(
        .unknownSkipsRequired,
        "'skip' leaves out unrecognized values, but '\(name)' requires a value; make "
          + "it an optional, an array or a dictionary, give it an initial value, or write "
          + "'unknown = keep' or the name of a fallback type")
    case .enum(let choice):
      return report(
        .unknownOfEnum,
        "'\(name)' contains '\(choice.name)', and only a case of that enum can replace "
          + "unrecognized names; mark one with '// widgetgen: unknown', or write 'throw' or 'skip'")
    case .replaced(let choice):
      return report(.unknownHasCase, replaces(choice) + "; remove 'unknown' from '\(name)'")
    case .narrowed(let base):
      return report(
        .unknownIsWider,
        "kept JSON has type 'any \(base)', but '\(name)' requires a narrower type; "
          + "write 'throw', 'skip' or the name of a fallback type")
    case .baseClass(let family): return FallbackTypes.problem(ofClass: family, range, in: file)
    case .foreignType(let type, let base, let family):
      return problem(ofFallback: type, base, family, range)
    }
  }

  /// Describes how an enum replaces values with unknown names.
  private func replaces(_ choice: ModelType) -> String {
    guard !choice.attributes.family.unknown.isValue, let fallback = choice.fallbackCase else {
      return "'\(choice.name)' already replaces values with unrecognized names"
    }
    return "unrecognized names are already decoded as 'case \(fallback.name.bareName)' of "
      + "'\(choice.name)'"
  }

  private func problem(
    ofFallback name: String, _ base: String, _ family: Family?, _ range: SourceRange
  ) -> Diagnostic {
    if let family, family.isClass, name == base {
      let words = "'throw', 'skip' or the name of a subclass"
      return .namesBaseClass(.unknownFallback, family, words, range, in: file)
    }
    let known = FallbackTypes(context).policies(of: base)
    return .unknownFallback(name, base, known: known, range, in: file)
  }

  /// - Parameter existential: the type of the family's values, or nil for an enum.
  private func unknownInArgument(
    _ property: Property, _ name: String, _ existential: String?
  ) -> Diagnostic {
    Diagnostic(
      .unknownInArgument,
      "'unknown = skip' of '\(name)' has no effect in the generic arguments of "
        + "'\(property.bareName)', so unrecognized names are errors there; write a type with "
        + "'[\(existential ?? name)]' instead of the generic type, or "
        + (existential == nil
          ? "mark a case with '// widgetgen: unknown'" : "write 'unknown = keep' on the family"),
      at: property.range, in: file)
  }

  private func unknownNeedsFamily(_ property: Property, isWrapped: Bool) -> Diagnostic {
    Diagnostic(
      .unknownNeedsFamily,
      "'unknown' sets the policy for the unrecognized names of a family, and "
        + "'\(property.bareName)' "
        + (isWrapped ? "is coded by its wrapper" : "has no values of a family") + "; remove it",
      at: property.range(of: .unknown), in: file)
  }
}

/// Looks up the types that can replace values with unknown names.
struct FallbackTypes {
  private let context: PlanningContext

  init(_ context: PlanningContext) { self.context = context }

  private var model: Model { context.model }

  /// Whether a name refers to a type of a family.
  func isType(_ name: String, of base: String, in scope: Scope) -> Bool {
    model.types(named: name, in: scope).contains {
      model.declaration($0).kind != .protocol && context.conformances[$0].contains(base)
    }
  }

  /// Whether a property can decode values with unknown names as a type.
  ///
  /// - Parameter family: the family of the base; nil if the runtime declares the base. A name that no source declares may
  ///   then be one of Beagle's types.
  func isFallback(_ name: String, of base: String, _ family: Family?, in scope: Scope) -> Bool {
    isType(name, of: base, in: scope)
      || family == nil && TypeName(parsing: name).dottedName != nil
        && model.types(named: name, in: scope).isEmpty
  }

  /// Returns the values of `unknown` that a message suggests for a family, or for a property with values of the family.
  func policies(of base: String) -> [String] {
    let types = context.conformances.types(conformingTo: [base]).filter {
      model.declaration($0).kind != .protocol
    }
    let isClass = context.families.named(base)?.isClass ?? false
    return ["throw", "skip"] + (isClass ? [] : ["keep"]) + types.map(model.name)
  }

  /// Returns a diagnostic for the first requirement of the family's protocol that the generated type for kept values
  /// does not implement, or for a family that a class declares. Returns nil if the type implements all requirements.
  func problem(ofKept family: Family, _ range: SourceRange, in file: ParsedFile) -> Diagnostic? {
    if family.isClass { return Self.problem(ofClass: family, range, in: file) }
    let kept = "Unknown" + family.localName
    return missingMembers(of: kept, family).first.map {
      Diagnostic(
        .unknownNeedsMember,
        "kept JSON is decoded as '\(kept)', which has no '\($0)', a requirement of "
          + "'\(family.name)'; add it in an extension of '\(kept)' or of the protocol",
        at: range, in: file)
    }
  }

  /// Returns the diagnostic for kept values of a family that a class declares.
  static func problem(
    ofClass family: Family, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .baseClass,
      "kept JSON is not an instance of the class '\(family.name)'; write 'throw', 'skip' or the "
        + "name of a subclass",
      at: range, in: file)
  }

  /// Returns the names of the requirements without an implementation. The requirements are in the protocol and in the
  /// protocols that it refines. Extensions of these protocols and of the generated type can implement them. Only names
  /// are compared.
  private func missingMembers(of kept: String, _ family: Family) -> [String] {
    let protocols = [family.id] + protocols(refinedBy: family.id)
    let bodies = protocols.flatMap(model.extensions) + model.index.extensions(of: kept)
    let implemented = Set(bodies.flatMap(memberNames)).union(["init", "encode"])
    return protocols.flatMap(memberNames).filter { !implemented.contains($0) }
  }

  /// Returns the declared protocols that a protocol refines, directly or through other protocols.
  private func protocols(refinedBy id: DeclarationID) -> [DeclarationID] {
    let names = context.conformances[id]
    return model.allTypes.filter {
      $0 != id && model.declaration($0).kind == .protocol && names.contains(model.name(of: $0))
    }
  }

  private func memberNames(_ id: DeclarationID) -> [String] {
    let file = model.files[id.file]
    let declaration = model.declaration(id)
    return declaration.properties.map { file.text($0.name).bareName }
      + declaration.functions.map { file.text($0.name).bareName }
  }
}

extension Rule {
  static let unknownHasCase = Rule("unknown-has-case", .error)
  static let unknownInArgument = Rule("unknown-in-argument", .warning)
  static let unknownIsWider = Rule("unknown-is-wider", .error)
  static let unknownNeedsFamily = Rule("unknown-needs-family", .error)
  static let unknownNeedsMember = Rule("unknown-needs-member", .error)
  static let unknownOfEnum = Rule("unknown-of-enum", .error)
  static let unknownSkipsRequired = Rule("unknown-skips-required", .error)
}
