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
      let hooks = planner.hooks
      names += Hook.allCases.filter { hooks[$0] != nil && planner.codes(for: $0) }.map(\.rawValue)
    }
    return names.compactMap(conditionalMember) + conditionalKeys()
  }

  /// Returns a diagnostic for a member that does not always exist, or for a `CodingKeys` whose keys differ between
  /// branches. Returns nil if the member is always the same, or if the type does not have it.
  func conditionalMember(_ name: String) -> Diagnostic? {
    guard let places = planner.written.locations[name], let place = places.last else { return nil }
    if planner.isCertain(places), name != "CodingKeys" || hasSameKeys { return nil }
    return .conditionalMember(
      "'\(name)' of '\(type.name)'",
      name == "CodingKeys" ? "" : ", or put the '#if' inside it", place.range,
      in: model.files[place.file])
  }

  /// Reports cases of `CodingKeys`, and of the keys of associated values, that are inside `#if`.
  private func conditionalKeys() -> [Diagnostic] {
    // Code that calls the enum's own cases uses the keys of the current build.
    guard planner.decodes || planner.encodes, !subject.usesCodingKeys else { return [] }
    let written = planner.written
    let enums = ([written.codingKeys].compactMap(\.self) + written.otherCodingKeys).filter {
      $0.unknownReason == nil
    }
    return enums.flatMap { keys in
      conditionalCases(
        of: "CodingKeys", keys.cases, in: keys.id.file, model.type(keys.id).clause, members(named:))
    }
      + type.cases.flatMap { element in
        guard element.parameters?.isEmpty == false,
          let keys = CaseCodingKeys(of: element, in: type, model)
        else { return [Diagnostic]() }
        return conditionalCases(of: keys.name, keys.cases, in: keys.file, type.clause) { _ in
          [(type.id.file, element.clause)]
        }
      }
  }

  /// Returns the files and the `#if` clauses of the properties or cases that have the key with a name.
  private func members(named name: String) -> [(file: Int, clause: Int?)] {
    (planner.properties + planner.computed).filter { $0.bareName == name }
      .map { ($0.owner.file, $0.clause) }
      + type.cases.filter { $0.name.bareName == name }.map { (type.id.file, $0.clause) }
  }

  /// Reports cases that do not exist whenever the property exists, or whose keys differ between branches.
  ///
  /// - Parameters:
  ///   - index: the file of the cases.
  ///   - outer: the innermost clause around all cases.
  ///   - members: returns the properties or cases that have a key.
  private func conditionalCases(
    of enumName: String, _ cases: [EnumCase], in index: Int, _ outer: Int?,
    _ members: (String) -> [(file: Int, clause: Int?)]
  ) -> [Diagnostic] {
    let file = model.files[index]
    var seen: Set<String> = []
    return cases.filter { $0.clause != outer }.compactMap { element in
      let name = element.name.bareName
      guard seen.insert(name).inserted else { return nil }
      let places = cases.filter { $0.name.bareName == name }
      let members = members(name)
      let isSame =
        Set(places.map(\.codingKey)).count == 1
        && members.allSatisfy { isCertain(places, outer, in: file, wherever: $0) }
      if members.isEmpty || isSame { return nil }
      return .conditionalMember(
        "case '\(name)' of '\(enumName)' of '\(type.name)'", "", element.range, in: file)
    }
  }

  /// Whether one of some cases exists whenever a property or another case exists.
  private func isCertain(
    _ cases: [EnumCase], _ outer: Int?, in file: ParsedFile,
    wherever member: (file: Int, clause: Int?)
  ) -> Bool {
    if cases.contains(where: { $0.clause == outer }) { return true }
    let clauses = cases.compactMap(\.clause)
    let own = model.files[member.file]
    var current = member.clause
    while let clause = current {
      let condition = own.conditionText(of: clause)
      if clauses.contains(where: { file.conditionText(of: $0) == condition }) { return true }
      current = own.clauses[clause].parent
    }
    return file.variants(of: clauses, inside: outer)
      .allSatisfy { !$0.clauses.isDisjoint(with: clauses) }
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

  /// Whether generated code uses the cases of `CodingKeys` instead of literals.
  fileprivate var usesCodingKeys: Bool {
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

extension Diagnostic {
  fileprivate static func conditionalMember(
    _ member: String, _ otherRemedy: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .conditionalMember,
      "\(member) is inside '#if', but generated code assumes that it is always the same; move it "
        + "out of the '#if'\(otherRemedy)",
      at: range, in: file)
  }
}

extension Rule {
  static let conditionalMember = Rule("conditional-member", .warning)
}
