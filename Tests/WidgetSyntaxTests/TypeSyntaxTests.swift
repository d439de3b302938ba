import Testing

@Suite struct TypeSyntaxTests {
  /// The parser finds the end of each type, and therefore the property after it.
  @Test(arguments: [
    "Int", "[String: [Int]]?", "A.B<C, D>.E", "Dictionary<String, Array<Int?>>", "Int!",
    "(a: Int, b: String)", "(Int, Int...) -> Void", "@escaping (inout A) -> B?", "((A) -> B)?",
    "@Sendable @MainActor () async throws(E) -> (C) -> D", "some P & Q", "any P", "(any P)?",
    "[any P & Q]", "A.Type", "[3 of Int]", "InlineArray<3, Int>", "repeat (each T, A)", "~Copyable",
    "borrowing A", "sending B", "nonisolated(nonsending) () async -> Void", "Module::Name", "Self",
    "@autoclosure() -> Bool", "@MainActor(Int) async -> A", "@escaping() throws -> Void",
    "A<(B, C) -> D>", "Vector<-1, (A)>", "`class`", "größe", "P &\n    Q", "(\n    A,\n    B\n  )",
  ])
  func typeOfProperty(_ type: String) {
    let onOneLine = type.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    check(
      members: "let a: \(type)\nlet b: \(type) = c, d: E",
      "let a: \(onOneLine)\nlet b: \(onOneLine) = c\nlet d: E")
  }

  @Test func endOfGenericArguments() {
    check(members: "let a: A<B>= 1\nlet c: A<B<C>>? = d", "let a: A<B> = 1\nlet c: A<B<C>>? = d")
    check(members: "var a: Array<Int?>{ 1 }", "var a: Array<Int?> {}")
  }
}
