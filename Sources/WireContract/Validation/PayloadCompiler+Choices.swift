import WidgetPlan

/// Families, and enums with associated values.
extension PayloadCompiler {
  /// Adds a choice whose options are not compiled yet.
  mutating func addChoice(_ choice: ContractChoice, _ name: String) -> Int {
    let ids = choice.options.map(\.id)
    var names: [(name: String, value: Int)] = []
    var patterns: [(pattern: NamePattern, option: Int)] = []
    for (index, option) in choice.options.enumerated() where option.directions.decodes {
      let compared = choice.ignoresCase ? option.names.map { $0.lowercased() } : option.names
      names += compared.exactNames.map { ($0, index) }
      patterns += compared.compactMap(NamePattern.init).map { ($0, index) }
    }
    program.choices.append(
      PayloadProgram.Choice(
        name: name, choice: choice,
        tag: Array((choice.representation.tag?.key ?? "").utf8),
        tagPaths: choice.representation.tag.map {
          $0.reads == [[$0.key ?? ""]] ? [] : $0.reads
        } ?? [],
        names: PayloadNames(names), patterns: patterns, contents: [], ids: ids, fallback: nil))
    return program.choices.count - 1
  }

  /// Compiles the options of a choice.
  mutating func compile(_ choice: ContractChoice, _ name: String, _ number: Int) {
    for (index, option) in choice.options.enumerated() {
      program.choices[number].unavailable[index] = UnavailableName(
        option.availability, condition: option.condition, on: platforms)
    }
    let around = view.discriminators.around(name)
    let contents = choice.options.map { content($0, of: choice, name, around) }
    program.choices[number].contents = contents
    if case .fallback(let id, _) = choice.unknown {
      if case .single = choice.option(id)?.content {
        program.choices[number].fallbackIsContent = true
      }
      program.choices[number].fallback = fallback(id, choice, contents, around)
    }
  }

  private mutating func fallback(
    _ id: String, _ choice: ContractChoice, _ contents: [PayloadProgram.Content],
    _ around: [WireDiscriminator]
  ) -> Int? {
    if choice.isFamily {
      return contract.types[id] == nil ? nil : shape(.named(.init(id)), beside: choice, around)
    }
    guard let index = choice.options.firstIndex(where: { $0.id == id }),
      case .shape(let shape, _) = contents[index]
    else { return nil }
    return shape
  }

  /// A type whose keys are next to the discriminator of a choice.
  ///
  /// - Parameter around: the discriminators of others next to it.
  private mutating func shape(
    _ type: WireType, beside choice: ContractChoice, _ around: [WireDiscriminator]
  ) -> Int {
    guard case .named(let reference) = type, let tag = choice.representation.tag,
      let number = objectNumber(
        reference.name,
        [WireDiscriminator(tag, direction: .decode)] + around
          + view.discriminators.ofFamilies(reference.name))
    else { return shape(type) }
    return add(.object(number))
  }

  private mutating func content(
    _ option: ContractOption, of choice: ContractChoice, _ owner: String,
    _ around: [WireDiscriminator]
  ) -> PayloadProgram.Content {
    let isOptional = !option.content.isRequired
    switch option.content {
    case .type(let name): return .shape(shape(named: name), isOptional: isOptional)
    case .single(let type): return .shape(shape(type), isOptional: isOptional)
    case .whole(let type):
      return .shape(shape(type, beside: choice, around), isOptional: isOptional)
    case .values(let values):
      if values.isEmpty, choice.ignoresOtherKeys {
        return .shape(add(.map(add(.anything), keys: .texts, drops: nil)), isOptional: false)
      }
      let tags: [WireDiscriminator] =
        switch choice.representation {
        case .internal(let tag): [WireDiscriminator(tag, direction: .decode)] + around
        case .untagged: around
        case .adjacent, .external: []
        }
      if values.isEmpty, choice.representation.tag == nil || tags.isEmpty { return .nothing }
      let number = objectNumber(
        view.object(values, of: owner), "\(owner).\(option.id)",
        known: tags.flatMap(\.decodedKeys))
      return .shape(add(.object(number)), isOptional: isOptional)
    }
  }
}
