package import WidgetSource
package import WidgetSyntax

/// A protocol or an enum whose values are told apart by a name in the JSON.
///
/// For example: `// widgetgen: family, tag = "type"` on `protocol Component`.
package struct Family: Sendable {
  /// Where the name stands, by serde's words.
  package enum Representation: Equatable, Sendable {
    /// `{"type": "text", "text": "a"}`.
    case `internal`(tag: String)
    /// `{"type": "text", "content": {"text": "a"}}`.
    case adjacent(tag: String, content: String)
    /// `{"text": {"text": "a"}}`.
    case external
    /// `{"text": "a"}`: the first type that can be decoded.
    case untagged
  }

  /// What becomes of a name that nobody knows.
  package enum Unknown: Equatable, Sendable {
    /// An error that tells the known names.
    case `throw`
    /// Left out of arrays; an error elsewhere.
    case skip
    /// Its JSON is kept and encoded again unchanged.
    case keep
    /// Decoded as a type, or an enum's case, of the user's.
    case fallback(String)
  }

  /// A type of the family.
  package struct Member: Equatable, Sendable {
    package var type: DeclarationID
    /// The dotted name.
    package var name: String
    /// The names in the JSON; the first is the one that is written.
    package var names: [String]
    /// The condition of the `#if`s around it.
    package var condition: String?
    /// Whether a generated `init(fields:)` takes the family's container.
    package var sharesFields = false
    /// Whether its `encode(to:)` is generated and so writes its name.
    package var writesName = false
    /// Whether it is decoded, and whether it is encoded: `only = decode`.
    package var decodes = true
    package var encodes = true
    /// Whether it is an enum whose cases the names stand for.
    package var isByCases: Bool
    /// The classes of the family that it inherits from, if it is one.
    package var superclasses: Set<String> = []

    package init(
      type: DeclarationID, name: String, names: [String], condition: String?,
      isByCases: Bool = false
    ) {
      self.isByCases = isByCases
      self.type = type
      self.name = name
      self.names = names
      self.condition = condition
    }
  }

  /// The protocol or enum.
  package let id: DeclarationID
  package var name: String
  package var access: AccessLevel
  package var representation: Representation
  package var unknown: Unknown
  var naming: FamilyNaming
  /// The `@available` attributes of the protocol, which the box must have.
  package var availability: [String]
  /// Whether the box is `nonisolated`, where the module's default is an actor.
  package var isNonisolated: Bool
  /// Whether the protocol itself is `Sendable`.
  package var isSendable: Bool
  /// Whether the protocol itself promises `encode(to:)`.
  package var isEncodable: Bool
  /// The family of another module that this one's members also belong to.
  package var joins: String?
  /// The family whose protocol this one refines, when it is one only for that reason.
  package var base: String?
  /// Whether its box can be told what to do with unknown names: some property has its own way.
  package var takesUnknown = false
  /// In the order of the sources, in which untagged ones are tried and `member(_:)` looks.
  package var members: [Member]
  /// The place of its name, for diagnostics.
  package var range: SourceRange

  /// Whether names are compared in lower case.
  package var ignoresCase: Bool { naming.ignoresCase }

  /// The members in the order in which a value is asked what it is: one of a subclass is one of its
  /// superclass, too.
  package var membersToMatch: [Member] {
    members.reduce(into: []) { sorted, member in
      // Most inherit from none, and need no look at all others.
      let base =
        member.superclasses.isEmpty
        ? nil : sorted.firstIndex { member.superclasses.contains($0.name) }
      sorted.insert(member, at: base ?? sorted.endIndex)
    }
  }

  /// The generated type that stands for a value of the family in the JSON: `AnyComponent`.
  package var boxName: String { "Any" + localName }

  /// The box's own enum of names; a type of the family that is called so too comes first.
  package var namesName: String {
    members.contains { $0.name == "Name" || $0.name.hasPrefix("Name.") } ? "JSONName" : "Name"
  }

  /// The name without the types around it.
  package var localName: String { name.localName }

  /// What a type is to the family. Each type of a family asks, so they are not looked at one by one.
  func member(_ type: DeclarationID) -> Member? {
    var range = members.indices
    while let middle = range.dropFirst(range.count / 2).first {
      if members[middle].type == type { return members[middle] }
      range =
        members[middle].type < type ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}
