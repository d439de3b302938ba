import Testing

@testable import WidgetCommands
@testable import WidgetDriver

@Suite struct UnifiedDiffTests {
  private func diff(_ old: String?, _ new: String, path: String = "A.swift") -> String {
    UnifiedDiff(path: path, old: old.map { Array($0.utf8) }, new: Array(new.utf8)).text
  }

  /// Returns the numbers from 1 to `count`, one on each line, with some lines replaced.
  private func lines(_ count: Int, _ replaced: [Int: String] = [:]) -> String {
    (1...count).map { (replaced[$0] ?? "\($0)") + "\n" }.joined()
  }

  @Test func equalTextsHaveNoDiff() {
    #expect(diff("a\n", "a\n").isEmpty)
    #expect(diff(nil, "").isEmpty)
  }

  @Test func changesHaveThreeLinesOfContext() {
    #expect(
      diff(lines(9), lines(9, [5: "x"])) == """
        --- a/A.swift
        +++ b/A.swift
        @@ -2,7 +2,7 @@
         2
         3
         4
        -5
        +x
         6
         7
         8

        """)
  }

  @Test func onlyNearChangesShareAHunk() {
    let near = diff(lines(20), lines(20, [5: "x", 12: "y"]))
    #expect(near.split(separator: "\n").filter { $0.hasPrefix("@@") } == ["@@ -2,14 +2,14 @@"])
    let far = diff(lines(20), lines(20, [5: "x", 13: "y"]))
    #expect(
      far.split(separator: "\n").filter { $0.hasPrefix("@@") }
        == ["@@ -2,7 +2,7 @@", "@@ -10,7 +10,7 @@"])
  }

  @Test func newFilesAndMissingLineBreaksAreMarked() {
    #expect(
      diff(nil, "a\nb", path: "/abs/A.swift") == """
        --- /dev/null
        +++ /abs/A.swift
        @@ -0,0 +1,2 @@
        +a
        +b
        \\ No newline at end of file

        """)
    #expect(
      diff("a", "a\n") == """
        --- a/A.swift
        +++ b/A.swift
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +a

        """)
  }

  @Test func namesWithSpacesEndInATab() {
    #expect(diff("a\n", "b\n", path: "x y").hasPrefix("--- a/x y\t\n+++ b/x y\t\n@@"))
    #expect(diff(nil, "b\n", path: "x y").hasPrefix("--- /dev/null\n+++ b/x y\t\n@@"))
  }

  @Test func insertionsAndRemovalsHaveNoContext() {
    #expect(diff("b\n", "a\nb\n").hasSuffix("@@ -1 +1,2 @@\n+a\n b\n"))
    #expect(diff("a\nb\n", "").hasSuffix("@@ -1,2 +0,0 @@\n-a\n-b\n"))
  }

  @Test func differentFilesAreComparedQuickly() {
    let old = (0..<20_000).map { "old \($0)\n" }.joined()
    let new = (0..<20_000).map { "new \($0)\n" }.joined()
    #expect(
      diff(old, new).hasPrefix("--- a/A.swift\n+++ b/A.swift\n@@ -1,20000 +1,20000 @@\n-old 0"))
  }
}
