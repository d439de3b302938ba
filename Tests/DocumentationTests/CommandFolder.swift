import Foundation
import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// A repository in which the commands of the documentation are run, with the files that they name.
final class CommandFolder {
  private let folder: String
  /// The files that git tracks, and their contents.
  private var tracked: [String: String]

  /// Commands that need more than the folder has: a clean tree, a project without a configuration, a project that uses
  /// Sourcery or Beagle, libclang, or a compiler.
  private static let incomplete = [
    ["adopt", "Sources/App", "--apply"], ["init"], ["migrate"], ["sourcery"],
    ["templates", "run-swift"],
    ["scaffold", "Sources/Views/SPHeader.h"], ["scaffold", "--navigation-controller"],
  ]

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "widgetgen-\(UUID())")
    folder = url.path
    var files = Self.files
    for (path, text) in files { try Self.write(text, to: url.appending(path: path)) }
    #expect(Self.run(["contract", "--output", "contract.json"], in: folder).exitCode == .success)
    files["contract.json"] = try String(
      contentsOf: url.appending(path: "contract.json"), encoding: .utf8)
    for name in ["old.json", "new.json"] {
      files[name] = files["contract.json"]
      try Self.write(files[name] ?? "", to: url.appending(path: name))
    }
    tracked = files
    let script = """
      git init -q && git add -A && git -c user.name=a -c user.email=a@b.c -c commit.gpgsign=false commit -qm 1 &&
      git tag v5.0.0 && git tag v5.2.0 && git tag 1.0.0 && echo done
      """
    #expect(Self.shell(["sh", "-c", script], in: folder) == "done\n")
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Runs a command, which must succeed or find something. It must not change a tracked file, except for a contract or
  /// sources that it changes as described.
  func run(_ words: [String], at place: String) {
    let words = words.map {
      $0.replacing("\"", with: "").replacing("'", with: "").replacing("$tag", with: "v5.0.0")
    }
    let (exitCode, error) = Self.run(words, in: folder)
    if !Self.incomplete.contains(where: words.starts) {
      #expect(exitCode != .usage && exitCode != .invalidInput, "\(place): \(words): \(error)")
    }
    for (path, text) in tracked {
      let now = try? String(contentsOfFile: folder + "/" + path, encoding: .utf8)
      let fixes = words.contains("--fix") && path.hasSuffix(".swift")
      if fixes || words == ["contract", "--output", path] && path == "contract.json" {
        tracked[path] = now
      } else {
        #expect(now == text, "\(place): \(words) changes '\(path)'")
      }
    }
  }

  private static let files = [
    "Package.swift":
      "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = Package(name: \"App\")\n",
    "widgetgen.json":
      "{sources: 'Sources/App', output: 'Sources/App/Generated', contract: {root: 'Component', versions: ['v5.0.0:contract.json']}}\n",
    "README.md": "# App\n", ".gitignore": "payloads.xml\n",
    "Sources/App/Components.swift": """
    // widgetgen: family
    protocol Component: Codable {}
    struct Label: Component { var text: String }

    """,
    "Sources/App/Box.swift": "import UIKit\n\nclass Box: UIView { init(title: String) {} }\n",
    "Sources/Views/SPHeader.h": "@interface SPHeader\n@end\n",
    "App/Model.swift": "struct Model {}\n", "Templates/Names.stencil": "let names = 1\n",
    "screens/home.json": #"{"type": "label", "text": "a"}"# + "\n",
    "lists.json": #"{"a": {"type": "label", "text": "a"}}"# + "\n",
    "home.json": #"{"type": "label", "text": "a"}"# + "\n",
    "Java.stencil": "package {{ argument.package }};\n",
    "arguments.txt": "--sources\nSources/App/Components.swift\n",
  ]

  private static func write(_ text: String, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private static func run(
    _ words: [String], in folder: String
  ) -> (exitCode: ExitCode, error: String) {
    let error = Locked("")
    var environment = ToolEnvironment(
      fileSystem: .disk(in: folder), printOutput: { _ in true },
      printError: { text in error.update { $0 += text } }, readInput: { [] }, processorCount: 2)
    environment.runCommand = { shell($0, in: folder) }
    let exitCode = CommandLineTool(.full, environment: environment).run(words)
    return (exitCode, error.update(\.self))
  }

  private static func shell(_ command: [String], in folder: String) -> String? {
    Platform.output(of: ["sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + command)
  }
}
