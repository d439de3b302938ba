/// A type that is one of several forms now, by a name of its own, and was a single one; or the other way round.
///
/// For example: `struct Card: Component` becomes an enum of its versions, of which `missing = first` is the old one.
extension ContractComparison {
  /// Nil where a value without a name is none of the forms.
  func formChanges(_ old: ContractType, _ new: ContractType, at name: String) -> [Change]? {
    switch (old.kind, new.kind) {
    case (.object(let before), .choice(let after)):
      guard let form = self.new.formWithoutName(of: after) else { return nil }
      let widened = Change(
        .typeWidened, .warning, at: name,
        "'\(name)' has several forms now, and old versions read '\(form.option.id)' alone",
        .forward,
        cure: "backends have to send that one to old versions")
      return [widened] + compare(before.properties, form.properties, at: place(form.option, name))
    case (.choice(let before), .object(let after)):
      guard let form = self.old.formWithoutName(of: before) else { return nil }
      let narrowed = Change(
        .typeNarrowed, .error, at: name,
        "'\(name)' had several forms, and is '\(form.option.id)' alone now", .backward,
        cure: "keep the others until no backend sends them")
      return [narrowed] + compare(form.properties, after.properties, at: name)
    default: return nil
    }
  }

  private func place(_ option: ContractOption, _ owner: String) -> String {
    "\(owner).\(option.label)"
  }
}

extension Contract {
  /// The option that an object without a name is, and its properties.
  fileprivate func formWithoutName(
    of choice: ContractChoice
  ) -> (option: ContractOption, properties: [ContractProperty])? {
    let found: ContractOption?
    switch (choice.representation, choice.missing) {
    case (.internal, .option(let id)): found = choice.option(id)
    case (.untagged, _): found = choice.options.first
    case (.internal, _), (.adjacent, _), (.external, _): return nil
    }
    guard let option = found, option.directions.decodes else { return nil }
    switch option.content {
    case .values(let values): return values.isEmpty ? nil : (option, values)
    case .type(let name): return types[name]?.object.map { (option, $0.properties) }
    case .single(.named(let reference)), .whole(.named(let reference)):
      return types[reference.name]?.object.map { (option, $0.properties) }
    case .single, .whole: return nil
    }
  }
}
