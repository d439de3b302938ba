package import WidgetModel
package import WidgetSource
package import WidgetSyntax

/// A protocol whose values are distinguished by a type discriminator in the JSON, as the sources declare it.
///
/// For example: `// widgetgen: family, tag = "type"` on `protocol Component`.
package struct Family: Sendable {
  /// Where the discriminator is, in serde's terms.
  package enum Representation: Equatable, Sendable {
    /// `{"type": "text", "text": "a"}`.
    case `internal`(tag: TagPlace)
    /// `{"type": "text", "content": {"text": "a"}}`.
    case adjacent(tag: TagPlace, content: Content)
    /// `{"text": {"text": "a"}}`.
    case external
    /// `{"text": "a"}`: the first type that can be decoded.
    case untagged
  }

  /// Where the properties are that are not beside the name.
  package enum Content: Equatable, Sendable {
    /// `{"type": "text", "content": {"text": "a"}}`.
    case at([String])
    /// Under a key that is the name: `{"type": "text", "text": {"text": "a"}}`.
    case underName

    /// The path of what has a name.
    package func path(of name: String) -> [String] {
      switch self {
      case .at(let path): path
      case .underName: [name]
      }
    }
  }

  /// The policy for unrecognized names.
  package enum Unknown: Equatable, Sendable {
    /// An error that lists the known names.
    case `throw`
    /// Left out of arrays; an error elsewhere.
    case skip
    /// Its JSON is kept and encoded again unchanged.
    case keep
    /// Decoded as a type, or an enum's case, of the user's.
    case fallback(String)
  }

  /// The type of the discriminators in the JSON, whose texts are the names.
  package enum TagType: String, CaseIterable, Sendable {
    case string = "String"
    case int = "Int"
    case bool = "Bool"

    /// Whether a name is the text of such a discriminator.
    func accepts(_ name: String) -> Bool {
      switch self {
      case .string: true
      case .int: Int(name).map(String.init) == name
      case .bool: name == "true" || name == "false"
      }
    }
  }

  /// What is decoded where the discriminator is missing.
  package enum Missing: Equatable, Sendable {
    case error
    /// By the policy for unrecognized names.
    case unknown
    /// A type of the family, or a case of the enum.
    case name(String)

    init(_ text: String?) {
      switch text {
      case nil: self = .error
      case "unknown": self = .unknown
      case .some(let name): self = .name(name)
      }
    }
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
    /// Where the type can be used as a value of the family.
    package var availability = Availability.always
    /// Whether it is an enum whose cases have the names.
    package var isByCases: Bool
    /// Where the cases with some of these names can be used, if not wherever the enum can.
    package var availabilityOfNames: [String: Availability] = [:]

    package init(
      type: DeclarationID, name: String, names: [String], condition: String?,
      availability: Availability = .always, isByCases: Bool = false
    ) {
      self.isByCases = isByCases
      self.availability = availability
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
  package var missing = Missing.error
  package var tagType = TagType.string
  /// The type of any other value than an object; nil where that is an error.
  package var shorthand: String?
  /// Where the fallback of unrecognized names is decoded.
  package var fallbackPlace = FallbackPlace.whole
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
  /// In the order of the sources, in which untagged ones are tried and `member(_:)` looks.
  package var members: [Member]
  /// The place of its name, for diagnostics.
  package var range: SourceRange

  /// Whether names are compared in lower case.
  package var ignoresCase: Bool { naming.ignoresCase }

  /// The generated type of a value of the family in the JSON: `AnyComponent`.
  package var boxName: String { "Any" + localName }

  /// The box's own enum of names; a type of the family with that name takes precedence.
  package var namesName: String {
    members.contains { $0.name == "Name" || $0.name.hasPrefix("Name.") } ? "JSONName" : "Name"
  }

  /// The name without the types around it.
  package var localName: String { name.localName }

  /// The type as a member of the family; nil when it is none. A binary search, since each type of a family asks.
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
