import WidgetSource

/// A command of the command line, described once: parsing, help, completions and the man page are derived
/// from it.
package struct Command: Sendable {
  /// Carries out a command with its arguments.
  package typealias Run =
    @Sendable (Arguments, ToolEnvironment) throws(CommandFailure) -> ExitCode

  /// A command line with its effect.
  package struct Example: Sendable {
    /// The command line: `widgetgen check --diff`.
    package let line: String
    /// The command's effect, in a few words.
    package let meaning: String

    /// Creates an example from a command line and its effect.
    package init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }

  /// The word that selects the command: `check` in `widgetgen check`.
  package let name: String
  /// The operands as shown in the help, such as `PATH...`, or an empty string for a command without operands.
  package let operands: String
  /// The part of the usage line after the command's name.
  package let synopsis: String
  /// The possible values of the first operand, if they are known.
  package var operandChoices: [String] = []
  /// The possible values of the other operands.
  package var furtherChoices: [String] = []
  /// A description in one line, in lowercase, without a final period.
  package let summary: String
  /// Paragraphs for `help COMMAND` and the man page.
  package let discussion: String
  /// Command lines that the help and the man page show.
  package var examples: [Example] = []
  /// The flags of this command, without the flags that every command has.
  package let flags: [Flag]
  /// The flags that the command and all its tasks have.
  package private(set) var commonFlags: [Flag]
  /// Other tasks of the command, such as `contract --emit`. The flags of one task are errors in the others.
  package private(set) var tasks: [Command]
  /// The flags that select the command as a task of another command, such as `emit`, or `emit=catalog` for one value.
  package let selectors: [String]
  /// Carries out the command.
  package let run: Run

  /// - Parameters:
  ///   - operands: the operands as shown in the help, such as `PATH...`; empty for a command without operands.
  ///   - synopsis: the part of the usage line after the command's name.
  ///   - operandChoices: the possible values of the first operand, if they are known.
  ///   - furtherChoices: the possible values of the other operands.
  ///   - commonFlags: the flags that the command and all its tasks have.
  ///   - tasks: other tasks of the command. If several tasks are selected, the last one is.
  ///   - selectors: the flags that select the command as a task of another command.
  package init(
    name: String, operands: String = "", synopsis: String = "", operandChoices: [String] = [],
    furtherChoices: [String] = [], summary: String, discussion: String = "",
    examples: [Example] = [], flags: [Flag] = [], commonFlags: [Flag] = [],
    tasks: [Command] = [], selectors: [String] = [], run: @escaping Run
  ) {
    self.name = name
    self.operands = operands
    self.synopsis = synopsis
    self.operandChoices = operandChoices
    self.furtherChoices = furtherChoices
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.flags = flags
    self.commonFlags = commonFlags
    self.tasks = tasks.map { task in
      var task = task
      task.commonFlags = commonFlags
      return task
    }
    self.selectors = selectors
    self.run = run
  }

  /// The maximum number of operands; nil for any number.
  var operandLimit: Int? { operands.isEmpty ? 0 : operands.hasSuffix("...") ? nil : 1 }

  /// Whether a word with two hyphens is an operand: `widgetgen help contract --emit` shows the help of a task.
  func takesAsOperand(_ word: String) -> Bool {
    name == "help" && word.hasPrefix("--") && flag(named: String(word.dropFirst(2))) == nil
  }

  /// Whether the operands are files or folders.
  package var takesFiles: Bool { operands.holds("PATH") || operands.holds("FILE") }

  /// Whether a flag (`sources`, `dependencies` or `output`) applies to a single target. Such a flag is an error with a
  /// configuration of several targets. False for the `output` of `contract`, because all targets share one contract.
  func isOfOneTarget(_ name: String) -> Bool {
    guard let flag = flag(named: name), name == "output" else { return true }
    if case .folder = flag.argument { return true }
    return false
  }

  /// Returns the flag with the given name, or nil if there isn't one. Flags that every command has are also found.
  func flag(named name: String) -> Flag? { allFlags.first { $0.name == name } }

  /// Returns the flag with a letter, such as `v` for `-v`, or nil if there isn't one.
  func flag(short: Character) -> Flag? { allFlags.first { $0.short == short } }

  /// The flags of the command and of its tasks. If several have a flag with the same name, the flag of the first task
  /// is used.
  var allFlags: [Flag] {
    (tasks.flatMap(\.flags) + flags + commonFlags + Self.sharedFlags).uniqued(by: \.name)
  }

  /// The flags that every command has.
  static let sharedFlags = [
    Flag("help", short: "h", .none, "show help"),
    Flag("version", .none, "print the version of the tool"),
  ]

  /// The flags in help and completions, without the flags of the command's tasks.
  package var visibleFlags: [Flag] {
    (flags + commonFlags + Self.sharedFlags).uniqued(by: \.name).filter { !$0.isHidden }
  }

  /// The visible flags of the command and of its tasks.
  package var visibleFlagsOfAllTasks: [Flag] { allFlags.filter { !$0.isHidden } }
}
