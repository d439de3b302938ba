import Testing

/// Tests rules about configurations, flags, templates, existing files and ignore comments.
@Suite struct ProjectRuleTests {
  private static let card = "// widgetgen: codable\nstruct Card {\n  var text: String\n}\n"

  @Test(
    arguments: [
      ("json", "{sources: }"),
      ("key-beside-targets", #"{output: "Out", targets: [{sources: "App", output: "A"}]}"#),
      ("repeated-key", #"{sources: "App", sources: "App", output: "Out"}"#),
      ("target-without-sources", #"{targets: [{output: "Out"}]}"#),
      ("unknown-key", #"{source: "App", output: "Out"}"#),
      ("unknown-word", #"{sources: "App", output: "Out", runtime: "beagle"}"#),
      ("unreadable", #"{sources: "Missing", output: "Out"}"#),
      (
        "written-by-two-targets",
        #"{targets: [{sources: "App", output: "Out"}, {sources: "App", output: "Out"}]}"#
      ),
      ("wrong-value", #"{sources: 1, output: "Out"}"#),
    ] as [(String, String)])
  func theConfigurationBreaksOnlyTheRule(_ id: String, _ configuration: String) throws {
    #expect(try Self.rules(["App/Card.swift": Self.card, "widgetgen.json": configuration]) == [id])
  }

  @Test(
    arguments: [
      ("unknown-rule", "unused-anotation", [:], []),
      ("unused-ignore", "unused-annotation", [:], []),
      ("not-generated", nil, ["Out/Coding.generated.swift": "struct Mine {}\n"], []),
      (
        "orphaned-output", nil,
        ["Out/Old.generated.swift": "// Generated using widgetgen\n// DO NOT EDIT\n"], ["--strict"]
      ),
      (
        "misspelled-selection", nil, ["App/Screen.swift": "protocol Screen {}\n"],
        ["--select", "Scren"]
      ),
    ] as [(String, String?, [String: String], [String])])
  func theFilesBreakOnlyTheRule(
    _ id: String, _ ignored: String?, _ files: [String: String], _ flags: [String]
  ) throws {
    let comment = ignored.map { "String  // widgetgen:ignore \($0)" } ?? "String"
    let all = ["App/Card.swift": Self.card.replacing("String", with: comment)]
      .merging(files) { _, given in given }
    #expect(try Self.rules(all, flags + ["--sources", "App", "--output", "Out"]) == [id])
  }

  @Test(
    arguments: [
      (
        "ambiguous-inline-type", [initializer("init() {}")],
        "struct Card {}\nenum Old {}\nstruct Card {}\n"
      ),
      (
        "conflicting-inline-sections",
        [initializer("init() {}"), initializer("init(_: Int) {}")], card
      ),
      ("inline-sections-not-filled", [initializer("init() {}")], card),
      ("invalid-file-section", ["// widgetgen:file:../A\n// widgetgen:end\n"], card),
      ("misplaced-inline-block", [initializer("init() {}")], card + initializer("")),
      (
        "nested-section",
        ["// widgetgen:file:A\n// widgetgen:file:B\n// widgetgen:end\n// widgetgen:end\n"], card
      ),
      ("end-tag", ["{% block a %}{% endblock b %}"], card),
      ("template", ["{% if %}"], card),
      ("unclosed-section", ["// widgetgen:file:A\nx\n"], card),
    ] as [(String, [String], String)])
  func theTemplatesBreakOnlyTheRule(
    _ id: String, _ templates: [String], _ source: String
  ) throws {
    var files = ["App/Card.swift": source]
    for (number, template) in templates.enumerated() {
      files["Templates/\(number).stencil"] = template
    }
    let flags = ["--sources", "App", "--output", "Out", "--templates", "Templates"]
    let fills = id == "inline-sections-not-filled" ? [] : ["--inline"]
    #expect(try Self.rules(files, flags + fills) == [id])
  }

  private static func initializer(_ text: String) -> String {
    "// widgetgen:inline:auto:Card.Init\n\(text)\n// widgetgen:end\n"
  }

  /// Returns the rules that `generate` reports for some files, without repetitions.
  private static func rules(
    _ files: [String: String], _ flags: [String] = []
  ) throws -> [String] {
    let sandbox = try Sandbox()
    for (path, text) in files { try sandbox.write(path, text) }
    let error = sandbox.run(["generate"] + flags).error
    return error.matches(of: #/\[(?<id>[a-z-]+)\]\n/#).map { String($0.id) }.uniqued()
  }
}

extension Array<String> {
  /// Returns the elements without repetitions, sorted.
  fileprivate func uniqued() -> [String] { Set(self).sorted() }
}
