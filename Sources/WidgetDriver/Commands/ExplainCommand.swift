import WidgetSource

/// `explain RULE`: what a diagnostic means and what to do about it.
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
      return HelpText.table(RuleCatalogue.rules.map { ($0.id, $0.summary) }) + "\n"
    }
    guard let rule = RuleCatalogue.rule(id) else {
      throw .usage(.unknownRule(id, known: RuleCatalogue.ids, command: arguments.command))
    }
    return "\(rule.id): \(rule.summary)\n\n\(rule.explanation)\n\n\(rule.helpURI)\n"
  }
}
