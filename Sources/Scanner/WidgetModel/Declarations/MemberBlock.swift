/// The names of the inline blocks for the generated members of a type.
package enum MemberBlock {
  /// Returns the name of the block for the memberwise initializer: `auto:Card.Init`.
  package static func initializer(of type: String) -> String { "auto:\(type).Init" }

  /// Returns the name of the block for the members that decode and encode the type: `auto:Card.Coding`.
  package static func coding(of type: String) -> String { "auto:\(type).Coding" }

  /// Returns the name of the block for the cases that are missing from the type's `CodingKeys`:
  /// `auto:Card.CodingKeys.AutoCodable`.
  package static func keys(of type: String) -> String { "auto:\(type).CodingKeys.AutoCodable" }

  package static func all(of type: String) -> [String] {
    [initializer(of: type), coding(of: type), keys(of: type)]
  }
}
