import Foundation
import TestSupport
import Testing

@testable import WidgetGenerator

/// The modules that goldens import, compiled once into a temporary folder.
struct StubModules: Sendable {
  /// The folder with the module files for a runtime.
  let folders: [String: URL]

  static let shared = Result { try StubModules() }

  private init() throws {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "widgetgen-stubs-\(ProcessInfo.processInfo.processIdentifier)")
    try? FileManager.default.removeItem(at: root)
    var folders: [String: URL] = [:]
    for runtime in Configuration.Runtime.allCases {
      let folder = root.appending(path: runtime.rawValue)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for (module, sources) in Self.modules(of: runtime) {
        try Self.compile(module, from: sources, into: folder)
      }
      folders[runtime.rawValue] = folder
    }
    self.folders = folders
  }

  /// Modules and the folders of their sources, in order of their dependencies.
  private static func modules(
    of runtime: Configuration.Runtime
  ) -> [(name: String, sources: String)] {
    switch runtime {
    case .beagle1:
      [
        ("UIKit", "Tests/Stubs/UIKit"), ("Beagle", "Tests/Stubs/Beagle1"),
        ("BeagleSchema", "Tests/Stubs/BeagleSchema"),
      ]
    case .beagle2: [("UIKit", "Tests/Stubs/UIKit"), ("Beagle", "Tests/Stubs/Beagle2")]
    case .standalone: [("WidgetRuntime", "Sources/WidgetRuntime")]
    }
  }

  private static func compile(_ module: String, from folder: String, into output: URL) throws {
    let sources = try Repository.swiftFiles(in: folder).map(\.path)
    let file = output.appending(path: "\(module).swiftmodule").path
    let result = try SwiftCompiler.run(
      ["-emit-module", "-parse-as-library", "-module-name", module, "-o", file, "-I", output.path]
        + sources)
    try #require(result.isEmpty, "\(module): \(result)")
  }
}
