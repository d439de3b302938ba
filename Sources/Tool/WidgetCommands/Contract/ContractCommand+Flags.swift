import WidgetDriver
import WidgetSource
import WireCatalog

/// The combinations of flags that `contract` rejects, because they contradict each other or because a flag has no effect.
extension ContractCommand {
  func refuseCombinations() throws(CommandFailure) {
    let modes = ["check", "emit", "against", "live"].filter(isGiven)
    if modes.count > 1, modes != ["against", "live"], form != .catalog || modes.contains("check") {
      throw conflict(modes[0], modes[1])
    }
    if isGiven("check"), isGiven("output") { throw conflict("check", "output") }
    if isGiven("check"), isGiven("contract") { throw conflict("check", "contract") }
    if report.showsDiff, report.printsDocument {
      throw .usage(.diffInDocument(command: arguments.command))
    }
    if form != .openapi { try refuse(["open"], outside: .schema) }
    if !isGiven("emit") || form == .catalog || form == .examples {
      try refuse(["for"], outside: .schema)
    }
    try refuse(["count", "seed", "mutate"], outside: .examples)
    for flag in ["args", "include-dir"] where isGiven(flag) {
      try refuse(flag, without: "emit")
      if let form, form.isSchema { throw conflict(flag, "emit \(form.rawValue)") }
    }
    if report.printsDocument, isGiven("emit"), form?.isSchema != true {
      try refuse("format \(report.format.rawValue)", without: "output")
    }
    for flag in ["severity", "fail-on", "gate"] where isGiven(flag) {
      try refuseWithoutVersions(flag)
    }
    if let document {
      try refuseWithoutVersions("format \(document.rawValue)")
      if form == .catalog { throw conflict("emit catalog", "format \(document.rawValue)") }
    }
    try refuseCatalogFlags()
    if comparesVersions, isGiven("output"), form != .catalog {
      throw conflict(arguments.has("live") ? "live" : "against", "output")
    }
    if report.showsDiff { try refuse("diff", without: "check") }
  }

  /// Rejects flags of the catalog in runs that ignore them, flags that have no effect on the catalog, and a source URL
  /// without `{file}` or of anything but the web.
  private func refuseCatalogFlags() throws(CommandFailure) {
    try refuse(["images", "source-url"], outside: .catalog)
    if isGiven("payloads"), form != .catalog { try refuseWithoutVersions("payloads") }
    if isGiven("root"), form != .schema, form != .examples {
      try refuse("root", without: "payloads")
    }
    guard form == .catalog else { return }
    if isGiven("fail-on") { throw conflict("emit catalog", "fail-on") }
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

  private func isGiven(_ flag: String) -> Bool {
    arguments.has(flag) || arguments.last(flag) != nil
  }

  /// Rejects flags that only one form uses.
  private func refuse(_ flags: [String], outside form: Form) throws(CommandFailure) {
    if self.form == form { return }
    for flag in flags where isGiven(flag) {
      throw .usage(
        .flagNeedsFlag(flag, "emit \(form.rawValue)", command: arguments.command))
    }
  }

  /// Rejects a flag of comparisons.
  private func refuseWithoutVersions(_ flag: String) throws(CommandFailure) {
    if !comparesVersions { try refuse(flag, without: "against") }
  }

  private func refuse(_ flag: String, without needed: String) throws(CommandFailure) {
    if isGiven(needed) { return }
    throw .usage(.flagNeedsFlag(flag, needed, command: arguments.command))
  }

  private func conflict(_ first: String, _ second: String) -> CommandFailure {
    .usage(.conflictingFlags(first, second, command: arguments.command))
  }
}
