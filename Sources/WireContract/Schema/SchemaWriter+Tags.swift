/// Names that are under a key, under one of several, or in objects within the object.
extension SchemaWriter {
  /// The only path of a name in the direction of the schema; nil where there are several keys.
  func path(of tag: ContractTag) -> [String]? {
    options.isForEncoding ? tag.writes : tag.reads.count == 1 ? tag.path : nil
  }

  /// The names that a definition says something of, besides those of the type itself. What a backend should
  /// send, and what an app writes, has no other keys.
  func tags(of name: String) -> [SchemaTag] {
    options.isOpen ? tagsAround.ofFamilies(name) : tagsAround.around(name)
  }

  /// The names of others beside a value of a type, of which an exact schema says nothing.
  func closedTags(around name: String) -> [SchemaTag] {
    options.isOpen ? [] : tagsAround.around(name)
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
    let found = members(of: tags).first { $0.key == "properties" }
    return found?.value ?? .object([])
  }

  /// What names are, if they are there.
  func members(of tags: [SchemaTag]) -> [JSONTree.Member] {
    var fields = SchemaFields()
    for tag in tags { add(tag, to: &fields, isRequired: false) }
    return fields.members(isOpen: true)
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

extension JSONTree {
  /// A schema of an object for which something more holds, as flat as it can be: editors look at the
  /// `properties` at the top.
  ///
  /// - Parameter more: members of the schema of an object.
  func including(_ more: [Member]) -> JSONTree {
    guard case .object(var members) = self else { return self }
    var rest: [Member] = []
    for member in more where member.value != .object([]) {
      guard let index = members.firstIndex(where: { $0.key == member.key }) else {
        members.insert(member, at: Self.place(of: member.key, in: members))
        continue
      }
      if members[index].value == member.value { continue }
      if let both = member.value.joined(members[index].value) {
        members[index].value = both
      } else {
        rest.append(member)
      }
    }
    if rest.isEmpty { return .object(members) }
    return .object(members + [.init("allOf", .array([.object(rest)]))])
  }

  /// Where a keyword is in the schema of an object.
  private static func place(of key: String, in members: [Member]) -> Int {
    let head = [
      "description", "markdownDescription", "x-widgetgen", "type", "required", "properties",
    ]
    guard let rank = head.firstIndex(of: key) else { return members.endIndex }
    return members.firstIndex { (head.firstIndex(of: $0.key) ?? head.count) > rank }
      ?? members.endIndex
  }

  /// The members of another object behind those of this one, or the elements of another list before those of this
  /// one; nil where they have one in common.
  private func joined(_ other: JSONTree) -> JSONTree? {
    switch (self, other) {
    case (.object(let first), .object(let second)):
      Set(first.map(\.key)).isDisjoint(with: second.map(\.key)) ? .object(first + second) : nil
    case (.inline(.array(let more)), .inline(.array(let known))): .inline(.array(known + more))
    default: nil
    }
  }
}
