/// Keywords of JSON Schema, as members of a schema.
extension JSONTree.Member {
  static func type(_ name: String) -> JSONTree.Member { .init("type", .string(name)) }

  static func anyOf(_ schemas: [JSONTree]) -> JSONTree.Member { .init("anyOf", .array(schemas)) }

  static func allOf(_ schemas: [JSONTree]) -> JSONTree.Member { .init("allOf", .array(schemas)) }

  static func not(_ schema: JSONTree) -> JSONTree.Member { .init("not", schema) }
}

/// Schemas that consist of one keyword.
extension JSONTree {
  static func type(_ name: String) -> JSONTree { .object([.type(name)]) }

  static func anyOf(_ schemas: [JSONTree]) -> JSONTree { .object([.anyOf(schemas)]) }

  static func allOf(_ schemas: [JSONTree]) -> JSONTree { .object([.allOf(schemas)]) }

  static func not(_ schema: JSONTree) -> JSONTree { .object([.not(schema)]) }
}
