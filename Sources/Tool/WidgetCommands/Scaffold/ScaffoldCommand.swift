import WidgetDriver
import WidgetGenerator
import WidgetScaffold
import WidgetSource

extension Command {
  /// Writes the source of a widget or of a navigation controller, for the user to edit.
  static let scaffold = Command(
    name: "scaffold", operands: "VIEW",
    synopsis: "VIEW [--runtime RUNTIME] [--layout auto|size] [--output DIR] [FLAGS]",
    summary: "write the first version of a widget for a native view",
    discussion: """
      VIEW is the name of a class in the sources, or a Swift file or Objective-C header. For a file, a
      widget is written for each view in it. Headers are read with libclang, which is part of Xcode,
      Swift and Debian's libclang1; set LIBCLANG_PATH to use another libclang. Imports of a header are
      searched for below the sources. The widget has a property for each parameter and settable
      property that JSON can represent. Comments in the widget, and notes, list the ones that it
      cannot represent. Existing files are never overwritten, so you can edit them.
      """,
    examples: [
      .init(
        "widgetgen scaffold Sources/App/Box.swift --register",
        "write BoxWidget.swift next to the view"),
      .init("widgetgen scaffold Box --dry-run", "print the widget of a class in the sources"),
      .init(
        "widgetgen scaffold --navigation-controller MainNavigation",
        "write a subclass of Beagle's navigation controller"),
    ],
    flags: RunFlags.selection.filter { ["config", "sources"].contains($0.name) } + [
      Flag(
        "runtime", .choice(Configuration.Runtime.allCases.map(\.rawValue)), group: .generation,
        default: "the runtime in widgetgen.json, or the one that the sources import",
        "the runtime of the widget"),
      Flag(
        "layout", .choice(ScaffoldTarget.Layout.allCases.map(\.rawValue)), group: .generation,
        default: ScaffoldTarget.Layout.auto.rawValue,
        "whether constraints or sizeThatFits determine the size of the view"),
      Flag(
        "initializer", .value("LABELS"), group: .generation,
        default: "the one with the most parameters that JSON can represent",
        "the initializer that creates the view, such as title:child:"),
      Flag(
        "output", .folder("DIR"), group: .generation, default: "the folder of the view's file",
        "the folder of the widget"),
      Flag(
        "navigation-controller", .value("NAME"), group: .generation,
        "write a subclass of BeagleNavigationController instead"),
      Flag(
        "keep-default", .none, group: .generation,
        "with '--navigation-controller', keep Beagle's own loading and error views"),
      Flag("register", .none, group: .generation, "also print the code that registers the widget"),
      Flag("dry-run", .none, group: .generation, "print the widget, and write nothing"),
      Flag("jobs", .value("N"), default: "the number of cores", "use at most N threads"),
    ],
    run: { arguments, environment throws(CommandFailure) in
      try ScaffoldCommand(arguments: arguments, environment: environment).run()
    })
}

/// The command `scaffold`, which writes a widget for a native view, or a navigation controller. The written file is a
/// source for the user to edit.
struct ScaffoldCommand {
  let arguments: Arguments
  let environment: ToolEnvironment

  func run() throws(CommandFailure) -> ExitCode {
    if let name = arguments.last("navigation-controller") {
      return try scaffoldNavigation(named: name)
    }
    if arguments.has("keep-default") {
      throw .usage(
        .flagNeedsFlag("keep-default", "navigation-controller", command: arguments.command))
    }
    guard let view = arguments.operands.first else {
      throw .usage(.missingOperand("VIEW", command: arguments.command))
    }
    let selection = try selection(view)
    let input = try ScaffoldInput(arguments, selection, environment)
    let scaffold = Scaffold(
      selection, in: input.files, for: input.target, initializer: arguments.last("initializer"))
    if !scaffold.isFound {
      let advice =
        scaffold.suggestion.map { "did you mean '\($0)'?" }
        ?? "add its folder, and those of its superclasses, with '--sources'"
      throw .usage(
        UsageError("no source declares a view '\(view)'; " + advice, command: arguments.command))
    }
    let diagnostics = input.header?.diagnostics(with: scaffold.diagnostics) ?? scaffold.diagnostics
    if diagnostics.hasErrors { throw .diagnostics(diagnostics, texts: input.texts, .invalidInput) }
    let written = try write(
      scaffold.files.map { file in
        (
          WritePlace(file.name, in: arguments.last("output") ?? FilePath.folder(file.viewFile)),
          file.text
        )
      })
    report(diagnostics, input.texts)
    let registration = registration(of: scaffold.files.compactMap(\.widget), input)
    return environment.finish(printing: Array((written + registration).utf8))
  }

  private func selection(_ view: String) throws(CommandFailure) -> Scaffold.Selection {
    let isRead = view.hasSuffix(".swift") || view.hasSuffix(".h")
    guard isRead || view.holds("/") else { return .name(view) }
    guard isRead else {
      throw .usage(
        UsageError(
          "'\(view)' is neither a Swift file, nor a header, nor the name of a class",
          command: arguments.command))
    }
    return .file(environment.fileSystem.tidied(view))
  }

  private func scaffoldNavigation(named name: String) throws(CommandFailure) -> ExitCode {
    for flag in ["initializer", "layout"] where arguments.last(flag) != nil {
      throw .usage(.conflictingFlags(flag, "navigation-controller", command: arguments.command))
    }
    if let operand = arguments.operands.first {
      throw .usage(.unexpectedOperand(operand, command: arguments.command))
    }
    guard name.first?.isLetter == true, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else {
      throw .usage(
        .wrongValue(
          flag: "navigation-controller", value: name, allowed: ["the name of a class"],
          command: arguments.command))
    }
    let runtime = try ScaffoldInput.runtime(arguments, environment)
    if runtime.hasFamilies {
      throw .usage(
        UsageError(
          "'--navigation-controller' is not supported; only Beagle has the controller; pass "
            + "'--runtime beagle-1' or 'beagle-2'", command: arguments.command))
    }
    let scaffold = NavigationScaffold(
      named: name, keepsDefault: arguments.has("keep-default"), for: runtime)
    if scaffold.diagnostics.hasErrors {
      throw .diagnostics(scaffold.diagnostics, texts: [], .invalidInput)
    }
    let place = WritePlace(scaffold.fileName, in: arguments.last("output") ?? ".")
    let written = try write([(place, scaffold.text)])
    let registration = arguments.has("register") ? scaffold.registration : ""
    return environment.finish(printing: Array((written + registration).utf8))
  }

  /// Writes new files, or none if one of them exists. With `--dry-run`, writes no file.
  ///
  /// - Returns: the text to print: the paths, or the contents with `--dry-run`.
  private func write(
    _ files: [(place: WritePlace, text: String)]
  ) throws(CommandFailure) -> String {
    if arguments.has("dry-run") { return files.map(\.text).joined(separator: "\n") }
    return try environment.create(
      files.map { ($0.place, Array($0.text.utf8)) },
      ifThere: "file exists, and nothing is overwritten")
  }

  private func report(_ diagnostics: [Diagnostic], _ texts: [SourceFile]) {
    let report = Report(
      diagnostics, texts: texts, pathInWorkspace: environment.pathInWorkspace)
    _ = report.publish(ReportSettings(nil), environment)
  }

  /// Returns the code that registers the widgets if `--register` requests it, or an empty string. If the requested code
  /// is not needed, prints a note with the reason.
  private func registration(of widgets: [String], _ input: ScaffoldInput) -> String {
    guard arguments.has("register") else { return "" }
    if input.generatesRegistration {
      environment.printError(
        "note: the generated function 'registerWidgets' registers all widgets; "
          + "run 'widgetgen generate'\n")
      return ""
    }
    let lines = widgets.compactMap(input.target.registration)
    if lines.isEmpty {
      environment.printError("note: widgets of the runtime 'standalone' need no registration\n")
    }
    return lines.joined()
  }
}
