import WidgetDriver
import WidgetSource
import WireCatalog

/// The combinations of flags that a task of `contract` rejects, because they contradict each other or because a flag has
/// no effect.
extension ContractCommand {
  func refuseCombinations() throws(CommandFailure) {
    if arguments.isGiven("check") {
      for flag in ["output", "contract"] where arguments.isGiven(flag) {
        throw .usage(.conflictingFlags("check", flag, command: arguments.command))
      }
    }
    if report.showsDiff { try refuse("diff", without: "check") }
    if report.showsDiff, report.printsDocument {
      throw .usage(.diffInDocument(command: arguments.command))
    }
    if report.printsDocument, arguments.isGiven("emit"), form?.isSchema != true {
      try refuse("format \(report.format.rawValue)", without: "output")
    }
    if form == .catalog || comparesVersions, arguments.isGiven("root") {
      try refuse("root", without: "payloads")
    }
    guard form == .catalog else { return }
    for flag in ["severity", "gate"] where arguments.isGiven(flag) && !comparesVersions {
      try refuse(flag, without: "against")
    }
    // The page is opened by others, and an address such as `javascript:` would run code in it.
    if let address = arguments.last("source-url"),
      !Address.isWeb(address) || !address.holds("{file}")
    {
      throw .usage(
        .wrongValue(
          flag: "source-url", value: address, allowed: ["an address https://… with {file}"],
          command: arguments.command))
    }
  }

  private func refuse(_ flag: String, without needed: String) throws(CommandFailure) {
    if arguments.isGiven(needed) { return }
    throw .usage(.flagNeedsFlag(flag, needed, command: arguments.command))
  }
}
