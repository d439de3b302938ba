import WidgetDriver
import WidgetSource
import WireContract

/// `validate`: payloads as the app would read them, or as several versions of it would.
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
    if versions.count > 1, !report.isQuiet, !report.printsDocument {
      let lines = payloads.map { $0.readableFrom + "\n" }.joined()
      return environment.finish(printing: Array(lines.utf8), exitCode)
    }
    return exitCode
  }

  /// The contracts, each with the type of the payloads.
  private func versions() throws(CommandFailure) -> [ValidatedPayload.Version] {
    let names = arguments.all("contract")
    if names.isEmpty {
      let sources = try ContractSources(arguments, environment)
      return [try version(sources.contract, label: "")]
    }
    var versions: [ValidatedPayload.Version] = []
    for name in names {
      let file = try ContractFile(name, environment)
      versions.append(try version(file.contract, label: file.label))
    }
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
    var paths: [String] = []
    let walk = FileWalk(
      fileSystem: environment.fileSystem, ending: ".json", threads: threads, takesAnyFile: true)
    do throws(FileError) {
      for operand in arguments.operands {
        if operand == "-" {
          paths.append(operand)
        } else {
          paths += try walk.files(in: [environment.fileSystem.tidied(operand)]).paths
        }
      }
    } catch {
      throw .unreadable(error)
    }
    return paths
  }
}

extension Contract {
  /// The systems that `--platform` names.
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

  /// What reads payloads of the type that `--root` names, or of the only family.
  func validator(
    _ arguments: Arguments, _ platforms: [ContractPlatform] = []
  ) throws(CommandFailure) -> PayloadValidator {
    guard let root = arguments.last("root") ?? defaultRoot else {
      throw .usage(.noRoot(families, command: arguments.command))
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
