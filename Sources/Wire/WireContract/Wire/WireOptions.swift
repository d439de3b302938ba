import WidgetSource

extension ContractChoice {
  /// Returns the options that are coded in a direction, except a case for unknown names, which has no name itself.
  func options(_ direction: WireView.Direction) -> [ContractOption] {
    options.filter { codes($0, direction) }
  }

  /// Whether an option is coded in a direction and is not a case for unknown names.
  func codes(_ option: ContractOption, _ direction: WireView.Direction) -> Bool {
    let isCoded = direction == .decode ? option.directions.decodes : option.directions.encodes
    return isCoded && !isFallback(option)
  }
}

extension ContractOption.Content {
  /// Whether a key for the content has to exist.
  var isRequired: Bool {
    switch self {
    case .type: true
    case .single(let type), .whole(let type): !type.isOptional
    case .values(let values): values.contains { $0.presence == .required }
    }
  }
}

extension Contract {
  /// Returns the type whose keys are next to the option's name, or the type of an untagged option. Nil if the option's
  /// content has a separate place, or does not refer to a type by name.
  func typeBesideName(
    of option: ContractOption, in choice: ContractChoice
  ) -> String? {
    switch (choice.representation, option.content) {
    case (.internal, .type(let name)), (.untagged, .type(let name)): name
    case (.internal, .whole(let type)), (.untagged, .single(let type)): type.besideName
    default: nil
    }
  }

  /// Returns the family or enum that is an option's type, if it has the same internally tagged representation as the
  /// choice. The names of that family or enum are then decoded instead of a name of the option. Returns nil for other
  /// options.
  func choiceWithSameDiscriminator(
    _ option: ContractOption, in choice: ContractChoice
  ) -> (name: String, choice: ContractChoice)? {
    guard case .internal = choice.representation, let name = option.content.typeBesideName,
      let inner = types[name]?.choice, inner.representation == choice.representation
    else { return nil }
    return (name, inner)
  }
}

extension WireType {
  /// The name of the referenced type, ignoring an optional or a policy around the reference. Nil if this is not a
  /// reference.
  fileprivate var besideName: String? {
    switch self {
    case .named(let reference): reference.name
    case .optional(let type), .dropping(let type, _): type.besideName
    case .any, .opaque, .scalar, .list, .map, .expression, .coded: nil
    }
  }
}
