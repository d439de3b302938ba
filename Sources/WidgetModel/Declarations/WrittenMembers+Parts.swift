package import WidgetSource
package import WidgetSyntax

/// What is known of members that a user wrote.
extension WrittenMembers {
  /// The `CodingKeys` enum.
  package struct CodingKeys {
    package var id: DeclarationID
    /// In order of declaration, those of its inline block left out.
    package var cases: [EnumCase]
    /// Whether an inline block adds the cases that are missing.
    package var isCompleted: Bool
    /// Whether it is an enum: the keys of a struct are unknown.
    package var isEnum: Bool

    /// The names of its cases.
    package var names: [String] { cases.map(\.name.bareName) }
  }

  /// A `static func decodeTitle(from:)`.
  package struct DecodingFunction {
    /// Whether it takes the decoder, not the container.
    package var takesDecoder: Bool
    package var isThrowing: Bool
  }

  /// A `func encodeTitle(to:)`.
  package struct EncodingFunction {
    /// Whether it takes the encoder, not the container.
    package var takesEncoder: Bool
    package var isThrowing: Bool
  }

  /// Where a member is, and how far it is seen.
  package struct Place {
    package var file: Int
    /// The innermost `#if` clause around it: an index into the file's `clauses`.
    package var clause: Int?
    package var access: AccessLevel
    package var range: SourceRange
  }

  /// What distinguishes one initializer from another.
  package struct ParameterSignature {
    package var label: String
    package var type: String
  }
}
