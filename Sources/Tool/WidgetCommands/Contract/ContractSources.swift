import WidgetDriver
import WidgetGenerator
import WidgetSource
import WireContract

/// The contract of a run. All targets share one contract, because an app reads everything that any of its modules
/// reads.
struct ContractSources {
  var contract: Contract
  /// The sources that positions in the contract refer to.
  let texts: [SourceFile]
  let configuration: ContractConfiguration
  /// The values for templates, from all targets and the command line.
  let templateArguments: [String: String]

  init(
    _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws(CommandFailure) {
    let (targets, file) = try RunSettings.allWithFile(arguments, environment: environment)
    guard let first = targets.first else { throw .usage(.noSources(command: arguments.command)) }
    let templateArguments = targets.reduce(into: [:]) { all, target in
      all.merge(target.configuration.arguments) { first, _ in first }
    }
    let runtimes = Set(targets.map(\.configuration.runtime.rawValue)).stablySorted()
    if runtimes.count > 1 {
      throw .usage(
        UsageError(
          """
          '\(arguments.command.name)' needs targets with the same runtime, but these targets have \
          \(runtimes.joined(separator: " and ")); pass a widgetgen.json with one runtime to '--config'
          """, command: arguments.command))
    }
    let input = try Self.input(of: targets, first.configuration, environment)
    let planned = PlannedSources(
      input.files, configuration: input.configuration, workers: first.threads)
    let texts = input.files.map(\.source)
    let errors = planned.diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty { throw .diagnostics(errors, texts: texts, .invalidInput) }
    try Self.print(
      planned.diagnostics.filter { $0.id == Rule.misspelledSelection.id },
      texts + [file.contract.text].compactMap(\.self), arguments, environment)
    let root = arguments.last("root") ?? file.contract.root
    var builder = ContractBuilder(
      planned.plan, planned.context, named: input.configuration.runtime.rawValue,
      modules: input.modules, root: root.map { PayloadValidator.element(ofRoot: $0).name })
    let contract = builder.contract()
    if contract.types.isEmpty {
      throw .usage(
        UsageError(
          "no type in the sources is coded; mark a protocol with '// widgetgen: family', or a type "
            + "with '// widgetgen: codable'", command: arguments.command))
    }
    try self.init(contract, texts, file.contract, templateArguments: templateArguments)
  }

  /// Creates a contract with the root that the configuration specifies. Throws if the configuration names rules or a
  /// root that do not exist.
  init(
    _ contract: Contract, _ texts: [SourceFile], _ configuration: ContractConfiguration,
    templateArguments: [String: String]
  ) throws(CommandFailure) {
    let text = [configuration.text].compactMap(\.self)
    let unknownRules = configuration.unknownRules()
    if !unknownRules.isEmpty { throw .diagnostics(unknownRules, texts: text, .usage) }
    var contract = contract
    contract.root = configuration.root ?? contract.root
    if let root = contract.root, contract.types[root] == nil {
      throw .diagnostics([configuration.unknownRoot(root, in: contract)], texts: text, .usage)
    }
    self.contract = contract
    self.texts = texts
    self.configuration = configuration
    self.templateArguments = templateArguments
  }

  /// Prints warnings about the selection, because the contract does not contain types that it misses. They are not part
  /// of the command's report, which is about the contract. Throws them with `--strict`.
  private static func print(
    _ warnings: [Diagnostic], _ texts: [SourceFile], _ arguments: Arguments,
    _ environment: ToolEnvironment
  ) throws(CommandFailure) {
    if warnings.isEmpty { return }
    if arguments.has("strict") {
      throw .diagnostics(warnings.map(\.asError), texts: texts, .invalidInput)
    }
    if arguments.has("quiet") { return }
    _ = Report(warnings, texts: texts, pathInWorkspace: environment.pathInWorkspace)
      .publish(ReportSettings(nil), environment)
  }

  /// Returns the files of all targets, with the settings that apply to them, and with the names of the modules by the
  /// paths of their sources if there are several targets. The dependencies between targets are not needed, because the
  /// types of all files are resolved together.
  private static func input(
    of targets: [RunSettings], _ first: Configuration, _ environment: ToolEnvironment
  ) throws(CommandFailure) -> (
    files: [ScannedFile], configuration: Configuration, modules: [String: String]
  ) {
    var phases = PhaseTimes()
    var files: [ScannedFile] = []
    var seen: Set<String> = []
    var configuration = first
    var modules: [String: String] = [:]
    for settings in targets {
      let input = try RunInput(settings, environment, &phases)
      if targets.count > 1 {
        for path in input.files.map(\.source.path)
        where !input.configuration.dependencies.contains(path) && modules[path] == nil {
          modules[path] = settings.moduleName
        }
      }
      files += input.files.filter { seen.insert($0.source.path).inserted }
      configuration.keyStyles.merge(input.configuration.keyStyles) { first, _ in first }
    }
    configuration.dependencies = []
    let selected = targets.compactMap(\.configuration.select)
    configuration.select = selected.isEmpty ? nil : selected.flatMap(\.self)
    return (files, configuration, modules)
  }

  /// A function that returns the line of a position, counted from 1, or nil if the line is unknown.
  var line: @Sendable (ContractPlace) -> Int? {
    let tables = Dictionary(texts.map { ($0.path, LineTable($0)) }) { first, _ in first }
    return { place in tables[place.file]?.line(at: place.range.start) }
  }
}

extension RunSettings {
  /// The name of the target's module, from its first path: the folder in `Sources`, or else the last folder that is
  /// not named `Sources`.
  fileprivate var moduleName: String {
    let parts = (sources.first ?? "").split(separator: "/").filter { !$0.hasSuffix(".swift") }
    let inSources = parts.lastIndex(of: "Sources").flatMap { parts[$0...].dropFirst().first }
    return String(inSources ?? parts.last { $0 != "Sources" } ?? "")
  }
}
