/// The names of the inline blocks that hold generated members of a type.
package enum MemberBlock {
  /// The block for the memberwise initializer of a type: `auto:Card.Init`.
  package static func initializer(of type: String) -> String { "auto:\(type).Init" }

  /// The block for the members that decode and encode a type: `auto:Card.Coding`.
  package static func coding(of type: String) -> String { "auto:\(type).Coding" }

  /// The block for the cases that the `CodingKeys` of a type lacks.
  package static func keys(of type: String) -> String { "auto:\(type).CodingKeys.AutoCodable" }

  /// All of them.
  package static func all(of type: String) -> [String] {
    [initializer(of: type), coding(of: type), keys(of: type)]
  }
}
