import WidgetPlan
import WidgetSource

/// Checks of families and enums. If a value has a name, the name selects the option against which the value is checked.
extension PayloadWalk {
  /// A family or an enum, with the policies of one place.
  struct PlacedChoice {
    let number: ChoiceIndex
    let place: PayloadProgram.ChoicePlace
    /// Whether a value with an unknown name is left out at this place. This also applies if the value has a known name
    /// in one choice and an unknown name in another.
    let dropsUnknown: Bool

    /// The effect of an unknown name.
    var effect: UnknownEffect { place.unknown.effect(dropsUnknown: dropsUnknown) }
  }

  mutating func checkChoice(_ node: NodeIndex, _ placed: PlacedChoice) {
    let number = placed.number
    if trace != nil { traceType(program.choices[number].name, at: node) }
    switch program.choices[number].choice.representation {
    case .untagged: checkUntagged(node, placed)
    case .external: checkExternal(node, placed)
    case .internal, .adjacent:
      guard expect(.object, node, "an object") else { return }
      var name: NodeIndex?
      if program.choices[number].tagPaths.isEmpty {
        name = tag(of: node, number)
      } else {
        for path in program.choices[number].tagPaths where name == nil {
          let found = value(at: path, in: node)
          if found.isBlocked { return }
          name = found.node
        }
      }
      if program.choices[number].choice.missing != .error,
        name.map({ nodes[$0].kind == .null }) ?? true
      {
        checkNameless(node, placed)
        return
      }
      guard let name else {
        add(.missingKey, .error, needsName(number), nodes[node].place)
        return
      }
      guard isName(name, program.choices[number].choice.tagType) else { return }
      checkNamed(node, name, placed)
    }
  }

  /// - Parameter name: the node of the name.
  private mutating func checkNamed(_ node: NodeIndex, _ name: NodeIndex, _ placed: PlacedChoice) {
    let number = placed.number
    guard let option = option(name, number) else {
      checkUnknown(node, name, placed)
      return
    }
    guard accepts(option, nodes[name].range, placed) else { return }
    switch placed.effect.outcome {
    case .error, .dropped: break
    case .kept, .replaced, .contained:
      if let rejected = rejection(of: node, option, number) {
        checkUnknown(node, rejected.name, placed, rejectedBy: rejected.choice)
        return
      }
    }
    let isInside = isInsideUnavailable
    checkAvailability(of: option, placed, nodes[name].range)
    let choice = program.choices[number].choice
    if !isSilent, let note = choice.options[option].deprecation {
      let label = choice.options[option].label
      add(.deprecated, .warning, ContractDeprecation.message(label, note), nodes[name].range)
    }
    checkContent(of: option, node, name, placed)
    isInsideUnavailable = isInside
  }

  /// Checks the content of an option.
  ///
  /// - Parameter name: the node of the name, or nil if there isn't one.
  private mutating func checkContent(
    of option: Int, _ node: NodeIndex, _ name: NodeIndex?, _ placed: PlacedChoice
  ) {
    let number = placed.number
    let content = program.choices[number].contents[option]
    if counts != nil { count(option: option, named: name, of: number, at: node) }
    traceOption(option, of: number, at: node)
    switch program.choices[number].choice.representation {
    case .adjacent(tag: _, content: let place):
      guard case .shape = content else { return }
      let path = path(place, name, option, number)
      let found = value(at: path, in: node)
      if !found.isBlocked {
        checkContent(found.node, content, path.joined(separator: "."), node)
      }
    case .external: checkContent(name?.value, content, "", node)
    case .internal, .untagged:
      if case .shape(let shape, _) = content {
        check(node, shape, dropsUnknown: placed.dropsUnknown && throwsUnknown(shape))
      }
    }
  }

  /// Counts a value of an option under the name in the payload, or under the first name if the value has no name.
  private mutating func count(
    option: Int, named name: NodeIndex?, of number: ChoiceIndex, at node: NodeIndex
  ) {
    let choice = program.choices[number].choice
    let written = name.map { choice.ignoresCase ? nameText($0).lowercased() : nameText($0) }
    let names = choice.options[option].names
    let rank = written.flatMap { written in
      names.firstIndex(of: written)
        ?? names.firstIndex { NamePattern($0)?.matches(written) ?? false }
    }
    count(.option(number, option, rank: rank ?? 0), at: name ?? node)
  }

  /// Whether a shape is an object, or a family or enum whose policy makes an unknown name an error. Optionals and
  /// policies around such a shape are ignored.
  func throwsUnknown(_ shape: ShapeIndex) -> Bool {
    switch program.shapes[shape] {
    case .choice(_, let place): place.unknown.effect.outcome == .error
    case .optional(let inner), .dropping(let inner, _): throwsUnknown(inner)
    case .object: true
    default: false
    }
  }

  /// Returns the path of an option's content.
  ///
  /// - Parameter name: the node of the name, or nil if there isn't one.
  private func path(
    _ place: ContractChoice.Representation.Place, _ name: NodeIndex?, _ option: Int,
    _ number: ChoiceIndex
  ) -> [String] {
    // The text of the name is only needed if it is a key.
    if let name, place == .underName { return [nameText(name)] }
    return place.path(of: program.choices[number].choice.options[option])
  }

  /// Whether a place accepts an option. An option that is not accepted is reported.
  private mutating func accepts(
    _ option: Int, _ range: SourceRange, _ placed: PlacedChoice
  ) -> Bool {
    guard let only = placed.place.only, !only.contains(option) else { return true }
    if isSilent {
      errorCount += 1
      return false
    }
    let ids = program.choices[placed.number].ids
    let names = only.sorted().map { ids[$0] }.joined(separator: ", ")
    add(.wrongType, .error, "'\(ids[option])' cannot be here; expected \(names)", range)
    return false
  }

  /// Checks content that has its own key.
  private mutating func checkContent(
    _ value: NodeIndex?, _ content: PayloadProgram.Content, _ key: String, _ node: NodeIndex
  ) {
    guard case .shape(let shape, let isOptional) = content else { return }
    guard let value else {
      if !isOptional { add(.missingKey, .error, "the key '\(key)' is missing", nodes[node].place) }
      return
    }
    if isOptional, !key.isEmpty, nodes[value].kind == .null { return }
    check(value, shape)
  }

  private mutating func checkExternal(_ node: NodeIndex, _ placed: PlacedChoice) {
    guard expect(.object, node, "an object") else { return }
    let number = placed.number
    let choice = program.choices[number].choice
    let ignoresOthers = choice.ignoresOtherKeys || placed.place.selectsName
    let names = nodes.keys(of: node).filter { !ignoresOthers || option($0, number) != nil }
    guard names.count == 1 else {
      add(
        .wrongType, .error,
        "expected exactly one key, the name of '\(program.choices[number].label)'",
        nodes[node].place)
      return
    }
    checkNamed(node, names[0], placed)
  }

  // MARK: - Unknown names

  /// If an option is itself a choice and rejects a value, returns this choice and the node of the unknown name. Returns
  /// nil if the value is not rejected, or if a choice contains itself.
  private mutating func rejection(
    of node: NodeIndex, _ option: Int, _ number: ChoiceIndex, inside outside: Set<ChoiceIndex> = []
  ) -> (choice: ChoiceIndex, name: NodeIndex)? {
    let outer = program.choices[number].choice
    guard case .internal = outer.representation,
      case .shape(let shape, _) = program.choices[number].contents[option],
      case .choice(let inner, let place) = program.shapes[shape],
      place.unknown.effect.outcome == .error
    else { return nil }
    let choice = program.choices[inner].choice
    let outside = outside.union([number])
    guard !outside.contains(inner), let tag = choice.representation.tag,
      let name = tag.reads.compactMap({ self.node(at: $0, in: node) }).first,
      silently({ $0.isName(name, choice.tagType) })
    else { return nil }
    guard let option = self.option(name, inner) else { return (inner, name) }
    return rejection(of: node, option, inner, inside: outside)
  }

  /// Returns the node of the value at a path, or nil if there isn't one.
  private func node(at path: [String], in node: NodeIndex) -> NodeIndex? {
    object(at: path.dropLast(), in: node).flatMap { value(of: path.last ?? "", in: $0) }
  }

  /// - Parameters:
  ///   - name: the node of the name, or nil if it is missing.
  ///   - inner: the member of the family that is itself a choice and rejects the value, or nil if the name is unknown
  ///     in the family.
  private mutating func checkUnknown(
    _ node: NodeIndex, _ name: NodeIndex?, _ placed: PlacedChoice,
    rejectedBy inner: ChoiceIndex? = nil
  ) {
    let number = placed.number
    if let name { count(.unknownName(number), at: name) }
    let rule = name == nil ? .missingKey : program.choices[inner ?? number].rule
    let range = name.map { nodes[$0].range } ?? nodes[node].place
    func message(_ outcome: String = "") -> String {
      name.map { unknownName($0, inner ?? number, outcome) } ?? needsName(number) + outcome
    }
    let effect = placed.effect
    if let key = effect.replacementKey, let type = program.types[program.choices[number].name],
      let replacement = value(at: [key], in: node).node, nodes[replacement].kind != .null
    {
      add(rule, .warning, message(effect.outcome.consequence), range)
      check(replacement, type, dropsUnknown: placed.dropsUnknown)
      return
    }
    add(
      rule, effect.withoutReplacement == .error ? .error : .warning,
      message(effect.consequenceWithoutReplacement), range)
    if effect.outcome == .kept { checkNumbers(node) }
    if let decoded = effect.decoded, let shape = fallbackShape(decoded.id, number) {
      checkFallback(node, name ?? node, number, shape, inContent: decoded.inContent)
    }
  }

  /// Checks a value without a name: against the option for such values, or like a value with an unknown name.
  private mutating func checkNameless(_ node: NodeIndex, _ placed: PlacedChoice) {
    guard case .option(let id) = program.choices[placed.number].choice.missing else {
      checkUnknown(node, nil, placed)
      return
    }
    guard let option = program.choices[placed.number].ids.firstIndex(of: id),
      accepts(option, nodes[node].place, placed)
    else { return }
    checkContent(of: option, node, nil, placed)
  }

  /// Checks a value whose name is unknown or missing against the fallback: the whole value, or only the content.
  private mutating func checkFallback(
    _ node: NodeIndex, _ name: NodeIndex, _ number: ChoiceIndex, _ shape: ShapeIndex,
    inContent: Bool
  ) {
    let isRequired = program.choices[number].fallbackIsContent
    // The fallback does not know the keys of the unknown type, so unknown keys are not reported.
    if case .object(let object) = program.shapes[shape], !inContent, !isRequired {
      checkObject(node, object, reportsUnknown: false)
      return
    }
    guard inContent || isRequired else {
      check(node, shape)
      return
    }
    switch program.choices[number].choice.representation {
    case .external: check(name.value, shape)
    case .adjacent(tag: _, content: .underName): check(node, shape)
    case .adjacent(tag: _, content: .at(let path)):
      let found = value(at: path, in: node)
      if found.isBlocked { return }
      if let value = found.node {
        check(value, shape)
      } else if !isRequired {
        check(node, shape)
      } else if !isOptional(shape) {
        let key = path.joined(separator: ".")
        add(.missingKey, .error, "the key '\(key)' is missing", nodes[node].place)
      }
    case .internal, .untagged: check(node, shape)
    }
  }

  private func isOptional(_ shape: ShapeIndex) -> Bool {
    if case .optional = program.shapes[shape] { true } else { false }
  }

  /// Returns the shape of a fallback. Either the choice itself or the policy at a place specifies the fallback. Returns
  /// nil if the contract does not describe the fallback.
  func fallbackShape(_ id: String, _ number: ChoiceIndex) -> ShapeIndex? {
    if program.choices[number].choice.unknown.effect.decoded?.id == id {
      return program.choices[number].fallback
    }
    return program.types[id]
  }
}

/// The names of values of families and enums.
extension PayloadWalk {
  /// Returns the node of the name, or nil if the object has no name. In most payloads, the name is the value of the
  /// first key.
  func tag(of node: NodeIndex, _ number: ChoiceIndex) -> NodeIndex? {
    let key = nodes.keys(of: node).first { key in
      nodes[key].hasEscapes
        ? Array(text(key).utf8) == program.choices[number].tag
        : bytes.matches(nodes[key].content, program.choices[number].tag)
    }
    return key?.value
  }

  /// Whether a value has the type of the names. Reports a value with another type.
  mutating func isName(_ node: NodeIndex, _ type: ContractTagType) -> Bool {
    switch type {
    case .string: return expect(.string, node, "a name")
    case .bool: return expect(.bool, node, "true or false as the name")
    case .int:
      let count = errorCount
      check(node, .int)
      return errorCount == count
    }
  }

  /// Returns the option that a name selects, or nil if the name is unknown.
  func option(_ name: NodeIndex, _ number: ChoiceIndex) -> Int? {
    let ignoresCase = program.choices[number].choice.ignoresCase
    if !ignoresCase, program.choices[number].patterns.isEmpty, !nodes[name].hasEscapes,
      nodes[name].kind == .string
    {
      return program.choices[number].names.value(bytes, nodes[name].content)
    }
    let written = ignoresCase ? nameText(name).lowercased() : nameText(name)
    return program.choices[number].names.value(written)
      ?? program.choices[number].patterns.first { $0.pattern.matches(written) }?.option
  }

  /// Returns the text of a name. The text of `2.0` is `2`.
  func nameText(_ name: NodeIndex) -> String {
    if nodes[name].kind == .string { return text(name) }
    let written = bytes.text(nodes[name].range.bounds)
    return nodes[name].kind == .number ? WireIntegers.text(written) ?? written : written
  }

  func needsName(_ number: ChoiceIndex) -> String {
    if isSilent { return "" }
    let choice = program.choices[number]
    return "'\(choice.label)' needs the key '\(choice.choice.representation.tag?.text ?? "")'"
  }

  func unknownName(_ name: NodeIndex, _ number: ChoiceIndex, _ outcome: String) -> String {
    if isSilent { return "" }
    let written = nameText(name)
    let choice = program.choices[number]
    let names = choice.choice.tagType == .string ? choice.names.names : []
    // A trace is for comparing two versions, which does not need a suggestion for each payload.
    let near = trace == nil ? Suggestion.similar(to: written, in: names) : nil
    return "'\(choice.label)' has no '\(written)'\(outcome)"
      + (near.map { "; did you mean '\($0)'?" } ?? "")
  }
}

/// Families and enums without names.
extension PayloadWalk {
  /// Checks a value against the first option that accepts it. Reports a value that no option accepts.
  mutating func checkUntagged(_ node: NodeIndex, _ placed: PlacedChoice) {
    let number = placed.number
    for option in program.choices[number].contents.indices
    where program.choices[number].choice.options[option].directions.decodes {
      guard fits(node, option, number) else { continue }
      guard let only = placed.place.only, !only.contains(option) else {
        count(.option(number, option, rank: 0), at: node)
        if isSilent { return }
        traceOption(option, of: number, at: node)
        let isInside = isInsideUnavailable
        checkAvailability(of: option, placed, nodes[node].place)
        checkOption(node, option, number)
        isInsideUnavailable = isInside
        return
      }
      add(
        .wrongType, .error, "this cannot be a '\(program.choices[number].ids[option])'",
        nodes[node].place)
      return
    }
    let message = noOption(number)
    let effect = placed.effect
    let outcome = effect.withoutName
    if outcome == .error, let option = intendedOption(node, number) {
      checkOption(node, option, number)
      return
    }
    add(
      program.choices[number].rule, outcome == .error ? .error : .warning,
      message + outcome.consequence, nodes[node].place)
    if outcome == .kept { checkNumbers(node) }
    if let decoded = effect.decoded, let shape = fallbackShape(decoded.id, number) {
      check(node, shape)
    }
  }

  private func noOption(_ number: ChoiceIndex) -> String {
    let tried = program.choices[number].ids.joined(separator: ", ")
    return "no option of '\(program.choices[number].label)' accepts this: \(tried)"
  }

  /// For an object that no option accepts, returns the option of which the object contains the most keys. The default
  /// is not considered. Returns nil if the untagged choice has no default, or if no single option has the most keys.
  private func intendedOption(_ node: NodeIndex, _ number: ChoiceIndex) -> Int? {
    guard !isSilent, nodes[node].kind == .object,
      case .option(let fallback) = program.choices[number].choice.missing
    else { return nil }
    let counts = program.choices[number].contents.enumerated().compactMap { option, content in
      if case .shape(let shape, _) = content, case .object(let object) = program.shapes[shape],
        program.choices[number].ids[option] != fallback,
        program.choices[number].choice.options[option].directions.decodes
      {
        (option: option, count: program.objects[object].slots.count { isPresent($0, in: node) })
      } else {
        (option: Int, count: Int)?.none
      }
    }
    let most = counts.map(\.count).max() ?? 0
    let options = counts.filter { $0.count == most }
    return most > 0 && options.count == 1 ? options[0].option : nil
  }

  private func isPresent(_ slot: PayloadProgram.Slot, in node: NodeIndex) -> Bool {
    slot.paths.contains { path in
      value(of: path[0], in: node).map { nodes[$0].kind != .null } ?? false
    }
  }

  /// Whether an option accepts a value. Nothing is reported.
  private mutating func fits(_ node: NodeIndex, _ option: Int, _ number: ChoiceIndex) -> Bool {
    let attempt = Attempt(node: node, choice: number, option: option)
    if let known = attempts[attempt] { return known }
    // While an option is checked, a recursive check of the same option and value fails.
    attempts[attempt] = false
    let fits = silently { walk in
      let count = walk.errorCount
      walk.checkOption(node, option, number)
      return walk.errorCount == count
    }
    attempts[attempt] = fits
    return fits
  }

  /// Runs a check without reporting its findings, and returns its result.
  private mutating func silently(_ check: (inout PayloadWalk) -> Bool) -> Bool {
    let (wasSilent, count) = (isSilent, errorCount)
    isSilent = true
    defer { (isSilent, errorCount) = (wasSilent, count) }
    return check(&self)
  }

  private mutating func checkOption(_ node: NodeIndex, _ option: Int, _ number: ChoiceIndex) {
    switch program.choices[number].contents[option] {
    case .shape(let shape, _): check(node, shape)
    case .nothing:
      // A fallback that accepts all other values is not a match.
      if program.choices[number].choice.isFallback(program.choices[number].choice.options[option]) {
        errorCount += 1
      } else if nodes[node].kind != .null {
        wrongType(node, "null")
      }
    }
  }
}

/// Checks of names that the app does not know on some systems.
extension PayloadWalk {
  /// Reports an option that is not available on a platform. Names inside the option's value are then not reported as
  /// unavailable.
  mutating func checkAvailability(
    of option: Int, _ placed: PlacedChoice, _ range: SourceRange
  ) {
    guard !isInsideUnavailable, !isSilent,
      let found = program.choices[placed.number].unavailable[option]
    else { return }
    let choice = program.choices[placed.number]
    let name = choice.choice.options[option].names.first ?? choice.ids[option]
    let effect = placed.effect
    let outcome =
      effect.outcome.sentence + (effect.replacementKey == nil ? "" : ", if present")
    add(.unavailableName, .warning, found.message(choice.label, name, outcome), range)
    isInsideUnavailable = true
  }

  /// Reports a raw value that is deprecated, or that is not available on a platform.
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
