/// How a JSON Schema is written.
package struct SchemaOptions: Sendable {
  /// For draft-07, which calls `$defs` `definitions`.
  package var isDraft7 = false
  /// What the app writes, and not what it reads.
  package var isForEncoding = false
  /// Exactly what the app reads: other keys, and whatever a policy replaces or leaves out. Otherwise what a
  /// backend should send.
  package var isOpen = false
  /// Families as a chain of `if` and `then` in place of `oneOf`.
  package var usesIfThen = false
  /// The line of a place in the sources, from 1; nil if that is not known.
  package var line: @Sendable (ContractPlace) -> Int? = { _ in nil }

  package init() {}
}
