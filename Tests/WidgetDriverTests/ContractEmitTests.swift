import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests `contract --emit` with built-in templates, their replacements and user-defined templates.
@Suite struct ContractEmitTests {
  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write(
      "App/Label.swift",
      """
      // widgetgen: family
      protocol Component: Codable {}
      struct Label: Component { var text: String }
      """)
    return sandbox
  }

  @Test(arguments: [
    ("typescript", "export interface Label {"), ("kotlin", "data class Label("),
  ])
  func printsTypes(form: String, line: String) throws {
    let sandbox = try sandbox()
    let flags = ["contract", "--sources", "App", "--emit", form]
    let printed = sandbox.run(flags)
    #expect(printed.exitCode == .success && printed.error == "")
    #expect(printed.output.contains(line))
    #expect(sandbox.run(flags + ["--output", "types.txt"]).exitCode == .success)
    #expect(sandbox.read("types.txt") == printed.output)
  }

  @Test func sourcesWithoutCodedTypesAreAnError() throws {
    let sandbox = try Sandbox()
    try sandbox.write("App/Empty.swift", "struct Plain {}\n")
    for form in ["typescript", "kotlin"] {
      let result = sandbox.run("contract", "--sources", "App", "--emit", form)
      #expect(result.exitCode == .usage && result.error.contains("no type in the sources is coded"))
    }
  }

  @Test func distinguishesTypesWithTheSameNameInTwoModules() throws {
    let sandbox = try sandbox()
    try sandbox.write("App/Card.swift", "struct Card: Component { var text: String }\n")
    try sandbox.write(
      "Cart/Card.swift",
      """
      // widgetgen: family, joins = Component
      protocol CartComponent: Component {}
      // widgetgen: name = cartCard
      struct Card: CartComponent { var items: [Int] }
      """)
    try sandbox.write(
      "widgetgen.json",
      """
      {contract: {root: "Component"}, targets: [
        {sources: "App", output: "A"}, {sources: "Cart", dependencies: "App", output: "B"}]}
      """)
    let result = sandbox.run("contract", "--emit", "typescript")
    #expect(result.exitCode == .success && result.error == "")
    for line in [#"type: "card""#, #"type: "cartCard""#, "text: ", "items: "] {
      #expect(result.output.contains(line), "\(line)")
    }
    #expect(!result.output.contains("Card = unknown"))
  }

  @Test func passesArgumentsToTemplates() throws {
    let sandbox = try sandbox()
    let flags = ["contract", "--sources", "App", "--emit", "kotlin", "--args"]
    #expect(sandbox.run(flags + ["package=com.example"]).output.contains("package com.example\n"))
    let jackson = sandbox.run(flags + ["jackson=1"]).output
    #expect(jackson.contains("@get:JsonProperty(\"text\")"))
    #expect(sandbox.run(flags + ["jackson=0"]).output.contains("@Serializable"))
  }

  @Test func rendersUserDefinedTemplates() throws {
    let sandbox = try sandbox()
    try sandbox.write("T/_Part.stencil", "{{ type.name }} line {{ type.place.line }}\n")
    try sandbox.write(
      "T/List.stencil", "{% for type in types %}\n{% include \"_Part.stencil\" %}\n{% endfor %}\n")
    let flags = ["contract", "--sources", "App", "--emit", "T/List.stencil"]
    #expect(sandbox.run(flags).output == "Component line 2\nLabel line 3\n")
    try sandbox.write("T/List.stencil", "{% for type in types %}{{ type.nmae }}{% endfor %}")
    let misspelled = sandbox.run(flags)
    #expect(misspelled.exitCode == .invalidInput)
    #expect(misspelled.error.contains("unknown member 'nmae'; did you mean 'name'?"))
    #expect(sandbox.run(Array(flags.dropLast()) + ["T/No.stencil"]).exitCode == .usage)
  }

  /// The path of a place in an enum contains the keys around the values of a case.
  @Test(arguments: [
    ("family = external", "card.header, both.first, both.second"),
    (#"family, tag = "kind""#, "header, first, second"),
    (
      #"family, tag = "kind", content = "body.value""#,
      "body.value.header, body.value.first, body.value.second"
    ),
    (#"family = external, tag = "kind""#, "card.header, both.first, both.second"),
    ("family = untagged", "header, first, second"),
  ])
  func pathsOfSlotsInEnums(_ annotation: String, _ paths: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "App/Place.swift",
      """
      // widgetgen: family
      protocol Component: Codable {}
      struct Card: Codable { var header: any Component }
      // widgetgen: codable
      struct Screen { var place: Place }
      // widgetgen: \(annotation)
      enum Place {
        case card(Card)
        case both(first: any Component, second: any Component)
      }
      """)
    try sandbox.write(
      "T/Paths.stencil",
      "{% for type in types where type.name == \"Screen\" %}{% for slot in type.slots %}"
        + "{{ slot.path }}{% if not forloop.last %}, {% endif %}{% endfor %}{% endfor %}")
    let result = sandbox.run(
      "contract", "--sources", "App", "--emit", "T/Paths.stencil")
    let expected = paths.split(separator: ", ").map { "place." + $0 }.joined(separator: ", ")
    #expect(result.output == expected, "\(result.error)")
  }

  @Test func replacesPartsOfBuiltinTemplates() throws {
    let sandbox = try sandbox()
    #expect(
      sandbox.run("templates", "eject", "_TypeScriptObject", "--output", "T").exitCode == .success)
    let text = try #require(sandbox.read("T/_TypeScriptObject.stencil"))
    try sandbox.write(
      "T/_TypeScriptObject.stencil", text.replacing("export interface", with: "interface"))
    let result = sandbox.run(
      "contract", "--sources", "App", "--emit", "typescript", "--include-dir", "T")
    #expect(result.output.contains("\ninterface Label {"))
    let missing = sandbox.run(
      "contract", "--sources", "App", "--emit", "typescript", "--include-dir", "No")
    #expect(missing.exitCode == .usage)
  }

  @Test func reportsWhatALanguageCannotExpress() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "App/Value.swift",
      """
      // widgetgen: family = untagged
      enum Value { case number(Double), text(String) }
      """)
    let flags = ["contract", "--sources", "App", "--emit", "kotlin"]
    let result = sandbox.run(flags)
    #expect(result.exitCode == .success && result.output.contains("typealias Value = JsonElement"))
    #expect(
      result.error.hasPrefix(
        "App/Value.swift:2:6: warning: 'Value' has no names, so it is any JSON in Kotlin "
          + "[inexpressible]\n"))
    let strict = sandbox.run(flags + ["--strict"])
    #expect(strict.exitCode == .stale && strict.output == "")
    let document = sandbox.run(flags + ["--format", "json", "--output", "types.kt"])
    #expect(document.output.contains(#""rule": "inexpressible""#))
  }

  /// A type that is only decoded has no schema for encoding.
  @Test func rejectsSchemasOfTypesThatAreNotEncoded() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "App/Label.swift", "// widgetgen: decodable\nstruct Label { var text: String }")
    let flags = ["contract", "--sources", "App", "--emit", "schema", "--root", "Label", "--for"]
    #expect(sandbox.run(flags + ["decode"]).exitCode == .success)
    let result = sandbox.run(flags + ["encode"])
    #expect(result.exitCode == .usage)
    #expect(result.error.contains("'--for' cannot be 'encode'"), "\(result.error)")
  }

  @Test(arguments: [
    ["--args", "a=1"], ["--include-dir", "App"], ["--emit", "schema", "--args", "a=1"],
    ["--emit", "openapi", "--args", "a=1"], ["--emit", "openapi", "--root", "Label"],
    ["--emit", "schema", "--include-dir", "App"], ["--emit", "kotlin", "--open"],
    ["--emit", "examples", "--for", "encode"], ["--emit", "catalog", "--for", "encode"],
    ["--for", "encode"],
    ["--emit", "typescript", "--format", "json"], ["--emit", "java"],
  ])
  func rejectsFlagsWithoutEffect(flags: [String]) throws {
    let sandbox = try sandbox()
    let result = sandbox.run(["contract", "--sources", "App"] + flags)
    #expect(result.exitCode == .usage && result.output == "", "\(flags): \(result)")
  }
}
