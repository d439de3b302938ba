import Foundation
import Testing

@testable import WidgetCommands
@testable import WidgetDriver

/// Tests that a run that is killed at any moment leaves each file with its old or its new content.
@Suite struct KilledRunTests {
  private static let fileCount = 5
  /// The number of runs that are killed. CI kills more runs.
  private static let killCount = ProcessInfo.processInfo.environment["CI"] == nil ? 50 : 500

  /// Returns a project that consists of a source with an inline block, and templates that write long files.
  private func makeProject() throws -> Sandbox {
    let sandbox = try Sandbox()
    let lines = (0..<400).map { "// \($0) {{ argument.mark }}\n" }.joined()
    for number in 0..<Self.fileCount {
      try sandbox.write("Templates/T\(number).stencil", lines)
    }
    try sandbox.write(
      "Templates/Inline.stencil",
      "// sourcery:inline:auto:A.Mark\n// {{ argument.mark }}\n// sourcery:end\n")
    try sandbox.write(
      "App/A.swift",
      "struct A {\n// sourcery:inline:auto:A.Mark\n// sourcery:end\n}\n// typed by hand\n")
    return sandbox
  }

  private func arguments(_ mark: String) -> [String] {
    [
      "generate", "--sources", "App", "--templates", "Templates", "--output", "Out", "--only=none",
      "--inline", "--args", "mark=\(mark)",
    ]
  }

  /// Returns the texts of the Swift files by path, without temporary files.
  private func texts(_ sandbox: Sandbox) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: sandbox.files().filter { $0.hasSuffix(".swift") && !$0.contains("/.") }
        .map { ($0, sandbox.read($0) ?? "") })
  }

  /// For each change that a run makes to the disk, kills a run after this change, and then runs the tool again. If the
  /// next change creates a file, half of the file is written.
  @Test(arguments: [false, true])
  func filesAreCompleteAfterEachStep(isFirstRun: Bool) throws {
    let complete = try makeProject()
    #expect(complete.run(arguments("second")).exitCode == .success)
    let new = texts(complete)

    var steps = 0
    while true {
      let sandbox = try makeProject()
      if !isFirstRun { _ = sandbox.run(arguments("first")) }
      let before = texts(sandbox)
      let stepsLeft = Locked(steps)
      _ = sandbox.run(
        arguments("second"), fileSystem: sandbox.fileSystem.killed(after: stepsLeft))
      for (path, text) in texts(sandbox) where text != before[path] && text != new[path] {
        Issue.record("\(path) is neither old nor new after step \(steps): \(text.prefix(200))")
      }
      #expect(Set(before.keys).isSubset(of: texts(sandbox).keys))
      let wasKilled = stepsLeft.update { $0 < 0 }
      if !wasKilled { #expect(texts(sandbox) == new) }
      #expect(sandbox.run(arguments("second")).exitCode == .success)
      #expect(texts(sandbox) == new)
      #expect(!sandbox.files().contains { $0.contains(".widgetgen-") })
      guard wasKilled else { break }
      steps += 1
    }
    // Each file is created and then renamed.
    #expect(steps >= 2 * new.count)
  }

  @Test func filesAreCompleteAtAnyMoment() throws {
    let sandbox = try makeProject()
    var whole: [[String: String]] = []
    var duration = Duration.zero
    for mark in ["first", "second"] {
      duration = try ContinuousClock().measure {
        try Tool.start(arguments(mark), in: sandbox.folder).waitUntilExit()
      }
      whole.append(texts(sandbox))
    }
    #expect(whole[0].count == Self.fileCount + 1)
    #expect(whole[0].allSatisfy { whole[1][$0.key] != $0.value })

    // The moments are spread evenly over the duration of a run. The stride and the count are coprime, so each moment
    // occurs once, and neighboring moments are far apart in the sequence.
    for step in 0..<Self.killCount {
      let process = try Tool.start(
        arguments(step % 2 == 0 ? "first" : "second"), in: sandbox.folder)
      let moment = duration * Double((step * 193) % Self.killCount) / Double(Self.killCount)
      usleep(UInt32(moment / .microseconds(1)))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      let now = texts(sandbox)
      #expect(now.keys.sorted() == whole[0].keys.sorted())
      for (path, text) in now where text != whole[0][path] && text != whole[1][path] {
        Issue.record("\(path) is neither old nor new after \(moment): \(text.prefix(200))")
      }
    }

    try Tool.start(arguments("first"), in: sandbox.folder).waitUntilExit()
    try Tool.start(arguments("second"), in: sandbox.folder).waitUntilExit()
    #expect(texts(sandbox) == whole[1])
    #expect(!sandbox.files().contains { $0.contains(".widgetgen-") })
  }

  @Test func overlappingRunsGiveTheSameFiles() throws {
    let sandbox = try makeProject()
    var whole: [[String: String]] = []
    for mark in ["first", "second"] {
      try Tool.start(arguments(mark), in: sandbox.folder).waitUntilExit()
      whole.append(texts(sandbox))
    }
    for _ in 0..<8 {
      let runs = try ["first", "second", "first"].map {
        try Tool.start(arguments($0), in: sandbox.folder)
      }
      for run in runs { run.waitUntilExit() }
      for (path, text) in texts(sandbox) {
        #expect(text == whole[0][path] || text == whole[1][path])
      }
    }
    try Tool.start(arguments("second"), in: sandbox.folder).waitUntilExit()
    #expect(texts(sandbox) == whole[1])
    #expect(!sandbox.files().contains { $0.contains(".widgetgen-") })
  }
}

extension FileSystem {
  /// Returns a file system that does not change after a number of steps, as if the run had been killed. If the next
  /// step creates a file, half of it is written.
  ///
  /// - Parameter stepsLeft: the number of steps that are left. If it is negative, the run has been killed.
  fileprivate func killed(after stepsLeft: Locked<Int>) -> FileSystem {
    let isAlive: @Sendable () -> Bool = {
      stepsLeft.update { left in
        left -= 1
        return left >= 0
      }
    }
    var disk = self
    disk.create = { (path, bytes, model) throws(FileError) in
      if isAlive() { return try create(path, bytes, model) }
      if stepsLeft.update({ $0 == -1 }) {
        try create(path, Array(bytes.prefix(bytes.count / 2)), model)
      }
      throw FileError(path: path, reason: "killed")
    }
    disk.rename = { (path, target) throws(FileError) in
      guard isAlive() else { throw FileError(path: target, reason: "killed") }
      try rename(path, target)
    }
    disk.createFolder = { (path) throws(FileError) in
      guard isAlive() else { throw FileError(path: path, reason: "killed") }
      try createFolder(path)
    }
    disk.remove = { if isAlive() { remove($0) } }
    disk.removeFolder = { if isAlive() { removeFolder($0) } }
    return disk
  }
}
