/// Values of a family without a name.
extension SchemaWriter {
  /// The schema of a value without a name, or nil if it is an error or the policy for unknown names decides.
  ///
  /// An open schema also accepts null instead of the name.
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
        + [
          .init("allOf", .array([namelessContent(option, name, choice, closedTags(around: name))]))
        ])
  }

  /// Any name exists.
  private func isNamed(_ tag: ContractTag) -> JSONTree {
    let present = tag.reads.map { JSONTree.object(SchemaConditions.present($0[...])) }
    return present.count == 1 ? present[0] : .object([.init("anyOf", .array(present))])
  }

  /// - Parameter tags: the discriminators of other choices next to the content.
  private func namelessContent(
    _ option: ContractOption, _ owner: String, _ choice: ContractChoice,
    _ tags: [WireDiscriminator]
  ) -> JSONTree {
    let content = option.content
    if case .adjacent(tag: _, let place) = choice.representation {
      let content = WireMember(content, at: place.path(of: option))
      return .object(
        [.init("type", .string("object"))]
          + members(of: entries(tags) + [.member(content)], isOpen: options.isOpen))
    }
    if case .values(let values) = content {
      return objectSchema(view.object(values, of: owner), tags)
    }
    return contentSchema(content, isUntagged: false)
  }
}
