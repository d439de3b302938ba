/// The command that explains a diagnostic.
extension Command {
  /// Explains a diagnostic of one of some rules.
  package static func explain(_ rules: RuleCatalogue) -> Command {
    Command(
      name: "explain", operands: "RULE", synopsis: "RULE", operandChoices: rules.ids,
      summary: "explain a diagnostic by the name in its brackets",
      discussion: "Without a rule, all of them are listed.",
      examples: [.init("widgetgen explain unused-annotation", "a warning in full")],
      run: { arguments, environment throws(CommandFailure) in
        try ExplainCommand(arguments, environment: environment).run()
      })
  }
}
