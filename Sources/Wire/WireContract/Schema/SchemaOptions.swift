/// The options of a JSON Schema.
package struct SchemaOptions: Sendable {
  /// Whether the schema is for the JSON that the app encodes.
  package var isForEncoding = false
  /// Whether the schema accepts exactly what the app decodes, including other keys and values that a policy replaces
  /// or leaves out. Otherwise, it accepts what a backend should send.
  package var isOpen = false
  /// Whether the definitions are the components of an OpenAPI document.
  package var isOpenAPI = false
  /// Returns the line of a place in the sources, from 1, or nil if the line is unknown.
  package var line: @Sendable (ContractPlace) -> Int? = { _ in nil }

  package init() {}
}
