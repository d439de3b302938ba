import WidgetPlan

/// A family, or an enum that is not coded as raw values or as the names of its cases. A value has one of several forms,
/// which are distinguished by a name or tried in order.
package struct ContractChoice: Sendable {
  /// The place of the name, in the terms of Rust's serde.
  package enum Representation: Equatable, Sendable {
    case `internal`(tag: ContractTag)
    case adjacent(tag: ContractTag, content: Place)
    case external
    case untagged

    /// The place of adjacent content.
    package enum Place: Equatable, Sendable {
      case at([String])
      /// Under a key that equals the name: `{"type": "text", "text": {…}}`.
      case underName

      package func path(of name: String) -> [String] {
        switch self {
        case .at(let path): path
        case .underName: [name]
        }
      }

      /// Returns the encoded path, which is also used for values without a name.
      func path(of option: ContractOption) -> [String] { path(of: option.names.first ?? "") }
    }

    /// The name of the form, without the place of its parts.
    var form: String {
      switch self {
      case .internal: "internal"
      case .adjacent: "adjacent"
      case .external: "external"
      case .untagged: "untagged"
      }
    }

    /// Returns the path of an option's adjacent content, or nil for other representations.
    func adjacentPath(of option: ContractOption) -> [String]? {
      if case .adjacent(tag: _, let content) = self { content.path(of: option) } else { nil }
    }

    /// Whether the name is also the key of the content.
    var hasNamesAsKeys: Bool {
      if case .adjacent(_, content: .underName) = self { true } else { false }
    }

    /// The place of the discriminator, or nil if the representation is external or untagged.
    package var tag: ContractTag? {
      switch self {
      case .internal(let tag), .adjacent(let tag, content: _): tag
      case .external, .untagged: nil
      }
    }
  }

  /// Whether the choice is a protocol rather than an enum.
  package var isFamily: Bool
  package var representation: Representation
  package var unknown: Unknown
  /// The type of the names in the JSON. It has no effect if names are keys.
  package var tagType = ContractTagType.string
  package var missing = Missing.error
  package var ignoresCase: Bool
  /// Whether an externally tagged value can have other keys, as in Swift's own coding of enums.
  package var ignoresOtherKeys = false

  /// The family of another module that this family joins.
  package var joins: String?
  /// The options, including the options of families that join this family. Untagged options are tried in this order. The text of a contract sorts all other options by id.
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

  /// Returns the option with the given `id`, or nil if there isn't one.
  package func option(_ id: String) -> ContractOption? { options.first { $0.id == id } }

  /// Whether an option is an enum's case for unknown names.
  func isFallback(_ option: ContractOption) -> Bool {
    !isFamily && unknown.effect.decoded?.id == option.id
  }

  /// All names that are decoded.
  package var names: [String] { options.filter(\.directions.decodes).flatMap(\.names) }
}

/// A type of a family, or a case of an enum.
package struct ContractOption: Sendable {
  /// The JSON of an option, in addition to the option's name.
  package enum Content: Sendable {
    /// A type of the contract.
    case type(String)
    /// The values of a case with their keys; empty for a case without values.
    case values([ContractProperty])
    /// The only value of a case, or the value of a transparent type of a family, without an object around it.
    case single(WireType)
    /// The only value of a case. The value's object also contains the name.
    case whole(WireType)

    /// The type of the content, or nil for the values of a case with their own keys.
    package var type: WireType? {
      switch self {
      case .type(let name): .named(.init(name))
      case .single(let type), .whole(let type): type
      case .values: nil
      }
    }

    /// The reference to a type of the contract that the content consists of, or nil for other content.
    var reference: WireType.Reference? { type?.reference }

    /// The values of a case with their own keys.
    package var values: [ContractProperty] {
      if case .values(let values) = self { values } else { [] }
    }

    /// The type of the content, or the types of the values.
    var types: [WireType] { type.map { [$0] } ?? values.map(\.type) }
  }

  /// The name of the type or of the case in Swift. If names choose the value of a case, the first name follows:
  /// `purchase.purchase_product`.
  package var id: String
  /// The names in the JSON as text. The first one is encoded.
  package var names: [String]
  package var content: Content
  /// The keys that prevent an object from being decoded as the option. For the default of an untagged enum, these are
  /// the keys that only other cases have. Empty for any other option.
  package var absentKeys: [String] = []
  package var directions = ContractDirections.both
  /// Whether the option stores the name with which it was decoded, and encodes this name again.
  var keepsName = false
  /// The condition of the surrounding `#if`s, or nil if there aren't any.
  package var condition: String?
  /// The systems that know the option's names.
  package var availability = ContractAvailability.always
  /// The message of `@available(*, deprecated)`, possibly empty, or nil if the option is not deprecated.
  package var deprecation: String?
  /// The position of the name, which is not part of the contract's text.
  package var place: ContractPlace?
  /// The doc comment, which is not part of the contract's text.
  package var documentation: String?

  package init(id: String, names: [String], content: Content) {
    self.id = id
    self.names = names
    self.content = content
  }
}
