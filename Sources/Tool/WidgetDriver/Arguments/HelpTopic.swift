import WidgetPlan
import WidgetSource

/// A subject of `widgetgen help` that is not a command.
enum HelpTopic: String, CaseIterable {
  case annotations, rules

  /// Returns the text that `widgetgen help TOPIC` prints.
  func text(_ commands: CommandSet) -> String {
    switch self {
    case .annotations: Self.annotationText
    case .rules:
      HelpText.table(
        commands.rules.ids.map { ($0, commands.rules.pages.title(of: $0) ?? "") }) + "\n"
    }
  }

  /// The keys of annotations, by question, without their effects.
  static var keysByQuestion: String {
    let rows = KeyDocumentation.questions.map { question, keys in
      "\(question.rawValue)\n  \(keys.map(\.spelling).joined(separator: ", "))"
    }
    return (rows + [pointers]).joined(separator: "\n\n") + "\n"
  }

  private static var annotationText: String {
    let sections = KeyDocumentation.questions.map { question, keys in
      "\(question.rawValue)\n\(HelpText.table(keys.flatMap(\.rows)))"
    }
    return ([syntax] + sections + [pointers]).joined(separator: "\n\n") + "\n"
  }

  private static let syntax = """
    An annotation is a comment that changes how a declaration is coded. Write it above the declaration,
    at the end of its line, or in its doc comment.

      // widgetgen: KEY, KEY = VALUE    annotates the declaration
      // widgetgen: KEY = false         switches off a key that is set around the declaration
      // widgetgen:begin: KEY           annotates all declarations until '// widgetgen:end'
      // widgetgen:file: KEY            annotates all declarations after it in the file
      // widgetgen:ignore RULE          silences a warning on its line or below it

    Attributes such as '@WireKey("label")' can replace the comments:
    \(ToolVersion.documentation)/attributes/
    """

  private static let pointers = """
    'widgetgen explain KEY' explains a key, with an example. 'widgetgen help annotations' lists what each
    key does, and 'widgetgen help rules' lists the rules of diagnostics.
    """
}
