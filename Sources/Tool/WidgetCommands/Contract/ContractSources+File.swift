import WidgetDriver
import WidgetSource
import WireContract

/// A contract that is read from a file instead of being derived from sources, for users who have only the file.
extension ContractSources {
  /// Reads the contract that `--contract` names, or derives it from the sources.
  static func named(
    in arguments: Arguments, _ environment: ToolEnvironment
  ) throws(CommandFailure) -> ContractSources {
    guard let name = arguments.last("contract") else {
      return try ContractSources(arguments, environment)
    }
    return try ContractSources(file: name, arguments, environment)
  }

  /// - Parameter name: `FILE` or `REV:FILE`. The section `contract` of the nearest configuration applies. Positions are
  ///   positions in the contract's text.
  private init(
    file name: String, _ arguments: Arguments, _ environment: ToolEnvironment
  ) throws(CommandFailure) {
    try arguments.refuseSelection(beside: "contract")
    let file = try ContractFile(name, environment)
    let (configuration, _) = try RunSettings.readFile(
      arguments, isInBuild: false, environment.fileSystem)
    let templateArguments: [String: String]
    do throws(UsageError) {
      templateArguments = try RunSettings.templateArguments(arguments, [:])
    } catch {
      throw .usage(error)
    }
    try self.init(
      file.contract, [file.text], configuration.contract, templateArguments: templateArguments)
  }
}

extension Arguments {
  /// Rejects flags that select or configure sources, together with a flag that replaces the sources.
  func refuseSelection(beside flag: String) throws(CommandFailure) {
    let selecting = (RunFlags.selection + RunFlags.ofTarget).map(\.name).filter { $0 != "config" }
    for other in selecting where isGiven(other) {
      throw .usage(.conflictingFlags(other, flag, command: command))
    }
  }
}
