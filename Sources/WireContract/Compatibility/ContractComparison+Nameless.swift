/// Values of a family without a name, and names of other types.
extension ContractComparison {
  func tagTypeChange(_ old: ContractChoice, _ new: ContractChoice, at name: String) -> Change? {
    guard old.tagType != new.tagType else { return nil }
    return Change(
      .representationChanged, .error, at: name,
      "the names of '\(name)' are \(new.tagType.plural) now and were \(old.tagType.plural)", .both,
      cure: "keep the old names, and declare another family for the new ones")
  }

  /// That names are read under more keys; nil where something else changed as well.
  func addedTags(
    _ old: ContractChoice.Representation, _ new: ContractChoice.Representation, at name: String
  ) -> Change? {
    guard old != new, old.content == new.content, old.name == new.name, let before = old.tag,
      let after = new.tag, before.writes == after.writes,
      Set(before.reads).isStrictSubset(of: after.reads)
    else { return nil }
    return Change(
      .aliasAdded, .info, at: name, "the name is also read from other keys than '\(before.text)'",
      .forward, cure: "backends should not send them to old versions")
  }

  func missingChanges(_ old: ContractChoice, _ new: ContractChoice, at name: String) -> [Change] {
    guard old.missing != new.missing else { return [] }
    if old.missing == .error {
      return [
        Change(
          .propertyBecameOptional, .warning, at: name,
          "values of '\(name)' may be without a name now, and old versions require one", .forward,
          cure: "backends have to go on sending it to old versions")
      ]
    }
    if new.missing == .error {
      return [
        Change(
          .propertyBecameRequired, .error, at: name,
          "values of '\(name)' without a name are an error now", .backward,
          cure: "keep '// widgetgen: default = …'")
      ]
    }
    let (before, after) = (nameless(old), nameless(new))
    if before.id != nil, before.id == after.id { return [] }
    let what =
      "values of '\(name)' without a name are \(after.description) now and were "
      + before.description
    let isRead = reads(before, after)
    let isReadByOld = ContractComparison(old: self.new, new: self.old).reads(after, before)
    return [
      Change(
        .defaultChanged, isRead ? .warning : .error, at: name, what,
        isRead ? (isReadByOld ? .neither : .forward) : (isReadByOld ? .backward : .eachOther),
        loss: after.id == nil ? .element : .screen,
        cure: "backends can send the name to all versions")
    ]
  }

  /// What a value without a name is read as.
  private struct Nameless {
    /// A type of the family, or a case of the enum.
    var id: String?
    var option: ContractOption?
    var keepsAll = false

    var description: String {
      id.map { "'\($0)'" } ?? (keepsAll ? "kept as JSON" : "values of an unknown name")
    }
  }

  private func nameless(_ choice: ContractChoice) -> Nameless {
    switch (choice.missing, choice.unknown) {
    case (.option(let id), _), (.unknown, .fallback(let id, inContent: _)):
      Nameless(id: id, option: choice.option(id))
    case (_, .keep): Nameless(keepsAll: true)
    default: Nameless()
    }
  }

  /// Whether the new version reads whatever the old one does.
  private func reads(_ old: Nameless, _ new: Nameless) -> Bool {
    if new.keepsAll { return true }
    guard let before = old.option, let after = new.option else { return false }
    return !contentChanges(before, after, at: "").contains {
      $0.direction != .neither && $0.direction != .forward
    }
  }
}
