import Foundation
import TestSupport
import Testing
import WidgetGenerator
import WidgetSource
import WireContract

@testable import WireCatalog

/// Compares the page of each case byte for byte. The style and the script, which are the same on all pages, are left
/// out, and so are the files that can be downloaded, which other tests compare.
///
/// ```
/// Cases/catalog/<case>/
///   input.swift
///   old.swift          an older version, whose changes are shown
///   payloads/          JSON files whose values are counted
///   catalog/page.html
/// ```
@Suite struct CatalogGoldens {
  @Test(arguments: CaseFolder.cases(of: "catalog"))
  func pageMatchesTheGolden(_ golden: CaseFolder) throws {
    let files = ["page.html": try Self.page(golden.folder)]
    let run = golden.run("catalog")
    if recordsExpectedFiles { try run.record(files) }
    for difference in try run.differences(from: files) { Issue.record("\(difference)") }
  }

  private static func page(_ folder: URL) throws -> String {
    let source = try source(folder.appending(path: "input.swift"))
    let contract = contract(of: source)
    var input = CatalogInput(contract: contract, examples: ContractExamples(contract))
    let table = LineTable(source)
    input.line = { table.line(at: $0.range.start) }
    input.sourceURL = "https://example.com/{file}#L{line}"
    if let old = try? Self.source(folder.appending(path: "old.swift")) {
      let old = Self.contract(of: old)
      let found = ContractComparison(old: old, new: contract).changes.map {
        CatalogInput.Changes.Found(change: $0, text: $0.message)
      }
      input.changes = CatalogInput.Changes(labels: ["v1"], found: found, old: [old])
    }
    input.payloads = try payloads(folder.appending(path: "payloads"), contract)
    let rendering = ContractRendering { name, _ in
      switch name {
      case "_CatalogStyle.stencil", "_CatalogScript.stencil":
        SourceFile(path: name, text: "/**/\n")
      case "_CatalogDownloads.stencil": SourceFile(path: name, text: "<!-- downloads -->\n")
      default: nil
      }
    }
    let result = CatalogPage(input, rendering).render()
    #expect(result.diagnostics == [])
    return input.examples.diagnostics.map { "<!-- \($0.message) -->\n" }.joined()
      + String(decoding: result.text, as: UTF8.self)
  }

  private static func payloads(
    _ folder: URL, _ contract: Contract
  ) throws -> CatalogInput.Payloads? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      return nil
    }
    let validator = try #require(PayloadValidator(contract, root: "Component"))
    return try CatalogInput.Payloads(
      files: names.sorted().map { name in
        let bytes = Array(try Data(contentsOf: folder.appending(path: name)))
        return .init(path: name, usage: validator.usage(in: bytes), errors: 0)
      })
  }

  private static func source(_ url: URL) throws -> SourceFile {
    SourceFile(path: "input.swift", bytes: Array(try Data(contentsOf: url)))
  }

  static func contract(of source: SourceFile) -> Contract {
    let planned = PlannedSources([ScannedFile(source)], configuration: Configuration())
    var builder = ContractBuilder(
      planned.plan, planned.context, named: "standalone")
    return builder.contract()
  }
}
