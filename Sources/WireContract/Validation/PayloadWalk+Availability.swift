import WidgetSource

/// Names that the app does not know on some systems.
extension PayloadWalk {
  /// Reports an option that some system does not know. No name inside of its value matters on that system.
  mutating func checkAvailability(
    of option: Int, _ number: Int, _ range: SourceRange, _ place: PayloadProgram.ChoicePlace,
    _ dropsUnknown: Bool
  ) {
    guard !isInsideUnavailable, !isSilent,
      let found = program.choices[number].unavailable[option]
    else { return }
    let choice = program.choices[number].choice
    let name = choice.options[option].names.first ?? program.choices[number].ids[option]
    let outcome =
      switch dropsUnknown ? .skip : place.unknown {
      case .skip where dropsUnknown: "it is left out"
      case .throw, .skip: "it is an error"
      case .keep: "its JSON is kept, and nothing is shown"
      case .fallback(let id, _): "'\(id)' replaces it"
      }
    add(
      .unavailableName, .warning, found.message(program.choices[number].name, name, outcome), range)
    isInsideUnavailable = true
  }

  /// Reports a raw value that some system does not know.
  mutating func checkAvailability(
    ofCase index: Int, _ values: PayloadProgram.Values, _ range: SourceRange
  ) {
    if !isSilent, let note = values.deprecations[index] {
      add(
        .deprecated, .warning, ContractDeprecation.message(values.names.names[index], note), range)
    }
    guard !isInsideUnavailable, !isSilent, let found = values.unavailable[index] else { return }
    let outcome = values.fallback.map { "'\($0)' replaces it" } ?? "it is an error"
    let name = values.names.names[index]
    add(.unavailableName, .warning, found.message(values.name, name, outcome), range)
  }
}
