import WidgetSource

/// The advice about a line that may run or install Sourcery.
struct LineAdvice {
  private let configurations: MigratedConfigurations
  private let path: String
  /// The number of the first line of the file that runs Sourcery with replaced configurations, or nil if there is no
  /// such line above.
  private let earlier: Int?

  init(_ configurations: MigratedConfigurations, path: String, earlier: Int?) {
    (self.configurations, self.path, self.earlier) = (configurations, path, earlier)
  }

  private static let call = "run 'widgetgen' instead"
  private static let runSwift = "run 'widgetgen templates run-swift' with the same flags instead"

  private var unclear: String {
    if configurations.run.isEmpty { return "if this runs Sourcery, \(Self.call)" }
    return "if this runs Sourcery, "
      + (configurations.replaced.isEmpty
        ? Self.runSwift : "run 'widgetgen'\(Self.also(configurations.run)) instead")
  }

  private static func also(_ run: [String]) -> String {
    run.map { " and '\(RunConfiguration.command($0))'" }.joined()
  }

  private static func forKept(_ needs: [String]) -> String {
    "Sourcery is still needed for \(needs.joined(separator: " and "))"
  }

  var forInstallation: String {
    configurations.kept.isEmpty
      ? "install widgetgen instead" : "install widgetgen in addition; Sourcery is still used"
  }

  /// - Parameters:
  ///   - needs: the configurations that the line may need, or nil for any.
  ///   - line: the line in lower case.
  func text(for commands: [SourceryCommandLine], needs: [String]?, line: String) -> String {
    if let needs, needs.allSatisfy(configurations.kept.contains) { return Self.forKept(needs) }
    if commands.isEmpty {
      return needs?.allSatisfy(configurations.run.contains) == true
        ? "the configuration stays, because 'widgetgen templates run-swift' reads it"
        : "remove it, or name widgetgen.json instead"
    }
    if let needs, !needs.contains(where: configurations.run.contains), let earlier {
      return
        "remove it if line \(earlier) always runs before it: one 'widgetgen' generates all targets"
    }
    var parts = commands.map { part(for: $0) }
    let unclear = unclear
    if parts.contains(where: { $0 != unclear }) { parts.removeAll { $0 == unclear } }
    if parts.filter({ $0 == Self.call }).count > 1 {
      parts.append("once is enough: it generates all targets")
    }
    if commands.contains(where: \.setsHeader), !parts.contains(Self.runSwift) {
      parts.append("set 'header' in widgetgen.json instead of '--headerPrefix'")
    }
    if commands.contains(where: \.watches) { parts.append("there is no '--watch'") }
    let runs = commands.contains { !$0.isLookup && !$0.isInstallation }
    if runs, isInXcode, !line.holds("homebrew") {
      parts.append(
        "write 'export PATH=\"/opt/homebrew/bin:/usr/local/bin:$PATH\"' before it, because Xcode's PATH lacks Homebrew"
      )
    }
    return parts.uniqued().joined(separator: "; ")
  }

  private var isInXcode: Bool { path.hasSuffix(".pbxproj") || path.hasSuffix(".xcscheme") }

  private func part(for command: SourceryCommandLine) -> String {
    if command.isInstallation { return forInstallation }
    if command.isLookup { return "look for 'widgetgen' instead" }
    if !command.configurations.isEmpty {
      let needs = configurations.needed(by: [command], paths: [], named: [])
      guard let needs else { return configurations.run.isEmpty ? Self.call : unclear }
      if needs.allSatisfy(configurations.kept.contains) { return Self.forKept(needs) }
      let run = needs.filter(configurations.run.contains)
      if run.count == needs.count { return Self.runSwift }
      return run.isEmpty ? Self.call : "run 'widgetgen'\(Self.also(run)) instead"
    }
    guard command.hasSettings else { return unclear }
    return "run 'widgetgen sourcery' with the same flags"
      + (configurations.hasOtherTemplates
        ? ", or 'widgetgen templates run-swift' for templates in Swift" : "")
  }
}
