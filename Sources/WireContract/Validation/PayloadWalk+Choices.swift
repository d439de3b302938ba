import WidgetPlan
import WidgetSource

/// Families and enums: one look at the name, and then one type.
extension PayloadWalk {
  mutating func checkChoice(
    _ node: Int, _ number: Int, _ place: PayloadProgram.ChoicePlace, dropsUnknown: Bool
  ) {
    switch program.choices[number].choice.representation {
    case .untagged: checkUntagged(node, number, place, dropsUnknown)
    case .external: checkExternal(node, number, place, dropsUnknown)
    case .internal, .adjacent:
      guard expect(.object, node, "an object") else { return }
      var name: Int?
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
        checkNameless(node, number, place, dropsUnknown)
        return
      }
      guard let name else {
        add(.missingKey, .error, needsName(number), nodes[node].place)
        return
      }
      guard isName(name, program.choices[number].choice.tagType) else { return }
      checkNamed(node, name, number, place, dropsUnknown)
    }
  }

  /// - Parameter name: the node of the name.
  private mutating func checkNamed(
    _ node: Int, _ name: Int, _ number: Int, _ place: PayloadProgram.ChoicePlace,
    _ dropsUnknown: Bool
  ) {
    guard let option = option(name, number) else {
      checkUnknown(node, name, number, place, dropsUnknown)
      return
    }
    guard accepts(option, nodes[name].range, number, place) else { return }
    let isInside = isInsideUnavailable
    checkAvailability(of: option, number, nodes[name].range, place, dropsUnknown)
    let choice = program.choices[number].choice
    if !isSilent, let note = choice.options[option].deprecation {
      let label = choice.options[option].label
      add(.deprecated, .warning, ContractDeprecation.message(label, note), nodes[name].range)
    }
    checkContent(of: option, node, name, number, dropsUnknown)
    isInsideUnavailable = isInside
  }

  /// What an option has besides its name.
  ///
  /// - Parameters:
  ///   - name: the node of the name; nil without one.
  ///   - dropsUnknown: whether a value with an unknown name is left out here, also where it is that of a choice
  ///     beside a name that is known.
  private mutating func checkContent(
    of option: Int, _ node: Int, _ name: Int?, _ number: Int, _ dropsUnknown: Bool
  ) {
    let content = program.choices[number].contents[option]
    if counts != nil { count(option: option, named: name, of: number, at: node) }
    switch program.choices[number].choice.representation {
    case .adjacent(tag: _, content: let place):
      guard case .shape = content else { return }
      let path = path(place, name, option, number)
      let found = value(at: path, in: node)
      if !found.isBlocked {
        checkContent(found.node, content, path.joined(separator: "."), node)
      }
    case .external: checkContent(name.map { $0 + 1 }, content, "", node)
    case .internal, .untagged:
      if case .shape(let shape, _) = content {
        check(node, shape, dropsUnknown: dropsUnknown && throwsUnknown(shape))
      }
    }
  }

  /// Counts a value of an option by its name.
  private mutating func count(
    option: Int, named name: Int?, of number: Int, at node: Int
  ) {
    let choice = program.choices[number].choice
    let written = name.map { choice.ignoresCase ? nameText($0).lowercased() : nameText($0) }
    let names = choice.options[option].names
    let rank = written.flatMap { written in
      names.firstIndex(of: written)
        ?? names.firstIndex { NamePattern($0)?.matches(written) ?? false }
    }
    count(.option, number, option, rank: rank ?? 0, at: name ?? node)
  }

  /// Whether a choice has no policy of its own for unknown names.
  func throwsUnknown(_ shape: Int) -> Bool {
    switch program.shapes[shape] {
    case .choice(_, let place): place.unknown == .throw || place.unknown == .skip
    case .optional(let inner), .dropping(let inner, _): throwsUnknown(inner)
    case .object: true
    default: false
    }
  }

  /// The path of an option's content.
  ///
  /// - Parameter name: the node of the name; nil without one.
  private func path(
    _ place: ContractChoice.Representation.Place, _ name: Int?, _ option: Int, _ number: Int
  ) -> [String] {
    // The text of a name is only found where it is a key.
    if let name, place == .underName { return [nameText(name)] }
    return place.path(of: program.choices[number].choice.options[option])
  }

  /// Whether an option may be here.
  private mutating func accepts(
    _ option: Int, _ range: SourceRange, _ number: Int, _ place: PayloadProgram.ChoicePlace
  ) -> Bool {
    guard let only = place.only, !only.contains(option) else { return true }
    if isSilent {
      errorCount += 1
      return false
    }
    let names = only.sorted().map { program.choices[number].ids[$0] }.joined(separator: ", ")
    let id = program.choices[number].ids[option]
    add(.wrongType, .error, "'\(id)' cannot be here; expected \(names)", range)
    return false
  }

  /// The content below its own key.
  private mutating func checkContent(
    _ value: Int?, _ content: PayloadProgram.Content, _ key: String, _ node: Int
  ) {
    guard case .shape(let shape, let isOptional) = content else { return }
    guard let value else {
      if !isOptional { add(.missingKey, .error, "the key '\(key)' is missing", nodes[node].place) }
      return
    }
    if isOptional, !key.isEmpty, nodes[value].kind == .null { return }
    check(value, shape)
  }

  private mutating func checkExternal(
    _ node: Int, _ number: Int, _ place: PayloadProgram.ChoicePlace, _ dropsUnknown: Bool
  ) {
    guard expect(.object, node, "an object") else { return }
    let ignoresOthers = program.choices[number].choice.ignoresOtherKeys
    var names: [Int] = []
    var key = node + 1
    while key < Int(nodes[node].next) {
      if !ignoresOthers || option(key, number) != nil { names.append(key) }
      key = Int(nodes[key + 1].next)
    }
    guard names.count == 1 else {
      add(
        .wrongType, .error,
        "expected exactly one key, the name of '\(program.choices[number].name)'",
        nodes[node].place)
      return
    }
    checkNamed(node, names[0], number, place, dropsUnknown)
  }

  // MARK: - Unknown names

  /// - Parameter name: the node of the name; nil where it is missing.
  private mutating func checkUnknown(
    _ node: Int, _ name: Int?, _ number: Int, _ place: PayloadProgram.ChoicePlace,
    _ dropsUnknown: Bool
  ) {
    if counts != nil, let name { count(.unknownName, number, at: name) }
    let rule = name == nil ? .missingKey : program.choices[number].rule
    let range = name.map { nodes[$0].range } ?? nodes[node].place
    func message(_ outcome: String = "") -> String {
      name.map { unknownName($0, number, outcome) } ?? needsName(number) + outcome
    }
    switch dropsUnknown ? .skip : place.unknown {
    case .throw: add(rule, .error, message(), range)
    case .skip:
      let severity: Severity = dropsUnknown ? .warning : .error
      add(rule, severity, message(dropsUnknown ? "; it is left out" : ""), range)
    case .keep: add(rule, .warning, message("; its JSON is kept, and nothing is shown"), range)
    case .fallback(let id, let inContent):
      add(rule, .warning, message("; '\(id)' takes its place"), range)
      if let shape = fallbackShape(id, number) {
        checkFallback(node, name ?? node, number, shape, inContent: inContent)
      }
    }
  }

  /// A value without a name, where that is no error.
  private mutating func checkNameless(
    _ node: Int, _ number: Int, _ place: PayloadProgram.ChoicePlace, _ dropsUnknown: Bool
  ) {
    guard case .option(let id) = program.choices[number].choice.missing else {
      checkUnknown(node, nil, number, place, dropsUnknown)
      return
    }
    guard let option = program.choices[number].ids.firstIndex(of: id),
      accepts(option, nodes[node].place, number, place)
    else { return }
    checkContent(of: option, node, nil, number, dropsUnknown)
  }

  /// What stands for an unknown name: the value itself, or its content.
  private mutating func checkFallback(
    _ node: Int, _ name: Int, _ number: Int, _ shape: Int, inContent: Bool
  ) {
    let isRequired = program.choices[number].fallbackIsContent
    // What the unknown one has nobody expects the other to have.
    if case .object(let object) = program.shapes[shape], !inContent, !isRequired {
      checkObject(node, object, reportsUnknown: false)
      return
    }
    guard inContent || isRequired else {
      check(node, shape)
      return
    }
    switch program.choices[number].choice.representation {
    case .external: check(name + 1, shape)
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

  private func isOptional(_ shape: Int) -> Bool {
    if case .optional = program.shapes[shape] { true } else { false }
  }

  /// What is decoded in place of an unknown name: here, or wherever the family is.
  func fallbackShape(_ id: String, _ number: Int) -> Int? {
    if case .fallback(id, _) = program.choices[number].choice.unknown {
      return program.choices[number].fallback
    }
    return program.types[id]
  }
}
