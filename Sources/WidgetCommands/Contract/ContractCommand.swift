import WidgetDriver
import WidgetGenerator
import WidgetSource
import WireContract

/// `contract`: what the app reads and writes, for those on the other side of it.
struct ContractCommand {
  let arguments: Arguments
  let environment: ToolEnvironment
  let report: ReportSettings

  init(_ arguments: Arguments, environment: ToolEnvironment) throws(CommandFailure) {
    self.arguments = arguments
    self.environment = environment
    report = ReportSettings(arguments)
    try refuseCombinations()
  }

  func run() throws(CommandFailure) -> ExitCode {
    let sources = try ContractSources(arguments, environment)
    if arguments.last("emit") == Form.catalog.rawValue { return try emitCatalog(sources) }
    if arguments.last("against") != nil { return try compare(sources) }
    if let name = arguments.last("emit") { return try emit(name, sources) }
    let text = Array(sources.contract.text.utf8)
    if let path = arguments.last("check") { return check(text, path) }
    return print(text)
  }

  /// What a contract can be printed as.
  enum Form: String, CaseIterable {
    case schema, catalog, typescript, kotlin

    /// The built-in template that prints it by itself; nil for what needs more.
    var template: String? {
      switch self {
      case .schema, .catalog: nil
      case .typescript: "TypeScript" + ContractCommand.templateEnding
      case .kotlin: "Kotlin" + ContractCommand.templateEnding
      }
    }

    /// The language that it is in; nil for what is none.
    func language(_ arguments: [String: String]) -> ContractLanguage? {
      switch self {
      case .schema, .catalog: nil
      case .typescript: .typescript
      case .kotlin: .kotlin(isJackson: !["", "0", "false"].contains(arguments["jackson"] ?? ""))
      }
    }
  }

  /// How the names of templates end.
  static let templateEnding = ".stencil"

  private func emit(
    _ name: String, _ sources: ContractSources
  ) throws(CommandFailure) -> ExitCode {
    let form = Form(rawValue: name)
    if form == .schema { return print(Array(schema(sources).utf8)) }
    let language = form?.language(sources.templateArguments)
    let diagnostics = language?.diagnostics(sources.contract) ?? []
    let printed = Report(
      diagnostics, texts: sources.texts, pathInWorkspace: environment.pathInWorkspace
    ).publish(report, environment)
    guard printed == .success else { return printed }
    if arguments.has("strict"), !diagnostics.isEmpty { return .stale }
    return try emit(template: form?.template ?? name, isBuiltin: form != nil, sources)
  }

  private func schema(_ sources: ContractSources) -> String {
    var options = SchemaOptions()
    options.isDraft7 = arguments.last("draft") == "7"
    options.isForEncoding = arguments.last("for") == "encode"
    options.isOpen = arguments.has("open")
    options.usesIfThen = arguments.last("union") == "if-then"
    options.line = sources.line
    return SchemaWriter(sources.contract, options).text
  }

  /// Prints a text, or writes it where `--output` says.
  func print(_ text: [UInt8]) -> ExitCode {
    guard let path = arguments.last("output") else { return environment.finish(printing: text) }
    return environment.write(text, to: environment.fileSystem.tidied(path))
  }

  /// Compares the contract with the one that is checked in.
  private func check(_ text: [UInt8], _ given: String) -> ExitCode {
    let path = environment.fileSystem.tidied(given)
    let old = try? environment.fileSystem.read(path).bytes
    if old == text {
      publish([], stale: [])
      return .success
    }
    let stale = DriverDiagnostics.staleContract(path: path, isMissing: old == nil)
    if report.format != .text {
      publish([stale], stale: [path])
      return .stale
    }
    if report.isQuiet { return .stale }
    var output = "\(old == nil ? "missing" : "stale"): \(path)\n"
    if report.showsDiff { output += UnifiedDiff(path: path, old: old, new: text).text }
    output += "to bring it up to date, run:\n\(refreshCommand(path))\n"
    return environment.finish(printing: Array(output.utf8), .stale)
  }

  /// The command line that writes what `--check` compares.
  private func refreshCommand(_ path: String) -> String {
    var words: [String] = []
    var rest = arguments.words.dropFirst()[...]
    while let word = rest.popFirst() {
      if ["--check", "--format", "--output-file"].contains(word) {
        _ = rest.popFirst()
      } else if !["--diff", "--quiet", "-q", "--verbose", "-v"].contains(word),
        !["--check=", "--format=", "--output-file="].contains(where: word.hasPrefix)
      {
        words.append(word)
      }
    }
    return (["widgetgen", "contract"] + words + ["--output", path])
      .map(ShellWord.posixIfNeeded).joined(separator: " ")
  }

  private func publish(_ diagnostics: [Diagnostic], stale: [String]) {
    _ = Report(
      diagnostics, stalePaths: stale, texts: [], pathInWorkspace: environment.pathInWorkspace
    ).publish(report, environment)
  }

  /// Each run prints one thing.
  private func refuseCombinations() throws(CommandFailure) {
    let modes = ["check", "emit", "against"].filter { arguments.last($0) != nil }
    if modes.count > 1, !isCatalog || modes.contains("check") {
      throw .usage(.conflictingFlags(modes[0], modes[1], command: arguments.command))
    }
    if arguments.last("check") != nil, arguments.last("output") != nil {
      throw .usage(.conflictingFlags("check", "output", command: arguments.command))
    }
    if report.showsDiff, report.printsDocument {
      throw .usage(.diffInDocument(command: arguments.command))
    }
    for flag in ["draft", "for", "union"] where arguments.last(flag) != nil {
      try refuseOutsideOfSchema(flag)
    }
    if arguments.has("open") { try refuseOutsideOfSchema("open") }
    for flag in ["args", "include-dir"] where arguments.last(flag) != nil {
      try refuse(flag, without: "emit")
      if arguments.last("emit") == Form.schema.rawValue {
        throw .usage(.conflictingFlags(flag, "emit schema", command: arguments.command))
      }
    }
    if report.printsDocument, let form = arguments.last("emit"), form != Form.schema.rawValue {
      try refuse("format \(report.format.rawValue)", without: "output")
    }
    for flag in ["severity", "fail-on"] where arguments.last(flag) != nil {
      try refuse(flag, without: "against")
    }
    if arguments.last("format") == "markdown" { try refuse("format markdown", without: "against") }
    try refuseOutsideOfCatalog()
    if arguments.last("against") != nil, arguments.last("output") != nil, !isCatalog {
      throw .usage(.conflictingFlags("against", "output", command: arguments.command))
    }
    if report.showsDiff, arguments.last("check") == nil {
      throw .usage(.flagNeedsFlag("diff", "check", command: arguments.command))
    }
  }

  private func refuseOutsideOfSchema(_ flag: String) throws(CommandFailure) {
    if arguments.last("emit") == Form.schema.rawValue { return }
    throw .usage(.flagNeedsFlag(flag, "emit schema", command: arguments.command))
  }

  func refuse(_ flag: String, without needed: String) throws(CommandFailure) {
    if arguments.last(needed) != nil { return }
    throw .usage(.flagNeedsFlag(flag, needed, command: arguments.command))
  }
}
