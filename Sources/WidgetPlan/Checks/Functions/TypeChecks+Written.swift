import WidgetModel
import WidgetSource
import WidgetSyntax

/// What the user wrote of a type's coding must be in the reach of what is generated, and there
/// whatever the `#if`s say.
extension TypeChecks {
  func checkWritten() -> [Diagnostic] {
    checkKeysAreKnown() + checkReachOfMembers()
  }

  /// The keys are the cases of an enum that the sources declare.
  private func checkKeysAreKnown() -> [Diagnostic] {
    let written = planner.written
    if let foreign = written.foreignCodingKeys, written.codingKeys == nil {
      return [
        .unreadableKeys(
          type, "stands for a type that no source declares", foreign.range,
          in: planner.model.files[foreign.file])
      ]
    }
    guard let keys = written.codingKeys, !keys.isEnum else { return [] }
    let kind = planner.model.declaration(keys.id).kind.rawValue
    return [
      .unreadableKeys(
        type, "is a \(kind)", planner.model.declaration(keys.id).name,
        in: planner.model.files[keys.id.file])
    ]
  }

  /// A generated file sees no private member, though it may call it.
  private func checkReachOfMembers() -> [Diagnostic] {
    guard plan.codingPlace == .output else { return [] }
    let block = MemberBlock.coding(of: type.name)
    return calledMembers.compactMap { name in
      guard let place = planner.written.places[name]?.last,
        !place.access.isVisibleInOtherFiles
      else { return nil }
      return .unreachableMember(
        name, place.access, of: type, block: block, place.range,
        in: planner.model.files[place.file])
    }
  }

  /// Which members there are is read from the sources, and not from what `#if` makes of them.
  func checkConditionalMembers() -> [Diagnostic] {
    var names = calledMembers.filter { $0 != "CodingKeys" }
    if planner.selected.parts.contains(.decoding), type.attributes.isDecoded {
      names.append("init(from:)")
    }
    if planner.runtime.encodes, planner.selected.parts.contains(.encoding),
      type.attributes.isEncoded
    {
      names.append("encode(to:)")
    }
    if planner.decodes || planner.encodes { names.append("CodingKeys") }
    return names.compactMap(conditional)
  }

  /// What is wrong with a member that is not there always; nil for others.
  func conditional(_ name: String) -> Diagnostic? {
    guard let places = planner.written.places[name], let place = places.last else { return nil }
    if planner.isCertain(places), name != "CodingKeys" || hasSameKeys { return nil }
    return .conditionalMember(name, of: type, place.range, in: planner.model.files[place.file])
  }

  /// Whether the branches of an `#if` declare the same keys.
  private var hasSameKeys: Bool {
    let written = planner.written
    guard let keys = written.codingKeys else { return true }
    return written.otherCodingKeys.allSatisfy { other in
      other.names == keys.names && other.cases.map(\.rawValue) == keys.cases.map(\.rawValue)
    }
  }

  /// The user's members that generated code names.
  private var calledMembers: [String] {
    // Most types have nothing that could be called, and to spell the names takes its time.
    if planner.written.places.isEmpty { return [] }
    var names: [String] = []
    for property in planner.properties where property.isStored && !property.isLazy {
      if planner.decodes, property.isInitialized, property.attributes.isDecoded {
        names.append(property.readerName + "(from:)")
        if planner.objects.properties.usesStaticDefaults { names.append(property.defaultName) }
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
  /// Whether one of the places is there whenever the type is.
  func isCertain(_ places: [WrittenMembers.Place]) -> Bool {
    var known: Set<String> = []
    var outer = type.clause
    while let clause = outer {
      known.insert(file.conditionText(of: clause))
      outer = file.clauses[clause].parent
    }
    let isThere = places.contains { place in
      place.clause.map { known.contains(model.files[place.file].conditionText(of: $0)) } ?? true
    }
    if isThere { return true }
    return Set(places.map(\.file)).contains { index in
      let clauses = places.filter { $0.file == index }.compactMap(\.clause)
      let inside = index == type.id.file ? type.clause : nil
      return model.files[index].variants(of: clauses, inside: inside)
        .allSatisfy { !$0.clauses.isDisjoint(with: clauses) }
    }
  }
}
