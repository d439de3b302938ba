import WidgetDriver
import WidgetSource
import WireContract

/// The command `validate`, which checks whether the app, or several versions of it, can read payloads.
struct ValidateCommand {
  private let arguments: Arguments
  private let environment: ToolEnvironment
  private let report: ReportSettings
  private let threads: Threads

  init(_ arguments: Arguments, environment: ToolEnvironment) throws(CommandFailure) {
    self.arguments = arguments
    self.environment = environment
    report = ReportSettings(arguments)
    do throws(UsageError) {
      threads = try Threads(arguments, environment)
      if arguments.operands.isEmpty {
        throw .missingOperand("FILE", command: arguments.command)
      }
    } catch {
      throw .usage(error)
    }
  }

  func run() throws(CommandFailure) -> ExitCode {
    let versions = try versions()
    let paths = try paths()
    let isStrict = arguments.has("strict")
    let payloads = threads.map(paths) { path in
      ValidatedPayload(path, versions, isStrict: isStrict, environment)
    }
    let errors = payloads.compactMap(\.unreadable)
    if !errors.isEmpty {
      throw .diagnostics(errors.map(DriverDiagnostics.unreadable), texts: [], .usage)
    }
    let printed = Report(
      payloads.flatMap(\.diagnostics), texts: payloads.compactMap(\.text),
      pathInWorkspace: environment.pathInWorkspace
    ).publish(report, environment)
    guard printed == .success else { return printed }
    let isValid = !payloads.contains { $0.diagnostics.hasErrors }
    let exitCode: ExitCode = isValid ? .success : .stale
    if report.isQuiet || report.printsDocument { return exitCode }
    let lines = versions.count > 1 ? payloads.map { $0.readableFrom.printable + "\n" }.joined() : ""
    return environment.finish(printing: Array((lines + Self.summary(payloads)).utf8), exitCode)
  }

  /// For example: `3 payloads: 1 error, 2 warnings`.
  private static func summary(_ payloads: [ValidatedPayload]) -> String {
    let diagnostics = payloads.flatMap(\.diagnostics)
    let counts = [Severity.error, .warning].compactMap { severity -> String? in
      let count = diagnostics.count { $0.severity == severity }
      return count == 0 ? nil : RunSummary.count(count, severity.rawValue)
    }
    let cut = payloads.filter(\.isCut).map(\.path)
    let note =
      cut.isEmpty
      ? "" : "; only the first findings in \(cut.joined(separator: ", ").printable) are reported"
    return RunSummary.count(payloads.map(\.count).reduce(0, +), "payload") + ": "
      + (counts.isEmpty ? "all valid" : counts.joined(separator: ", ")) + note + "\n"
  }

  /// Returns the versions to check payloads against: the contract of the sources, or the contracts
  /// of `--live` and `--contract`.
  private func versions() throws(CommandFailure) -> [ValidatedPayload.Version] {
    let names = arguments.all("contract")
    let usesLive = arguments.has("live")
    if names.isEmpty, !usesLive {
      let sources = try ContractSources(arguments, environment)
      return [try version(sources.contract, label: "")]
    }
    try arguments.refuseSelection(beside: usesLive ? "live" : "contract")
    var files: [ContractFile] = []
    if usesLive {
      let (configuration, _) = try RunSettings.readFile(
        arguments, isInBuild: false, environment.fileSystem)
      files = try ContractFile.live(configuration.contract, arguments, environment)
    }
    for name in names { files.append(try ContractFile(name, environment)) }
    var versions: [ValidatedPayload.Version] = []
    for file in files { versions.append(try version(file.contract, label: file.label)) }
    return versions
  }

  private func version(
    _ contract: Contract, label: String
  ) throws(CommandFailure) -> ValidatedPayload.Version {
    let platforms = try contract.platforms(arguments)
    return ValidatedPayload.Version(
      label: label, validator: try contract.validator(arguments, platforms))
  }

  private func paths() throws(CommandFailure) -> [String] {
    do throws(FileError) {
      return try PayloadFile.paths(arguments.operands, environment, threads)
    } catch {
      throw .unreadable(error)
    }
  }
}

extension Contract {
  /// Returns the platforms, with versions, that `--platform` specifies.
  fileprivate func platforms(_ arguments: Arguments) throws(CommandFailure) -> [ContractPlatform] {
    let known =
      ContractPlatform.known + namedPlatforms.filter { !ContractPlatform.known.contains($0) }
    var platforms: [ContractPlatform] = []
    for text in arguments.all("platform") {
      guard let platform = ContractPlatform(text), known.contains(platform.name) else {
        throw .usage(
          .wrongValue(
            flag: "platform", value: text, allowed: known.map { "\($0)=VERSION" },
            command: arguments.command))
      }
      platforms.append(platform)
    }
    return platforms
  }

  /// Returns the validator for payloads of the type that `--root` names, or of the default type. Throws if there is
  /// neither, if the contract does not contain the type, or if the JSON of the type is unknown.
  func validator(
    _ arguments: Arguments, _ platforms: [ContractPlatform] = []
  ) throws(CommandFailure) -> PayloadValidator {
    guard let root = arguments.last("root") ?? defaultRoot ?? onlyType else {
      throw .usage(.noRoot(families, command: arguments.command))
    }
    // Payloads of a type whose JSON is not known would all be valid.
    if case .opaque(let reason)? = types[PayloadValidator.element(ofRoot: root).name]?.kind {
      throw .usage(
        UsageError(
          "payloads of '\(root)' cannot be checked, because the JSON of the type is unknown: \(reason)",
          command: arguments.command))
    }
    guard let validator = PayloadValidator(self, root: root, platforms: platforms)
    else {
      throw .usage(
        .wrongValue(
          flag: "root", value: root, allowed: sortedTypes.map(\.name), command: arguments.command))
    }
    return validator
  }
}
