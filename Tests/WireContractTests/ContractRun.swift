import Foundation
import TestSupport
import Testing
import WidgetGenerator
import WidgetSource
import WireContract

/// The run `contract` of a case, which prints the contract of its source in several forms.
///
/// ```
/// Cases/<feature>/<case>/
///   input.swift
///   payloads/<Root>.json  values of a type
///   contract/             the files in the option `records`, and the findings of each payload
/// ```
struct ContractRun: CustomStringConvertible, Sendable {
  let run: CaseRun

  var description: String { run.folder.name }

  static let all = CaseFolder.all.flatMap(\.runs).filter { $0.name == "contract" }
    .map(ContractRun.init)

  /// The files that a case records by default.
  private static let recorded = ["contract.json", "schema.json"]

  func runtime() throws -> Configuration.Runtime {
    try #require(Configuration.Runtime(rawValue: run.runtime()))
  }

  func source() throws -> SourceFile { try #require(run.folder.sources().first) }

  func payloads() throws -> [SourceFile] { try run.folder.files(in: "payloads", ending: ".json") }

  func contract() throws -> Contract { try result().contract }

  /// Returns the contract and the diagnostics of its source.
  private func result() throws -> (contract: Contract, diagnostics: [Diagnostic]) {
    try #require(try Self.results[run]?.get())
  }

  /// The results of all runs, which are the same in every test.
  private static let results = Dictionary(
    uniqueKeysWithValues: all.map { golden in
      (
        golden.run,
        Result { () -> (contract: Contract, diagnostics: [Diagnostic]) in
          try contract(of: golden.source(), golden.runtime())
        }
      )
    })

  /// Returns the files that are compared with the expected files. In `records`, `schema.json` is the whole file, and
  /// `schema.json#Text` is one definition. The types of encoded JSON are only those that differ from `types.ts`.
  func recordedFiles() throws -> [String: String] {
    let all = try allFiles()
    var files = try findings()
    var parts: [String: [String]] = [:]
    for record in try run.options().records ?? Self.recorded {
      let words = record.split(separator: "#", maxSplits: 1).map(String.init)
      guard let text = all[words[0]] else { throw CaseError("\(run): no '\(record)'") }
      if words[0] == "types-encode.ts", let decoded = all["types.ts"] {
        files[words[0]] = text.paragraphs(differentFrom: decoded, only: "in types.ts")
      } else if words.count == 1 {
        files[words[0]] = text
      } else if let definition = Self.definition(of: words[1], in: text) {
        parts[words[0], default: []].append(definition)
      } else {
        throw CaseError("\(run): no '\(record)'")
      }
    }
    for (name, definitions) in parts {
      files[name] = "{\n" + definitions.joined(separator: ",\n") + "\n}\n"
    }
    // The recorded contracts, which are printed by the same code, show the layout.
    for (name, text) in files where name.hasPrefix("schema") { files[name] = text.compactJSON }
    return files
  }

  /// Returns the definition with the given name in a schema, without the comma after it. Returns nil if there isn't
  /// one.
  private static func definition(of name: String, in schema: String) -> String? {
    let lines = schema.split(separator: "\n")
    guard let start = lines.firstIndex(where: { $0.hasPrefix("    \"\(name)\": {") })
    else { return nil }
    if !lines[start].hasSuffix("{") { return "  \"\(name)\": {}" }
    guard let end = lines[start...].firstIndex(where: { $0.hasPrefix("    }") }) else { return nil }
    return (lines[start..<end].map { $0.dropFirst(2) } + ["  }"]).joined(separator: "\n")
  }

  /// Returns the contract in all forms, by the names of their files.
  func allFiles() throws -> [String: String] {
    let contract = try contract()
    var options = try schemaOptions()
    var files = ["contract.json": contract.text, "schema.json": try schema()]
    options.isOpen = true
    files["schema-open.json"] = SchemaWriter(contract, options).text
    options.isOpen = false
    options.isOpenAPI = true
    files["openapi.json"] = SchemaWriter(contract, options).text
    options.isOpenAPI = false
    options.isForEncoding = true
    if contract.encodes { files["schema-encode.json"] = SchemaWriter(contract, options).text }
    files["types.ts"] = try Self.types("TypeScript", contract)
    files["types.kt"] = try Self.types("Kotlin", contract)
    files["types-jackson.kt"] = try Self.types("Kotlin", contract, ["jackson": "1"])
    if contract.encodes {
      files["types-encode.ts"] = try Self.types("TypeScript", contract.written)
      files["types-encode.kt"] = try Self.types("Kotlin", contract.written)
    }
    return files
  }

  /// Returns the text of `schema.json`.
  func schema() throws -> String { try SchemaWriter(contract(), schemaOptions()).text }

  private func schemaOptions() throws -> SchemaOptions {
    var options = SchemaOptions()
    let table = LineTable(try source())
    options.line = { table.line(at: $0.range.start) }
    return options
  }

  /// Returns the findings of each payload.
  private func findings() throws -> [String: String] {
    let contract = try contract()
    return try Dictionary(
      uniqueKeysWithValues: payloads().map { payload in
        let root = String(payload.path.dropFirst("payloads/".count).dropLast(".json".count))
        let findings = PayloadValidator(contract, root: root)?.findings(in: payload.bytes) ?? []
        var formatter = DiagnosticFormatter { _ in payload }
        let text = findings.map {
          formatter.format(
            Diagnostic(
              id: $0.rule.rawValue, severity: $0.severity, message: $0.message,
              file: payload.path, range: $0.range))
        }.joined()
        return ("findings-\(root).txt", text)
      })
  }

  /// Returns the diagnostics of the source, and the diagnostics about parts of the contract that other languages cannot
  /// express.
  func expectations() throws -> [(path: String, item: Expectations.Item)] {
    let source = try source()
    let (contract, diagnostics) = try result()
    let languages: [ContractLanguage] = [.typescript, .kotlin(isJackson: false)]
    let inexpressible = languages.flatMap { $0.diagnostics(contract) }
    return (diagnostics + inexpressible).flatMap {
      Expectations.Item.items(of: $0) { $0 == source.path ? source : nil }
    }
  }

  /// Returns the output of the built-in template with the given name for a contract.
  private static func types(
    _ name: String, _ contract: Contract, _ arguments: [String: String] = [:]
  ) throws -> String {
    let rendering = ContractRendering()
    let template = try #require(rendering.template(named: name + ".stencil"))
    let result = rendering.render(
      template, ContractContext.values(contract, arguments: arguments))
    try #require(result.diagnostics.isEmpty, "\(result.diagnostics)")
    return String(decoding: result.text, as: UTF8.self)
  }

  /// Returns the contract of one source, and its diagnostics.
  static func contract(
    of source: SourceFile, _ runtime: Configuration.Runtime
  ) -> (Contract, [Diagnostic]) {
    let planned = PlannedSources(
      [ScannedFile(source)], configuration: Configuration(runtime: runtime))
    var builder = ContractBuilder(
      planned.plan, planned.context, named: runtime.rawValue)
    return (builder.contract(), planned.diagnostics)
  }
}
