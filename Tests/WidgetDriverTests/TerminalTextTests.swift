import Testing

@testable import WidgetDriver

@Suite struct TerminalTextTests {
  private let text = """
    flags:
      -q, --quiet               print errors only, without warnings, summaries and
                                lists
      --key-style camelCase|kebab-case|lowercase
                                the style of the keys of all types
      --verbose                 print more

    A paragraph that was wrapped at a hundred columns, because that is the width of this help,
    and is wrapped again.

      let code = "is not folded, because a line break would change its meaning"
    """

  @Test func paragraphsAndTablesAreFolded() {
    #expect(
      TerminalText(width: 60).folded(text) == """
        flags:
          -q, --quiet               print errors only, without
                                    warnings, summaries and lists
          --key-style camelCase|kebab-case|lowercase
                                    the style of the keys of all
                                    types
          --verbose                 print more

        A paragraph that was wrapped at a hundred columns, because
        that is the width of this help, and is wrapped again.

          let code = "is not folded, because a line break would change its meaning"
        """)
  }

  @Test func valuesOfFlagsAndListsAreFolded() {
    let text = """
      Which of several types does a value have?
        caseInsensitive, content, default, family, joins, name
        key, name

        --key-style camelCase|camel_Snake_Case|kebab-case|lowercase|
          SCREAMING_SNAKE_CASE|snake_case|Train-Case|UPPERCASE
                    the style

        let code = isFolded || breaksItsMeaning, and, this
      """
    #expect(
      TerminalText(width: 40).folded(text) == """
        Which of several types does a value
        have?
          caseInsensitive, content, default,
          family, joins, name
          key, name

          --key-style camelCase|
            camel_Snake_Case|kebab-case|
            lowercase|
            SCREAMING_SNAKE_CASE|snake_case|
            Train-Case|UPPERCASE
                      the style

          let code = isFolded || breaksItsMeaning, and, this
        """)
  }

  @Test func noLineIsLongerThanATerminalOrAHundredColumns() throws {
    let commands = CommandSet.generating
    for width in [60, 80, 300] {
      for command in commands.commands {
        let lines = TerminalText(width: width).folded(HelpText.text(for: command, of: command))
          .split(separator: "\n").filter { !$0.hasPrefix("  widgetgen") && !$0.hasPrefix("  #") }
        for line in lines where line.contains(" ") {
          #expect(line.count <= min(width, 100), "\(command.name): \(line)")
        }
      }
    }
  }

  @Test func wideTerminalsChangeNothingInHelp() {
    for command in CommandSet.generating.commands {
      let text = HelpText.text(for: command, of: command)
      let words = TerminalText(width: 100).folded(text).split(whereSeparator: \.isWhitespace)
      #expect(words == text.split(whereSeparator: \.isWhitespace))
    }
  }
}
