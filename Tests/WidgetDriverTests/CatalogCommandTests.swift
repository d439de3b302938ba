import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests the output, the diagnostics and the errors of `contract --emit catalog`.
@Suite struct CatalogCommandTests {
  private func sandbox(_ documentation: String = "A text.") throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(
      "App/Label.swift",
      """
      // widgetgen: family, tag = "type"
      protocol Component: Codable {}
      // widgetgen: family, tag = "do"
      protocol Action: Codable {}
      /// \(documentation)
      struct Label: Component { var text: String }
      struct Open: Action { var url: String }
      """)
    return sandbox
  }

  private let flags = ["contract", "--sources", "App", "--emit", "catalog"]

  @Test func printsAPage() throws {
    let sandbox = try sandbox()
    let flags =
      self.flags + ["--args", "title=A & B", "--source-url", "https://x.test/{file}:{line}"]
    let result = sandbox.run(flags)
    #expect(result.exitCode == .success && result.error == "")
    for text in [
      "<title>A &amp; B</title>", #"href="https://x.test/App/Label.swift:6""#,
      #"<tr id="label.text">"#,
      "<p>A text.</p>", "default-src &#39;none&#39;; style-src &#39;sha256-",
    ] {
      #expect(result.output.contains(text), "\(text)")
    }
    #expect(result.output == sandbox.run(flags).output)
    #expect(!result.output.contains("_changes") && !result.output.contains("_payloads"))
  }

  @Test func showsChangesAndPayloads() throws {
    let sandbox = try sandbox()
    #expect(
      sandbox.run("contract", "--sources", "App", "--output", "old.json").exitCode == .success)
    try sandbox.write(
      "old.json", try #require(sandbox.read("old.json")).replacing("\"text\"", with: "\"title\""))
    try sandbox.write("payloads/a.json", #"{"type": "label", "text": "a"}"#)
    try sandbox.write("payloads/b.json", "{")
    let result = sandbox.run(
      flags + [
        "--against", "old.json", "--payloads", "payloads", "--root", "Component", "--output",
        "c.html",
      ])
    #expect(result.exitCode == .success && result.error == "widgetgen: c.html written\n")
    let page = try #require(sandbox.read("c.html"))
    #expect(page.contains("Changes since old.json") && page.contains("breaking"))
    #expect(page.contains("In 2 files.") && page.contains("1 of them has errors"))
    #expect(page.contains("1× in 1 of 2 files"))
  }

  @Test func reportsInvalidExamples() throws {
    let sandbox = try sandbox("```json\n/// {\"type\": \"label\"}\n/// ```")
    let result = sandbox.run(flags + ["--output", "c.html"])
    #expect(result.exitCode == .success)
    #expect(
      result.error.hasPrefix(
        "App/Label.swift:8:8: warning: the example of 'Label' is not valid: 'label' needs the key 'text' "
          + "[invalid-example]"))
    #expect(sandbox.read("c.html") != nil)
    let strict = sandbox.run(flags + ["--strict", "--output", "d.html"])
    #expect(strict.exitCode == .stale && strict.error.contains("error: the example"))
    #expect(sandbox.read("d.html") == nil)
  }

  @Test func replacesPartsWithEjectedTemplates() throws {
    let sandbox = try sandbox()
    #expect(
      sandbox.run("templates", "eject", "_CatalogFooter", "_CatalogStyle", "--output", "T").exitCode
        == .success)
    try sandbox.write("T/_CatalogFooter.stencil", "<p>{{ argument.team }} & {{ runtime }}</p>")
    try sandbox.write("T/_CatalogStyle.stencil", "body { color: {{ argument.color }} }")
    let result = sandbox.run(
      flags + ["--include-dir", "T", "--args", "team=<us>", "--args", "color=red"])
    #expect(result.exitCode == .success && result.error == "")
    #expect(result.output.contains("<footer><p>&lt;us&gt; & standalone</p></footer>"))
    #expect(result.output.contains("<style>body { color: red }</style>"))
    // The page's content security policy allows only the style with the hash of `body { color: red }`.
    #expect(result.output.contains("style-src &#39;sha256-\(Self.redHash)&#39;"))
    try sandbox.write("T/_CatalogFooter.stencil", "{{ runtiem }}")
    let wrong = sandbox.run(flags + ["--include-dir", "T"])
    #expect(
      wrong.exitCode == .invalidInput && wrong.error.contains("T/_CatalogFooter.stencil:1:4: error")
    )
  }

  /// The output of `printf 'body { color: red }' | openssl dgst -sha256 -binary | base64`
  private static let redHash = "kl6HQb5peP+QG0x7FWklMRxR/HYq4xozK9Oa6BWSDQA="

  @Test(arguments: [
    (["--payloads", "p"], "'--payloads' needs '--against'"),
    (["--source-url", "{file}"], "'--source-url' needs '--emit catalog'"),
    (["--emit", "schema", "--payloads", "p"], "'--payloads' needs '--against'"),
    (["--emit", "catalog", "--root", "Component"], "'--root' needs '--payloads'"),
    (
      ["--emit", "catalog", "--source-url", "https://example.com"],
      "an address https://… with {file}"
    ),
    (
      ["--emit", "catalog", "--source-url", "javascript:alert(1)//{file}"],
      "an address https://… with {file}"
    ),
    (
      ["--emit", "catalog", "--check", "c.json"],
      "'--check' cannot be combined with '--emit catalog'"
    ),
    (["--emit", "catalog", "--severity", "name-changed=off"], "'--severity' needs '--against'"),
    (
      ["--emit", "catalog", "--against", "a", "--fail-on", "info"],
      "'--fail-on' needs '--against', not '--emit catalog'"
    ),
    (
      ["--emit", "catalog", "--against", "a", "--format", "markdown"],
      "'--format markdown' needs '--against', not '--emit catalog'"
    ),
    (["--emit", "catalog", "--format", "json"], "'--format json' needs '--output'"),
    (["--emit", "catalog", "--open"], "'--open' needs '--emit schema'"),
    (
      ["--emit", "catalog", "--payloads", "p"],
      "add '--root NAME', where NAME is one of Action, Component"
    ),
    (
      ["--emit", "catalog", "--payloads", "p", "--root", "Nothing"], "'--root' cannot be 'Nothing'"
    ),
    (
      ["--emit", "catalog", "--payloads", "p", "--root", "Component"],
      "p:1:1: error: cannot be read"
    ),
  ])
  func rejectsFlagsWithoutEffect(_ more: [String], _ message: String) throws {
    let result = try sandbox().run(["contract", "--sources", "App"] + more)
    #expect(result.exitCode == .usage, "\(result.error)")
    #expect(result.error.contains(message), "\(result.error)")
  }
}
