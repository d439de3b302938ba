import WidgetDriver
import WidgetGenerator
import WidgetSource
import WireCatalog
import WireContract

/// The command `contract`, which describes the JSON that an app reads and writes, for backends and their tools.
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
    let sources = try ContractSources.named(in: arguments, environment)
    if form == .catalog { return try emitCatalog(sources) }
    if comparesVersions { return try compare(sources) }
    if let name = arguments.last("emit") { return try emit(name, sources) }
    let text = Array(sources.contract.text.utf8)
    if let path = arguments.last("check") { return check(text, path) }
    return printed(text, as: .contract)
  }

  /// The form that `--emit` names, or nil without `--emit` or for a user-defined template.
  var form: Form? { arguments.last("emit").flatMap(Form.init) }

  /// The forms of a contract that `--emit` can name.
  enum Form: String, CaseIterable {
    case schema, openapi, catalog, typescript, kotlin, examples

    /// Whether the form is a JSON Schema, or contains JSON Schemas.
    var isSchema: Bool { self == .schema || self == .openapi }

    /// The built-in template that prints the form, or nil if the form is printed differently.
    var template: String? {
      switch self {
      case .schema, .openapi, .catalog, .examples: nil
      case .typescript: "TypeScript" + ContractCommand.templateEnding
      case .kotlin: "Kotlin" + ContractCommand.templateEnding
      }
    }

    /// Returns the programming language of the form, or nil if the form is not source code.
    ///
    /// - Parameter arguments: the values of `--args`, which can select Jackson's annotations for Kotlin.
    func language(_ arguments: [String: String]) -> ContractLanguage? {
      switch self {
      case .schema, .openapi, .catalog, .examples: nil
      case .typescript: .typescript
      case .kotlin: .kotlin(isJackson: !["", "0", "false"].contains(arguments["jackson"] ?? ""))
      }
    }
  }

  /// The ending of a template's file name.
  static let templateEnding = ".stencil"

  private func emit(
    _ name: String, _ sources: ContractSources
  ) throws(CommandFailure) -> ExitCode {
    if form == .schema { return printed(Array(try schema(sources).utf8), as: .schema) }
    if form == .openapi { return printed(Array(try openAPI(sources).utf8), as: .openAPI) }
    if form == .examples { return printed(Array(try examples(sources).utf8), as: .examples) }
    let language = form?.language(sources.templateArguments)
    var sources = sources
    if isForEncoding {
      try requireEncoding(sources.contract, sources.contract.defaultRoot)
      sources.contract = sources.contract.written
    }
    return try emit(
      template: form?.template ?? name, isBuiltin: form != nil, sources,
      language?.diagnostics(sources.contract) ?? [])
  }

  /// Returns the type of payloads that `--root` specifies, or the default type. Throws if there is neither, or if the
  /// contract does not contain the type.
  func root(of contract: Contract) throws(CommandFailure) -> String {
    guard let root = arguments.last("root") ?? contract.defaultRoot ?? contract.onlyType else {
      throw .usage(.noRoot(contract.families, command: arguments.command))
    }
    guard contract.types[root] != nil else {
      throw .usage(
        .wrongValue(
          flag: "root", value: root, allowed: contract.sortedTypes.map(\.name),
          command: arguments.command))
    }
    return root
  }

  private func schema(_ sources: ContractSources) throws(CommandFailure) -> String {
    var contract = sources.contract
    // Without a root, the schema would accept anything.
    let root = try root(of: contract)
    contract.root = root
    if isForEncoding { try requireEncoding(contract, root) }
    return SchemaWriter(contract, schemaOptions(sources)).text
  }

  /// Returns the definitions of all types as the components of an OpenAPI document.
  private func openAPI(_ sources: ContractSources) throws(CommandFailure) -> String {
    if isForEncoding { try requireEncoding(sources.contract, sources.contract.defaultRoot) }
    var options = schemaOptions(sources)
    options.isOpenAPI = true
    return SchemaWriter(sources.contract, options).text
  }

  private func schemaOptions(_ sources: ContractSources) -> SchemaOptions {
    var options = SchemaOptions()
    options.isForEncoding = isForEncoding
    options.isOpen = arguments.has("open")
    options.line = sources.line
    return options
  }

  private var isForEncoding: Bool { arguments.last("for") == "encode" }

  /// Throws if the runtime does not encode values, or if the type of payloads is only decoded.
  private func requireEncoding(_ contract: Contract, _ root: String?) throws(CommandFailure) {
    let directions = root.flatMap { contract.types[$0]?.directions }
    if contract.encodes, directions != .decode { return }
    throw .usage(
      .wrongValue(flag: "for", value: "encode", allowed: ["decode"], command: arguments.command))
  }

  /// Prints a text, or writes it to the file of `--output`.
  func print(_ text: [UInt8], as kind: DocumentKind) -> ExitCode {
    guard let given = arguments.last("output") else { return environment.finish(printing: text) }
    let path = environment.fileSystem.tidied(given)
    let written = environment.write(text, as: kind, to: path)
    if written == .success { summarize("\(path) written") }
    return written
  }

  /// Prints a text about which there are no diagnostics. A file of `--output-file` is written all the same.
  private func printed(_ text: [UInt8], as kind: DocumentKind) -> ExitCode {
    let reported = report.outputFile == nil ? .success : publish([])
    return reported == .success ? print(text, as: kind) : reported
  }

  /// Prints in one line what succeeded, unless `--quiet` is given or a document is printed.
  private func summarize(_ text: String) {
    if report.format == .text, document == nil { environment.summarize(text, report) }
  }

  /// Compares the contract with the checked-in file.
  private func check(_ text: [UInt8], _ given: String) -> ExitCode {
    let path = environment.fileSystem.tidied(given)
    let old = try? environment.fileSystem.read(path).bytes
    if old == text {
      let reported = publish([])
      if reported == .success { summarize("\(path) is up to date") }
      return reported
    }
    let stale = Diagnostic(
      rule: .stale,
      message: old == nil ? "the contract is missing" : "the contract is not up to date",
      file: path)
    if report.format != .text {
      let reported = publish([stale], stale: [path])
      return reported == .success ? .stale : reported
    }
    if report.isQuiet { return .stale }
    var output = "\(old == nil ? "missing" : "stale"): \(path.printable)\n"
    if report.showsDiff { output += UnifiedDiff(path: path, old: old, new: text).text }
    output += "to bring it up to date, run:\n\(refreshCommand(path).printable)\n"
    return environment.finish(printing: Array(output.utf8), .stale)
  }

  /// Returns the command line that updates the file of `--check`.
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

  private func publish(_ diagnostics: [Diagnostic], stale: [String] = []) -> ExitCode {
    Report(
      diagnostics, stalePaths: stale, texts: [], pathInWorkspace: environment.pathInWorkspace
    ).publish(report, environment)
  }
}

/// `contract --against`: the changes since older versions.
extension ContractCommand {
  /// Whether the command line names older versions.
  var comparesVersions: Bool { arguments.last("against") != nil || arguments.has("live") }

  func compare(_ sources: ContractSources) throws(CommandFailure) -> ExitCode {
    let (compared, versions, payloads) = try compared(sources)
    let printed = try print(compared, sources, versions, payloads)
    if arguments.has("verbose") {
      environment.printError(
        "payloads reach \(compared.reached.count) of \(compared.reached.places) changed places\n")
    }
    guard printed == .success else { return printed }
    let since = "since \(versions.map(\.label).joined(separator: " and "))"
    if !compared.found.isEmpty {
      summarize("\(compared.counts) \(since)")
    } else if compared.diagnostics.isEmpty {
      summarize(
        compared.count == 0
          ? "no change \(since)"
          : "\(RunSummary.count(compared.count, "change")) \(since), all accepted or off")
    }
    return compared.fails || (arguments.has("strict") && !compared.acceptDiagnostics.isEmpty)
      ? .stale : .success
  }

  /// Compares the sources' contract with older contracts. Also returns the older contracts and the payloads of
  /// `--payloads`.
  func compared(
    _ sources: ContractSources
  ) throws(CommandFailure) -> (ComparedContract, versions: [ContractFile], SentPayloads?) {
    var versions: [ContractFile] = []
    if arguments.has("live") {
      versions = try ContractFile.live(sources.configuration, arguments, environment)
    }
    for name in arguments.all("against") { versions.append(try ContractFile(name, environment)) }
    let settings = try ContractSettings(
      arguments, sources.configuration, contractPath: versions.first?.text.path ?? "")
    guard form != .catalog, arguments.last("payloads") != nil else {
      return (ComparedContract(sources.contract, since: versions, settings), versions, nil)
    }
    let payloads = try SentPayloads(arguments.all("payloads"), environment)
    var old: [PayloadValidator] = []
    for version in versions { old.append(try version.contract.validator(arguments)) }
    let used = ComparedPayloads(
      payloads, old: old, new: try sources.contract.validator(arguments))
    return (ComparedContract(sources.contract, since: versions, settings, used), versions, payloads)
  }

  private func print(
    _ compared: ComparedContract, _ sources: ContractSources, _ versions: [ContractFile],
    _ payloads: SentPayloads?
  ) throws(CommandFailure) -> ExitCode {
    if let (document, marker) = document(compared, versions) {
      let text = Array("\(marker)\n\(document)".utf8)
      if let path = report.outputFile {
        return environment.write(text, as: .markdown(marker), to: path)
      }
      return environment.finish(printing: text)
    }
    let texts =
      sources.texts + versions.map(\.text) + (sources.configuration.text.map { [$0] } ?? [])
      + (payloads?.files.map(\.text) ?? [])
    // The summary of the changes has the number of errors.
    var settings = report
    settings.summarizesErrors = false
    return Report(
      compared.diagnostics, texts: texts, pathInWorkspace: environment.pathInWorkspace
    ).publish(settings, environment)
  }
}

extension ContractCommand {
  /// The formats of `--against` that are documents instead of lists of diagnostics.
  enum Document: String, CaseIterable {
    case markdown, changelog
  }

  var document: Document? { arguments.last("format").flatMap(Document.init) }

  /// Returns the document that `--format` requests and its first line, or nil for a format of diagnostics.
  private func document(
    _ compared: ComparedContract, _ versions: [ContractFile]
  ) -> (text: String, marker: String)? {
    switch document {
    case nil: nil
    case .markdown: (ContractMarkdown(compared, versions).text, MarkdownMarker.changes)
    case .changelog: (ContractChangelog(compared, versions).text, MarkdownMarker.changelog)
    }
  }
}

/// `contract --emit` with a template.
extension ContractCommand {
  /// - Parameters:
  ///   - name: the name of a built-in template, or the path of a user-defined one.
  ///   - isBuiltin: whether the template is built in. A template in a folder of `--include-dir` can
  ///     replace it.
  ///   - diagnostics: the diagnostics about the contract, which are reported with the template's.
  func emit(
    template name: String, isBuiltin: Bool, _ sources: ContractSources, _ diagnostics: [Diagnostic]
  ) throws(CommandFailure) -> ExitCode {
    let folders = try includeFolders(isBuiltin ? [] : [FilePath.folder(name)])
    let rendering = ContractRendering { folders.load($0, $1) }
    let template: SourceFile
    if isBuiltin, let found = rendering.template(named: name) {
      template = found
    } else {
      template = try environment.fileSystem.namedSource(environment.fileSystem.tidied(name))
    }
    let result = rendering.render(
      template,
      ContractContext.values(
        sources.contract, arguments: sources.templateArguments, line: sources.line))
    let (found, texts) = (diagnostics + result.diagnostics, sources.texts + result.texts)
    if found.hasErrors { throw .diagnostics(found, texts: texts, .invalidInput) }
    let printed = Report(
      found, texts: texts, pathInWorkspace: environment.pathInWorkspace
    ).publish(report, environment)
    guard printed == .success else { return printed }
    return arguments.has("strict") && !found.isEmpty
      ? .stale : print(result.text, as: .rendered(result.text))
  }

  /// Returns the given folders, followed by the folders of `--include-dir`, which must exist.
  func includeFolders(_ own: [String]) throws(CommandFailure) -> TemplateFolders {
    let given = arguments.all("include-dir")
    try environment.fileSystem.requireFolders(given)
    return TemplateFolders(own + given, environment.fileSystem)
  }
}

/// `contract --emit catalog`: the page of all widgets.
extension ContractCommand {
  func emitCatalog(_ sources: ContractSources) throws(CommandFailure) -> ExitCode {
    let folders = try includeFolders([])
    var input = CatalogInput(
      contract: sources.contract, examples: ContractExamples(sources.contract))
    input.arguments = sources.templateArguments
    input.line = sources.line
    input.sourceURL = arguments.last("source-url")
    var found = input.examples.diagnostics
    var texts = sources.texts
    if comparesVersions {
      let (changes, diagnostics) = try changes(sources)
      input.changes = changes
      found += diagnostics
      if let text = sources.configuration.text { texts.append(text) }
    }
    if arguments.last("payloads") != nil {
      let validator = try sources.contract.validator(arguments)
      input.payloads = try SentPayloads(arguments.all("payloads"), environment).counted(validator)
    }
    input.images = try images()
    let page = CatalogPage(input, ContractRendering { folders.load($0, $1) }).render()
    if page.diagnostics.hasErrors {
      throw .diagnostics(page.diagnostics, texts: page.texts, .invalidInput)
    }
    found += page.diagnostics
    texts += page.texts
    if arguments.has("strict"), !found.isEmpty {
      throw .diagnostics(found.map(\.asError), texts: texts, .stale)
    }
    let printed = Report(
      found, texts: texts, pathInWorkspace: environment.pathInWorkspace
    ).publish(report, environment)
    return printed == .success ? print(page.text, as: .catalog) : printed
  }

  /// Returns the pictures in the folders of `--images`, by file name without the extension.
  private func images() throws(CommandFailure) -> [String: CatalogInput.Image] {
    var images: [String: CatalogInput.Image] = [:]
    for folder in arguments.all("images").map(environment.fileSystem.tidied) {
      for (ending, mediaType) in CatalogInput.Image.mediaTypes.stablySorted(on: \.key) {
        let walk = FileWalk(fileSystem: environment.fileSystem, endings: [ending])
        do throws(FileError) {
          for path in try walk.files(in: [folder]).paths {
            let name = String(path.dropLast(ending.count).split(separator: "/").last ?? "")
            let bytes = try environment.fileSystem.read(path).bytes
            images[name] = CatalogInput.Image(bytes, mediaType: mediaType)
          }
        } catch {
          throw .unreadable(error)
        }
      }
    }
    return images
  }

  private func changes(
    _ sources: ContractSources
  ) throws(CommandFailure) -> (CatalogInput.Changes, [Diagnostic]) {
    let (compared, versions, _) = try compared(sources)
    let changes = CatalogInput.Changes(
      labels: versions.map(\.label),
      found: compared.found.map { CatalogInput.Changes.Found(change: $0.change, text: $0.text) },
      old: versions.map(\.contract))
    return (changes, compared.acceptDiagnostics)
  }
}
