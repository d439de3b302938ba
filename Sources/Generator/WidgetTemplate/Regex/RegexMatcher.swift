/// Finds the matches of an expression in a text, from left to right and without overlaps.
///
/// Alternatives are stored in an array, so that neither a long text nor a complex expression can
/// exhaust the stack of the thread.
struct RegexMatcher {
  private let program: RegexProgram
  private let text: [Unicode.Scalar]
  /// The number of remaining steps.
  private(set) var steps: Int
  private var position = 0
  private var registers: [Int]
  private var choices: [Choice] = []
  /// The position where the next search starts. After an empty match, it is one character after the
  /// match, so that the search makes progress.
  private var start = 0

  /// An alternative that is tried when matching fails. The latest alternative is tried first.
  private enum Choice {
    /// Continues at another instruction.
    case resume(instruction: Int, position: Int)
    /// Restores a register and fails again.
    case restore(register: Int, value: Int)
    /// Shortens a run by one character, down to the position `least`.
    case shorten(instruction: Int, position: Int, least: Int)
    /// Lengthens a run by one character of a set, up to the position `most`.
    case lengthen(instruction: Int, position: Int, set: Int, most: Int)
  }

  init(_ expression: RegularExpression, _ text: [Unicode.Scalar], steps: Int) {
    program = expression.program
    self.text = text
    self.steps = steps
    registers = Array(repeating: -1, count: program.registers)
  }

  /// Returns the range of the next match, or nil if there are no more matches.
  ///
  /// - Throws: an error if matching takes too many steps or stores too many alternatives.
  mutating func next() throws(RegexError) -> Range<Int>? {
    while start <= text.count {
      let first = start
      let isFound = try matches(at: first)
      start = isFound && position > first ? position : first + 1
      if isFound { return first..<position }
    }
    return nil
  }

  /// Returns the range that a group matched, or nil if the group did not participate or does not exist.
  func group(_ number: Int) -> Range<Int>? {
    guard number > 0, number <= program.groups else { return nil }
    let (start, end) = (registers[number * 3 - 3], registers[number * 3 - 2])
    return end >= 0 ? start..<end : nil
  }

  private mutating func matches(at start: Int) throws(RegexError) -> Bool {
    try count(registers.count)
    for index in registers.indices { registers[index] = -1 }
    choices.removeAll(keepingCapacity: true)
    position = start
    var instruction = 0
    while true {
      try count(1)
      if case .match = program.instructions[instruction] { return true }
      if let next = try run(instruction) {
        instruction = next
      } else if let next = try backtrack() {
        instruction = next
      } else {
        return false
      }
    }
  }

  private mutating func count(_ steps: Int) throws(RegexError) {
    self.steps -= steps
    guard self.steps >= 0, choices.count < Limits.regexChoices else { throw .tooSlow }
  }

  /// Executes an instruction. Returns the index of the next instruction, or nil if the instruction
  /// fails.
  private mutating func run(_ index: Int) throws(RegexError) -> Int? {
    switch program.instructions[index] {
    case .one(let set):
      guard position < text.count, program.sets[set].contains(text[position]) else { return nil }
      position += 1
    case .run(let set, let repetition):
      return try run(set, repetition, next: index + 1) ? index + 1 : nil
    case .jump(let target): return target
    case .split(let first, let second):
      choices.append(.resume(instruction: second, position: position))
      return first
    case .open(let group): set(group * 3 - 1, to: position)
    case .close(let group):
      set(group * 3 - 3, to: registers[group * 3 - 1])
      set(group * 3 - 2, to: position)
    case .mark(let register): set(register, to: position)
    case .loop(let register, let target):
      return registers[register] == position ? index + 1 : target
    case .rewind(let register): position = registers[register]
    case .enter(let register): set(register, to: choices.count)
    case .cut(let register): try cut(to: registers[register])
    case .fail(let register):
      undo(to: registers[register])
      return nil
    case .behind(let least, let most):
      for length in stride(from: min(most, position), through: least, by: -1) {
        choices.append(.resume(instruction: index + 1, position: position - length))
      }
      return nil
    case .expect(let register): return position == registers[register] ? index + 1 : nil
    case .assert(let assertion):
      return assertion.matches(at: position, in: text, steps: &steps) ? index + 1 : nil
    case .backreference(let group, let ignoresCase):
      return try passBackreference(group, ignoresCase) ? index + 1 : nil
    case .match: break
    }
    return index + 1
  }
}

// MARK: - Choices

extension RegexMatcher {
  /// Tries the latest alternative. Returns the instruction to continue at, or nil if no alternative
  /// is left.
  private mutating func backtrack() throws(RegexError) -> Int? {
    while let choice = choices.popLast() {
      try count(1)
      switch choice {
      case .restore(let register, let value): registers[register] = value
      case .resume(let instruction, let position):
        self.position = position
        return instruction
      case .shorten(let instruction, let position, let least):
        self.position = position
        if position > least {
          choices.append(
            .shorten(instruction: instruction, position: position - 1, least: least))
        }
        return instruction
      case .lengthen(let instruction, let position, let set, let most):
        guard position < most, program.sets[set].contains(text[position]) else { continue }
        self.position = position + 1
        choices.append(
          .lengthen(instruction: instruction, position: position + 1, set: set, most: most))
        return instruction
      }
    }
    return nil
  }

  /// Sets a register. When the matcher returns to an earlier alternative, the old value is restored.
  private mutating func set(_ register: Int, to value: Int) {
    choices.append(.restore(register: register, value: registers[register]))
    registers[register] = value
  }

  /// Discards the alternatives from an index on, except for the entries that restore registers.
  private mutating func cut(to count: Int) throws(RegexError) {
    try self.count(choices.count - count)
    let restoring = choices[count...].filter { if case .restore = $0 { true } else { false } }
    choices.replaceSubrange(count..., with: restoring)
  }

  /// Discards the alternatives from an index on and restores the registers.
  private mutating func undo(to count: Int) {
    while choices.count > count {
      if case .restore(let register, let value) = choices.removeLast() {
        registers[register] = value
      }
    }
  }
}

// MARK: - Characters

extension RegexMatcher {
  /// Skips characters of a set, as many as the repetition prefers. Returns false if there are too
  /// few.
  private mutating func run(
    _ set: Int, _ repetition: RegexSyntax.Repetition, next: Int
  ) throws(RegexError) -> Bool {
    let room = text.count - position
    let most = position + min(repetition.most ?? room, room)
    let least = position + min(repetition.least, room + 1)
    let start = position
    let wanted = repetition.preference == .least ? min(least, most) : most
    while position < wanted, program.sets[set].contains(text[position]) { position += 1 }
    try count(position - start)
    guard position >= least else { return false }
    switch repetition.preference {
    case .most where position > least:
      choices.append(.shorten(instruction: next, position: position - 1, least: least))
    case .least:
      choices.append(.lengthen(instruction: next, position: position, set: set, most: most))
    case .most, .only: break
    }
    return true
  }

  /// Skips a copy of the text that a group matched. Returns false if the group has not matched, or if the text does not
  /// continue with such a copy.
  private mutating func passBackreference(
    _ group: Int, _ ignoresCase: Bool
  ) throws(RegexError) -> Bool {
    guard let range = self.group(group), range.count <= text.count - position else { return false }
    try count(range.count)
    for (offset, index) in range.enumerated() {
      let (wanted, scalar) = (text[index], text[position + offset])
      guard
        wanted == scalar
          || ignoresCase
            && wanted.caseVariants.contains(where: {
              scalar.caseVariants.contains($0)
            })
      else { return false }
    }
    position += range.count
    return true
  }
}
