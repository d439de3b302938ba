import WidgetSource

/// Completion scripts for shells, derived from the table of commands.
enum Completions {
  enum Shell: String, CaseIterable { case bash, zsh, fish }

  static func script(for shell: Shell) -> String {
    switch shell {
    case .bash: bash
    case .zsh: zsh
    case .fish: fish
    }
  }

  static let names = CommandTable.all.map(\.name).joined(separator: " ")

  /// Each flag once: a name means the same in every command.
  static var allFlags: [Flag] {
    CommandTable.all.flatMap(\.visibleFlags).uniqued(by: \.name)
  }
}
