import WidgetModel
package import WidgetSyntax

/// The families of the sources, found by name and by member.
package struct FamilyIndex: Sendable {
  /// The declared families in the order of their files, then the protocols that refine the protocol of a family.
  package let all: [Family]
  /// The names of the families' protocols and classes. For a runtime with its own families, the names of the runtime's
  /// protocols.
  package let bases: [String]
  private let byName: [String: Int]
  private let byBox: [String: Int]
  /// The families by their declaration. A protocol can refine several families.
  private let byDeclaration: [DeclarationID: [Int]]
  private let byMember: [DeclarationID: [Int]]
  /// The families that another family joins.
  private let joinedFamilies: Set<DeclarationID>

  /// Creates an index of the families that the sources declare.
  init(_ families: [Family]) {
    all = families
    bases = families.map(\.name)
    byName = Dictionary(zip(bases, families.indices)) { first, _ in first }
    byBox = Dictionary(zip(families.map(\.boxName), families.indices)) { first, _ in first }
    joinedFamilies = Set(families.compactMap { $0.joins?.family })
    byDeclaration = Dictionary(grouping: families.indices) { families[$0].id }
    var byMember: [DeclarationID: [Int]] = [:]
    for (index, family) in families.enumerated() {
      for member in family.members { byMember[member.type, default: []].append(index) }
    }
    self.byMember = byMember
  }

  /// Creates an index for a runtime that has its own families.
  init(bases: [String]) {
    all = []
    self.bases = bases
    (byName, byBox, byDeclaration, byMember, joinedFamilies) = ([:], [:], [:], [:], [])
  }

  /// Returns the families that a type is a member of.
  func containing(_ type: DeclarationID) -> [Family] {
    (byMember[type] ?? []).map { all[$0] }
  }

  /// Whether a type is a member of a family.
  func haveMember(_ type: DeclarationID) -> Bool { byMember[type] != nil }

  /// Returns the family of a protocol or a class, or nil if the declaration is not a family.
  package func declared(by id: DeclarationID) -> Family? { byDeclaration[id].map { all[$0[0]] } }

  /// Returns the families that a declaration is a member of or declares itself, in the order of all families.
  func containingOrDeclared(by id: DeclarationID) -> [Family] {
    guard let declared = byDeclaration[id] else { return containing(id) }
    return Set(declared + (byMember[id] ?? [])).sorted().map { all[$0] }
  }

  /// Returns the family that a family joins, the family that this family joins, and so on, up to the longest chain of
  /// protocols.
  func joined(by family: Family) -> [DeclarationID] {
    var joined: [DeclarationID] = []
    var next = family.joins?.family
    while let id = next, !joined.contains(id), joined.count < Conformances.longestChain {
      joined.append(id)
      next = declared(by: id)?.joins?.family
    }
    return joined
  }

  /// Returns the first family with the given name, or nil if there isn't one.
  package func named(_ name: String) -> Family? { byName[name].map { all[$0] } }

  /// Returns the first family with one of the given names, or nil if there isn't one.
  func first(named names: Set<String>) -> Family? {
    names.compactMap { byName[$0] }.min().map { all[$0] }
  }

  /// Returns the family whose box has the given name, or nil if there isn't one.
  package func boxed(in name: String) -> Family? { byBox[name.localName].map { all[$0] } }

  /// Whether another family joins a family.
  func isJoined(_ id: DeclarationID) -> Bool { joinedFamilies.contains(id) }

  /// Whether the values of a type have the same discriminator in all families of the type.
  func describeEqually(_ type: DeclarationID) -> Bool {
    var first: (representation: Family.Representation, name: String?)?
    for family in containing(type) where !family.isRefinement {
      let name = family.representation == .untagged ? nil : family.member(type)?.names.first
      if let first, first != (family.representation, name) { return false }
      first = (family.representation, name)
    }
    return true
  }
}
