/// Schemas of discriminators under a key, under one of several keys, or in nested objects.
extension SchemaWriter {
  /// Returns the discriminators that families and enums add to the definition of a type. A closed schema has to list
  /// all of them, because it accepts no unknown keys. An open schema lists only the discriminators of families.
  func discriminators(of name: String) -> [WireDiscriminator] {
    options.isOpen ? view.discriminators.ofFamilies(name) : view.discriminators.around(name)
  }

  /// Returns the discriminators of other choices in the object of a type. The result is empty for an open schema, which
  /// accepts all keys.
  func closedTags(around name: String) -> [WireDiscriminator] {
    options.isOpen ? [] : view.discriminators.around(name)
  }

  /// Returns the value of `properties` for discriminators that may be missing.
  func properties(of tags: [WireDiscriminator]) -> JSONTree {
    members(of: tags).first { $0.key == "properties" }?.value ?? .object([])
  }

  /// Returns the schema's members for discriminators that may be missing.
  func members(of tags: [WireDiscriminator]) -> [JSONTree.Member] {
    members(of: entries(tags), isOpen: true)
  }

  /// Returns the key of a discriminator in the object itself, or nil if it has several keys or is in a nested object.
  func onlyKey(of tag: ContractTag) -> String? {
    let paths = tag.paths(view.direction)
    return paths.count == 1 && paths[0].count == 1 ? paths[0][0] : nil
  }

  /// Returns a schema that requires a discriminator.
  func requiring(_ tag: ContractTag) -> [JSONTree.Member] {
    if let key = onlyKey(of: tag) { return SchemaConditions.requiring([key]) }
    if tag.paths(view.direction).count == 1 { return requiring(tag, .object([])) }
    // At least one of the keys exists if not all of them are missing.
    let missing = tag.reads.map { path in
      JSONTree.not(.object([.init("required", .inline(.strings(path)))]))
    }
    return [.not(.allOf(missing))]
  }

  /// Returns a schema that requires a discriminator and restricts it to another schema.
  func requiring(_ tag: ContractTag, _ schema: JSONTree) -> [JSONTree.Member] {
    let paths = tag.paths(view.direction)
    if paths.count == 1 { return SchemaConditions.requiring(paths[0][...], schema) }
    return first(of: paths, schema, isRequired: true)
  }

  /// Returns a schema that restricts a discriminator, if it exists, to another schema.
  func allowing(_ tag: ContractTag, _ schema: JSONTree) -> [JSONTree.Member] {
    let paths = tag.paths(view.direction)
    if paths.count == 1 { return SchemaConditions.allowing(paths[0][...], schema) }
    return first(of: paths, schema, isRequired: false)
  }

  private func first(
    of paths: [[String]], _ schema: JSONTree, isRequired: Bool
  ) -> [JSONTree.Member] {
    guard
      case .object(let condition) = SchemaConditions.first(
        of: paths, schema, isRequired: isRequired)
    else { return [] }
    return [.init("properties", .object([]))] + condition
  }
}

extension JSONTree {
  /// Returns the schema with more conditions. The result is as flat as possible, because editors use only the
  /// `properties` at the top level.
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
    return .object(members + [.allOf([.object(rest)])])
  }

  /// Returns the index at which a keyword is inserted in the schema of an object.
  private static func place(of key: String, in members: [Member]) -> Int {
    let head = [
      "description", "markdownDescription", "x-widgetgen", "type", "required", "properties",
    ]
    guard let rank = head.firstIndex(of: key) else { return members.endIndex }
    return members.firstIndex { (head.firstIndex(of: $0.key) ?? head.count) > rank }
      ?? members.endIndex
  }

  /// Joins two objects, or two lists: the other object's members are appended, and the other list's elements are
  /// inserted in front. Returns nil if the objects have a common key, and for all other values.
  private func joined(_ other: JSONTree) -> JSONTree? {
    switch (self, other) {
    case (.object(let first), .object(let second)):
      Set(first.map(\.key)).isDisjoint(with: second.map(\.key)) ? .object(first + second) : nil
    case (.inline(.array(let more)), .inline(.array(let known))): .inline(.array(known + more))
    default: nil
    }
  }
}
