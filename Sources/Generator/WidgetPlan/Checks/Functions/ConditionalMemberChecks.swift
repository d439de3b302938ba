import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks whether user-defined members that generated code uses, or that replace generated members, are inside `#if`.
struct ConditionalMemberChecks: TypeCheck {
  let subject: CheckedType

  /// Reports members that may be missing in some builds. The generator finds members in the sources without evaluating
  /// conditions.
  func run() -> [Diagnostic] {
    var names = subject.calledMembers.filter { $0 != "CodingKeys" }
    if planner.selected.parts.contains(.decoding), type.attributes.isDecoded {
      names.append("init(from:)")
    }
    if runtime.encodes, planner.selected.parts.contains(.encoding), type.attributes.isEncoded {
      names.append("encode(to:)")
    }
    if planner.decodes || planner.encodes { names.append("CodingKeys") }
    if type.kind != .enum {
      names += Hook.allCases.filter { hook in
        planner.hooks[hook] != nil && (hook == .willEncode ? planner.encodes : planner.decodes)
      }.map(\.rawValue)
    }
    return names.compactMap(conditionalMember)
  }

  /// Returns a diagnostic for a member that does not always exist, or for a `CodingKeys` whose keys differ between
  /// branches. Returns nil if the member is always the same, or if the type does not have it.
  func conditionalMember(_ name: String) -> Diagnostic? {
    guard let places = planner.written.locations[name], let place = places.last else { return nil }
    if planner.isCertain(places), name != "CodingKeys" || hasSameKeys { return nil }
    return Diagnostic(
      .conditionalMember,
      "'\(name)' of '\(type.name)' is inside '#if', but generated code assumes that it is always "
        + "the same; move it out of the '#if', or put the '#if' inside it",
      at: place.range, in: model.files[place.file])
  }

  /// Whether the branches of an `#if` declare the same keys.
  private var hasSameKeys: Bool {
    let written = planner.written
    guard let keys = written.codingKeys else { return true }
    return written.otherCodingKeys.allSatisfy { other in
      other.names == keys.names && other.cases.map(\.rawValue) == keys.cases.map(\.rawValue)
    }
  }
}

extension CheckedType {
  /// The names of the members that generated code uses if they are user-defined.
  var calledMembers: [String] {
    // Most types have no such member, and computing all names takes time.
    if planner.written.locations.isEmpty { return [] }
    var names: [String] = []
    let usesStaticDefaults = planner.propertyPlanner.usesStaticDefaults
    for property in planner.properties where property.isStored && !property.isLazy {
      if planner.decodes, property.isInitialized, property.attributes.isDecoded {
        names.append(property.readerName + "(from:)")
        if usesStaticDefaults { names.append(property.defaultName) }
      }
      if planner.encodes, property.attributes.isEncoded {
        names.append(property.writerName + "(to:)")
      }
    }
    if usesCodingKeys { names.append("CodingKeys") }
    if planner.runtime.matchesSourcery, planner.decodes { names.append("decodingContainer(_:)") }
    return names
  }

  private var usesCodingKeys: Bool {
    guard planner.decodes || planner.encodes else { return false }
    return plan.variants.contains { variant in
      switch variant.coding {
      case .object(let plan): plan.usesCodingKeys && plan.usesContainer
      case .enum(let plan): plan.isAutoCodable
      }
    }
  }
}

extension TypePlanner {
  /// Whether a member that is declared at the given places exists whenever the type exists.
  func isCertain(_ places: [WrittenMembers.Location]) -> Bool {
    var known: Set<String> = []
    var outer = type.clause
    while let clause = outer {
      known.insert(file.conditionText(of: clause))
      outer = file.clauses[clause].parent
    }
    let isUnconditional = places.contains { place in
      place.clause.map { known.contains(model.files[place.file].conditionText(of: $0)) } ?? true
    }
    if isUnconditional { return true }
    return Set(places.map(\.file)).contains { index in
      let clauses = places.filter { $0.file == index }.compactMap(\.clause)
      let inside = index == type.id.file ? type.clause : nil
      return model.files[index].variants(of: clauses, inside: inside)
        .allSatisfy { !$0.clauses.isDisjoint(with: clauses) }
    }
  }
}

extension Rule {
  static let conditionalMember = Rule(
    "conditional-member", .warning, title: "A member is inside an '#if'")
}
