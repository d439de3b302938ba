/// Finds the matches of an expression in a text, from left to right, none within another.
///
/// What could have been done otherwise is kept on a stack of its own, so that neither a long text
/// nor an expression of many choices takes the stack of the thread.
struct RegexMatcher {
  private let program: RegexProgram
  private let text: [Unicode.Scalar]
  /// What may still be done.
  private(set) var steps: Int
  private var position = 0
  private var registers: [Int]
  private var choices: [Choice] = []
  /// Where the last match ended, or one more when it was empty: it would be found for ever.
  private var start = 0

  /// What is done when matching fails: the last choice first.
  private enum Choice {
    /// Goes on at another instruction.
    case resume(instruction: Int, position: Int)
    /// Gives a register its value back, and fails again.
    case restore(register: Int, value: Int)
    /// Gives a character back, of a run that may end at `least`.
    case shorten(instruction: Int, position: Int, least: Int)
    /// Takes one more character of a set, up to `most`.
    case lengthen(instruction: Int, position: Int, set: Int, most: Int)
  }

  init(_ expression: RegularExpression, _ text: [Unicode.Scalar], steps: Int) {
    program = expression.program
    self.text = text
    self.steps = steps
    registers = Array(repeating: -1, count: program.registers)
  }

  /// The range of the next match; nil when there are no more.
  ///
  /// - Throws: when the steps do not suffice.
  mutating func next() throws(RegexError) -> Range<Int>? {
    while start <= text.count {
      let first = start
      let isFound = try matches(at: first)
      start = isFound && position > first ? position : first + 1
      if isFound { return first..<position }
    }
    return nil
  }

  /// What a group has matched; nil when it took no part or there is none.
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

  /// Does one instruction; gives the next one, or nil when it fails.
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
  /// Makes the last choice in another way; gives the instruction to go on at, or nil when there is
  /// no choice left.
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

  /// Sets a register until a choice before this is made in another way.
  private mutating func set(_ register: Int, to value: Int) {
    choices.append(.restore(register: register, value: registers[register]))
    registers[register] = value
  }

  /// Forgets the choices since there were so many, but not what they would have restored.
  private mutating func cut(to count: Int) throws(RegexError) {
    try self.count(choices.count - count)
    let restoring = choices[count...].filter { if case .restore = $0 { true } else { false } }
    choices.replaceSubrange(count..., with: restoring)
  }

  /// Forgets the choices since there were so many and restores what they would have.
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
  /// Skips characters of a set, as many as it prefers.
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

  /// Skips what a group has matched; fails when it has matched nothing yet.
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
