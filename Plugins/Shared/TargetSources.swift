import Foundation
import PackagePlugin

/// The Swift files of a target and of the modules that it can import.
struct TargetSources {
  /// The target's folder.
  let folder: URL
  /// The target's sources, for which code is generated.
  let own: [URL]
  /// The sources of other modules and the files that other plugins generate. They are read only to resolve types.
  let dependencies: [URL]
  /// The names and folders of the other modules.
  let modules: [(name: String, folder: URL)]
  /// The folders of the other modules.
  var dependencyFolders: [URL] { modules.map(\.folder) }
  /// Whether the target can import WidgetRuntime.
  let hasRuntime: Bool

  /// Returns nil for a target without Swift sources, such as a C target or a binary.
  init?(_ target: any Target) {
    guard let module = target.sourceModule as? SwiftSourceModuleTarget else { return nil }
    folder = module.directoryURL
    own = module.swiftFiles
    // Files that other plugins generate for the target do not exist yet. They are inputs of the command, so they exist
    // when it runs.
    let generated = module.pluginGeneratedSources.filter { $0.pathExtension == "swift" }
    let importable = Self.importable(from: module)
    // The sources of the runtime are not needed to resolve types.
    let modules = importable.filter { $0.moduleName != Self.runtime }
    dependencies = generated + modules.flatMap(\.swiftFiles)
    self.modules = modules.map { ($0.moduleName, $0.directoryURL) }
    hasRuntime = importable.count > modules.count
  }

  private static let runtime = "WidgetRuntime"

  /// Returns the Swift modules that a target depends on, directly or indirectly, without duplicates.
  ///
  /// Macros and their dependencies are left out, because they run in the compiler and declare no types for the target.
  private static func importable(from module: any Target) -> [SwiftSourceModuleTarget] {
    var found: [SwiftSourceModuleTarget] = []
    var seen: Set<Target.ID> = [module.id]
    var open = module.dependencyTargets
    while let target = open.popLast() {
      guard seen.insert(target.id).inserted, target.sourceModule?.kind != .macro else { continue }
      if let swift = target.sourceModule as? SwiftSourceModuleTarget { found.append(swift) }
      open += target.dependencyTargets
    }
    return found.sorted { $0.id < $1.id }
  }
}

extension Target {
  /// The direct dependencies, including the targets of products.
  fileprivate var dependencyTargets: [any Target] {
    dependencies.flatMap { dependency -> [any Target] in
      switch dependency {
      case .target(let target): [target]
      case .product(let product): product.targets
      @unknown default: []
      }
    }
  }
}

extension SwiftSourceModuleTarget {
  fileprivate var swiftFiles: [URL] {
    sourceFiles(withSuffix: ".swift").map(\.url).sorted { $0.path < $1.path }
  }
}
