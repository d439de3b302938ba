import Foundation
import Testing
import WidgetGenerator
import WidgetSource

@testable import WidgetCommands
@testable import WidgetDriver

@Suite struct OutputWriterTests {
  static let head = "// Generated using widgetgen\n// DO NOT EDIT\n"

  /// Plans and writes outputs. Returns the errors of the plan, or the errors of writing if the plan has none.
  @discardableResult private func write(
    _ outputs: [(name: String, text: String)], in sandbox: Sandbox,
    fileSystem: FileSystem? = nil
  ) -> [Diagnostic] {
    let fileSystem = fileSystem ?? sandbox.fileSystem
    let files = outputs.map {
      GeneratedFile(place: .output($0.name), bytes: Array($0.text.utf8))
    }
    let plan = plan(files, folder: "Out", fileSystem)
    return plan.errors.isEmpty ? OutputWriter(fileSystem).write(plan.changes) : plan.errors
  }

  private func plan(
    _ files: [GeneratedFile], folder: String?, _ fileSystem: FileSystem
  ) -> OutputPlan {
    let part = OutputPlan.Part(
      files: files, owned: [], folder: folder, isComplete: false)
    let environment = ToolEnvironment(
      fileSystem: fileSystem, printOutput: { _ in true }, printError: { _ in }, readInput: { [] })
    return OutputPlan([part], environment)
  }

  private func source(_ path: String, old: String, new: String) -> GeneratedFile {
    GeneratedFile(
      place: .source(path, scanned: Array(old.utf8)), bytes: Array(new.utf8))
  }

  @Test func foldersAreCreated() throws {
    let sandbox = try Sandbox()
    #expect(write([("a/b/A.swift", Self.head), ("B.swift", Self.head)], in: sandbox).isEmpty)
    #expect(sandbox.files() == ["Out/B.swift", "Out/a/b/A.swift"])
    #expect(sandbox.read("Out/a/b/A.swift") == Self.head)
  }

  @Test func unchangedFilesAreNotTouched() throws {
    let sandbox = try Sandbox()
    write([("A.swift", Self.head), ("B.swift", Self.head)], in: sandbox)
    let before = sandbox.fileSystem.status("Out/A.swift")
    let old = sandbox.fileSystem.status("Out/B.swift")
    write([("A.swift", Self.head), ("B.swift", Self.head + "//")], in: sandbox)
    #expect(sandbox.fileSystem.status("Out/A.swift") == before)
    #expect(sandbox.fileSystem.status("Out/B.swift")?.identity != old?.identity)
  }

  @Test func permissionsAndLinksAreKept() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Out/Real/A.swift", Self.head)
    try sandbox.link("Out/A.swift", to: "Real/A.swift")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o640], ofItemAtPath: sandbox.path("Out/Real/A.swift"))
    #expect(write([("A.swift", Self.head + "// new")], in: sandbox).isEmpty)
    #expect(sandbox.read("Out/Real/A.swift") == Self.head + "// new")
    #expect(sandbox.fileSystem.status("Out/Real/A.swift")?.permissions == 0o640)
    let entries = try sandbox.fileSystem.entries("Out")
    #expect(entries.first { $0.name == "A.swift" }?.kind == .link)
  }

  @Test func danglingLinkIsNotChanged() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Out/x", "")
    try sandbox.link("Out/A.swift", to: "nowhere")
    let errors = write([("A.swift", Self.head)], in: sandbox)
    #expect(
      errors.map(\.message) == ["cannot be written: it is a link whose target does not exist"])
    #expect(try sandbox.fileSystem.entries("Out").contains { $0.kind == .link })
  }

  @Test(arguments: ["", "struct A {}\n", "\n" + head])
  func foreignFileIsNotOverwritten(text: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("Out/B.swift", text)
    let errors = write([("A.swift", Self.head), ("B.swift", Self.head)], in: sandbox)
    #expect(errors.map(\.id) == ["not-generated"])
    #expect(errors.map(\.file) == ["Out/B.swift"])
    #expect(sandbox.files() == ["Out/B.swift"])
    #expect(sandbox.read("Out/B.swift") == text)
  }

  @Test func sourcerysFileIsOverwritten() throws {
    let sandbox = try Sandbox()
    try sandbox.write(
      "Out/A.swift", "// Generated using Sourcery 2.0 — https://…\n// DO NOT EDIT\n")
    #expect(write([("A.swift", Self.head)], in: sandbox).isEmpty)
    #expect(sandbox.read("Out/A.swift") == Self.head)
  }

  @Test(arguments: [
    "../A.swift", "/tmp/A.swift", "a/../../A.swift", "link/A.swift", "link/b/A.swift",
  ])
  func outputsStayInTheirFolder(name: String) throws {
    let sandbox = try Sandbox()
    try sandbox.write("Out/x", "")
    try sandbox.write("Elsewhere/x", "")
    try sandbox.link("Out/link", to: "../Elsewhere")
    let before = sandbox.files()
    #expect(write([(name, Self.head)], in: sandbox).map(\.id) == ["outside-output"])
    #expect(sandbox.files() == before)
  }

  /// `Out` is a file, so even root cannot create files in it.
  @Test func unwritableFolderIsReported() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Out", "a file")
    let errors = write([("A.swift", Self.head), ("b/B.swift", Self.head)], in: sandbox)
    #expect(errors.map(\.id) == ["unwritable"])
    #expect(sandbox.files() == ["Out"])
  }

  @Test func fullDiskChangesNothing() throws {
    let sandbox = try Sandbox()
    try sandbox.write("Out/A.swift", Self.head)
    let count = Locked(0)
    var fileSystem = sandbox.fileSystem
    let disk = sandbox.fileSystem
    fileSystem.create = { (path, bytes, model) throws(FileError) in
      let before = count.update { count in
        defer { count += 1 }
        return count
      }
      if before == 2 {
        throw FileError(path: path, reason: "No space left on device")
      }
      try disk.create(path, bytes, model)
    }
    let errors = write(
      [("A.swift", Self.head + "//"), ("b/B.swift", Self.head), ("C.swift", Self.head)],
      in: sandbox, fileSystem: fileSystem)
    #expect(errors.map(\.file) == ["Out/C.swift"])
    #expect(errors.map(\.message) == ["cannot be written: no space left on device"])
    #expect(sandbox.files() == ["Out/A.swift"])
    #expect(sandbox.read("Out/A.swift") == Self.head)
    #expect(disk.status("Out/b") == nil)
  }

  @Test func failedRenameLeavesNoTemporaryFile() throws {
    let sandbox = try Sandbox()
    var fileSystem = sandbox.fileSystem
    let disk = sandbox.fileSystem
    fileSystem.rename = { (path, target) throws(FileError) in
      guard !target.hasSuffix("/Out/A.swift") else {
        throw FileError(path: target, reason: "Read-only file system")
      }
      try disk.rename(path, target)
    }
    let errors = write(
      [("A.swift", Self.head), ("B.swift", Self.head)], in: sandbox, fileSystem: fileSystem)
    #expect(errors.map(\.message) == ["cannot be written: read-only file system"])
    #expect(sandbox.files() == ["Out/B.swift"])
  }

  @Test func leftoversOfKilledRunsAreRemoved() throws {
    let sandbox = try Sandbox()
    let running = ProcessInfo.processInfo.processIdentifier
    try sandbox.write("Out/.widgetgen-2147483000-0-A.swift", "half")
    try sandbox.write("Out/.widgetgen-\(running)-7-A.swift", "half")
    try sandbox.write("Out/.widgetgen-1-0-A.swift", "of a run that goes on")
    try sandbox.write("Out/.widgetgen-notes", "the user's")
    write([("A.swift", Self.head)], in: sandbox)
    #expect(
      sandbox.files() == ["Out/.widgetgen-1-0-A.swift", "Out/.widgetgen-notes", "Out/A.swift"])
  }

  @Test func vanishedTemporaryFileIsWrittenAgain() throws {
    let sandbox = try Sandbox()
    var fileSystem = sandbox.fileSystem
    let disk = sandbox.fileSystem
    let isFirst = Locked(true)
    fileSystem.rename = { (path, target) throws(FileError) in
      let wasFirst = isFirst.update { isFirst in
        defer { isFirst = false }
        return isFirst
      }
      if wasFirst { disk.remove(path) }
      try disk.rename(path, target)
    }
    #expect(write([("A.swift", Self.head)], in: sandbox, fileSystem: fileSystem).isEmpty)
    #expect(sandbox.files() == ["Out/A.swift"])
  }

  // MARK: - Sources with inline blocks

  @Test func sourceChangedBeforeThePlanIsNotWritten() throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", "typed meanwhile")
    let plan = plan(
      [source("A.swift", old: "old", new: "new")], folder: nil, sandbox.fileSystem)
    #expect(plan.errors.map(\.id) == ["changed-since-scan"])
    #expect(plan.changes.isEmpty)
  }

  @Test func sourceChangedAfterThePlanIsNotWritten() throws {
    let sandbox = try Sandbox()
    try sandbox.write("A.swift", "old")
    try sandbox.write("B.swift", "old")
    let plan = plan(
      [source("A.swift", old: "old", new: "new"), source("B.swift", old: "old", new: "new")],
      folder: nil, sandbox.fileSystem)
    try sandbox.write("A.swift", "typed meanwhile")
    let errors = OutputWriter(sandbox.fileSystem).write(plan.changes)
    #expect(errors.map(\.id) == ["changed-since-scan"])
    #expect(errors.map(\.file) == ["A.swift"])
    #expect(sandbox.files() == ["A.swift", "B.swift"])
    #expect(sandbox.read("A.swift") == "typed meanwhile")
    #expect(sandbox.read("B.swift") == "new")
  }
}
