import WidgetDriver

/// The commands about templates and declarations.
extension Command {
  static let templates = Command(
    name: "templates", operands: "list | eject NAME...",
    synopsis: "list | eject NAME... [--output DIR] | run-swift [FLAGS OF SOURCERY]",
    operandChoices: ["list", "eject", "run-swift"], furtherChoices: TemplatesCommand.names,
    summary: "list the built-in templates, copy some to change them, or run templates in Swift",
    discussion: """
      One of your templates that has the name of a built-in one replaces it.

      'run-swift' generates as 'widgetgen sourcery' does, and also compiles and runs the templates of
      Sourcery that are written in Swift. Programs are cached by their content, in '--cacheBasePath' or in
      the user's folder of caches.
      """,
    examples: [
      .init("widgetgen templates eject _Init --output Templates", "copy a part"),
      .init("widgetgen templates run-swift --config .sourcery.yml", "run a configuration"),
    ],
    flags: [
      Flag(
        "output", .path("PATH"), default: "this folder",
        "the folder that eject writes to, or the file or folder of run-swift")
    ] + TemplatesCommand.sourceryFlags,
    run: { arguments, environment throws(CommandFailure) in
      try TemplatesCommand(arguments, environment: environment).run()
    })

  static let render = Command(
    name: "render", synopsis: "--template FILE --context FILE [--include-dir DIR]...",
    summary: "render one template with a JSON object as its context",
    discussion: """
      The text goes to standard output. A hyphen in place of a file is standard input.
      """,
    examples: [
      .init("widgetgen render --template Card.stencil --context card.json", "render a file")
    ],
    flags: [
      Flag("template", .path("FILE"), "the template"),
      Flag("context", .path("FILE"), "the JSON object"),
      Flag(
        "include-dir", .folder("DIR"), repeatable: true,
        "a folder that include and extends search after the template's own"),
    ],
    run: { arguments, environment throws(CommandFailure) in
      try RenderCommand(arguments, environment: environment).run()
    })

  static let dump = Command(
    name: "dump", operands: "PATH...", synopsis: "PATH...",
    summary: "print the scanned declarations as JSON",
    discussion: "Files are listed in the order given, those of a folder sorted by path.",
    examples: [.init("widgetgen dump Sources/App", "all declarations of a folder")],
    flags: [Flag("jobs", .value("N"), default: "the number of cores", "use at most N threads")],
    run: { arguments, environment throws(CommandFailure) in
      try DumpCommand(arguments, environment: environment).run()
    })
}
