import Foundation
import TestSupport
import Testing
import WidgetSource
import WireContract

/// Compares the files that are printed for each case's contract with the expected files, byte for byte.
@Suite struct ContractGoldens {
  @Test(arguments: ContractRun.all) func filesMatchTheGolden(_ golden: ContractRun) throws {
    let files = try golden.recordedFiles()
    if recordsExpectedFiles { try golden.run.record(files) }
    for difference in try golden.run.differences(from: files) { Issue.record("\(difference)") }
    let differences = try golden.run.folder.check(["contract": golden.expectations()])
    #expect(differences.isEmpty, "\(differences.joined(separator: "\n"))")
  }

  /// Reading the text of a contract results in the same contract.
  @Test(arguments: ContractRun.all) func writtenContractIsReadAgain(_ golden: ContractRun) throws {
    let contract = try golden.contract()
    let (read, diagnostics) = ContractReader.read(
      SourceFile(path: "contract.json", text: contract.text))
    #expect(diagnostics == [])
    #expect(read?.text == contract.text)
  }
}
