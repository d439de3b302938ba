import Testing
import WidgetPlan
import WidgetSource

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests `explain` and the topics of `help`.
@Suite struct ExplainTests {
  @Test func rulesAreExplained() throws {
    let sandbox = try Sandbox()
    let rule = sandbox.run("explain", "stale").output
    #expect(rule.hasPrefix("stale: A generated file is not up to date (error)\n\n`check` or"))
    let example = sandbox.run("explain", "not-positional").output
    #expect(example.contains("\n\nFor example:\n\n  // widgetgen: codable"))
    #expect(example.contains("\n\nThis is reported:\n\n  input.swift:"))
    #expect(example.contains("\n\nWithout the mistake:\n\n  //"))
    let list = sandbox.run("help", "rules").output.split(separator: "\n")
    #expect(list.count >= RuleCatalogue.full.rules.count)
    let wrong = sandbox.run("explain", "stael")
    #expect(wrong.exitCode == .usage)
    #expect(wrong.error.hasPrefix("error: unknown key or rule 'stael'; did you mean 'stale'?"))
    let unlike = sandbox.run("explain", "xyz").error
    #expect(
      unlike.hasPrefix(
        "error: unknown key or rule 'xyz'; 'widgetgen explain' lists the keys, and "
          + "'widgetgen help rules' the rules"))
  }

  @Test func keysAreExplained() throws {
    let sandbox = try Sandbox()
    #expect(
      sandbox.run("explain", "alias").output == """
        alias: Which key does a value have?

          alias = [label, caption]  on types: other names that are also decoded; repeatable, with `*` as in
                                    `name`
          alias = caption           on properties: an older place that is also decoded; repeatable, or a
                                    list
          alias = [round, disk]     on cases: other names that are also decoded; repeatable, with `*` as in
                                    `name`

          applies to    a type, an enum, a stored property, a case, an associated value
          value         a text, or a list such as `[a, b]`; on a stored property or an associated value: a
                        key, or the keys of nested objects separated by dots; or a list
          related keys  content, flatten, key, keyStyle

        For example:

          // widgetgen: codable
          struct Banner {
            var label: String  // widgetgen: alias = [caption, meta.title]
          }

        'Banner' is decoded from:

          {"caption": "Sale"}

        It is encoded as:

          {"label": "Sale"}

        https://widgetgen.github.io/widgetgen/cheat-sheet/#alias

        """)
    for key in KeyDocumentation.all {
      #expect(sandbox.run("explain", key.spelling).exitCode == .success)
    }
    #expect(sandbox.run("explain", "defalt").error.contains("did you mean 'default'?"))
  }

  /// A name can be both a key and a rule. `explain` then prints both.
  @Test func keysAndRulesWithTheSameNameAreBothExplained() throws {
    let rule = Rule("default", .error)
    let pages = RulePages(["# Rules\n\n## default\n\nA rule (error).\n\nWhy.\n"])
    let output = try #require(Explanation.text(of: "default", RuleCatalogue([rule], pages: pages)))
    #expect(output.hasPrefix("default: What if a value is missing, null or wrong?\n"))
    #expect(output.contains("\n\ndefault: A rule (error)\n\nWhy.\n"))
  }

  @Test func keysAreListedByQuestion() throws {
    let sandbox = try Sandbox()
    let list = sandbox.run("explain").output
    #expect(
      list.contains(
        "\nWhat if a value is missing, null or wrong?\n  default, invalid, lossy, null, unknown\n"))
    let help = sandbox.run("help", "annotations").output
    for key in KeyDocumentation.all {
      #expect(list.contains(key.spelling))
      for usage in key.usage { #expect(help.contains("  \(usage.example)")) }
    }
    #expect(help.contains("// widgetgen:begin: KEY") && !help.contains("]("))
    #expect(
      help.contains(
        "can replace the comments:\nhttps://widgetgen.github.io/widgetgen/attributes/\n"))
    #expect(sandbox.run("help", "annotations", "key").exitCode == .usage)
    #expect(
      sandbox.run("help", "anotations").error
        .hasPrefix("error: unknown command 'anotations'; did you mean 'annotations'?"))
  }

  @Test(arguments: [
    ("a [place](#places) and [`null`](a.md#b)", "a place and `null`"), ("[a] (b)", "[a] (b)"),
    ("`[x: y]` is [a](b)", "`[x: y]` is a"), ("", ""), ("a](b)", "a](b)"),
  ])
  func linksAreReplacedByTheirTexts(markdown: String, text: String) {
    #expect(Explanation.withoutLinks(markdown) == text)
  }
}
