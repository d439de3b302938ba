package import Foundation

/// The modules that generated code imports: the stubs of UIKit and Beagle, and WidgetRuntime. Each test process
/// compiles the modules of a runtime at most once.
package enum RuntimeModules {
  /// Returns the folder with the modules and libraries of a runtime: `beagle-1`, `beagle-2` or `standalone`.
  ///
  /// - Throws: `CompilerMessages` if a module does not compile without warnings.
  package static func folder(for runtime: String) throws -> URL {
    switch runtime {
    case "beagle-1": try beagle1.get()
    case "beagle-2": try beagle2.get()
    default: try standalone.get()
    }
  }

  /// Returns the arguments for importing the modules and linking them.
  package static func arguments(for runtime: String) throws -> [String] {
    let folder = try folder(for: runtime)
    return ["-I", folder.path, "-L", folder.path]
      + modules(of: runtime).reversed().map { "-l\($0.name)" }
  }

  private static let beagle1 = Result { try compiled("beagle-1") }
  private static let beagle2 = Result { try compiled("beagle-2") }
  private static let standalone = Result { try compiled("standalone") }

  /// Returns the modules with their source folders, in the order of their dependencies.
  private static func modules(of runtime: String) -> [(name: String, sources: String)] {
    let views = (name: "UIKit", sources: "Tests/Stubs/UIKit")
    return switch runtime {
    case "beagle-1":
      [
        views, ("Beagle", "Tests/Stubs/Beagle1"), ("BeagleSchema", "Tests/Stubs/BeagleSchema"),
      ]
    case "beagle-2": [views, ("Beagle", "Tests/Stubs/Beagle2")]
    default: [views, ("WidgetRuntime", "Sources/Runtime/WidgetRuntime")]
    }
  }

  private static func compiled(_ runtime: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "widgetgen-modules-\(ProcessInfo.processInfo.processIdentifier)")
      .appending(path: runtime)
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (module, sources) in modules(of: runtime) {
      let paths = try Repository.swiftFiles(in: sources).map(\.path)
      try SwiftCompiler.library(module, paths, ["-I", folder.path], in: folder)
    }
    return folder
  }
}
