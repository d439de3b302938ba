import WidgetDriver

/// The commands that describe the command line itself.
extension Command {
  static let completions = Command(
    name: "completions", operands: "SHELL",
    synopsis: Completions.Shell.allCases.map(\.rawValue).joined(separator: "|"),
    operandChoices: Completions.Shell.allCases.map(\.rawValue),
    summary: "print a completion script for a shell",
    examples: [
      .init("source <(widgetgen completions bash)", "in .bashrc"),
      .init("widgetgen completions zsh > ~/.zfunc/_widgetgen", "in a folder of $fpath"),
    ],
    run: { arguments, environment throws(CommandFailure) in
      try Completions.run(arguments, environment)
    })

  static let man = Command(
    name: "man", summary: "print the man page",
    examples: [.init("widgetgen man > /usr/local/share/man/man1/widgetgen.1", "install it")],
    run: { arguments, environment throws(CommandFailure) in
      environment.finish(printing: Array(ManPage.text(of: arguments.commands).utf8))
    })
}
