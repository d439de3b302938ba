import Testing
import WidgetAdopt
import WidgetSource

/// Tests which code moves to functions of single properties.
@Suite struct FunctionTests {
  private let item = """
    struct Item: Codable {
      let a: Int
      let b: String
      var c: [Int] = []
      let d: Double?
      enum CodingKeys: String, CodingKey { case a, b, c, d = "D" }
      init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        a = try values.decode(Int.self, forKey: .a)
        b = try values.decode(String.self, forKey: .b)
        let limit = try values.decode(Int.self, forKey: .a)
        if values.contains(.c) {
          // Only the first ones.
          self.c = try values.decode([Int].self, forKey: .c).filter { $0 < limit }
        }
        d = try values.decodeIfPresent(Double.self, forKey: .d)
      }
      func encode(to encoder: Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(a, forKey: .a)
        try values.encode(b, forKey: .b)
        if c.count > 1 {
          try values.encode(c.reversed(), forKey: .c)
        }
        try values.encodeIfPresent(d, forKey: .d)
      }
    }
    """

  private func adopted(_ text: String) -> AdoptedModule {
    AdoptedModule(text, allowsFunctions: true)
  }

  @Test func codeOfOnePropertyMoves() {
    let module = adopted(item)
    #expect(
      module.text == """
        // widgetgen: codable, memberwise = false
        struct Item: Codable {
          let a: Int
          let b: String
          var c: [Int] = []
          let d: Double?
          enum CodingKeys: String, CodingKey { case a, b, c, d = "D" }
          static func decodeC(from decoder: any Decoder) throws -> [Int] {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            let limit = try values.decode(Int.self, forKey: .a)
            var result: [Int] = []
            if values.contains(.c) {
              // Only the first ones.
              result = try values.decode([Int].self, forKey: .c).filter { $0 < limit }
            }
            return result
          }
          func encodeC(to encoder: any Encoder) throws {
            var values = encoder.container(keyedBy: CodingKeys.self)
            if c.count > 1 {
              try values.encode(c.reversed(), forKey: .c)
            }
          }
        }
        """, "\(module.adoption.types)")
    #expect(module.adoption.types.first?.functionCount == 2)
    #expect(AdoptedModule(item).reason == .statement)
  }

  /// A single assignment becomes the result.
  @Test func assignedValueIsReturned() {
    let text = item.replacing(
      "d = try values.decodeIfPresent(Double.self, forKey: .d)\n  }",
      by: "d = try values.decodeIfPresent(Double.self, forKey: .d)\n  }"
    )
    .replacing("    if values.contains(.c) {\n      // Only the first ones.\n", by: "")
    .replacing(
      "forKey: .c).filter { $0 < limit }\n    }", by: "forKey: .c)\n      .filter { $0 < limit }")
    let module = adopted(text)
    #expect(
      module.text?.holds(
        "    return try values.decode([Int].self, forKey: .c)\n      .filter { $0 < limit }\n  }")
        == true,
      "\(module.adoption.types) \(module.text ?? "")")
  }

  /// Code that depends on other properties, or whose effect on other code is not known, stays.
  @Test(arguments: [
    ("$0 < limit", "$0 < a"), ("$0 < limit", "$0 < self.a"), ("$0 < limit", "$0 < count(self)"),
    ("if values.contains(.c) {", "if values.contains(.c), isNew {"),
    ("    let limit = try", "    var limit = try"),
    ("self.c = try", "self.c = try self.sorted(); _ = try"),
    ("      // Only the first ones.\n", "      return\n"), ("self.c = try", "limits = try"),
    ("    let limit", "    log(b)\n    let limit"),
    ("    let limit", "    register(values)\n    let limit"),
    ("self.c = try", "self.d = 1; self.c = try"),
    ("case a, b, c", "case a, b, e"), ("c.reversed(), forKey: .c", "c.reversed(), forKey: .b"),
    ("c.reversed(), forKey: .c", "c.reversed(), forKey: .d"),
    ("if c.count > 1 {", "if c.count > 1 { return } else {"),
    ("try values.encode(c.reversed(), forKey: .c)", "try c.encode(to: encoder)"),
    ("try values.encode(c.reversed(), forKey: .c)", "try add(to: &values)"),
    ("  let d: Double?\n", ""), ("  let a: Int\n", "  static func decodeC() {}\n  let a: Int\n"),
    ("  let a: Int\n", "  static func limit() {}\n  let a: Int\n"),
    (
      "      try values.encode(c.reversed(), forKey: .c)",
      "#if B\n      try values.encode(c.reversed(), forKey: .c)\n#endif"
    ),
    ("  enum CodingKeys: String, CodingKey { case a, b, c, d = \"D\" }\n", ""),
  ])
  func otherCodeStays(old: String, new: String) {
    let members = "\n  static var isNew: Bool { true }\n  static func isValid() {}\n"
    let text = String(item.dropLast()) + members + "}"
    #expect(adopted(text).text != nil)
    let mutant = text.replacing(old, by: new)
    #expect(mutant != text)
    if new.holds("func limit") {
      // A local has the name.
      #expect(adopted(mutant).text != nil)
    } else {
      #expect(adopted(mutant).text == nil, "\(old) → \(new): \(adopted(mutant).text ?? "")")
    }
  }

  /// A function that is not private cannot return a private type.
  @Test func hiddenTypeStays() {
    let text = item.replacing("[Int] = []", by: "[Part] = []")
      .replacing("decode([Int].self, forKey: .c)", by: "decode([Part].self, forKey: .c)")
    let part = "struct Part: Codable, Comparable {}"
    #expect(AdoptedModule(text + part, allowsBlocks: true, allowsFunctions: true).text != nil)
    let hidden = text.replacing("var c", by: "fileprivate var c") + "fileprivate " + part
    #expect(AdoptedModule(hidden, allowsBlocks: true, allowsFunctions: true).reason == .statement)
  }

  /// Mutants of the statements that are read are not adopted as equal.
  @Test(arguments: [
    ("a = try values.decode(Int.self, forKey: .a)", "a = try values.decode(Int.self, forKey: .b)"),
    ("      try values.encode(b, forKey: .b)\n", ""),
    ("try values.encode(b,", "try? values.encode(b,"),
    ("decodeIfPresent(Double", "decode(Double"), ("encodeIfPresent(d", "encode(d"),
  ])
  func mutantsDiffer(old: String, new: String) {
    let mutant = item.replacing(old, by: new)
    #expect(adopted(mutant).text != adopted(item).text || mutant == item)
  }

  /// At most a quarter of the properties may need functions, and the code must become shorter.
  @Test func muchCodeStays() {
    let two = item.replacing(
      "    d = try values", by: "    if values.contains(.d) { log() }\n    d = try values"
    )
    .replacing(
      "if values.contains(.d) { log() }\n    d = try values.decodeIfPresent(Double.self, forKey: .d)",
      by: "d = try values.decodeIfPresent(Double.self, forKey: .d).map { $0 + 1 }")
    #expect(two != item && adopted(two).reason == .functions)
  }
}
