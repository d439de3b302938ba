import WidgetSource

/// Families and enums without names.
extension PayloadWalk {
  /// The first option that a value fits is taken.
  mutating func checkUntagged(
    _ node: Int, _ number: Int, _ place: PayloadProgram.ChoicePlace, _ dropsUnknown: Bool
  ) {
    for option in program.choices[number].contents.indices
    where program.choices[number].choice.options[option].directions.decodes {
      guard fits(node, option, number) else { continue }
      guard let only = place.only, !only.contains(option) else {
        if counts != nil { count(.option, number, option, at: node) }
        if isSilent { return }
        let isInside = isInsideUnavailable
        checkAvailability(of: option, number, nodes[node].place, place, dropsUnknown)
        checkOption(node, option, number)
        isInsideUnavailable = isInside
        return
      }
      add(
        .wrongType, .error, "this cannot be a '\(program.choices[number].ids[option])'",
        nodes[node].place)
      return
    }
    let tried = program.choices[number].ids.joined(separator: ", ")
    let message = "this is none of '\(program.choices[number].name)': \(tried)"
    let rule = program.choices[number].rule
    switch dropsUnknown ? .skip : place.unknown {
    case .throw: add(rule, .error, message, nodes[node].place)
    case .skip:
      add(
        rule, dropsUnknown ? .warning : .error, message + (dropsUnknown ? "; it is left out" : ""),
        nodes[node].place)
    case .keep: add(rule, .warning, message + "; its JSON is kept", nodes[node].place)
    case .fallback(let id, _):
      add(rule, .warning, message + "; '\(id)' takes its place", nodes[node].place)
      if let shape = fallbackShape(id, number) { check(node, shape) }
    }
  }

  /// Whether a value fits an option, without noting anything.
  private mutating func fits(_ node: Int, _ option: Int, _ number: Int) -> Bool {
    let attempt = Attempt(node: node, choice: number, option: option)
    if let known = attempts[attempt] { return known }
    // What is one of its own options fits none.
    attempts[attempt] = false
    let (wasSilent, count) = (isSilent, errorCount)
    isSilent = true
    checkOption(node, option, number)
    let fits = errorCount == count
    (isSilent, errorCount) = (wasSilent, count)
    attempts[attempt] = fits
    return fits
  }

  private mutating func checkOption(_ node: Int, _ option: Int, _ number: Int) {
    switch program.choices[number].contents[option] {
    case .shape(let shape, _): check(node, shape)
    case .nothing:
      // What stands for everything else is not tried.
      if program.choices[number].choice.isFallback(program.choices[number].choice.options[option]) {
        errorCount += 1
      } else if nodes[node].kind != .null {
        wrongType(node, "null")
      }
    }
  }
}
