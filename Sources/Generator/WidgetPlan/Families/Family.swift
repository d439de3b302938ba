package import WidgetModel
package import WidgetSource
package import WidgetSyntax

/// A protocol or a class whose values are decoded as one of several types, usually distinguished by a discriminator in
/// the JSON.
///
/// For example: `// widgetgen: family, tag = "type"` on `protocol Component`.
package struct Family: Sendable {
  /// The place of the discriminator, in the terms of Rust's serde.
  package enum Representation: Equatable, Sendable {
    /// `{"type": "text", "text": "a"}`.
    case `internal`(tag: TagPlace)
    /// `{"type": "text", "content": {"text": "a"}}`.
    case adjacent(tag: TagPlace, content: Content)
    /// `{"text": {"text": "a"}}`.
    case external
    /// `{"text": "a"}`, decoded as the first type that accepts it.
    case untagged
  }

  /// The place of properties that are not next to the name.
  package enum Content: Equatable, Sendable {
    /// `{"type": "text", "content": {"text": "a"}}`.
    case at([String])
    /// The name is the key: `{"type": "text", "text": {"text": "a"}}`.
    case underName

    /// Returns the path of the properties of a value with the given name.
    package func path(of name: String) -> [String] {
      switch self {
      case .at(let path): path
      case .underName: [name]
      }
    }
  }

  /// The policy for unknown names.
  package enum Unknown: Equatable, Sendable {
    /// Throws an error that lists the known names.
    case `throw`
    /// The value is left out of a collection. Elsewhere, nil or the initial value replaces it, or it is an error.
    case skip
    /// The JSON is stored and encoded again.
    case keep
    /// The value is decoded as a user-defined type.
    case fallback(String)
    /// A value at a place inside the unknown value is decoded instead: `{"type": "new", "fallback": {"type": "text"}}`.
    case key([String])
    /// A value of the enum replaces the unknown value. The replacement is a Swift expression: `.flat(color: "clear")`.
    case value(String)

    /// - Parameter text: the value of `unknown`, or nil if it isn't specified.
    init(_ text: String?) {
      switch text {
      case nil, "throw": self = .throw
      case "skip": self = .skip
      case "keep": self = .keep
      case .some(let text) where text.hasPrefix("key(") && text.hasSuffix(")"):
        let key = String(text.dropFirst(4).dropLast()).trimmed
        let isQuoted = key.count > 1 && key.hasPrefix("\"") && key.hasSuffix("\"")
        self = .key((isQuoted ? String(key.dropFirst().dropLast()) : key).keysOfPlace)
      case .some(let text) where text.hasPrefix("."): self = .value(text)
      case .some(let type): self = .fallback(type)
      }
    }

    /// The name of the type for unknown names, or nil for another policy.
    var fallback: String? { if case .fallback(let name) = self { name } else { nil } }
  }

  /// The type of the discriminators in the JSON. A name is the text of a discriminator.
  package enum TagType: String, CaseIterable, Sendable {
    case string = "String"
    case int = "Int"
    case bool = "Bool"

    /// Whether a name is the text of a valid discriminator of this type.
    func accepts(_ name: String) -> Bool {
      switch self {
      case .string: true
      case .int: Int(name).map(String.init) == name
      case .bool: name == "true" || name == "false"
      }
    }
  }

  /// The policy for a missing discriminator.
  package enum Missing: Equatable, Sendable {
    case error
    /// The policy for unknown names applies.
    case unknown
    /// The value is decoded as the type of the family, or the case of the enum, with this Swift name.
    case name(String)

    /// - Parameter text: the value of `default`, or nil if it isn't specified.
    init(_ text: String?) {
      switch text {
      case nil: self = .error
      case "unknown": self = .unknown
      case .some(let name): self = .name(name)
      }
    }
  }

  /// A family of another module that a family joins. The types of the joining family belong to both families.
  package struct Joined: Sendable {
    /// The name as written, with or without the name of the module.
    package let name: String
    /// The family's protocol, or nil if no source declares it.
    let family: DeclarationID?
  }

  /// A type of the family.
  package struct Member: Equatable, Sendable {
    package var type: DeclarationID
    /// The dotted name.
    package var name: String
    /// The names in the JSON; the first is encoded.
    package var names: [String]
    /// The `#if` condition under which the type is a member, or nil if it always is.
    package var condition: String?
    /// The availability of the type as a type of the family.
    package var availability = Availability.always
    /// Whether the type is an enum whose cases have the names, instead of the enum itself.
    package var isByCases = false
    /// The availability by name, for the names of cases with their own availability.
    package var availabilityOfNames: [String: Availability] = [:]
  }

  /// The protocol, or the class.
  package let id: DeclarationID
  package let name: String
  /// Whether a class declares the family. The members are then its subclasses.
  package let isClass: Bool
  package let access: AccessLevel
  /// Whether the protocol is a family only because it refines the protocol of another family.
  package let isRefinement: Bool
  package let representation: Representation
  package let unknown: Unknown
  /// The place from which the fallback for unknown names is decoded.
  package let fallbackPlace: FallbackPlace
  package let missing: Missing
  package let tagType: TagType
  /// The name of the type for values that are not objects, or nil if such values are errors.
  package let shorthand: String?
  let naming: FamilyNaming
  /// The style of the keys of the family's types, or nil if the family specifies none.
  let keyStyle: NameStyle?
  package let joins: Joined?
  /// The `@available` attributes of the protocol or the class, which the box must have.
  package let availability: [String]
  /// Whether the box is declared `nonisolated`, for modules whose default isolation is an actor.
  package let isNonisolated: Bool
  /// Whether the protocol refines `Sendable`, or the class conforms to it.
  package let isSendable: Bool
  /// Whether the protocol refines `Encodable`, or the class conforms to it.
  package let isEncodable: Bool
  /// Whether the box is `Equatable`, because the protocol refines it, or the class conforms to it.
  package let isEquatable: Bool
  /// Whether the box is `Hashable`, because the protocol refines it, or the class conforms to it.
  package let isHashable: Bool
  /// The range of the name, for diagnostics.
  package let range: SourceRange
  /// The members in the order of their files. Untagged members are tried in this order.
  package private(set) var members: [Member] = []

  /// Returns the family with the given members, which must be in the order of their files.
  func with(_ members: [Member]) -> Family {
    var family = self
    family.members = members
    return family
  }

  /// Whether names are compared in lowercase.
  package var ignoresCase: Bool { naming.ignoresCase }

  /// The Swift type of the family's values: `any Component`, or `Node` for a class.
  package var valueType: String { isClass ? name : "any " + name }

  /// The name of the generated type for a value of the family: `AnyComponent`.
  package var boxName: String { "Any" + localName }

  /// The name of the box's nested enum, which lists the names: `Name`, unless a type of the family has this name.
  package var namesName: String {
    members.contains { $0.name == "Name" || $0.name.hasPrefix("Name.") } ? "JSONName" : "Name"
  }

  /// The name without the names of enclosing types.
  package var localName: String { name.localName }

  /// Returns the member for a type, or nil if the type is not a member. A binary search finds it, because every type of
  /// a family is looked up.
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
