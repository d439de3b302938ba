import WidgetDriver
import WidgetSource
import WireCatalog
import WireContract

/// `contract --emit catalog`: the page of all widgets.
extension ContractCommand {
  var isCatalog: Bool { arguments.last("emit") == Form.catalog.rawValue }

  func emitCatalog(_ sources: ContractSources) throws(CommandFailure) -> ExitCode {
    let folders = try includeFolders([])
    var input = CatalogInput(
      contract: sources.contract, examples: ContractExamples(sources.contract))
    input.arguments = sources.templateArguments
    input.line = sources.line
    input.sourceURL = arguments.last("source-url")
    var found = input.examples.diagnostics
    var texts = sources.texts
    if arguments.last("against") != nil {
      let (changes, diagnostics) = try changes(sources)
      input.changes = changes
      found += diagnostics
      if let text = sources.configuration.text { texts.append(text) }
    }
    if arguments.last("payloads") != nil { input.payloads = try payloads(sources.contract) }
    let page = CatalogPage(input, ContractRendering { folders.load($0, $1) }).render()
    if page.diagnostics.hasErrors {
      throw .diagnostics(page.diagnostics, texts: page.texts, .invalidInput)
    }
    if arguments.has("strict"), !found.isEmpty {
      throw .diagnostics(found.map(\.asError), texts: texts, .stale)
    }
    let printed = Report(
      found, texts: texts, pathInWorkspace: environment.pathInWorkspace
    ).publish(report, environment)
    return printed == .success ? print(page.text) : printed
  }

  private func changes(
    _ sources: ContractSources
  ) throws(CommandFailure) -> (CatalogInput.Changes, [Diagnostic]) {
    let (compared, versions) = try compared(sources)
    let changes = CatalogInput.Changes(
      labels: versions.map(\.label),
      found: compared.found.map { CatalogInput.Changes.Found(change: $0.change, text: $0.text) },
      old: versions.map(\.contract))
    return (changes, compared.unusedAccepts.map(\.diagnostic))
  }

  // MARK: - Payloads

  private func payloads(_ contract: Contract) throws(CommandFailure) -> CatalogInput.Payloads {
    let validator = try contract.validator(arguments)
    let walk = FileWalk(
      fileSystem: environment.fileSystem, ending: ".json", takesAnyFile: true)
    var files: [CatalogInput.Payloads.File] = []
    do throws(FileError) {
      let folders = arguments.all("payloads").map(environment.fileSystem.tidied)
      for path in try walk.files(in: folders).paths {
        let bytes = try environment.fileSystem.read(path).bytes
        let errors = validator.findings(in: bytes).count { $0.severity == .error }
        files.append(
          .init(path: path, usage: validator.usage(in: bytes), errors: errors))
      }
    } catch {
      throw .unreadable(error)
    }
    return CatalogInput.Payloads(files: files)
  }

  // MARK: - Flags

  /// What means something with the catalog alone, or nothing with it.
  func refuseOutsideOfCatalog() throws(CommandFailure) {
    for flag in ["payloads", "source-url"] where arguments.last(flag) != nil && !isCatalog {
      throw .usage(.flagNeedsFlag(flag, "emit catalog", command: arguments.command))
    }
    if arguments.last("root") != nil { try refuse("root", without: "payloads") }
    guard isCatalog else { return }
    if arguments.last("fail-on") != nil {
      throw .usage(.conflictingFlags("emit catalog", "fail-on", command: arguments.command))
    }
    if arguments.last("format") == "markdown" {
      throw .usage(.conflictingFlags("emit catalog", "format markdown", command: arguments.command))
    }
    if let address = arguments.last("source-url"), !address.holds("{file}") {
      throw .usage(
        .wrongValue(
          flag: "source-url", value: address, allowed: ["an address with {file}"],
          command: arguments.command))
    }
  }
}
