package import WidgetSyntax

/// All that is generated for one type, decided to the last detail: templates loop and print.
package struct GeneratedType: Sendable {
  package let id: DeclarationID
  /// The dotted name.
  package var name: String
  /// The `@available` attributes that its extensions must have.
  package var availability: [String]
  /// Whether its author took it off the module's default actor.
  package var isNonisolated: Bool
  /// The names that the types of its stored properties and its cases' values consist of, and those in
  /// initial values.
  package var namedTypes: [String]
  /// Whether initializers that a protocol asks for must be `required`.
  package var needsRequired: Bool
  /// Conformances that the source leaves to the generated extension.
  package var conformances: [String]
  /// What the source asks of its parameters for it to be decoded: `T: Decodable`.
  package var decodingRequirements: String?
  /// The same for encoding.
  package var encodingRequirements: String?
  /// The same for `==`.
  package var equalityRequirements: String?
  /// Whether the source says that it is `Equatable`.
  package var isEquatable: Bool
  /// The condition of the `#if`s around the type.
  package var condition: String?
  /// One for each way in which the `#if`s inside the type may come out; usually one.
  package var variants: [Variant]
  package var initPlace: Place
  package var decodingPlace: Place
  /// Cases that the user's `CodingKeys` leaves to its inline block; nil without such a block.
  package var missingKeys: [String]?

  /// Where generated members stand.
  package enum Place: Equatable, Sendable {
    /// In an extension in a file of the output folder.
    case output
    /// In a block of the source, filled only with `--inline`.
    case block(name: String)
  }

  /// The name of the block for the memberwise initializer of a type.
  static func initBlock(of name: String) -> String { "auto:\(name).Init" }

  /// The name of the block for what decodes and encodes a type.
  static func codingBlock(of name: String) -> String { "auto:\(name).Coding" }

  /// The name of the block for the cases that the `CodingKeys` of a type lacks.
  package static func keysBlock(of name: String) -> String { "auto:\(name).CodingKeys.AutoCodable" }

  /// The names of all blocks that hold members of a type.
  package static func blockNames(of name: String) -> [String] {
    [initBlock(of: name), codingBlock(of: name), keysBlock(of: name)]
  }

  /// The members under one condition.
  package struct Variant: Sendable {
    /// What stands behind `#if` or `#elseif`; nil for `#else` and where there is no `#if`.
    package var condition: String?
    package var memberwiseInit: MemberwiseInit?
    package var decoding: Decoding?
    package var enumDecoding: EnumDecoding?
    /// Both ways of a struct or a class, in place of `decoding`.
    package var coding: WireCoding?
    /// Both ways of an enum, in place of `enumDecoding`.
    package var enumCoding: WireEnum?
    package var equality: Equality?

    /// Whether there is something to decode or encode.
    package var hasCoding: Bool {
      decoding != nil || enumDecoding != nil || coding != nil || enumCoding != nil
    }
  }

  /// Whether some variant has something for a place.
  package func hasMembers(in place: Place) -> Bool {
    variants.contains { variant in
      (initPlace == place && variant.memberwiseInit != nil)
        || (decodingPlace == place && variant.hasCoding)
    }
  }
}
