/// Names that are under a key, or in objects within the object.
extension SchemaWriter {
  /// The `properties` that names are among.
  func properties(of tags: [SchemaTag]) -> JSONTree {
    var fields = SchemaFields()
    for tag in tags { fields.add(tag.place.path, tag.schema, isRequired: false) }
    let found = fields.members(isOpen: true).first { $0.key == "properties" }
    return found?.value ?? .object([])
  }

  /// That there is a value at a path.
  func requiring(_ path: [String]) -> [JSONTree.Member] {
    if path.count == 1 { return [JSONTree.Member("required", .inline(.strings(path)))] }
    return requiring(path, .object([]))
  }

  /// That there is a value at a path with a schema.
  func requiring(_ path: [String], _ schema: JSONTree) -> [JSONTree.Member] {
    var fields = SchemaFields()
    fields.add(path, schema, isRequired: true)
    return fields.members(isOpen: true)
  }

  /// That a value, if there is one at a path, has a schema.
  func allowing(_ path: [String], _ schema: JSONTree) -> [JSONTree.Member] {
    var fields = SchemaFields()
    fields.add(path, schema, isRequired: false)
    return fields.members(isOpen: true)
  }
}
