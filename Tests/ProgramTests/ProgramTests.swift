import Foundation
import TestSupport
import Testing
import WidgetScaffold
import WidgetSource
import WidgetSyntax

@testable import WidgetGenerator

/// Runs generated code. For each run of the feature `programs`, a program is built from a source and its generated
/// code. The program decodes and encodes the JSON in its `cases.json`.
///
/// ```
/// Cases/programs/<case>/
///   input.swift     the widgets, or with the option `scaffolds` the native views
///   options.json    see `CaseFolder`
///   <run>/
///     program.swift func roundTrip(_ data: Data) throws -> Data
///     cases.json    [{"name": …, "json": …, "gives": … or "fails": …}]; without both, the result is the same JSON
/// ```
///
/// `"fails": true` expects any error. `{"name": …, "unsupported": reason}` describes a behavior that annotations cannot
/// express.
///
/// Programs of the runtime `standalone` also use `WidgetJSONDecoder` and `WidgetJSONEncoder`, which must give the same
/// results (`Standalone.swift`). Each program also gets JSON that no server should send; see `HardCases`.
///
/// These tests take a minute of processor time; see `SlowTests`.
@Suite(
  .enabled(if: SlowTests.areEnabled, "compiles programs; set WIDGETGEN_SLOW_TESTS=1 to run it"))
struct ProgramTests {
  @Test(arguments: Program.all + Program.withCodingKeys)
  func programGivesTheExpectedResults(_ program: Program) throws {
    let output = try program.makeFolder()
    defer { try? FileManager.default.removeItem(at: output) }
    let binary = try program.build(in: output)
    let cases = try program.cases()
    let results = try Program.run(binary, cases)
    for (number, item) in cases.enumerated() {
      let name = item["name"] as? String ?? "case \(number)"
      if let expected = item["fails"] as? String {
        #expect(results[number]["error"] as? String == expected, "\(name)")
      } else if item["fails"] != nil {
        let error = results[number]["error"] as? String
        #expect(error.map { !$0.hasPrefix("JSONDecoder: ") } ?? false, "\(name)")
      } else {
        let expected = (item["gives"] ?? item["json"]) as? NSObject
        let actual = results[number]["json"] as? NSObject
        #expect(actual == expected, "\(name): \(results[number])")
      }
    }
    let hard = try HardCases.made(from: cases)
    for (item, result) in try zip(hard, Program.run(binary, hard)) {
      #expect(result["json"] != nil || result["error"] != nil)
      let error = result["error"] as? String ?? ""
      #expect(!error.hasPrefix("JSONDecoder: "), "\(item): \(error)")
      // The decoders can report different errors only for JSON that is derived from invalid JSON.
      #expect(item["isWrong"] != nil || !error.hasPrefix("errors: "), "\(item): \(error)")
    }
  }
}

/// Limits the number of unsupported behaviors in the case `peers`, which contains the behaviors of MetaCodable.
@Suite struct PeerTests {
  @Test func fewBehaviorsAreUnsupported() throws {
    let reasons = try #require(Program.all.first { $0.name == "peers/standalone" }).unsupported()
    #expect(reasons.count <= 8)
    #expect(!reasons.contains(""))
  }
}

/// One run of a test case in the folder `programs`.
struct Program: CustomStringConvertible, Sendable {
  let run: CaseRun
  /// Whether the types get an enum `CodingKeys`. This does not change what the program decodes and encodes.
  var codingKeys = false

  var name: String {
    "\(run.folder.lastName)/\(run.name)" + (codingKeys ? " with CodingKeys" : "")
  }
  var description: String { name }

  static let all = CaseFolder.cases(of: "programs").flatMap(\.runs).map { Program(run: $0) }

  /// Some programs, built again with an enum `CodingKeys` for each type.
  static let withCodingKeys = all.filter {
    ["annotations/standalone", "null-values/standalone", "shapes/standalone"].contains($0.name)
  }.map { Program(run: $0.run, codingKeys: true) }

  /// The folder of the sources that programs share.
  static let support = Repository.root.appending(path: "Tests/ProgramTests/Support")

  private var folder: URL { run.folder.folder.appending(path: run.name) }

  func cases() throws -> [[String: Any]] {
    try allCases().filter { $0["unsupported"] == nil }
  }

  /// Returns the reasons why behaviors are unsupported, one for each behavior.
  func unsupported() throws -> [String] {
    try allCases().compactMap { $0["unsupported"] as? String }
  }

  private func allCases() throws -> [[String: Any]] {
    let data = try Data(contentsOf: folder.appending(path: "cases.json"))
    return try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
  }

  /// Creates a folder to build in.
  func makeFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "widgetgen-program-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// Generates and compiles the program, and returns its path.
  func build(in output: URL) throws -> URL {
    let options = try run.options()
    let runtime = try #require(Configuration.Runtime(rawValue: run.runtime()))
    let input = run.folder.folder.appending(path: "input.swift")
    let source = try #require(run.folder.sources().first)
    let scaffolded = try options.scaffolds == true ? Self.scaffolded(source, runtime) : []
    let result = generate(
      ([source] + scaffolded).map(parse), templates: [],
      configuration: Configuration(
        runtime: runtime, fillsInlineBlocks: options.inline ?? false,
        directJSON: runtime == .standalone, codingKeys: codingKeys,
        arguments: options.arguments ?? [:]))
    try #require(!result.diagnostics.hasErrors, "\(result.diagnostics)")
    // The programs are compiled without the generator's comments and headers, which tests the command `leave`.
    let owned = OwnedCode(
      result.files, ([source] + scaffolded).map(ScannedFile.init), removesImports: false
    ).files
    var paths = [folder.appending(path: "program.swift").path]
    if !owned.contains(where: { $0.place.path == source.path }) { paths.append(input.path) }
    paths.append(Self.support.appending(path: "Main.swift").path)
    if runtime == .standalone {
      paths.append(Self.support.appending(path: "Standalone.swift").path)
      let canonical = "Tests/WidgetRuntimeTests/Direct/CanonicalJSON.swift"
      paths.append(Repository.root.appending(path: canonical).path)
    }
    let written =
      owned.map { ($0.place.path, $0.bytes) }
      + scaffolded.filter { source in !owned.contains { $0.place.path == source.path } }
      .map { ($0.path, $0.bytes) }
    for (path, bytes) in written {
      let url = output.appending(path: path)
      try Data(bytes).write(to: url)
      paths.append(url.path)
    }
    let binary = output.appending(path: "program")
    let messages = try SwiftCompiler.run(
      ["-parse-as-library", "-warnings-as-errors", "-package-name", "programs", "-o", binary.path]
        + paths + RuntimeModules.arguments(for: runtime.rawValue))
    try #require(messages.isEmpty, "\(messages)")
    return binary
  }

  /// Returns the widgets for the views in a source.
  private static func scaffolded(
    _ source: SourceFile, _ runtime: Configuration.Runtime
  ) throws -> [SourceFile] {
    let scaffold = Scaffold(
      .file(source.path), in: [ScannedFile(source)],
      for: ScaffoldTarget(runtime: runtime, layout: .auto))
    try #require(!scaffold.files.isEmpty, "\(scaffold.diagnostics)")
    return scaffold.files.map { SourceFile(path: $0.name, text: $0.text) }
  }

  /// Runs a program over some cases and returns a result for each.
  static func run(_ binary: URL, _ cases: [[String: Any]]) throws -> [[String: Any]] {
    let process = Process()
    let (standardInput, standardOutput) = (Pipe(), Pipe())
    process.executableURL = binary
    process.standardInput = standardInput
    process.standardOutput = standardOutput
    try process.run()
    standardInput.fileHandleForWriting.write(try JSONSerialization.data(withJSONObject: cases))
    try standardInput.fileHandleForWriting.close()
    let output = standardOutput.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    let results = try #require(JSONSerialization.jsonObject(with: output) as? [[String: Any]])
    try #require(results.count == cases.count)
    return results
  }
}
