/// The words of a command line, divided into command, flags and operands.
///
/// For example: `["check", "--output=Generated", "--diff"]` is the command `check` with the value
/// `Generated` for `output` and the switch `diff`.
package struct Arguments: Sendable {
  /// The commands of the tool.
  package let commands: CommandSet
  /// The command that the first word names, or the default command. If it has several tasks, the task that the flags
  /// select.
  package private(set) var command: Command
  /// The words as typed, with parameter files replaced by their contents.
  package private(set) var words: [String]
  /// The words after the command, in order, without flags and their values. After `--`, every word is an operand.
  package private(set) var operands: [String] = []
  /// The paths in parameter files, which are confined to the repository.
  private(set) var confinedPaths: [String] = []
  /// The places in `words` that are from parameter files whose paths are confined.
  private var confinedWords: [Range<Int>] = []
  private var values: [String: [String]] = [:]
  private var switches: Set<String> = []

  /// Whether `--help`, `-h` or `help` was given.
  var wantsHelp: Bool { switches.contains("help") || command.name == "help" }

  /// Whether a flag was given, with a value or as a switch.
  package func isGiven(_ flag: String) -> Bool { has(flag) || values[flag] != nil }

  /// Whether the switch was given.
  package func has(_ flag: String) -> Bool { switches.contains(flag) }

  /// Returns all values of a repeatable flag, in order.
  package func all(_ flag: String) -> [String] { values[flag] ?? [] }

  /// Returns the last value of a flag, or nil if the flag is missing.
  package func last(_ flag: String) -> String? { values[flag]?.last }

  /// Returns the value of a flag as a number, or nil if the flag is missing. Throws if the value is
  /// not a number of at least `minimum`.
  package func number(_ flag: String, from minimum: Int) throws(UsageError) -> Int? {
    guard let text = last(flag) else { return nil }
    guard let number = Int(text), number >= minimum else {
      throw .wrongValue(
        flag: flag, value: text, allowed: ["a number of at least \(minimum)"], command: command)
    }
    return number
  }

  /// Divides the words. The first word is the command, unless it starts with a hyphen.
  ///
  /// - Parameters:
  ///   - commands: the commands of the tool.
  ///   - readFile: the function that reads a parameter file, or nil if parameter files are not supported.
  package init(
    _ words: [String], commands: CommandSet, readFile: ParameterFile.Reader? = nil
  ) throws(UsageError) {
    self.words = words
    self.commands = commands
    var rest = words[...]
    // The number of remaining words that were typed. Words before them are from a file.
    var typed = rest.count
    command = commands.fallback
    if let first = rest.first, let readFile, ParameterFile.isNamed(by: first) {
      typed -= 1
      try insertFile(at: &rest, readFile)
    }
    if let first = rest.first, !first.hasPrefix("-") || first == "-" {
      guard let named = commands.command(named: first) else {
        throw .unknownCommand(first, known: commands.commands.map(\.name))
      }
      command = named
      rest.removeFirst()
    }
    while let word = rest.first {
      if let readFile, rest.count <= typed, ParameterFile.isNamed(by: word) {
        typed = rest.count - 1
        try insertFile(at: &rest, readFile)
        continue
      }
      rest.removeFirst()
      if word == "--" {
        while let word = rest.popFirst() { addOperand(word, before: rest) }
      } else if command.takesAsOperand(word) {
        addOperand(word, before: rest)
      } else if word.hasPrefix("--") {
        try readLong(word.dropFirst(2), from: &rest)
      } else if word.hasPrefix("-"), word != "-" {
        try readShort(word)
      } else {
        addOperand(word, before: rest)
      }
    }
    if let limit = command.operandLimit, operands.count > limit {
      throw .unexpectedOperand(operands[limit], command: command)
    }
    command = try command.task(selectedBy: self)
  }

  /// Replaces the next word, which is `@FILE`, with the words in the file.
  private mutating func insertFile(
    at rest: inout ArraySlice<String>, _ readFile: ParameterFile.Reader
  ) throws(UsageError) {
    let place = words.count - rest.count
    let file = try ParameterFile(words[place], readFile)
    words.replaceSubrange(place...place, with: file.words)
    rest = words[place...]
    if !file.isTrusted { confinedWords.append(place..<(place + file.words.count)) }
  }

  private mutating func addOperand(_ word: String, before rest: ArraySlice<String>) {
    operands.append(word)
    confine(word, before: rest)
  }

  /// Confines a path, if it is from a parameter file.
  private mutating func confine(_ path: String, before rest: ArraySlice<String>) {
    let index = words.count - rest.count - 1
    if confinedWords.contains(where: { $0.contains(index) }) { confinedPaths.append(path) }
  }

  private mutating func readLong(
    _ text: Substring, from rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let flag = command.flag(named: name) else {
      throw .unknownFlag("--" + name, command: command)
    }
    if flag.argument == .none {
      if parts.count > 1 { throw UsageError("'--\(name)' takes no value", command: command) }
      switches.insert(name)
      return
    }
    guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst(), !value.isEmpty else {
      throw .missingValue(flag, command: command)
    }
    // In `--output --inline`, the value was probably forgotten; a folder is hardly ever named `--inline`.
    if parts.count == 1, value.hasPrefix("--") { throw .missingValue(flag, command: command) }
    if let allowed = flag.alternatives(to: value) {
      throw .wrongValue(flag: name, value: value, allowed: allowed, command: command)
    }
    if !flag.isRepeatable, values[name] != nil {
      throw UsageError("'--\(name)' is given twice", command: command)
    }
    values[name, default: []].append(value)
    if flag.namesPath { confine(value, before: rest) }
  }

  private mutating func readShort(_ word: String) throws(UsageError) {
    for letter in word.dropFirst() {
      guard let flag = command.flag(short: letter) else {
        throw .unknownFlag(word, command: command)
      }
      switches.insert(flag.name)
    }
  }
}
