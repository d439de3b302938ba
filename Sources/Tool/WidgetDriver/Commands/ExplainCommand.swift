import WidgetGenerator
import WidgetSource

extension Command {
  /// Creates the command, which explains the given rules.
  package static func explain(_ rules: RuleCatalogue) -> Command {
    Command(
      name: "explain", operands: "RULE", synopsis: "RULE", operandChoices: rules.ids,
      summary: "explain a rule, the name in brackets after a diagnostic",
      discussion: "Without a rule, lists all rules.",
      examples: [.init("widgetgen explain unused-annotation", "explain a warning")],
      run: { arguments, environment throws(CommandFailure) in
        try ExplainCommand(arguments, environment: environment).run()
      })
  }
}

/// `explain RULE`: prints the meaning of a diagnostic and its cure.
struct ExplainCommand {
  private let arguments: Arguments
  private let environment: ToolEnvironment

  init(_ arguments: Arguments, environment: ToolEnvironment) {
    self.arguments = arguments
    self.environment = environment
  }

  func run() throws(CommandFailure) -> ExitCode {
    environment.finish(printing: Array(try text().utf8))
  }

  private func text() throws(CommandFailure) -> String {
    guard let id = arguments.operands.first else {
      return HelpText.table(environment.rules.rules.map { ($0.id, $0.title) }) + "\n"
    }
    guard let rule = environment.rules.rule(id) else {
      throw .usage(.unknownRule(id, known: environment.rules.ids, command: arguments.command))
    }
    var parts = [heading(rule), rule.explanation]
    if let example = rule.example {
      let runtime =
        example.runtime == Configuration.Runtime.default.rawValue
        ? "" : ", for runtime '\(example.runtime)'"
      parts += [
        "For example\(runtime):", indented(example.wrong), "Without the mistake:",
        indented(example.right),
      ]
    }
    return (parts + [rule.helpURI]).joined(separator: "\n\n") + "\n"
  }

  private func heading(_ rule: Rule) -> String {
    let severities = rule.severities.map(\.rawValue).joined(separator: " or ")
    return "\(rule.id): \(rule.title)" + (severities.isEmpty ? "" : " (\(severities))")
  }

  private func indented(_ source: String) -> String {
    source.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
  }
}
