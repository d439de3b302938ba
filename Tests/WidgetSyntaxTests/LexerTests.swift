import Testing
import WidgetSource

@testable import WidgetSyntax

@Suite struct LexerTests {
  /// Compares the tokens and the diagnostics of a text with a description: the kind and the text of each token, and the
  /// rule of each diagnostic after `!`.
  private func check(
    _ source: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let file = SourceFile(path: "Test.swift", text: source)
    let tokens = SourceBytes.withBytes(file.bytes) { bytes -> [String] in
      var lexer = Lexer(bytes, path: file.path)
      var tokens: [String] = []
      while true {
        let token = lexer.next()
        if token.kind == .endOfFile { break }
        tokens.append("\(token.kind):\(file.text(token.range))")
      }
      return tokens + lexer.diagnostics.map { "!" + $0.id }
    }
    #expect(tokens.joined(separator: " ") == expected, sourceLocation: sourceLocation)
  }

  @Test func namesAndNumbers() {
    check("a.b", "identifier:a period:. identifier:b")
    check("größe ñ 变量 🐶", "identifier:größe identifier:ñ identifier:变量 identifier:🐶")
    check("`class` `a b`", "identifier:`class` identifier:`a b`")
    check("$0 _ __x", "identifier:$0 identifier:_ identifier:__x")
    check("0xFF_p-3 1e-5 1.5 0b1", "number:0xFF_p-3 number:1e-5 number:1.5 number:0b1")
    check("1...2", "number:1 operatorSign:... number:2")
    check("A::b", "identifier:A period::: identifier:b")
  }

  @Test func operators() {
    check("a->b", "identifier:a arrow:-> identifier:b")
    check("a = b", "identifier:a equal:= identifier:b")
    check(
      "[A<B>?]",
      "leftSquare:[ identifier:A operatorSign:< identifier:B operatorSign:>? rightSquare:]")
    check("a ≠ b", "identifier:a operatorSign:≠ identifier:b")
    check("a +/* */b", "identifier:a operatorSign:+ identifier:b")
    check("x/y/z", "identifier:x operatorSign:/ identifier:y operatorSign:/ identifier:z")
  }

  @Test func directives() {
    check(
      "#if A\n#elseif B\n#else\n#endif",
      "poundIf:#if identifier:A poundElseif:#elseif identifier:B poundElse:#else poundEndif:#endif")
    check("#Preview #file", "pound:#Preview pound:#file")
  }

  @Test func trivia() {
    check("\u{FEFF}a", "identifier:a")
    check("#!/usr/bin/swift\na", "identifier:a")
    check("a /* x /* y */ z */ b // c\r\nd", "identifier:a identifier:b identifier:d")
    check("a\u{00A0}b\0c", "identifier:a identifier:b identifier:c")
    check("a /* b", "identifier:a !unterminated-comment")
    check("", "")
  }

  /// Text after `*/` on the same line is not part of the comment.
  @Test(arguments: [
    ("/* widgetgen: x */ widgetgen: Int", ["x"]), ("/*\n * widgetgen: x\n */ sourcery: Int", ["x"]),
    ("/* */ widgetgen: Int", []), ("/* widgetgen: x */ // widgetgen: y", ["x", "y"]),
    ("/* a:\nsourcery: x*/ sourcery: Int", ["x"]), ("/**/widgetgen: y", []),
  ])
  func annotationsEndWithTheirComment(text: String, expected: [String]) {
    let file = SourceFile(path: "Test.swift", text: text)
    let found = SourceBytes.withBytes(file.bytes) { bytes in
      var lexer = Lexer(bytes, path: file.path)
      while lexer.next().kind != .endOfFile {}
      return lexer.comments.annotations.map { file.text($0.text) }
    }
    #expect(found.map { $0.drop { $0 == " " } }.map(String.init) == expected)
  }

  @Test func strings() {
    check(#""a" b"#, #"string:"a" identifier:b"#)
    check(#""\"" b"#, #"string:"\"" identifier:b"#)
    check(#""\(f("}", "\(g(")"))"))" b"#, #"string:"\(f("}", "\(g(")"))"))" identifier:b"#)
    check(##"#"\"# b"##, ##"string:#"\"# identifier:b"##)
    check(##"#"\#(x + "y")"# b"##, ##"string:#"\#(x + "y")"# identifier:b"##)
    check(##"#"""# b"##, ##"string:#"""# identifier:b"##)
    check(
      "\"\"\"\n a \"b\" \\\"\"\"\n \"\"\" c",
      "string:\"\"\"\n a \"b\" \\\"\"\"\n \"\"\" identifier:c")
    check("\"a\nb", "string:\"a identifier:b !unterminated-string")
    check("\"\\(a\nb", "string:\"\\(a identifier:b !unterminated-string")
  }

  @Test func deepInterpolationsAreRejected() {
    let depth = 1000
    let text = String(repeating: "\"\\(", count: depth) + String(repeating: ")\"", count: depth)
    check(text, "string:\(text) !nesting-too-deep")
  }

  /// If an interpolation is not closed, the rest of the file is part of the string.
  @Test func unterminatedInterpolations() {
    let comment = #""\(/* a"# + "\nb"
    check(comment, "string:\(comment) !unterminated-comment !unterminated-string")
    let string = ##""\(#""" a"## + "\nb"
    check(string, "string:\(string) !unterminated-string")
  }

  /// A slash begins a regex literal under the same conditions as in the compiler (SE-0354).
  @Test func regexLiterals() {
    check("= /a}b/", "equal:= regex:/a}b/")
    check("= /a)b/", "equal:= operatorSign:/ identifier:a rightParen:) identifier:b operatorSign:/")
    check("= /[)]\\//", "equal:= regex:/[)]\\//")
    check("= #/a\"{/#", "equal:= regex:#/a\"{/#")
    check("= #/\n  { \"\n/#", "equal:= regex:#/\n  { \"\n/#")
    check("a / b / c", "identifier:a operatorSign:/ identifier:b operatorSign:/ identifier:c")
    check("(/, b)", "leftParen:( operatorSign:/ comma:, identifier:b rightParen:)")
    check("= ^/\"/", "equal:= regex:^/\"/")
    check("return /^ x/", "identifier:return regex:/^ x/")
    check("func / (", "identifier:func operatorSign:/ leftParen:(")
    check("a // c\n/ b", "identifier:a operatorSign:/ identifier:b")
    check(
      "#/\na\n##/\nb/#", "regex:#/\na\n##/\nb/#")
    check(
      "##/\n#/a/# #/\nb/#",
      "pound:## operatorSign:/ regex:#/a/# regex:#/\nb/#")
    check("#/\n#/a", "pound:# operatorSign:/ pound:# operatorSign:/ identifier:a")
  }
}
