import WidgetDriver
import WidgetGenerator
import WidgetSource

extension Command {
  /// Renders one template.
  static let render = Command(
    name: "render", synopsis: "--template FILE --context FILE [--include-dir DIR]...",
    summary: "render one template with a JSON object as its context",
    discussion: """
      Prints the text to standard output. Use '-' instead of a file for standard input.
      """,
    examples: [
      .init("widgetgen render --template Card.stencil --context card.json", "render a file")
    ],
    flags: [
      Flag("template", .path("FILE"), "the template"),
      Flag("context", .path("FILE"), "the JSON object"),
      Flag(
        "include-dir", .folder("DIR"), repeatable: true,
        "a folder that include and extends search after the template's folder"),
    ],
    run: { arguments, environment throws(CommandFailure) in
      try RenderCommand(arguments, environment: environment).run()
    })
}

/// `render`, which renders one template with a JSON object as its context.
struct RenderCommand {
  private let templatePath: String
  private let contextPath: String
  private let includeFolders: [String]
  private let environment: ToolEnvironment

  init(_ arguments: Arguments, environment: ToolEnvironment) throws(CommandFailure) {
    self.environment = environment
    includeFolders = arguments.all("include-dir")
    guard let template = arguments.last("template") else {
      throw .usage(.missingFlag("template", command: arguments.command))
    }
    guard let context = arguments.last("context") else {
      throw .usage(.missingFlag("context", command: arguments.command))
    }
    if template == "-", context == "-" {
      throw .usage(
        .wrongValue(
          flag: "context", value: "-", allowed: ["a file: standard input is the template"],
          command: arguments.command))
    }
    templatePath = template
    contextPath = context
  }

  func run() throws(CommandFailure) -> ExitCode {
    let template: SourceFile
    let contextText: SourceFile
    do throws(FileError) {
      template = try read(templatePath)
      contextText = try read(contextPath)
    } catch {
      throw .unreadable(error)
    }
    let context = try object(in: contextText)
    try environment.fileSystem.requireFolders(includeFolders)
    let own = templatePath == "-" ? [] : [FilePath.folder(templatePath)]
    let folders = TemplateFolders(own + includeFolders, environment.fileSystem)
    let result = renderTemplate(template, context: context) { name, asking in
      folders.load(name, asking)
    }
    if result.diagnostics.hasErrors {
      throw .diagnostics(result.diagnostics, texts: result.texts, .invalidInput)
    }
    _ = Report(result.diagnostics, texts: result.texts).publish(ReportSettings(nil), environment)
    return environment.finish(printing: result.text)
  }

  private func read(_ path: String) throws(FileError) -> SourceFile {
    if path == "-" {
      return SourceFile(path: "<stdin>", bytes: try environment.readInput())
    }
    return try environment.fileSystem.source(path)
  }

  private func object(in text: SourceFile) throws(CommandFailure) -> JSONValue {
    switch JSONValue.read(text) {
    case .failure(let error): throw .diagnostics([error], texts: [text], .usage)
    case .success(let value):
      if case .object = value.kind { return value }
      let error = DriverDiagnostics.wrongValue(value, expected: "an object", in: text)
      throw .diagnostics([error], texts: [text], .usage)
    }
  }
}
