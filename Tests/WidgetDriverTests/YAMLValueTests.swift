import Testing

@testable import WidgetDriver

@Suite struct YAMLValueTests {
  @Test func blocks() {
    let value = YAMLValue(
      reading: """
        ---
        a: 1  # one
        'b':
          - x
          -
            y
          - k: 1
            l: [p, "q, r"]
          - - z
        c:
        - under
        d:
          plain: text
        e:
          "a: text"
        f: http://a.b#c
        g: []
        i: {x: [1, 2], 'y': {z: "p, q"}, w: 'it''s'}
        """)
    #expect(value["a"] == .text("1"))
    #expect(
      value["b"]
        == .list([
          .text("x"), .text("y"),
          .map([
            .init(key: "k", value: .text("1")),
            .init(key: "l", value: .list([.text("p"), .text("q, r")])),
          ]), .list([.text("z")]),
        ]))
    #expect(value["c"]?.texts == ["under"])
    #expect(value["d"]?["plain"] == .text("text"))
    #expect(value["f"] == .text("http://a.b#c"))
    #expect(value["g"] == .list([]))
    #expect(value["h"] == nil)
    #expect(value["e"] == .text("a: text"))
    #expect(value["i"]?["x"]?.texts == ["1", "2"])
    #expect(value["i"]?["y"]?["z"] == .text("p, q"))
    #expect(value["i"]?["w"] == .text("it's"))
  }

  @Test(arguments: [
    "", "\n\n", "#", "-", "- ", "a", "a:", "a:\n    b\n  c\n d: 1", "[", "[]", "- - - a\n b",
    "a: 1\n  b: 2\n- c", "  a: 1\nb: 2", ":", ": x", "\ta: 1", "a: 1\r\nb: 2\r\n", "---\n...",
    String(repeating: "- ", count: 9999), String(repeating: "[", count: 999) + "]",
    String(repeating: "[", count: 9999) + String(repeating: "]", count: 9999),
    "{", "{a", "{a}", "a: {b: [}]", "'", "'a: b", "a: '", "[[[]]", "\"a\"b: c",
  ])
  func anythingIsRead(text: String) {
    // It ends, and without a trap.
    _ = YAMLValue(reading: text).members
  }
}
