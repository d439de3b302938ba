import SourceryCommands
import WidgetDriver
import WidgetGenerator
import WidgetSource
import WireContract

extension Command {
  /// Lists, copies and runs templates.
  static let templates = Command(
    name: "templates", operands: "list | eject NAME...",
    synopsis: "list | eject NAME... [--output DIR] | run-swift [FLAGS OF SOURCERY]",
    operandChoices: ["list", "eject", "run-swift"], furtherChoices: TemplatesCommand.names,
    summary: "list or copy built-in templates, or run Swift templates",
    discussion: """
      'eject' copies a template of 'contract --emit', or the template that replaces Sourcery's
      AutoCodable. In a folder of '--include-dir', a copy replaces the built-in template.

      'run-swift' does the same as 'widgetgen sourcery', and also compiles and runs Sourcery's Swift
      templates. Compiled programs are cached by their content, in '--cacheBasePath' or in the user's
      cache folder.
      """,
    examples: [
      .init("widgetgen templates eject Kotlin --output Templates", "copy a template"),
      .init(
        "widgetgen templates run-swift --config .sourcery.yml",
        "run all templates of a configuration"),
    ],
    flags: [
      Flag(
        "output", .path("PATH"), default: "this folder",
        "the folder for eject, or the file or folder for run-swift")
    ] + TemplatesCommand.sourceryFlags,
    run: { arguments, environment throws(CommandFailure) in
      try TemplatesCommand(arguments: arguments, environment: environment).run()
    })
}

/// `templates list`, `templates eject NAME...` and `templates run-swift`.
struct TemplatesCommand {
  let arguments: Arguments
  let environment: ToolEnvironment

  func run() throws(CommandFailure) -> ExitCode {
    let operands = arguments.operands
    if operands.first != "run-swift", let flag = Self.sourceryFlags.first(where: isGiven) {
      throw .usage(
        UsageError(
          "'--\(flag.name)' is a flag of 'templates run-swift' only", command: arguments.command))
    }
    if operands.first == "list", arguments.last("output") != nil {
      throw .usage(
        UsageError(
          "'--output' is not supported; 'list' writes no file", command: arguments.command))
    }
    if operands.first != "eject", operands.count > 1 {
      throw .usage(.unexpectedOperand(operands[1], command: arguments.command))
    }
    switch operands.first {
    case "list": return list()
    case "eject": return try eject()
    case "run-swift": return try RunSwiftCommand(arguments, environment: environment).run()
    case let word?: throw .usage(.unknownOperand(word, command: arguments.command))
    case nil:
      throw .usage(.missingOperand("'list', 'eject' or 'run-swift'", command: arguments.command))
    }
  }

  /// The flags that only `run-swift` supports.
  static let sourceryFlags = SourceryFlags.ofRunSwift.filter { $0.name != "output" }

  private func isGiven(_ flag: Flag) -> Bool {
    arguments.has(flag.name) || arguments.last(flag.name) != nil
  }

  private func list() -> ExitCode {
    let rows = Self.templates.map { (label: $0.path, text: Self.summaries[$0.path] ?? "") }
    return environment.finish(printing: Array((HelpText.table(rows) + "\n").utf8))
  }

  /// The summary of each template, by file name. A template whose name begins with an underscore is
  /// a part of other templates.
  static let summaries = [
    "AutoCodable.stencil": "what Sourcery's AutoCodable.swifttemplate writes; runs after eject",
    "Catalog.stencil": "contract --emit catalog: the page",
    "Kotlin.stencil": "contract --emit kotlin",
    "TypeScript.stencil": "contract --emit typescript",
    "_CatalogContents.stencil": "contract --emit catalog: the list of families and widgets",
    "_CatalogDownloads.stencil": "contract --emit catalog: the files that can be downloaded",
    "_CatalogEditor.stencil": "contract --emit catalog: the editor of payloads",
    "_CatalogEntry.stencil": "contract --emit catalog: a widget, an action or another type",
    "_CatalogFamily.stencil": "contract --emit catalog: a family",
    "_CatalogFooter.stencil": "contract --emit catalog: the last line",
    "_CatalogHeader.stencil": "contract --emit catalog: the title and the search",
    "_CatalogOverview.stencil": "contract --emit catalog: counts, changes, payloads and the graph",
    "_CatalogProperties.stencil": "contract --emit catalog: the table of properties",
    "_CatalogReader.stencil": "contract --emit catalog: the script that checks payloads",
    "_CatalogScript.stencil": "contract --emit catalog: search, copy buttons and themes",
    "_CatalogStyle.stencil": "contract --emit catalog: colors, type and layout",
    "_KotlinArray.stencil": "contract --emit kotlin: a type that is coded as an array",
    "_KotlinChoice.stencil": "contract --emit kotlin: a family or an enum with values",
    "_KotlinEnum.stencil": "contract --emit kotlin: an enum with raw values",
    "_KotlinExternal.stencil": "contract --emit kotlin: a family with the name as the key",
    "_KotlinMacros.stencil": "contract --emit kotlin: comments, classes and the types of values",
    "_KotlinObject.stencil": "contract --emit kotlin: a struct or a class",
    "_KotlinOption.stencil": "contract --emit kotlin: a class of a family",
    "_TypeScriptArray.stencil": "contract --emit typescript: a type that is coded as an array",
    "_TypeScriptChoice.stencil": "contract --emit typescript: a family or an enum with values",
    "_TypeScriptEnum.stencil": "contract --emit typescript: an enum with raw values",
    "_TypeScriptMacros.stencil": "contract --emit typescript: comments and the types of values",
    "_TypeScriptMake.stencil": "contract --emit typescript: functions that fill in names",
    "_TypeScriptObject.stencil": "contract --emit typescript: a struct or a class",
    "_TypeScriptOption.stencil": "contract --emit typescript: a form of a family or an enum",
  ]

  /// Copies all templates that the operands name, or none.
  private func eject() throws(CommandFailure) -> ExitCode {
    let names = arguments.operands.dropFirst()
    if names.isEmpty {
      throw .usage(.missingOperand("the name of a template", command: arguments.command))
    }
    let templates = try names.map { name throws(CommandFailure) in try template(named: name) }
    let folder = arguments.last("output") ?? "."
    let text = try environment.create(
      templates.map { (WritePlace($0.path, in: folder), $0.bytes) })
    return environment.finish(printing: Array(text.utf8))
  }

  private func template(named name: String) throws(CommandFailure) -> SourceFile {
    let template = Self.templates.first { $0.path == name || $0.path == name + ".stencil" }
    if let template { return template }
    let known = UsageError.expectation(of: name, allowed: Self.names)
    throw .usage(UsageError("unknown template '\(name)'" + known, command: arguments.command))
  }

  /// The names of the templates that can be copied.
  static let names = templates.map { OutputNaming.templateName(ofPath: $0.path) }

  private static let templates =
    (sourceryTemplates + ContractRendering.builtinTemplates).stablySorted(on: \.path)
}
