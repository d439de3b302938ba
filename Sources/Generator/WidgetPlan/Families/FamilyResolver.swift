import WidgetModel
import WidgetSource
import WidgetSyntax

/// Finds the families of the sources and their members.
struct FamilyResolver {
  private let conformances: Conformances
  private let declared: FamilyDeclarations
  private let fallbacks: FallbackResolver
  private let tagValues: TagValues

  init(
    _ conformances: Conformances, _ declared: FamilyDeclarations, _ fallbacks: FallbackResolver,
    _ tagValues: TagValues
  ) {
    self.conformances = conformances
    self.declared = declared
    self.fallbacks = fallbacks
    self.tagValues = tagValues
  }

  private var model: Model { conformances.model }

  /// Returns the declared families in the order of their files, then the protocols that refine the protocol of a
  /// family. These protocols are included because a property may have such a type.
  func families() -> [Family] {
    let conforming = Dictionary(grouping: declared.ids, by: model.name).values
      .reduce(into: [:]) { found, protocols in
        found.merge(conformances.types(conformingToEach: protocols)) { types, _ in types }
      }
    let types = declared.ids.map { conforming[$0] ?? [] }
    var roots = zip(declared.ids, types).map(family)
    for (index, members) in members(of: roots, among: types).enumerated() {
      roots[index] = roots[index].with(members)
    }
    let names = Set(roots.map(\.name))
    return roots
      + zip(roots, types).flatMap { root, types in
        refinements(of: root, among: types).filter { !names.contains($0.name) }
      }
  }

  /// Returns the family that an annotated protocol or class declares, without its members.
  ///
  /// - Parameter conforming: the types that conform to the protocol, or the subclasses of the class.
  private func family(_ id: DeclarationID, of conforming: [DeclarationID]) -> Family {
    let (attributes, root) = declared.attributes(of: id)
    let names = conformances[id]
    let own = model.attributes(of: id).family
    let representation = Family.Representation(protocol: model.name(of: root), attributes)
    var fallbackPlace = FallbackPlace.whole
    if case .fallback(let name) = attributes.unknown {
      fallbackPlace = fallbacks.place(named: name, inScopeOf: id, representation)
    }
    let isClass = model.declaration(id).kind == .class
    return Family(
      id: id, name: model.name(of: id), isClass: isClass, access: model.access(of: id).ofMember,
      isRefinement: false, representation: representation, unknown: attributes.unknown,
      fallbackPlace: fallbackPlace,
      missing: missing(of: attributes, own, among: conforming), tagType: attributes.tagType,
      shorthand: own.shorthand.map { name in
        model.types(named: name, in: Scope(in: id)).first.map(model.name) ?? name
      },
      naming: FamilyNaming(attributes), keyStyle: attributes.keyStyle,
      joins: isClass
        ? nil : attributes.joins.map { Family.Joined(name: $0, family: declared.joined(by: id)) },
      availability: model.availabilityAttributes(of: id),
      isNonisolated: model.isNonisolated(id), isSendable: names.contains("Sendable"),
      isEncodable: names.contains("Encodable"), isEquatable: comparesBox(of: id, as: "Equatable"),
      isHashable: comparesBox(of: id, as: "Hashable"), range: model.declaration(id).name)
  }

  /// Returns the policy for a missing discriminator. An inherited default is an error if it is not a type of the
  /// joining family.
  private func missing(
    of attributes: FamilyAttributes, _ own: FamilyAttributes, among conforming: [DeclarationID]
  ) -> Family.Missing {
    guard case .name(let name) = attributes.missing, own.missing == .error,
      !conforming.contains(where: { model.name(of: $0) == name })
    else { return attributes.missing }
    return .error
  }

  /// Returns a family for each protocol that refines the protocol of a family. Its members are the types that conform
  /// to the refining protocol.
  private func refinements(of root: Family, among conforming: [DeclarationID]) -> [Family] {
    let protocols = conforming.filter { model.declaration($0).kind == .protocol }
    if protocols.isEmpty { return [] }
    let members = members(of: root, conformingTo: Set(protocols.map(model.name)))
    return protocols.map { id in
      let name = model.name(of: id)
      let members = members[name] ?? []
      return Family(
        id: id, name: name, isClass: false, access: model.access(of: id), isRefinement: true,
        representation: root.representation, unknown: root.unknown.forRefinement,
        fallbackPlace: .whole, missing: root.missing == .unknown ? .unknown : .error,
        tagType: root.tagType,
        shorthand: root.shorthand.flatMap { name in
          members.contains { $0.name == name } ? name : nil
        },
        naming: root.naming, keyStyle: root.keyStyle, joins: nil,
        availability: model.availabilityAttributes(of: id),
        isNonisolated: root.isNonisolated || model.isNonisolated(id),
        isSendable: root.isSendable || conformances[id].contains("Sendable"),
        isEncodable: root.isEncodable, isEquatable: comparesBox(of: id, as: "Equatable"),
        isHashable: comparesBox(of: id, as: "Hashable"), range: model.declaration(id).name
      ).with(members)
    }
  }

  /// Returns the members of a family that conform to each of some protocols, by the protocol's name.
  private func members(
    of root: Family, conformingTo protocols: Set<String>
  ) -> [String: [Family.Member]] {
    var conditions = ConformanceConditions(conformances)
    return root.members.reduce(into: [:]) { found, member in
      for name in conformances[member.type].intersection(protocols) {
        var member = member
        member.availability = conditions.availability(of: member.type, as: name)
        if !member.availability.isNever { found[name, default: []].append(member) }
      }
    }
  }

  /// Whether the box of a family gets a conformance to `Equatable` or `Hashable`: the family's protocol refines it, or
  /// its class conforms to it, and no user-defined extension of the box declares one of the two.
  private func comparesBox(of id: DeclarationID, as name: String) -> Bool {
    guard conformances[id].contains(name) else { return false }
    let box = "Any" + model.name(of: id).localName
    return model.index.extensions(of: box).allSatisfy { other in
      let file = model.files[other.file]
      return file[model.declaration(other).inherits].allSatisfy {
        !["Equatable", "Hashable"].contains(file.text($0))
      }
    }
  }

  // MARK: - Members

  /// Returns the members of each family. The families of one type are visited one after the other, because they need
  /// the same facts about the type.
  ///
  /// - Parameter conforming: for each family, the types that conform to the protocol, or the subclasses of the class.
  private func members(
    of families: [Family], among conforming: [[DeclarationID]]
  ) -> [[Family.Member]] {
    var familiesOfTypes: [DeclarationID: [Int]] = [:]
    for (index, types) in conforming.enumerated() {
      for type in types where model.declaration(type).kind != .protocol {
        familiesOfTypes[type, default: []].append(index)
      }
    }
    var conditions = ConformanceConditions(conformances)
    var members = families.map { _ in [Family.Member]() }
    for (type, indices) in familiesOfTypes.stablySorted(on: \.key)
    where !model.attributes(of: type).isSkipped {
      var tagValues = KnownTagValues(of: type, in: indices.map { families[$0] }, tagValues)
      for index in indices {
        let member = member(type, of: families[index], &conditions, &tagValues)
        if let member { members[index].append(member) }
      }
    }
    return members
  }

  /// Returns a type as a member of a family, or nil if it is never available, or if it is the fallback for unknown names
  /// and has no name.
  private func member(
    _ id: DeclarationID, of family: Family, _ conditions: inout ConformanceConditions,
    _ tagValues: inout KnownTagValues
  ) -> Family.Member? {
    if isNameless(fallback: id, of: family) { return nil }
    let availability = conditions.availability(of: id, as: family.name)
    if availability.isNever { return nil }
    let condition = availability.beyond(model.availability(of: family.id))
      .joined(to: conditions.condition(of: id, as: family.name))
    var member = Family.Member(
      type: id, name: model.name(of: id), names: [], condition: condition,
      availability: availability, isByCases: isMemberByCases(id, of: family))
    if member.isByCases, let tag = family.representation.internalTag {
      for (element, value) in tagValues.cases(at: tag) {
        let names = family.naming.names(
          ofCase: element.name.bareName, element.attributes.names, constant: value?.name)
        member.names += names
        if element.availability == .always { continue }
        for name in names { member.availabilityOfNames[name] = element.availability }
      }
    } else {
      let constant = family.representation.internalTag.flatMap { tagValues.value(at: $0)?.name }
      member.names = family.naming.names(
        ofType: member.name.localName.bareName, model.attributes(of: id).names,
        constant: constant)
    }
    return member
  }

  /// Whether a type is only the fallback of a family and has no name itself. This is the case if the family has no
  /// names, or if the type codes the unknown name.
  private func isNameless(fallback id: DeclarationID, of family: Family) -> Bool {
    guard case .fallback(let name) = family.unknown,
      model.types(named: name, in: Scope(in: family.id)).first == id
    else { return false }
    switch family.representation {
    case .untagged: return true
    case .internal: return fallbacks.isCodedByHand(id)
    case .adjacent(let tag, content: .underName):
      return fallbacks.isCodedByHand(id) || fallbacks.decodes(id, from: tag)
    case .adjacent, .external: return fallbacks.place(of: id, in: family.representation) == .whole
    }
  }

  /// Whether the names in a family belong to the cases of an enum instead of the enum itself. One key cannot
  /// distinguish both types and their cases.
  private func isMemberByCases(_ id: DeclarationID, of family: Family) -> Bool {
    guard model.declaration(id).kind == .enum, let tag = family.representation.internalTag else {
      return false
    }
    let attributes = model.attributes(of: id)
    guard attributes.isFamily else { return true }
    let own = Family.Representation(attributes.family, defaultTag: tag)
    let hasSameType = attributes.family.specifiedTagType.map { $0 == family.tagType } ?? true
    return own.internalTag == tag && hasSameType
  }
}

extension Family.Unknown {
  /// The policy for a protocol that refines the family's protocol. A fallback conforms to the family's protocol, but
  /// not necessarily to the refining protocol.
  fileprivate var forRefinement: Family.Unknown {
    self == .skip || replacement != nil ? self : .throw
  }
}
