// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Xcode's module for plugins of projects; see README.md. Apple documents it in the session "Create Swift Package
// plugins" (WWDC 2022) and in the release notes of Xcode 14 and of Xcode 16, which added members of type `URL`.
public import Foundation
public import PackagePlugin

public struct XcodeProject {
  public typealias ID = String
  public let id: ID
  public let displayName: String
  public let directoryURL: URL
  public let targets: [XcodeTarget]
}

public struct XcodeTarget {
  public typealias ID = String
  public let id: ID
  public let displayName: String
  public let inputFiles: FileList
}

public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL
  public func tool(named name: String) throws -> PluginContext.Tool { fatalError() }
}

public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(
    context: XcodePluginContext, target: XcodeTarget
  ) throws -> [Command]
}

public protocol XcodeCommandPlugin: CommandPlugin {
  func performCommand(context: XcodePluginContext, arguments: [String]) throws
}
