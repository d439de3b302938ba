/// A flag of the command line, described once: parsing, help, completions and the man page are
/// all made from it.
struct Flag: Equatable, Sendable {
  enum Argument: Equatable, Sendable {
    /// A switch: it is there or it is not.
    case none
    /// A value of the user's choice, with the word that stands for it in the help.
    case value(String)
    /// A file or a folder, for the completions.
    case path(String)
    /// One of a few words.
    case choice([String])
  }

  /// Without the two hyphens: `output`.
  let name: String
  let short: Character?
  let argument: Argument
  let isRepeatable: Bool
  /// Left out of help and completions: it serves the plugins.
  let isHidden: Bool
  /// One line, lower case, without a full stop.
  let summary: String

  init(
    _ name: String, short: Character? = nil, _ argument: Argument, repeatable: Bool = false,
    hidden: Bool = false, _ summary: String
  ) {
    self.name = name
    self.short = short
    self.argument = argument
    self.isRepeatable = repeatable
    self.isHidden = hidden
    self.summary = summary
  }

  /// The word for its value: `DIR`, `text|json`; nil for a switch.
  var placeholder: String? {
    switch argument {
    case .none: nil
    case .value(let word), .path(let word): word
    case .choice(let words): words.joined(separator: "|")
    }
  }
}

/// A command of the command line, described once.
struct Command: Sendable {
  let name: String
  /// What it takes besides flags; empty for nothing: `PATH...`.
  let operands: String
  /// What its usage line shows behind its name.
  let synopsis: String
  /// The words that its first operand can be, where there are few of them.
  var operandChoices: [String] = []
  /// The words that the others can be.
  var furtherChoices: [String] = []
  let summary: String
  /// Paragraphs for `help COMMAND` and the man page.
  let discussion: String
  let flags: [Flag]

  /// How many operands it takes; nil for any number.
  var operandLimit: Int? { operands.isEmpty ? 0 : operands.hasSuffix("...") ? nil : 1 }

  /// The flag of a name, the ones that every command has included.
  func flag(named name: String) -> Flag? {
    (flags + CommandTable.sharedFlags).first { $0.name == name }
  }

  /// The flag of a single letter.
  func flag(short: Character) -> Flag? {
    (flags + CommandTable.sharedFlags).first { $0.short == short }
  }

  /// What help and completions list.
  var visibleFlags: [Flag] {
    (flags + CommandTable.sharedFlags).filter { !$0.isHidden }
  }
}
