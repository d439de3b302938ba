import Foundation
import TestSupport
import Testing
import WidgetSource
import WireContract

/// What is printed of the contract of each case, byte for byte.
@Suite struct ContractGoldens {
  @Test(arguments: ContractRun.all) func `is`(_ golden: ContractRun) throws {
    let files = try golden.recordedFiles()
    if recordsExpectedFiles { try golden.run.record(files) }
    for difference in try golden.run.differences(from: files) { Issue.record("\(difference)") }
    let differences = try golden.run.folder.check(["contract": golden.expectations()])
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  /// Whatever is written is read again as the same.
  @Test(arguments: ContractRun.all) func isReadAgain(_ golden: ContractRun) throws {
    let contract = try golden.contract()
    let (read, diagnostics) = ContractReader.read(
      SourceFile(path: "contract.json", text: contract.text))
    #expect(diagnostics == [])
    #expect(read?.text == contract.text)
  }
}
