import WidgetDriver
import WidgetSource
import WireContract

/// `contract --against`: what changed since older versions.
extension ContractCommand {
  func compare(_ sources: ContractSources) throws(CommandFailure) -> ExitCode {
    let (compared, versions) = try compared(sources)
    let printed = try print(compared, sources, versions)
    guard printed == .success else { return printed }
    return compared.fails || (arguments.has("strict") && !compared.unusedAccepts.isEmpty)
      ? .stale : .success
  }

  /// The contract of the sources, compared with the older ones, and these.
  func compared(
    _ sources: ContractSources
  ) throws(CommandFailure) -> (ComparedContract, versions: [ContractFile]) {
    let names = arguments.all("against")
    var versions: [ContractFile] = []
    for name in names { versions.append(try ContractFile(name, environment)) }
    let settings = try ContractSettings(
      arguments, sources.configuration, contractPath: versions.first?.text.path ?? "")
    return (ComparedContract(sources.contract, since: versions, settings), versions)
  }

  private func print(
    _ compared: ComparedContract, _ sources: ContractSources, _ versions: [ContractFile]
  ) throws(CommandFailure) -> ExitCode {
    if arguments.last("format") == "markdown" {
      let text = Array(ContractMarkdown(compared, versions).text.utf8)
      if let path = report.outputFile { return environment.write(text, to: path) }
      return environment.finish(printing: text)
    }
    let texts =
      sources.texts + versions.map(\.text) + (sources.configuration.text.map { [$0] } ?? [])
    return Report(
      compared.diagnostics, texts: texts, pathInWorkspace: environment.pathInWorkspace
    ).publish(report, environment)
  }
}
