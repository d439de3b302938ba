import Testing
import WidgetGenerator
import WidgetSource

@testable import WidgetCommands
@testable import WidgetDriver

@Suite struct SourceScanTests {
  @Test(arguments: [1, 2, 7])
  func filesKeepTheirOrder(jobs: Int) throws {
    let sandbox = try Sandbox()
    let paths = (100..<200).map { "\($0).swift" }
    for path in paths { try sandbox.write(path, "struct A\(path.prefix(3)) {}") }
    let scan = SourceScan(fileSystem: sandbox.fileSystem, threads: Threads(count: jobs)).scan(paths)
    #expect(scan.files.map(\.source.path) == paths)
    #expect(scan.files[7].source.text == "struct A107 {}")
    #expect(scan.errors.isEmpty)
  }

  @Test func filesOfOtherGeneratorsAreScanned() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.swift", "// Generated using SwiftGen\nenum A {}")
    try sandbox.write("b.swift", "// Generated using Sourcery 2.2.5\nenum B {}")
    let scan = SourceScan(fileSystem: sandbox.fileSystem, threads: Threads(count: 1))
    #expect(scan.scan(["a.swift", "b.swift"]).files.map(\.source.path) == ["a.swift"])
  }

  @Test func generatedFilesAndDuplicatesAreLeftOut() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.swift", "struct A {}")
    try sandbox.write("b.swift", "// Generated using Sourcery 1.0\nstruct B {}")
    try sandbox.write("c.swift", "\u{FEFF}// Generated using widgetgen\n")
    try sandbox.write("d.swift", "\n// Generated using nothing")
    try sandbox.link("e.swift", to: "a.swift")
    let paths = ["a.swift", "b.swift", "c.swift", "d.swift", "e.swift"]
    let scan = SourceScan(fileSystem: sandbox.fileSystem, threads: Threads(count: 2))
    #expect(scan.scan(paths).files.map(\.source.path) == ["a.swift", "d.swift"])
    let kept = scan.scan(paths, keeping: ["b.swift"])
    #expect(kept.files.map(\.source.path) == ["a.swift", "b.swift", "d.swift"])
  }

  @Test func everyUnreadableFileIsReported() throws {
    let sandbox = try Sandbox()
    try sandbox.write("a.swift/x", "")
    let scan = SourceScan(fileSystem: sandbox.fileSystem, threads: Threads(count: 2))
      .scan(["a.swift", "b.swift"])
    #expect(scan.errors.map(\.path) == ["a.swift", "b.swift"])
  }
}
