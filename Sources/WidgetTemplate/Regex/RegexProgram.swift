/// A regular expression as instructions, one after the other.
struct RegexProgram: Sendable {
  var instructions: [RegexInstruction] = []
  /// What `one` and `run` refer to.
  var sets: [ScalarSet] = []
  let groups: Int
  /// Numbers that are kept while matching; the first three for each group are its start, its end
  /// and the start of what may become the group.
  var registers: Int

  init(groups: Int) {
    self.groups = groups
    registers = groups * 3
  }
}

/// A step of matching. What cannot be done fails: the last choice is then made in another way.
enum RegexInstruction: Sendable {
  /// Skips a character of a set.
  case one(set: Int)
  /// Skips many characters of a set.
  case run(set: Int, RegexSyntax.Repetition)
  case jump(to: Int)
  /// Goes on at the first place, and on failure at the second.
  case split(Int, Int)
  /// The start of a group, and its end.
  case open(group: Int)
  case close(group: Int)
  /// Keeps the position.
  case mark(register: Int)
  /// Jumps, unless nothing was passed since the mark: a loop over nothing would not end.
  case loop(register: Int, to: Int)
  /// Goes back to the mark.
  case rewind(register: Int)
  /// Keeps how many choices there are.
  case enter(register: Int)
  /// Forgets the choices since.
  case cut(register: Int)
  /// Fails, and undoes all since: what must not be there is there.
  case fail(register: Int)
  /// Starts again so many characters before; the shortest first.
  case behind(least: Int, most: Int)
  /// Fails elsewhere than at the mark.
  case expect(register: Int)
  case assert(RegexAssertion)
  case backreference(group: Int, ignoresCase: Bool)
  case match
}
