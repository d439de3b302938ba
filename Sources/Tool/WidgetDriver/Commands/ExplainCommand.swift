import WidgetPlan
import WidgetSource

extension Command {
  /// Creates the command, which explains the keys of annotations and the given rules.
  package static func explain(_ rules: RuleCatalogue) -> Command {
    Command(
      name: "explain", operands: "KEY|RULE", synopsis: "[KEY|RULE]",
      operandChoices: KeyDocumentation.all.map(\.spelling) + rules.ids,
      summary: "explain a key of annotations, or a rule: the name in brackets after a diagnostic",
      discussion: """
        Without an argument, lists the keys by question. 'widgetgen help annotations' lists their
        effects, and 'widgetgen help rules' lists all rules.
        """,
      examples: [
        .init("widgetgen explain default", "explain a key"),
        .init("widgetgen explain unused-annotation", "explain a warning"),
      ],
      run: { arguments, environment throws(CommandFailure) in
        try ExplainCommand(arguments: arguments, environment: environment).run()
      })
  }
}

/// `explain KEY` and `explain RULE`: prints what a key does, or the meaning of a diagnostic and its cure.
struct ExplainCommand {
  let arguments: Arguments
  let environment: ToolEnvironment

  func run() throws(CommandFailure) -> ExitCode {
    environment.finish(showing: try text())
  }

  /// Returns the list of keys, or the explanation of a name.
  private func text() throws(CommandFailure) -> String {
    guard let name = arguments.operands.first else { return HelpTopic.keysByQuestion }
    guard let text = Explanation.text(of: name, environment.rules) else {
      throw .usage(.unknownKeyOrRule(name, command: arguments.command))
    }
    return text
  }
}
