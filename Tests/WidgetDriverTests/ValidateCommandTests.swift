import Foundation
import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests `validate` with files, folders and standard input, for the sources and for contracts of several versions.
@Suite struct ValidateCommandTests {
  private static let source = """
    // widgetgen: family
    protocol Component: Codable {}
    struct Label: Component { var text: String }
    """

  private func sandbox() throws -> Sandbox {
    let sandbox = try Sandbox()
    try sandbox.write("App/Label.swift", Self.source)
    try sandbox.write("widgetgen.json", "{sources: 'App'}")
    try sandbox.write("screens/a.json", #"{"type": "label", "text": "a"}"#)
    try sandbox.write("screens/deep/b.json", "{\n  \"type\": \"label\",\n  \"txt\": 1\n}")
    return sandbox
  }

  @Test func everyErrorIsReportedAtItsPlace() throws {
    let result = try sandbox().run("validate", "screens")
    #expect(result.exitCode == .stale)
    #expect(
      result.error == """
        screens/deep/b.json:1:1: error: 'label' needs the key 'text' [missing-key]
        {
        ^
        screens/deep/b.json:3:3: warning: 'label' has no key 'txt'; did you mean 'text'? [unknown-key]
          "txt": 1
          ^~~~~

        """)
    #expect(try sandbox().run("validate", "screens/a.json").exitCode == .success)
  }

  /// The key `a` belongs to both flattened objects, so it has two equal findings.
  @Test func equalFindingsAreReportedOnce() throws {
    let sandbox = try sandbox()
    try sandbox.write("App/Label.swift", "")
    func contract(_ name: String, _ type: String) throws {
      try sandbox.write(
        "App/Pair.swift",
        """
        // widgetgen: decodable
        struct First { var a: \(type) }
        // widgetgen: decodable
        struct Second { var a: \(type) }
        // widgetgen: decodable
        struct Pair {
          // widgetgen: flatten
          var first: First
          // widgetgen: flatten
          var second: Second
        }
        """)
      let result = sandbox.run("contract", "--output", name)
      #expect(result.exitCode == .success, "\(result.error)")
    }
    try contract("v1.json", "Int")
    try contract("v2.json", "String")
    let result = sandbox.run(
      "validate", "-", "--root", "Pair", "--contract", "v1.json", "--contract", "v2.json",
      input: #"{"a": "text"}"#)
    #expect(
      result.error == """
        -:1:7: error: expected an integer, found a string (in v1.json) [wrong-type]
        {"a": "text"}
              ^~~~~~

        """)
  }

  @Test func aRootOfUnknownFormIsRejected() throws {
    let sandbox = try sandbox()
    try sandbox.write(
      "App/Theme.swift",
      "// widgetgen: codable\nstruct Page { var theme: Theme }\n"
        + "struct Theme: Decodable { init(from decoder: any Decoder) throws {} }")
    for root in ["Theme", "[Theme]"] {
      let result = sandbox.run("validate", "screens/a.json", "--root", root)
      #expect(result.exitCode == .usage)
      #expect(
        result.error.hasPrefix(
          "error: payloads of '\(root)' cannot be checked, because the JSON of the type is unknown: "
            + "'init(from:)' is written by hand\n"))
    }
  }

  @Test func namesUnknownToASystemAreReported() throws {
    let sandbox = try sandbox()
    try sandbox.write(
      "App/Chart.swift", "@available(iOS 17, *)\nstruct Chart: Component { var size: Int }")
    try sandbox.write("chart.json", #"{"type": "chart", "size": 1}"#)
    #expect(sandbox.run("validate", "chart.json").error == "")
    #expect(sandbox.run("validate", "chart.json", "--platform", "iOS=17").error == "")
    let result = sandbox.run("validate", "chart.json", "--platform", "iOS=15")
    #expect(result.exitCode == .success)
    #expect(
      result.error == """
        chart.json:1:10: warning: 'Component' has no 'chart' before iOS 17; on iOS 15 it is an error [unavailable-name]
        {"type": "chart", "size": 1}
                 ^~~~~~~

        """)
    let strict = sandbox.run("validate", "chart.json", "--platform", "iOS=15", "--strict")
    #expect(strict.exitCode == .stale)
    let json = sandbox.run(
      "validate", "chart.json", "--platform", "iOS=15", "--format", "json")
    #expect(json.output.contains("\"unavailable-name\""))
  }

  @Test func standardInputIsRead() throws {
    let sandbox = try sandbox()
    #expect(
      sandbox.run("validate", "-", input: #"{"type": "label", "text": "a"}"#).exitCode == .success)
    let result = sandbox.run("validate", "-", input: "[")
    #expect(result.exitCode == .stale)
    #expect(
      result.error.hasPrefix("-:1:2: error: expected a value, the text ends here [invalid-json]"))
  }

  /// The file is sparse, so it needs no space on the disk. It is rejected because of its size, before it is read.
  @Test func largePayloadsAreErrors() throws {
    let sandbox = try sandbox()
    try sandbox.write("large.json", "")
    let file = try #require(FileHandle(forWritingAtPath: sandbox.path("large.json")))
    try file.truncate(atOffset: 1 << 30)
    try file.close()
    let result = sandbox.run("validate", "large.json")
    #expect(result.exitCode == .usage)
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(result.error.contains("it is larger than 256 MB; check a smaller payload [unreadable]"))
  }

  @Test func strictMakesWarningsErrors() throws {
    let sandbox = try sandbox()
    let input = #"{"type": "label", "text": "a", "extra": 1}"#
    #expect(sandbox.run("validate", "-", input: input).exitCode == .success)
    #expect(sandbox.run("validate", "-", "--strict", input: input).exitCode == .stale)
  }

  @Test func linesOfJSONArePayloads() throws {
    let sandbox = try sandbox()
    let lines = """
      {"type": "label", "text": "a"}

      {"type": "label", "text": 1}
      """
    try sandbox.write("logs/a.jsonl", lines)
    try sandbox.write("logs/b.ndjson", lines)
    let result = sandbox.run("validate", "logs")
    #expect(result.exitCode == .stale && result.output == "4 payloads: 2 errors\n")
    #expect(result.error.contains("logs/a.jsonl:3:27: error: expected a string, found a number"))
    #expect(sandbox.run("validate", "-", input: lines).output == "2 payloads: 1 error\n")
  }

  private static let lines = """
    {"type": "label", "text": "a"}

    {"type": "label", "text": 1}
    """

  /// Writes a file, and compresses it with `gzip`, which adds `.gz` to its name.
  private func compress(_ path: String, _ text: String, in sandbox: Sandbox) throws {
    try sandbox.write(path, text)
    let process = try Process.run(
      URL(filePath: "/usr/bin/env"), arguments: ["gzip", sandbox.path(path)])
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  @Test func compressedFilesAreUnpacked() throws {
    let sandbox = try sandbox()
    try compress("logs/a.jsonl", Self.lines, in: sandbox)
    try compress("logs/b.ndjson", Self.lines, in: sandbox)
    try compress("logs/c.json", #"{"type": "label", "text": "a"}"#, in: sandbox)
    try compress("logs/d.txt", "not read", in: sandbox)
    #expect(sandbox.files().filter { $0.hasPrefix("logs/") }.allSatisfy { $0.hasSuffix(".gz") })
    let result = sandbox.run("validate", "logs")
    #expect(result.exitCode == .stale && result.output == "5 payloads: 2 errors\n")
    #expect(
      result.error.contains(
        """
        logs/a.jsonl.gz:3:27: error: expected a string, found a number [wrong-type]
        {"type": "label", "text": 1}
                                  ^
        """), "\(result.error)")
    #expect(sandbox.run("contract", "--output", "a.json").exitCode == .success)
    let compared = sandbox.run(
      "contract", "--against", "a.json", "--payloads", "logs/c.json.gz", "--format", "json")
    #expect(compared.exitCode == .success, "\(compared.error)")
  }

  @Test func compressedStandardInputIsUnpacked() throws {
    let sandbox = try sandbox()
    try compress("a.jsonl", Self.lines, in: sandbox)
    let bytes = try sandbox.fileSystem.read("a.jsonl.gz").bytes
    let result = sandbox.run(["validate", "-"], adjust: { $0.readInput = { bytes } })
    #expect(result.output == "2 payloads: 1 error\n")
    #expect(result.error.hasPrefix("-:3:27: error: expected a string"), "\(result.error)")
  }

  @Test func emptyCompressedFilesHaveNoPayload() throws {
    let sandbox = try sandbox()
    try compress("a.jsonl", "", in: sandbox)
    try compress("a.json", "", in: sandbox)
    #expect(sandbox.run("validate", "a.jsonl.gz").output == "0 payloads: all valid\n")
    let result = sandbox.run("validate", "a.json.gz")
    #expect(result.exitCode == .stale)
    #expect(result.error.hasPrefix("a.json.gz:1:1: error: expected a value, the text ends here"))
  }

  @Test func damagedCompressedFilesAreErrors() throws {
    let sandbox = try sandbox()
    try compress("a.jsonl", Self.lines, in: sandbox)
    let bytes = try sandbox.fileSystem.read("a.jsonl.gz").bytes
    try sandbox.fileSystem.create("short.jsonl.gz", Array(bytes.dropLast(9)), nil)
    try sandbox.fileSystem.create("head.json.gz", Array(bytes.prefix(2)), nil)
    try sandbox.write("plain.json.gz", Self.lines)
    try sandbox.write("none.json.gz", "")
    let damaged = "its gzip data is damaged or incomplete; compress or download it again"
    let plain = "it is not a gzip file; remove '.gz' from its name"
    for (name, reason) in [
      ("short.jsonl.gz", damaged), ("head.json.gz", damaged), ("plain.json.gz", plain),
      ("none.json.gz", plain),
    ] {
      let result = sandbox.run("validate", name)
      #expect(result.exitCode == .usage)
      #expect(
        result.error == "\(name):1:1: error: cannot be read: \(reason) [unreadable]\n",
        "\(result.error)")
    }
  }

  /// The compressed file contains 300 MB of spaces, but is much smaller itself.
  @Test func unpackedSizeIsLimited() throws {
    let sandbox = try sandbox()
    let script = "head -c 300000000 /dev/zero | tr '\\0' ' ' | gzip -1 > \"$1\""
    let process = try Process.run(
      URL(filePath: "/bin/sh"), arguments: ["-c", script, "sh", sandbox.path("bomb.json.gz")])
    process.waitUntilExit()
    let result = sandbox.run("validate", "bomb.json.gz")
    #expect(result.exitCode == .usage)
    #expect(
      result.error.contains("unpacked, it is larger than 256 MB; divide it into smaller files"),
      "\(result.error)")
  }

  @Test func missingGzipIsAnError() throws {
    let sandbox = try sandbox()
    try compress("a.jsonl", Self.lines, in: sandbox)
    let error = Pipe()
    let process = try Tool.start(
      ["validate", "a.jsonl.gz"], in: sandbox.folder,
      variables: ["PATH": sandbox.folder, "TMPDIR": sandbox.folder], error: error)
    let text = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(
      text.contains("it is compressed, and 'gzip' cannot be run; install gzip, or unpack the file"),
      "\(text)")
    #expect(!sandbox.files().contains { $0.contains("widgetgen-") })
  }

  @Test func folderWithoutJSONIsAnError() throws {
    let sandbox = try sandbox()
    try sandbox.write("logs/a.txt", "")
    let result = sandbox.run("validate", "logs")
    #expect(result.exitCode == .usage)
    #expect(result.error.contains("no file in it ends in .json, .jsonl, .ndjson, or in"))
  }

  @Test func byteOrderMarkIsNotAColumn() throws {
    let result = try sandbox().run("validate", "-", input: "\u{FEFF}{\"type\": \"lable\"}")
    #expect(result.error.hasPrefix("-:1:10: error: 'Component' has no 'lable'"), "\(result.error)")
  }

  @Test func numberOfFindingsIsLimited() throws {
    let sandbox = try sandbox()
    let keys = (0..<1200).map { ", \"k\($0)\": 1" }.joined()
    try sandbox.write("many.json", #"{"type": "label", "text": "a""# + keys + "}")
    let result = sandbox.run("validate", "many.json")
    #expect(
      result.output
        == "1 payload: 1000 warnings; only the first findings in many.json are reported\n")
  }

  @Test func severalContractsReportTheVersionsThatReadAFile() throws {
    let sandbox = try sandbox()
    _ = sandbox.run("contract", "--output", "old.json")
    try sandbox.write(
      "App/Label.swift", Self.source.replacing("text: String", with: "text: String?"))
    _ = sandbox.run("contract", "--output", "new.json")
    try sandbox.write("screen.json", #"{"type": "label"}"#)
    let flags = ["--contract", "old.json", "--contract", "new.json"]
    let result = sandbox.run(["validate", "screen.json"] + flags)
    #expect(result.exitCode == .stale)
    #expect(
      result.output == """
        screen.json: readable from new.json; old.json cannot decode the screen at 1:1
        1 payload: 1 error

        """)
    #expect(
      result.error.hasPrefix(
        "screen.json:1:1: error: 'label' needs the key 'text' (in old.json) [missing-key]"))
  }

  @Test func contractsOfRevisionsComeFromGit() throws {
    let sandbox = try sandbox()
    let text = sandbox.run("contract").output
    let git: @Sendable ([String]) -> String? = { words in
      switch words {
      case ["git", "show", "v1:./contract.json"]: text
      case ["git", "--version"], ["git", "rev-parse", "--verify", "v1^{commit}"]: ""
      default: nil
      }
    }
    func run(_ contract: String, _ command: (@Sendable ([String]) -> String?)? = nil)
      -> Sandbox.Outcome
    {
      sandbox.run(["validate", "screens/a.json", "--contract", contract], command: command ?? git)
    }
    #expect(run("v1:contract.json").exitCode == .success)
    for (name, reason) in [
      ("v1:other.json", "revision 'v1' has no file 'other.json'"),
      ("v2:contract.json", "git has no revision 'v2' here"),
      ("-h:x", "git has no revision '-h' here"),
    ] {
      let result = run(name)
      #expect(result.exitCode == .usage && result.error.contains(reason), "\(result.error)")
    }
    #expect(run("v1:contract.json", { _ in nil }).error.contains("git cannot be run"))
  }

  @Test(
    arguments: [
      (["validate"], "'validate' needs FILE"),
      (["validate", "missing.json"], "no such file"),
      (["validate", "screens", "--root", "Labl"], "did you mean 'Label'?"),
      (["validate", "screens", "--contract", "screens/a.json"], "this is not a contract"),
      (["validate", "screens", "--diff"], "unknown flag"),
      (["validate", "screens", "--platform", "IOS=15"], "expected iOS=VERSION, macOS=VERSION"),
      (["validate", "screens", "--platform", "iOS"], "'--platform' cannot be 'iOS'"),
    ])
  func wrongUseExitsWithTwo(words: [String], message: String) throws {
    let result = try sandbox().run(words)
    #expect(result.exitCode == .usage && result.error.contains(message), "\(result.error)")
  }

  @Test func onlyTypeIsDefaultRoot() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "App/Screen.swift",
      """
      // widgetgen: codable
      struct Screen { var label: Label }
      // widgetgen: codable
      struct Label { var text: String }
      """)
    try sandbox.write("a.json", #"{"label": {"text": 1}}"#)
    let result = sandbox.run("validate", "a.json", "--sources", "App")
    #expect(
      result.exitCode == .stale && result.error.contains("expected a string"), "\(result.error)")
    try sandbox.write("App/Other.swift", "// widgetgen: codable\nstruct Other { var id: Int }")
    let other = sandbox.run("validate", "a.json", "--sources", "App")
    #expect(other.exitCode == .usage && other.error.contains("add '--root NAME'"), "\(other.error)")
  }

  /// The contract does not contain these types without `--root`.
  @Test(
    arguments: [
      ("Names", #"["a", "b"]"#, #"["a", 1]"#, "no option of 'Names' accepts this"),
      ("[Names]", #"[["a"], []]"#, #"[[], [1]]"#, "no option of 'Names' accepts this"),
      ("Code", "404", #""404""#, "no option of 'Code' accepts this"),
      ("Plain", #"{"id": 1, "label": {"type": "label", "text": "a"}}"#, "{}", "needs the key 'id'"),
      ("[String: Plain]", #"{"a": {"id": 1}}"#, #"{"a": {}}"#, "needs the key 'id'"),
      ("Choice", #"{"none": {}}"#, #"{"nothing": {}}"#, "nothing"),
    ])
  func rootMayBeTransparentOrSynthesized(root: String, valid: String, wrong: String, error: String)
    throws
  {
    let sandbox = try sandbox()
    try sandbox.write(
      "App/Roots.swift",
      """
      // widgetgen: codable, transparent
      struct Names { var list: [String] }
      struct Code: RawRepresentable, Codable { var rawValue: Int }
      struct Plain: Codable { var id: Int; var label: AnyComponent? }
      enum Choice: Codable { case none, one(Plain) }
      struct Uncoded { var id: Int }
      """)
    try sandbox.write("valid.json", valid)
    try sandbox.write("wrong.json", wrong)
    let result = sandbox.run("validate", "valid.json", "--root", root)
    #expect(result.exitCode == .success && result.error == "", "\(result.error)")
    let other = sandbox.run("validate", "wrong.json", "--root", root)
    #expect(other.exitCode == .stale && other.error.contains(error), "\(other.error)")
    let uncoded = sandbox.run("validate", "valid.json", "--root", "Uncoded")
    #expect(uncoded.exitCode == .usage && uncoded.error.contains("cannot be 'Uncoded'"))
  }

  @Test func rootIsRequiredForTwoFamilies() throws {
    let sandbox = try sandbox()
    try sandbox.write(
      "App/Action.swift",
      "// widgetgen: family\nprotocol Action: Codable {}\nstruct Open: Action {}")
    let result = sandbox.run("validate", "screens")
    #expect(
      result.exitCode == .usage && result.error.contains("where NAME is one of Action, Component"))
    #expect(sandbox.run("validate", "screens/a.json", "--root", "Component").exitCode == .success)
    try sandbox.write("list.json", #"[{"type": "label", "text": "a"}]"#)
    #expect(sandbox.run("validate", "list.json", "--root", "[Component]").exitCode == .success)
    try sandbox.write("map.json", #"{"a": [{"type": "label", "text": "a"}], "b": []}"#)
    #expect(
      sandbox.run("validate", "map.json", "--root", "[String: [Component]]").exitCode == .success)
    let wrong = sandbox.run("validate", "map.json", "--root", "[String: Component]")
    #expect(wrong.error.contains("map.json:1:7: error: expected an object, found a list"))
  }
}
