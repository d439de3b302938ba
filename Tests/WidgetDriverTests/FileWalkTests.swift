import Foundation
import Testing
import WidgetSource

@testable import WidgetCommands
@testable import WidgetDriver

@Suite struct FileWalkTests {
  private func walk(
    _ sandbox: Sandbox, _ paths: [String], excludes: [String] = []
  ) throws -> FileWalk.Result {
    try FileWalk(
      fileSystem: sandbox.fileSystem, endings: [".swift"],
      exclusion: Exclusion(excludes, in: sandbox.fileSystem)
    ).files(in: paths)
  }

  @Test func foldersAreSortedByBytes() throws {
    let sandbox = try Sandbox()
    for path in ["a/z.swift", "a-b.swift", "a/B.swift", "a/b/c.swift", "é.swift", "x.txt"] {
      try sandbox.write(path, "")
    }
    try sandbox.write(".build/x.swift", "")
    try sandbox.write("a/.hidden/x.swift", "")
    try sandbox.write("a/.x.swift", "")
    #expect(
      try walk(sandbox, ["."]).paths
        == ["a-b.swift", "a/B.swift", "a/b/c.swift", "a/z.swift", "é.swift"])
    #expect(try walk(sandbox, ["./a/b/"]).paths == ["./a/b/c.swift"])
    #expect(try walk(sandbox, ["é.swift", "a/b"]).paths == ["a/b/c.swift", "é.swift"])
  }

  @Test func pathsGivenTwiceAreFoundOnce() throws {
    let sandbox = try Sandbox()
    for path in ["a/b/c.swift", "a/b.swift", "a/b-c.swift", "a/b/a.swift"] {
      try sandbox.write(path, "")
    }
    let all = ["a/b-c.swift", "a/b.swift", "a/b/a.swift", "a/b/c.swift"]
    #expect(try walk(sandbox, ["a"]).paths == all)
    #expect(try walk(sandbox, ["a/b/c.swift", "a", "a/b", "a"]).paths == all)
  }

  @Test func manyFoldersAreReadAtOnce() throws {
    let sandbox = try Sandbox()
    var all: [String] = []
    for folder in 10..<60 {
      all += ["a/\(folder)/b.swift", "a/\(folder)/c/d.swift", "a/\(folder)/e.swift"]
    }
    for path in all { try sandbox.write(path, "") }
    let walk = FileWalk(
      fileSystem: sandbox.fileSystem, endings: [".swift"], threads: Threads(count: 4))
    #expect(try walk.files(in: ["a"]).paths == all)
  }

  @Test func canonicallyEqualNamesAreDistinct() throws {
    let sandbox = try Sandbox()
    // Some file systems treat both names as the same name.
    for path in ["e\u{301}/a.swift", "\u{e9}/a.swift"] { try sandbox.write(path, "") }
    let entries = try sandbox.fileSystem.entries(".").count
    #expect(try walk(sandbox, ["."]).paths.count == entries)
    #expect(try walk(sandbox, ["e\u{301}", "\u{e9}"]).paths.count == 2)
  }

  @Test func excludedFilesAndFoldersAreLeftOut() throws {
    let sandbox = try Sandbox()
    for path in ["App/a.swift", "App/Old/b.swift", "App/Old/New/c.swift", "Tests/d.swift"] {
      try sandbox.write(path, "")
    }
    #expect(try walk(sandbox, ["."], excludes: ["Old", "Tests"]).paths == ["App/a.swift"])
    #expect(
      try walk(sandbox, ["App"], excludes: ["App/*/New"]).paths
        == ["App/Old/b.swift", "App/a.swift"])
  }

  /// A pattern matches a path even if one is relative and the other absolute, or if either contains `.` or `..`.
  @Test(arguments: [
    ("App", "ABSOLUTE/App/Old"), ("ABSOLUTE/App", "App/Old"), ("ABSOLUTE/App", "ABSOLUTE/App/Old"),
    ("./App/", "./App/Old/"), ("App", "Core/../App/Old"), ("App", "../NAME/App/Old"),
    ("../NAME/App", "App/Old"), ("../NAME/App", "ABSOLUTE/*/Old"), ("App", "ABSOLUTE/**/Old"),
    ("ABSOLUTE/App", "./*/Old"),
  ])
  func excludesMatchAnySpellingOfAPath(folder: String, pattern: String) throws {
    let sandbox = try Sandbox()
    for path in ["App/a.swift", "App/Old/b.swift", "Core/c.swift"] { try sandbox.write(path, "") }
    let root = try #require(sandbox.fileSystem.realPath("."))
    func spelling(_ path: String) -> String {
      path.replacing("ABSOLUTE", with: root).replacing("NAME", with: FilePath.name(root))
    }
    let paths = try walk(sandbox, [spelling(folder)], excludes: [spelling(pattern)]).paths
    #expect(paths.map(FilePath.name) == ["a.swift"])
    // The pattern does not match the working directory itself, which contains the walked folder.
    #expect(try walk(sandbox, [root + "/App"], excludes: [FilePath.name(root)]).paths.count == 2)
  }

  @Test func linksAreNotFollowed() throws {
    let sandbox = try Sandbox()
    try sandbox.write("App/a.swift", "")
    try sandbox.write("Shared/b.swift", "")
    try sandbox.write("Shared/c.txt", "")
    try sandbox.link("App/loop", to: "..")
    try sandbox.link("App/self", to: ".")
    try sandbox.link("App/inside.swift", to: "a.swift")
    try sandbox.link("App/b.swift", to: "../Shared/b.swift")
    try sandbox.link("App/Shared", to: "../Shared")
    try sandbox.link("App/c.txt", to: "../Shared/c.txt")
    try sandbox.link("App/dangling.swift", to: "nowhere")
    let result = try walk(sandbox, ["App"])
    #expect(result.paths == ["App/a.swift"])
    #expect(
      result.warnings.map(\.file).sorted() == ["App/Shared", "App/b.swift", "App/loop"])
    // A link is followed if it is passed as a path.
    #expect(try walk(sandbox, ["App/b.swift"]).paths == ["App/b.swift"])
    #expect(try walk(sandbox, ["App/Shared"]).paths == ["App/Shared/b.swift"])
    #expect(try walk(sandbox, ["App", "Shared"]).warnings.map(\.file) == ["App/loop"])
  }

  #if os(Linux)
    /// Other systems reject such names.
    @Test func invalidUTF8NamesAreReportedAndLeftOut() throws {
      let sandbox = try Sandbox()
      try sandbox.write("App/a.swift", "")
      let name: [CChar] = Array("App/".utf8CString.dropLast()) + [-1]
      let folder = Array((sandbox.folder + "/").utf8CString.dropLast())
      for ending in [".swift", ".txt"] {
        close(creat(folder + name + Array(ending.utf8CString), 0o666))
      }
      mkdir(folder + name + [0], 0o777)
      let result = try walk(sandbox, ["App"])
      #expect(result.paths == ["App/a.swift"])
      #expect(result.warnings.map(\.id) == ["unreadable-name", "unreadable-name"])
      #expect(result.warnings.map(\.file).sorted() == ["App/\u{FFFD}", "App/\u{FFFD}.swift"])
    }
  #endif

  @Test func deepFoldersAreFound() throws {
    let sandbox = try Sandbox()
    let deep = Array(repeating: "d", count: 1000).joined(separator: "/")
    try sandbox.write(deep + "/a.swift", "")
    #expect(try walk(sandbox, ["."]).paths == [deep + "/a.swift"])
  }

  @Test func missingPathsAreErrors() throws {
    let sandbox = try Sandbox()
    #expect {
      try walk(sandbox, ["Missing"])
    } throws: {
      let error = $0 as? FileError
      return error?.path == "Missing" && error?.isMissing == true
    }
  }
}
