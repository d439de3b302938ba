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
  /// Carries out the command.
  package let run: Run

  /// - Parameters:
  ///   - operands: the operands as shown in the help, such as `PATH...`; empty for a command without operands.
  ///   - synopsis: the part of the usage line after the command's name.
  ///   - operandChoices: the possible values of the first operand, if they are known.
  ///   - furtherChoices: the possible values of the other operands.
  package init(
    name: String, operands: String = "", synopsis: String = "", operandChoices: [String] = [],
    furtherChoices: [String] = [], summary: String, discussion: String = "",
    examples: [Example] = [], flags: [Flag] = [], run: @escaping Run
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
    self.run = run
  }

  /// The maximum number of operands; nil for any number.
  var operandLimit: Int? { operands.isEmpty ? 0 : operands.hasSuffix("...") ? nil : 1 }

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
  func flag(named name: String) -> Flag? {
    (flags + Self.sharedFlags).first { $0.name == name }
  }

  /// Returns the flag with a letter, such as `v` for `-v`, or nil if there isn't one.
  func flag(short: Character) -> Flag? {
    (flags + Self.sharedFlags).first { $0.short == short }
  }

  /// The flags that every command has.
  static let sharedFlags = [
    Flag("help", short: "h", .none, "show help"),
    Flag("version", .none, "print the version of the tool"),
  ]

  /// The flags in help and completions.
  package var visibleFlags: [Flag] {
    (flags + Self.sharedFlags).filter { !$0.isHidden }
  }
}
