/// A regular expression as a list of instructions.
struct RegexProgram: Sendable {
  var instructions: [RegexInstruction] = []
  /// The sets that `one` and `run` refer to.
  var sets: [ScalarSet] = []
  let groups: Int
  /// The number of registers. Each group has three: its start, its end, and the start of an incomplete match. Loops,
  /// atomic groups and lookarounds have further registers.
  var registers: Int

  init(groups: Int) {
    self.groups = groups
    registers = groups * 3
  }
}

/// An instruction of the matcher. If it fails, the latest alternative is tried.
enum RegexInstruction: Sendable {
  /// Skips a character of a set.
  case one(set: Int)
  /// Skips repeated characters of a set.
  case run(set: Int, RegexSyntax.Repetition)
  case jump(to: Int)
  /// Continues at the first index. If matching fails from there, it continues at the second index.
  case split(Int, Int)
  /// Begins a group, which `close` ends.
  case open(group: Int)
  case close(group: Int)
  /// Stores the position in a register.
  case mark(register: Int)
  /// Jumps if a character was matched since `mark`. A loop that matches nothing would not terminate.
  case loop(register: Int, to: Int)
  /// Moves back to the position in the register.
  case rewind(register: Int)
  /// Stores the number of alternatives in a register.
  case enter(register: Int)
  /// Discards the alternatives since `enter`.
  case cut(register: Int)
  /// Discards the alternatives since `enter`, restores the registers, and fails, because the content
  /// of a negative lookaround matched.
  case fail(register: Int)
  /// Continues at a position that is `least` to `most` characters earlier. The smallest number is tried first.
  case behind(least: Int, most: Int)
  /// Fails unless the position is equal to the position in the register.
  case expect(register: Int)
  case assert(RegexAssertion)
  case backreference(group: Int, ignoresCase: Bool)
  case match
}
