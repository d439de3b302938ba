import Foundation
import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests that the same sources result in the same bytes in any environment.
@Suite struct SameBytesTests {
  private static let fileCount = 40

  private func makeProject() throws -> Sandbox {
    let sandbox = try Sandbox()
    for number in 0..<Self.fileCount {
      let folder = number % 2 == 0 ? "App" : "Core"
      try sandbox.write(
        "\(folder)/W\(number).swift",
        """
        struct W\(number): AutoDecodable, Equatable {
          let é\(number): String
          var next: [String: Int]? = nil
        }
        """)
    }
    try sandbox.write("Core/Marker.swift", "protocol AutoDecodable {}\n")
    try sandbox.write(
      "Templates/All.stencil",
      "{% for type in types.all %}// {{ type.name }}{% for v in type.variables %} {{ v.name }}"
        + "{% endfor %}{% for i in type.inheritedTypes %} {{ i }}{% endfor %}\n{% endfor %}")
    try sandbox.write("deep/er/x", "")
    return sandbox
  }

  @Test func surroundingsDoNotChangeBytes() throws {
    let sandbox = try makeProject()
    var expected: [String: String]?
    for run in 0..<50 {
      let output = "Out\(run)"
      let (folder, prefix) = [("", ""), ("deep/", "../"), ("deep/er/", "../../")][run % 3]
      let sources = run % 2 == 0 ? ["App", "Core"] : ["Core", "App"]
      var arguments = ["generate", "--runtime", "beagle-1", "--jobs", "\(run % 5 + 1)"]
      arguments += sources.flatMap { ["--sources", prefix + $0] }
      arguments += ["--templates", prefix + "Templates", "--output", prefix + output]
      let process = try Tool.start(
        arguments, in: sandbox.path(folder),
        variables: [
          "LC_ALL": ["C", "tr_TR.UTF-8", "de_DE.UTF-8"][run % 3],
          "TZ": ["UTC", "Asia/Kathmandu"][run % 2],
          // Without this variable, every process has a different seed for the order of sets and dictionaries.
          "SWIFT_DETERMINISTIC_HASHING": run % 4 == 0 ? "1" : "",
        ])
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
      let names = ["Coding", "All"].map { "\($0).generated.swift" }
      let texts = Dictionary(
        uniqueKeysWithValues: names.map { ($0, sandbox.read("\(output)/\($0)") ?? "") })
      #expect(texts.values.allSatisfy { $0.contains("W\(Self.fileCount - 1)") })
      if let expected { #expect(texts == expected) } else { expected = texts }
    }
  }
}
