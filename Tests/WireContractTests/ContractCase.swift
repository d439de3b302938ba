import Foundation
import TestSupport
import Testing
import WidgetGenerator
import WidgetSource
import WireContract

/// One case below `Goldens`: sources, and what is printed of their contract.
///
/// ```
/// Goldens/<runtime>/<case>/
///   input.swift
///   payloads/<Root>.json  values of a type
///   expected/             contract.json, schema.json, schema-open.json, schema-encode.json, types.ts, types.kt,
///                         types-jackson.kt, and for each payload what is found in it
/// ```
struct ContractCase: CustomTestStringConvertible, Sendable {
  /// The folder below `Goldens`: `standalone/families`.
  let name: String
  let runtime: Configuration.Runtime

  var testDescription: String { name }

  static let folder = Repository.root.appending(path: "Tests/WireContractTests/Goldens")

  /// Every case, found by walking.
  static let all: [ContractCase] = Configuration.Runtime.allCases.flatMap { runtime in
    let url = folder.appending(path: runtime.rawValue)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().map { ContractCase(name: "\(runtime.rawValue)/\($0)", runtime: runtime) }
  }

  var folder: URL { Self.folder.appending(path: name) }

  func source() throws -> SourceFile {
    let bytes = try Data(contentsOf: folder.appending(path: "input.swift"))
    return SourceFile(path: "input.swift", bytes: Array(bytes))
  }

  func payloads() throws -> [SourceFile] {
    let url = folder.appending(path: "payloads")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return try names.sorted().map { name in
      let bytes = try Data(contentsOf: url.appending(path: name))
      return SourceFile(path: "payloads/\(name)", bytes: Array(bytes))
    }
  }

  /// The files that the case gives, by their names.
  func actual() throws -> [String: String] {
    let source = try source()
    let (contract, diagnostics) = Self.contract(of: source, runtime)
    var files: [String: String] = [:]
    if !diagnostics.isEmpty {
      var formatter = DiagnosticFormatter { _ in source }
      files["diagnostics.txt"] = diagnostics.map { formatter.format($0) }.joined()
    }
    files["contract.json"] = contract.text
    var options = SchemaOptions()
    let table = LineTable(source)
    options.line = { table.line(at: $0.range.start) }
    files["schema.json"] = SchemaWriter(contract, options).text
    options.isOpen = true
    files["schema-open.json"] = SchemaWriter(contract, options).text
    options.isOpen = false
    options.isForEncoding = true
    for payload in try payloads() {
      let root = String(payload.path.split(separator: "/").last?.dropLast(".json".count) ?? "")
      let findings = PayloadValidator(contract, root: root)?.findings(in: payload.bytes) ?? []
      var formatter = DiagnosticFormatter { _ in payload }
      files["findings-\(root).txt"] = findings.map {
        formatter.format(
          Diagnostic(
            id: $0.rule.rawValue, severity: $0.severity, message: $0.message, file: payload.path,
            range: $0.range))
      }.joined()
    }
    files["types.ts"] = try Self.types("TypeScript", contract)
    files["types.kt"] = try Self.types("Kotlin", contract)
    files["types-jackson.kt"] = try Self.types("Kotlin", contract, ["jackson": "1"])
    let languages: [ContractLanguage] = [.typescript, .kotlin(isJackson: false)]
    let inexpressible = languages.flatMap { $0.diagnostics(contract) }
    if !inexpressible.isEmpty {
      var formatter = DiagnosticFormatter { _ in source }
      files["inexpressible.txt"] = inexpressible.map { formatter.format($0) }.joined()
    }
    if contract.encodes { files["schema-encode.json"] = SchemaWriter(contract, options).text }
    return files
  }

  /// What a built-in template prints.
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

  /// The contract of one source, and what is wrong with it.
  static func contract(
    of source: SourceFile, _ runtime: Configuration.Runtime
  ) -> (Contract, [Diagnostic]) {
    let planned = PlannedSources(
      [ScannedFile(source)], configuration: Configuration(runtime: runtime))
    var builder = ContractBuilder(
      planned.plan, planned.model, planned.runtime, named: runtime.rawValue)
    return (builder.contract(), planned.diagnostics)
  }
}
