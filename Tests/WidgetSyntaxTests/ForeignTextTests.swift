import Testing
import WidgetSource
import WidgetSyntax

/// Tests that files that are not Swift are distinguished from scripts, which can begin with any statement.
@Suite struct ForeignTextTests {
  @Test(arguments: [
    "This is not Swift at all.", "{\"a\": [1, 2]}", "<html><body></body></html>",
    "def f(x):\n    return x\n", "#include <stdio.h>\nint main() { return 0; }\n",
    "name: value here",
  ])
  func foreignTextIsReportedAtItsFirstWord(text: String) {
    let diagnostics = parse(SourceFile(path: "a.swift", text: text)).diagnostics
    #expect(diagnostics.map(\.id) == ["not-swift"])
    #expect(diagnostics.first?.range?.start == 0)
  }

  @Test(arguments: [
    "", "// only a comment\n", "print(\"a\")", "await run()", "for x in list where x > 1 {}",
    "if let a { print(a) }", "#!/usr/bin/swift\nrun()\nlet a = 1", "try await task.value",
    "switch a { default: break }", "a = b as? C\nc = d is E", "repeat {} while true",
    "#Preview { Text() }", "consume x", "@main struct A {}",
  ])
  func scriptsAreAccepted(text: String) {
    #expect(parse(SourceFile(path: "a.swift", text: text)).diagnostics.isEmpty)
  }

  @Test(arguments: [
    "struct A { var a = \"?\" }", "// ?\nstruct A {}", "struct A { /* ? */ }", "struct A { ?",
  ])
  func bytesThatAreNotTextAreReportedEvenIfTheFileCanBeParsed(text: String) throws {
    let place = try #require(text.utf8.firstIndex(of: UInt8(ascii: "?")))
    var bytes = Array(text.utf8)
    let offset = text.utf8.distance(from: text.utf8.startIndex, to: place)
    bytes[offset] = 0xFF
    let diagnostics = parse(SourceFile(path: "a.swift", bytes: bytes)).diagnostics
    #expect(diagnostics.map(\.id) == ["not-text"])
    #expect(diagnostics.first?.range?.start == UInt32(offset))
  }

  @Test func textOfAnyLanguageIsAccepted() {
    let text = "struct A { var grüße = \"你好 👩‍👩‍👧\" } // \u{0}"
    #expect(parse(SourceFile(path: "a.swift", text: text)).diagnostics.isEmpty)
  }
}
