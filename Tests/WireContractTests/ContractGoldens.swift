import Foundation
import TestSupport
import Testing
import WidgetSource
import WireContract

/// The contract and the schemas of each case, byte for byte.
@Suite struct ContractGoldens {
  static let updates = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil

  @Test(arguments: ContractCase.all) func `is`(_ golden: ContractCase) throws {
    let actual = try golden.actual()
    let folder = golden.folder.appending(path: "expected")
    if Self.updates {
      try? FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (name, text) in actual { try Data(text.utf8).write(to: folder.appending(path: name)) }
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == Set(actual.keys))
    for (name, text) in actual {
      let expected = try? String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let diff = unifiedDiff(expected: expected ?? "", actual: text)
      #expect(expected == text, "\(golden.name)/\(name)\n\(diff)")
    }
  }

  /// Whatever is written is read again as the same.
  @Test(arguments: ContractCase.all) func isReadAgain(_ golden: ContractCase) throws {
    let (contract, _) = ContractCase.contract(of: try golden.source(), golden.runtime)
    let (read, diagnostics) = ContractReader.read(
      SourceFile(path: "contract.json", text: contract.text))
    #expect(diagnostics == [])
    #expect(read?.text == contract.text)
  }
}
