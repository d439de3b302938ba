/// Names that are under a key, under one of several, or in objects within the object.
extension SchemaWriter {
  /// The only path of a name in the direction of the schema; nil where there are several keys.
  func path(of tag: ContractTag) -> [String]? {
    options.isForEncoding ? tag.writes : tag.reads.count == 1 ? tag.path : nil
  }

  /// Adds a name to the keys of an object.
  func add(_ tag: SchemaTag, to fields: inout SchemaFields, isRequired: Bool) {
    if let path = path(of: tag.place) {
      fields.add(path, tag.schema, isRequired: isRequired)
    } else if options.isOpen {
      fields.add(aliases: tag.place.reads, tag.schema, isRequired: isRequired)
    } else {
      for (index, path) in tag.place.reads.enumerated() {
        let schema = tag.schema
        fields.add(
          path, index > 0 ? schema.adding([.init("deprecated", .bool(true))]) : schema,
          isRequired: false)
      }
      if isRequired { fields.alternatives.append(tag.place.reads) }
    }
  }

  /// The `properties` that names are among.
  func properties(of tags: [SchemaTag]) -> JSONTree {
    var fields = SchemaFields()
    for tag in tags { add(tag, to: &fields, isRequired: false) }
    let found = fields.members(isOpen: true).first { $0.key == "properties" }
    return found?.value ?? .object([])
  }

  /// That there is a name.
  func requiring(_ tag: ContractTag) -> [JSONTree.Member] {
    if let path = path(of: tag) { return requiring(path) }
    // None of the keys that others use, which may be beside these.
    let lacking = tag.reads.map { path in
      JSONTree.object([.init("not", .object([.init("required", .inline(.strings(path)))]))])
    }
    return [.init("not", .object([.init("allOf", .array(lacking))]))]
  }

  /// That there is a name with a schema.
  func requiring(_ tag: ContractTag, _ schema: JSONTree) -> [JSONTree.Member] {
    if let path = path(of: tag) { return requiring(path, schema) }
    var fields = SchemaFields()
    fields.add(aliases: tag.reads, schema, isRequired: true)
    return fields.members(isOpen: true)
  }

  /// That a name, if there is one, has a schema.
  func allowing(_ tag: ContractTag, _ schema: JSONTree) -> [JSONTree.Member] {
    var fields = SchemaFields()
    if let path = path(of: tag) {
      fields.add(path, schema, isRequired: false)
    } else {
      fields.add(aliases: tag.reads, schema, isRequired: false)
    }
    return fields.members(isOpen: true)
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
}
