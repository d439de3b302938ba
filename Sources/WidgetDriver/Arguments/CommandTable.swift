import WidgetSource

/// A flag of the command line, described once: parsing, help, completions and the man page are
/// derived from it.
struct Flag: Equatable, Sendable {
  enum Argument: Equatable, Sendable {
    /// A switch, without a value.
    case none
    /// A value of the user's choice, with its placeholder in the help.
    case value(String)
    /// A file or a folder, for completions.
    case path(String)
    /// A folder, for completions.
    case folder(String)
    /// One of a few words.
    case choice([String])
    /// One of a few words, or a file whose name has an ending.
    case choiceOrFile([String], ending: String)
  }

  /// The heading of the help that a flag is listed below.
  enum Group: String, CaseIterable, Sendable {
    case input = "Input"
    case generation = "Generation"
    case report = "Reporting"
    case general = "General"
  }

  /// Without the two hyphens: `output`.
  let name: String
  let short: Character?
  let argument: Argument
  let group: Group
  let isRepeatable: Bool
  /// Left out of help and completions: for the plugins only.
  let isHidden: Bool
  /// What counts if the flag is not given; nil if there is nothing to say.
  let fallback: String?
  /// One line, lower case, without a full stop.
  let summary: String

  init(
    _ name: String, short: Character? = nil, _ argument: Argument, group: Group = .general,
    repeatable: Bool = false, hidden: Bool = false, default fallback: String? = nil,
    _ summary: String
  ) {
    self.name = name
    self.short = short
    self.argument = argument
    self.group = group
    self.isRepeatable = repeatable
    self.isHidden = hidden
    self.fallback = fallback
    self.summary = summary
  }

  /// What it takes in place of a value that it does not take; nil if it takes the value.
  func alternatives(to value: String) -> [String]? {
    switch argument {
    case .none, .value, .path, .folder: nil
    case .choice(let words): words.contains(value) ? nil : words
    case .choiceOrFile(let words, let ending):
      words.contains(value) || value.hasSuffix(ending) ? nil : words + ["a file *\(ending)"]
    }
  }

  /// The placeholder of its value: `DIR`, `text|json`; nil for a switch.
  var placeholder: String? {
    switch argument {
    case .none: nil
    case .value(let word), .path(let word), .folder(let word): word
    case .choice(let words): words.joined(separator: "|")
    case .choiceOrFile(let words, let ending):
      (words + ["FILE" + ending]).joined(separator: "|")
    }
  }
}

/// A command of the command line, described once.
struct Command: Sendable {
  /// A command line and what it does.
  struct Example: Sendable {
    let line: String
    let meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  let name: String
  /// The operands: `PATH...`; empty if there are none.
  let operands: String
  /// The usage line after the name.
  let synopsis: String
  /// The words that the first operand can be, if they are known.
  var operandChoices: [String] = []
  /// The words that the other operands can be.
  var furtherChoices: [String] = []
  let summary: String
  /// Paragraphs for `help COMMAND` and the man page.
  let discussion: String
  var examples: [Example] = []
  let flags: [Flag]

  /// The maximum number of operands; nil for any number.
  var operandLimit: Int? { operands.isEmpty ? 0 : operands.hasSuffix("...") ? nil : 1 }

  /// Whether the operands are files or folders.
  var takesFiles: Bool { operands.holds("PATH") || operands.holds("FILE") }

  /// Whether a flag sets what each target of a configuration sets for itself; the output of `contract` is
  /// one for all of them.
  func isOfOneTarget(_ name: String) -> Bool {
    guard let flag = flag(named: name), name == "output" else { return true }
    if case .folder = flag.argument { return true }
    return false
  }

  /// The flag of a name, those of every command included.
  func flag(named name: String) -> Flag? {
    (flags + CommandTable.sharedFlags).first { $0.name == name }
  }

  /// The flag of a single letter.
  func flag(short: Character) -> Flag? {
    (flags + CommandTable.sharedFlags).first { $0.short == short }
  }

  /// The flags in help and completions.
  var visibleFlags: [Flag] {
    (flags + CommandTable.sharedFlags).filter { !$0.isHidden }
  }
}
