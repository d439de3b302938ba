package import WidgetModel
import WidgetSource
package import WidgetSyntax

extension Model {
  /// The protocols that are families by annotation, in order of the files, then those that refine
  /// one: a property may ask for those alone.
  func families() -> [Family] {
    let roots = annotatedFamilies.map(family)
    let names = Set(roots.map(\.name))
    return roots
      + roots.flatMap { root in
        refinements(of: root).filter { !names.contains($0.name) }
      }
  }

  /// The protocols with `// widgetgen: family`.
  package var annotatedFamilies: [DeclarationID] {
    annotatedTypes.filter {
      let attributes = attributes(of: $0)
      return declaration($0).kind == .protocol && attributes.isFamily && !attributes.isSkipped
    }
  }

  /// The family that an annotated protocol is.
  func family(_ id: DeclarationID) -> Family {
    let (attributes, root) = familyAttributes(of: id)
    let name = name(of: id)
    let conformances = conformances(of: id)
    let naming = FamilyNaming(attributes)
    var family = Family(
      id: id, name: name, access: access(of: id),
      representation: Family.Representation(ofProtocol: self.name(of: root), attributes),
      unknown: attributes.unknown,
      naming: naming, availability: availabilityAttributes(of: id),
      isNonisolated: isNonisolated(id),
      isSendable: conformances.contains("Sendable"),
      isEncodable: conformances.contains("Encodable"),
      joins: attributes.joins, members: [], range: declaration(id).name)
    family.missing = attributes.missing
    family.tagType = attributes.tagType
    family.shorthand = self.attributes(of: id).family.shorthand.map { name in
      types(named: name, in: Scope(in: id)).first.map(self.name) ?? name
    }
    if case .fallback(let fallback) = family.unknown {
      family.fallbackPlace = fallbackPlace(of: fallback, in: family)
    }
    family.members = members(of: family)
    return family
  }

  /// The attributes of a family with those it inherits from the family that it joins, and the family
  /// at the start of that chain.
  private func familyAttributes(
    of id: DeclarationID, joinedBy seen: Set<DeclarationID> = []
  ) -> (attributes: FamilyAttributes, root: DeclarationID) {
    let own = attributes(of: id).family
    guard let joined = joinedFamily(of: id), !seen.contains(joined), joined != id else {
      return (own, id)
    }
    let (inherited, root) = familyAttributes(of: joined, joinedBy: seen.union([id]))
    return (own.inheriting(from: inherited), root)
  }

  /// The scanned family that a family joins.
  func joinedFamily(of id: DeclarationID) -> DeclarationID? {
    attributes(of: id).family.joins.flatMap { name in
      types(named: name, in: Scope(in: id)).first {
        declaration($0).kind == .protocol && attributes(of: $0).isFamily
      }
    }
  }

  /// The types that conform. The one that stands in for unknown names has a name of its own, too,
  /// unless it has its JSON to itself.
  private func members(of family: Family) -> [Family.Member] {
    let outer = availability(of: family.id)
    return types(conformingTo: [family.name]).compactMap { id in
      let declaration = declaration(id)
      let name = name(of: id)
      guard declaration.kind != .protocol, !attributes(of: id).isSkipped,
        !isNameless(fallback: id, of: family)
      else { return nil }
      let availability = availability(of: id, as: family.name)
      if availability.isNever { return nil }
      let condition = availability.beyond(outer)
        .joined(to: condition(of: id, as: family.name))
      if isMemberByCases(id, of: family) {
        let cases = namesOfCases(of: id, family)
        var member = Family.Member(
          type: id, name: name, names: cases.flatMap(\.names), condition: condition,
          availability: availability, isByCases: true)
        for (names, availability) in cases where availability != .always {
          for name in names { member.availabilityOfNames[name] = availability }
        }
        return member
      }
      let local = name.localName
      return Family.Member(
        type: id, name: name,
        names: family.naming.names(ofType: local.bareName, attributes(of: id).names),
        condition: condition, availability: availability)
    }
  }

  /// Whether a type is a family's fallback and has no name in it: nothing has one, or the type reads
  /// and writes the whole of an unrecognized value.
  private func isNameless(fallback id: DeclarationID, of family: Family) -> Bool {
    guard case .fallback(let name) = family.unknown,
      types(named: name, in: Scope(in: family.id)).first == id
    else { return false }
    switch family.representation {
    case .untagged: return true
    case .internal: return isCodedByHand(id)
    case .adjacent(let tag, content: .underName): return isCodedByHand(id) || reads(tag, id)
    case .adjacent, .external: return fallbackPlace(of: id, in: family.representation) == .whole
    }
  }

  /// Whether an enum has no name of its own in a family, its cases being what the family's names
  /// stand for: one key cannot distinguish types and their cases as well.
  private func isMemberByCases(_ id: DeclarationID, of family: Family) -> Bool {
    guard declaration(id).kind == .enum, let tag = family.representation.internalTag else {
      return false
    }
    let attributes = attributes(of: id)
    guard attributes.isFamily else { return true }
    let own = Family.Representation(attributes.family, defaultTag: tag)
    let hasSameType = attributes.family.specifiedTagType.map { $0 == family.tagType } ?? true
    return own.internalTag == tag && hasSameType
  }

  /// The names of each case of an enum, and where the case can be used.
  private func namesOfCases(
    of id: DeclarationID, _ family: Family
  ) -> [(names: [String], availability: Availability)] {
    type(id).cases.filter { $0.isDecoded && !$0.isFallback }.map { element in
      let names = family.naming.names(
        ofCase: element.name.bareName, element.attributes.names)
      return (names, element.availability)
    }
  }

  /// A family for each protocol that refines a family's, with the types that conform to it.
  private func refinements(of root: Family) -> [Family] {
    let protocols = types(conformingTo: [root.name]).filter { declaration($0).kind == .protocol }
    if protocols.isEmpty { return [] }
    let known = root.members.map { conformances(of: $0.type) }
    return protocols.map { id in
      let name = name(of: id)
      var family = Family(
        id: id, name: name, access: access(of: id), representation: root.representation,
        unknown: root.unknown.forRefinement, naming: root.naming,
        availability: availabilityAttributes(of: id),
        isNonisolated: root.isNonisolated || isNonisolated(id),
        isSendable: root.isSendable || conformances(of: id).contains("Sendable"),
        isEncodable: root.isEncodable, members: [], range: declaration(id).name)
      family.tagType = root.tagType
      family.missing = root.missing == .unknown ? .unknown : .error
      family.base = root.name
      family.members = zip(root.members, known).filter { $1.contains(name) }.map { member, _ in
        var member = member
        member.availability = availability(of: member.type, as: family.name)
        return member
      }.filter { !$0.availability.isNever }
      family.shorthand = root.shorthand.flatMap { name in
        family.members.contains { $0.name == name } ? name : nil
      }
      return family
    }
  }
}

extension Family.Unknown {
  init(_ text: String?) {
    switch text {
    case nil, "throw": self = .throw
    case "skip": self = .skip
    case "keep": self = .keep
    case .some(let type): self = .fallback(type)
    }
  }

  /// What stands in for an unknown name has the family's protocol, but not a narrower one.
  fileprivate var forRefinement: Family.Unknown { self == .skip ? .skip : .throw }
}
