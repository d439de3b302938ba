/// What is read in place of an object.
extension ContractComparison {
  func shorthandChanges(
    _ old: ContractType, _ new: ContractType, at name: String
  ) -> [Change] {
    // Values that are always objects have no use for it.
    guard newUses.mayBeAnyValue(name) || oldUses.mayBeAnyValue(name) else { return [] }
    switch (old.shorthand, new.shorthand) {
    case (nil, nil): return []
    case (let old?, let new?): return typeChange(old, new, at: name)
    case (let old?, nil):
      return [
        Change(
          .typeNarrowed, .error, at: name,
          "'\(name)' has to be an object now and could be \(old.description), too",
          .backward, cure: "keep '// widgetgen: shorthand = …'")
      ]
    case (nil, let new?):
      return [
        Change(
          .typeWidened, .warning, at: name,
          "'\(name)' may be \(new.description), too, now and had to be an object", .forward,
          cure: "backends have to send what old versions read")
      ]
    }
  }
}
