/// A family, or an enum with associated values: one of several forms, distinguished by a name or tried in
/// turn.
package struct ContractChoice: Sendable {
  /// Where the name is, in serde's terms.
  package enum Representation: Equatable, Sendable {
    case `internal`(tag: ContractTag)
    case adjacent(tag: ContractTag, content: Place)
    case external
    case untagged

    /// Where what has a name is, that is not beside it.
    package enum Place: Equatable, Sendable {
      case at([String])
      /// Under a key that is the name: `{"type": "text", "text": {…}}`.
      case underName

      package func path(of name: String) -> [String] {
        switch self {
        case .at(let path): path
        case .underName: [name]
        }
      }

      /// The path of what is written, and of what has no name.
      func path(of option: ContractOption) -> [String] { path(of: option.names.first ?? "") }
    }

    /// Whether a name is the key of what it names, beside the place of the name.
    var hasNamesAsKeys: Bool {
      if case .adjacent(_, content: .underName) = self { true } else { false }
    }

    /// The place of the name; nil without one.
    package var tag: ContractTag? {
      switch self {
      case .internal(let tag), .adjacent(let tag, content: _): tag
      case .external, .untagged: nil
      }
    }
  }

  /// The policy for unrecognized names.
  package enum Unknown: Equatable, Sendable {
    case `throw`, skip, keep
    /// A type of the family or a case of the enum; that type may be where the content of others is.
    case fallback(String, inContent: Bool)
  }

  /// Whether it is a protocol and its types, and not an enum and its cases.
  package var isFamily: Bool
  package var representation: Representation
  package var unknown: Unknown
  /// The type of the names, where there is a key for them.
  package var tagType = ContractTagType.string
  package var missing = Missing.error
  package var ignoresCase: Bool
  /// Whether an externally tagged value may have keys that are no names, as in Swift's own coding of enums.
  package var ignoresOtherKeys = false
  /// The family of another module that these types belong to as well.
  package var joins: String?
  /// In the order in which untagged ones are tried; as text in order of their ids otherwise.
  package var options: [ContractOption]

  package init(
    isFamily: Bool, representation: Representation, unknown: Unknown = .throw,
    ignoresCase: Bool = false, joins: String? = nil, options: [ContractOption] = []
  ) {
    self.isFamily = isFamily
    self.representation = representation
    self.unknown = unknown
    self.ignoresCase = ignoresCase
    self.joins = joins
    self.options = options
  }

  /// The option of a type's or a case's name.
  package func option(_ id: String) -> ContractOption? { options.first { $0.id == id } }

  /// Whether an option stands for unrecognized names and has none itself.
  func isFallback(_ option: ContractOption) -> Bool {
    if case .fallback(option.id, _) = unknown { !isFamily } else { false }
  }

  /// All names that are read.
  package var names: [String] { options.filter(\.directions.decodes).flatMap(\.names) }
}

/// A type of a family, or a case of an enum.
package struct ContractOption: Sendable {
  /// What is in the JSON besides the name.
  package enum Content: Sendable {
    /// A type of the contract.
    case type(String)
    /// The values of a case by their keys; none for a case without.
    case values([ContractProperty])
    /// The only value of a case, in place of an object with values.
    case single(WireType)
    /// The only value of a case, of which the name is a part.
    case whole(WireType)
  }

  /// The type's or the case's name.
  package var id: String
  /// The names in the JSON, of other types than strings their text; the first is written.
  package var names: [String]
  package var content: Content
  package var directions = ContractDirections.both
  /// The condition of the `#if`s around it; nil if it is always there.
  package var condition: String?
  /// The systems that know its names.
  package var availability = ContractAvailability.always
  /// What to do in place of using it, of what is deprecated; empty where nobody said.
  package var deprecation: String?
  /// The place of its name; not part of the text.
  package var place: ContractPlace?
  /// Its doc comment; not part of the text.
  package var documentation: String?

  package init(id: String, names: [String], content: Content) {
    self.id = id
    self.names = names
    self.content = content
  }
}
