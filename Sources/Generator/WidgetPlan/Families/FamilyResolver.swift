import WidgetModel
import WidgetSource
import WidgetSyntax

/// Finds the families of the sources and their members.
struct FamilyResolver {
  private let conformances: Conformances
  private let declared: FamilyDeclarations
  private let fallbacks: FallbackResolver
  private let tagValues: TagValues
  private var knownTagValues: KnownTagValues
  private let conditions: ConformanceConditions

  init(
    _ conformances: Conformances, _ declared: FamilyDeclarations, _ fallbacks: FallbackResolver,
    _ tagValues: TagValues
  ) {
    self.conformances = conformances
    self.declared = declared
    self.fallbacks = fallbacks
    self.tagValues = tagValues
    knownTagValues = KnownTagValues(tagValues)
    conditions = ConformanceConditions(conformances)
  }

  private var model: Model { conformances.model }

  /// Returns the declared families in the order of their files, then the protocols that refine the protocol of a
  /// family. These protocols are included because a property may have such a type.
  mutating func families() -> [Family] {
    let conforming = Dictionary(grouping: declared.ids, by: model.name).values
      .reduce(into: [:]) { found, protocols in
        found.merge(conformances.types(conformingToEach: protocols)) { types, _ in types }
      }
    let roots = declared.ids.map { family($0, of: conforming[$0] ?? []) }
    let names = Set(roots.map(\.name))
    return roots
      + roots.flatMap { root in
        refinements(of: root, among: conforming[root.id] ?? []).filter { !names.contains($0.name) }
      }
  }

  /// Returns the family that an annotated protocol or class declares.
  ///
  /// - Parameter conforming: the types that conform to the protocol, or the subclasses of the class.
  private mutating func family(_ id: DeclarationID, of conforming: [DeclarationID]) -> Family {
    let (attributes, root) = declared.attributes(of: id)
    let names = conformances[id]
    let own = model.attributes(of: id).family
    let representation = Family.Representation(protocol: model.name(of: root), attributes)
    var fallbackPlace = FallbackPlace.whole
    if case .fallback(let name) = attributes.unknown {
      fallbackPlace = fallbacks.place(named: name, inScopeOf: id, representation)
    }
    let isClass = model.declaration(id).kind == .class
    let family = Family(
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
    return family.with(members(of: family, among: conforming))
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
    let known = root.members.map { conformances[$0.type] }
    return protocols.map { id in
      let name = model.name(of: id)
      let members = zip(root.members, known).filter { $1.contains(name) }.map { member, _ in
        var member = member
        member.availability = conditions.availability(of: member.type, as: name)
        return member
      }.filter { !$0.availability.isNever }
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

  /// Returns the types that conform to the family's protocol, or the subclasses of its class. Skipped types and types
  /// that are never available are excluded. The fallback for unknown names is excluded if it has no name.
  private mutating func members(
    of family: Family, among conforming: [DeclarationID]
  ) -> [Family.Member] {
    let outer = model.availability(of: family.id)
    return conforming.compactMap { id in
      guard model.declaration(id).kind != .protocol, !model.attributes(of: id).isSkipped,
        !isNameless(fallback: id, of: family)
      else { return nil }
      let availability = conditions.availability(of: id, as: family.name)
      if availability.isNever { return nil }
      let condition = availability.beyond(outer)
        .joined(to: conditions.condition(of: id, as: family.name))
      let isByCases = isMemberByCases(id, of: family)
      let names = isByCases ? cases(of: id, family).flatMap(\.names) : names(of: id, family)
      var member = Family.Member(
        type: id, name: model.name(of: id), names: names, condition: condition,
        availability: availability, isByCases: isByCases)
      if isByCases {
        for (names, availability) in cases(of: id, family) where availability != .always {
          for name in names { member.availabilityOfNames[name] = availability }
        }
      }
      return member
    }
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

  private mutating func names(of id: DeclarationID, _ family: Family) -> [String] {
    let constant = family.representation.internalTag.flatMap {
      knownTagValues.value(of: id, at: $0)?.name
    }
    return family.naming.names(
      ofType: model.name(of: id).localName.bareName, model.attributes(of: id).names,
      constant: constant)
  }

  /// Returns the names and the availability of each decoded case of an enum, except for the case for unknown names.
  private func cases(
    of id: DeclarationID, _ family: Family
  ) -> [(names: [String], availability: Availability)] {
    model.type(id).cases.filter { $0.isDecoded && !$0.isFallback }.map { element in
      let names = family.naming.names(
        ofCase: element.name.bareName, element.attributes.names,
        constant: family.representation.internalTag.flatMap {
          tagValues.value(in: element.coded, of: id, at: $0)?.name
        })
      return (names, element.availability)
    }
  }
}

extension Family.Unknown {
  /// The policy for a protocol that refines the family's protocol. A fallback conforms to the family's protocol, but
  /// not necessarily to the refining protocol.
  fileprivate var forRefinement: Family.Unknown {
    self == .skip || replacement != nil ? self : .throw
  }
}
