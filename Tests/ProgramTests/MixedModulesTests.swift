import Foundation
import TestSupport
import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetGenerator

/// Builds an app, and a library whose families the app uses. The code of each module is generated with or without
/// direct JSON. `JSONDecoder` and `WidgetJSONDecoder` must give the same results.
@Suite(
  .enabled(if: SlowTests.areEnabled, "compiles programs; set WIDGETGEN_SLOW_TESTS=1 to run it"))
struct MixedModulesTests {
  @Test(arguments: [false, true], [false, true])
  func modulesWithAndWithoutDirectJSONDecodeTheSameValues(library: Bool, app: Bool) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "widgetgen-modules-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let runtime = try RuntimeModules.folder(for: "standalone")
    try SwiftCompiler.library(
      "Library", Self.generated([Self.library], directJSON: library, in: folder),
      ["-I", runtime.path], in: folder)
    let binary = folder.appending(path: "app")
    let support = [
      Program.support.appending(path: "Main.swift"),
      Program.support.appending(path: "Standalone.swift"),
      Repository.root.appending(path: "Tests/WidgetRuntimeTests/Direct/CanonicalJSON.swift"),
    ]
    let messages = try SwiftCompiler.run(
      ["-parse-as-library", "-warnings-as-errors", "-o", binary.path]
        + Self.generated([Self.app, Self.library], directJSON: app, in: folder)
        + support.map(\.path) + ["-I", folder.path, "-L", folder.path, "-lLibrary"]
        + RuntimeModules.arguments(for: "standalone"))
    try #require(messages.isEmpty, "\(messages)")
    for (result, expected) in try zip(Program.run(binary, Self.cases), Self.cases) {
      if let error = expected["fails"] as? String {
        #expect((result["error"] as? String)?.hasPrefix(error) ?? false, "\(result)")
      } else {
        let json = (expected["gives"] ?? expected["json"]) as? NSObject
        #expect(result["json"] as? NSObject == json, "\(result)")
      }
    }
  }

  /// Generates the code of a module for the first source. The other sources are the module's dependencies.
  ///
  /// - Returns: the paths of the module's files.
  private static func generated(
    _ sources: [SourceFile], directJSON: Bool, in folder: URL
  ) throws -> [String] {
    let result = generate(
      sources.map(parse), templates: [],
      configuration: Configuration(
        directJSON: directJSON, dependencies: Set(sources.dropFirst().map(\.path))))
    try #require(!result.diagnostics.hasErrors, "\(result.diagnostics)")
    let module = folder.appending(path: sources[0].path + ".module")
    try FileManager.default.createDirectory(at: module, withIntermediateDirectories: true)
    let files =
      result.files.map { ($0.place.path, $0.bytes) } + [(sources[0].path, sources[0].bytes)]
    return try files.map { path, bytes in
      let url = module.appending(path: path)
      try Data(bytes).write(to: url)
      return url.path
    }
  }

  private static let library = SourceFile(
    path: "Library.swift",
    text: """
      // widgetgen: family
      public protocol Action: Codable {}
      struct Open: Action { var url: String }
      // widgetgen: family, unknown = keep
      public protocol Part: Codable {}
      struct Text: Part { var text: String }
      // widgetgen: family = untagged
      public protocol Figure: Codable {}
      struct Circle: Figure { var radius: Int }
      """)

  /// Most properties override the policy of their family.
  private static let app = SourceFile(
    path: "App.swift",
    text: """
      import Foundation
      import Library

      struct Nothing: Action, Figure {}

      struct Style: Codable {
        var color: String

        init(from decoder: any Decoder) throws {
          color = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .color)
        }
      }

      // widgetgen: codable
      struct Screen {
        // widgetgen: unknown = keep
        var kept: any Action
        // widgetgen: unknown = Nothing
        var replaced: [any Action]?
        // widgetgen: unknown = skip
        var skipped: [any Action]?
        // widgetgen: unknown = skip
        var values: [String: any Action]?
        // widgetgen: unknown = skip
        var optional: (any Action)?
        // widgetgen: unknown = throw
        var part: (any Part)?
        // widgetgen: unknown = Nothing
        var figure: (any Figure)?
        // widgetgen: unknown = skip
        var figures: [any Figure]?
        var plain: [any Action]?
        // widgetgen: flatten
        var style: Style?
      }

      func roundTrip(_ data: Data) throws -> Data {
        try JSONEncoder().encode(decode(Screen.self, from: data))
      }
      """)

  private static var cases: [[String: Any]] {
    let open: [String: Any] = ["type": "open", "url": "u"]
    let new: [String: Any] = ["type": "new", "a": [1, ["b": 2]]]
    func screen(_ members: [String: Any], kept: [String: Any] = open) -> [String: Any] {
      members.merging(["kept": kept]) { $1 }
    }
    return [
      ["json": screen(["replaced": [open], "values": ["a": open], "plain": [open]])],
      ["json": screen([:], kept: new)],
      ["json": screen(["color": "red"])],
      ["json": screen(["replaced": [open, new]]), "gives": screen(["replaced": [open, [:]]])],
      ["json": screen(["skipped": [new, open]]), "gives": screen(["skipped": [open]])],
      [
        "json": screen(["values": ["a": new, "b": open]]),
        "gives": screen(["values": ["b": open]]),
      ],
      ["json": screen(["optional": new]), "gives": screen([:])],
      ["json": screen(["part": ["type": "text", "text": "t"], "figure": ["radius": 1]])],
      ["json": screen(["figure": ["side": 1]]), "gives": screen(["figure": [:]])],
      [
        "json": screen(["figures": [["side": 1], ["radius": 1]]]),
        "gives": screen(["figures": [["radius": 1]]]),
      ],
      ["json": screen(["part": new]), "fails": "part (new): unknown Part 'new'"],
      ["json": screen(["plain": [open, new]]), "fails": "plain[1] (new): unknown Action 'new'"],
      ["json": screen(["skipped": [["type": "open"]]]), "fails": "skipped[0] (open).url: missing"],
    ]
  }
}
