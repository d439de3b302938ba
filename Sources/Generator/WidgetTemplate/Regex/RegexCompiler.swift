/// Compiles the tree of a regular expression to a program.
struct RegexCompiler {
  private var program: RegexProgram
  /// The number of parts that were compiled so far. It is limited separately, because empty parts
  /// create no instructions, however often they are repeated.
  private var parts = 0

  private init(groups: Int) { program = RegexProgram(groups: groups) }

  static func program(
    of syntax: RegexSyntax, groups: Int
  ) throws(RegexError) -> RegexProgram {
    var compiler = RegexCompiler(groups: groups)
    try compiler.compile(syntax)
    try compiler.emit(.match)
    return compiler.program
  }

  private mutating func compile(_ syntax: RegexSyntax) throws(RegexError) {
    parts += 1
    guard parts < Limits.regexInstructions else { throw .tooComplex }
    switch syntax {
    case .one(let set): try emit(.one(set: add(set)))
    case .sequence(let parts): for part in parts { try compile(part) }
    case .alternatives(let parts): try compile(alternatives: parts)
    case .group(let inner, let number):
      try emit(.open(group: number))
      try compile(inner)
      try emit(.close(group: number))
    case .atomic(let inner): try compile(atomic: inner)
    case .repeated(.one(let set), let repetition): try emit(.run(set: add(set), repetition))
    case .repeated(let inner, let repetition): try compile(inner, repetition)
    case .look(let inner, let isBehind, let isNegative):
      try compile(look: inner, isBehind: isBehind, isNegative: isNegative)
    case .assertion(let assertion): try emit(.assert(assertion))
    case .backreference(let number, let ignoresCase):
      try emit(.backreference(group: number, ignoresCase: ignoresCase))
    }
  }

  private mutating func compile(alternatives: [RegexSyntax]) throws(RegexError) {
    var jumps: [Int] = []
    for alternative in alternatives.dropLast() {
      let split = try reserve()
      try compile(alternative)
      jumps.append(try reserve())
      program.instructions[split] = .split(split + 1, end)
    }
    if let last = alternatives.last { try compile(last) }
    for jump in jumps { program.instructions[jump] = .jump(to: end) }
  }

  private mutating func compile(atomic inner: RegexSyntax) throws(RegexError) {
    let choices = addRegister()
    try emit(.enter(register: choices))
    try compile(inner)
    try emit(.cut(register: choices))
  }

  /// Compiles a repetition: first its required, then its optional occurrences.
  private mutating func compile(
    _ inner: RegexSyntax, _ repetition: RegexSyntax.Repetition
  ) throws(RegexError) {
    if repetition.preference == .only {
      let greedy = RegexSyntax.Repetition(
        least: repetition.least, most: repetition.most, preference: .most)
      return try compile(atomic: .repeated(inner, greedy))
    }
    for _ in 0..<repetition.least { try compile(inner) }
    guard let most = repetition.most else { return try compile(loop: inner, repetition) }
    var splits: [Int] = []
    for _ in repetition.least..<most {
      splits.append(try reserve())
      try compile(inner)
    }
    for split in splits { setSplit(split, repetition.preference) }
  }

  private mutating func compile(
    loop inner: RegexSyntax, _ repetition: RegexSyntax.Repetition
  ) throws(RegexError) {
    let split = try reserve()
    let start = addRegister()
    try emit(.mark(register: start))
    try compile(inner)
    try emit(.loop(register: start, to: split))
    setSplit(split, repetition.preference)
  }

  private mutating func compile(
    look inner: RegexSyntax, isBehind: Bool, isNegative: Bool
  ) throws(RegexError) {
    let (start, choices) = (addRegister(), addRegister())
    try emit(.mark(register: start))
    try emit(.enter(register: choices))
    let split = isNegative ? try reserve() : nil
    let lengths = inner.lengths
    if isBehind { try emit(.behind(least: lengths.least, most: lengths.most ?? 0)) }
    try compile(inner)
    if isBehind { try emit(.expect(register: start)) }
    if let split {
      try emit(.fail(register: choices))
      program.instructions[split] = .split(split + 1, end)
    } else {
      try emit(.cut(register: choices))
      try emit(.rewind(register: start))
    }
  }
}

extension RegexCompiler {
  /// The index of the next instruction.
  private var end: Int { program.instructions.count }

  private mutating func emit(_ instruction: RegexInstruction) throws(RegexError) {
    guard end < Limits.regexInstructions else { throw .tooComplex }
    program.instructions.append(instruction)
  }

  /// Reserves an instruction, which is set later, and returns its index.
  private mutating func reserve() throws(RegexError) -> Int {
    try emit(.match)
    return end - 1
  }

  /// Sets a reserved instruction to a choice between the instruction after it and the end of the program so far. The
  /// preference determines which of the two is tried first.
  private mutating func setSplit(_ split: Int, _ preference: RegexSyntax.Preference) {
    program.instructions[split] =
      preference == .least ? .split(end, split + 1) : .split(split + 1, end)
  }

  private mutating func add(_ set: ScalarSet) -> Int {
    program.sets.append(set)
    return program.sets.count - 1
  }

  private mutating func addRegister() -> Int {
    program.registers += 1
    return program.registers - 1
  }
}
