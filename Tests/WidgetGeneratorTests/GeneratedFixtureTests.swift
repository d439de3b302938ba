import Foundation
import TestSupport
import Testing
import WidgetSource
import WidgetSyntax

@testable import WidgetGenerator

/// Tests that the generated code in WidgetRuntimeTests is up to date.
@Suite struct GeneratedFixtureTests {
  @Test func runtimeTestsAreUpToDate() throws {
    let folder = Repository.root.appending(path: "Tests/WidgetRuntimeTests")
    let bytes = try Data(contentsOf: folder.appending(path: "Widgets.swift"))
    let result = generate(
      [parse(SourceFile(path: "Widgets.swift", bytes: Array(bytes)))], templates: [],
      configuration: Configuration(runtime: .standalone, directJSON: true))
    #expect(result.diagnostics.isEmpty)
    for file in result.files {
      let url = folder.appending(path: "Generated/\(file.place.path)")
      if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil {
        try Data(file.bytes).write(to: url)
      }
      let actual = try String(contentsOf: url, encoding: .utf8)
      #expect(
        actual == String(decoding: file.bytes, as: UTF8.self),
        "UPDATE_GOLDENS=1 swift test --filter GeneratedFixture")
    }
  }
}
