/// Values of a family without a name.
extension SchemaWriter {
  /// What such a value is; nil where it is an error, or up to the policy for unknown names.
  ///
  /// An open schema accepts null in place of the name, too.
  func namelessSchema(
    _ name: String, _ choice: ContractChoice, _ tag: ContractTag
  ) -> JSONTree? {
    guard !options.isForEncoding, case .option(let id) = choice.missing,
      let option = choice.option(id)
    else { return nil }
    let nameless =
      options.isOpen
      ? allowing(tag, .object([.init("type", .string("null"))]))
      : [JSONTree.Member("not", isNamed(tag))]
    return .object(
      nameless
        + [.init("allOf", .array([namelessContent(option, choice, closedTags(around: name))]))])
  }

  /// That there is a name, whatever it is.
  private func isNamed(_ tag: ContractTag) -> JSONTree {
    let present = tag.reads.map { JSONTree.object(SchemaFields.present($0[...])) }
    return present.count == 1 ? present[0] : .object([.init("anyOf", .array(present))])
  }

  /// - Parameter tags: the names of others beside the content.
  private func namelessContent(
    _ option: ContractOption, _ choice: ContractChoice, _ tags: [SchemaTag]
  ) -> JSONTree {
    let content = option.content
    if case .adjacent(tag: _, let place) = choice.representation {
      var fields = SchemaFields()
      for tag in tags { add(tag, to: &fields, isRequired: false) }
      let schema = contentSchema(content, isUntagged: false)
      let isRequired = content.isRequired
      fields.add(
        place.path(of: option), isRequired ? schema : schema.orNull, isRequired: isRequired)
      return .object([.init("type", .string("object"))] + fields.members(isOpen: options.isOpen))
    }
    if case .values(let values) = content { return objectSchema(values, tags) }
    return contentSchema(content, isUntagged: false)
  }
}
