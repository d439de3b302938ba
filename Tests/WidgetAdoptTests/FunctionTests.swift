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
    ("      // Only the first ones.\n", "      log(\"\\(self.c)\")\n"),
    ("      // Only the first ones.\n", "      log(\"\\(c)\")\n"),
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

  private let flattened = """
    struct Item: Codable {
      let part: Part
      let a: Int
      let b: Int
      enum CodingKeys: String, CodingKey { case a, b }
      init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        part = try Part(from: decoder)
        let text = try values.decode(String.self, forKey: .a)
        a = Int(text) ?? 0
        b = try values.decode(Int.self, forKey: .b)
      }
      func encode(to encoder: Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try part.encode(to: encoder)
        try values.encode(String(a), forKey: .a)
        try values.encode(b, forKey: .b)
      }
    }
    struct Part: Codable { var x: String? }
    """

  /// The value of a function may have a key of a flattened value, so that the one that is encoded last replaces the
  /// other.
  @Test(arguments: [
    (
      "    try part.encode(to: encoder)\n    try values.encode(String(a), forKey: .a)\n",
      "    try values.encode(String(a), forKey: .a)\n    try part.encode(to: encoder)\n"
    ), ("  let part: Part\n  let a: Int\n", "  let a: Int\n  let part: Part\n"),
    (
      "    try part.encode(to: encoder)\n    try values.encode(String(a), forKey: .a)\n",
      "    if a < 0 { try values.encode(0, forKey: .a) }\n    try part.encode(to: encoder)\n"
        + "    if a > 0 { try values.encode(String(a), forKey: .a) }\n"
    ),
  ])
  func orderOfFlattenedValuesIsCompared(old: String, new: String) {
    #expect(adopted(flattened).text?.holds("func encodeA(to") == true)
    let mutant = flattened.replacing(old, by: new)
    #expect(mutant != flattened)
    #expect(adopted(mutant).reason == .differs, "\(old) → \(new)")
  }

  /// Functions are called after the coding of the superclass, which may encode the same key.
  @Test func superclassIsEncodedFirst() {
    let text = """
      class Shape: Codable { var name = "" }
      final class Circle: Shape {
        let a: Int
        let b: Int
        let c: Int
        enum CodingKeys: String, CodingKey { case a = "name", b, c }
        required init(from decoder: Decoder) throws {
          let values = try decoder.container(keyedBy: CodingKeys.self)
          a = Int(try values.decode(String.self, forKey: .a)) ?? 0
          b = try values.decode(Int.self, forKey: .b)
          c = try values.decode(Int.self, forKey: .c)
          try super.init(from: decoder)
        }
        override func encode(to encoder: Encoder) throws {
          var values = encoder.container(keyedBy: CodingKeys.self)
          try super.encode(to: encoder)
          try values.encode(String(a), forKey: .a)
          try values.encode(b, forKey: .b)
          try values.encode(c, forKey: .c)
        }
      }
      """
    func adopted(_ text: String) -> AdoptedModule {
      AdoptedModule(text, allowsBlocks: true, allowsFunctions: true)
    }
    #expect(adopted(text).text?.holds("func encodeA(to") == true, "\(adopted(text).adoption.types)")
    let (first, second) = (
      "    try super.encode(to: encoder)\n", "    try values.encode(String(a), forKey: .a)\n"
    )
    let mutant = text.replacing(first + second, by: second + first)
    #expect(mutant != text)
    #expect(adopted(mutant).text == nil, "\(adopted(mutant).text ?? "")")
  }

  /// If the compiler synthesizes the other direction, it still synthesizes the keys.
  @Test func synthesizedKeysAreUsed() {
    let text = """
      struct Item: Codable {
        let a: Int
        let b: String
        let c: Double?
        let d: Bool
        init(from decoder: Decoder) throws {
          let values = try decoder.container(keyedBy: CodingKeys.self)
          let text = try values.decode(String.self, forKey: .a)
          a = Int(text) ?? 0
          b = try values.decodeIfPresent(String.self, forKey: .b) ?? "x"
          c = try values.decodeIfPresent(Double.self, forKey: .c)
          d = try values.decode(Bool.self, forKey: .d)
        }
      }
      """
    #expect(
      adopted(text).text == """
        // widgetgen: decodable
        struct Item: Codable {
          let a: Int
          // widgetgen: default = "x"
          let b: String
          let c: Double?
          let d: Bool
          static func decodeA(from decoder: any Decoder) throws -> Int {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            let text = try values.decode(String.self, forKey: .a)
            return Int(text) ?? 0
          }
        }
        """, "\(adopted(text).adoption.types)")
    #expect(adopted(text.replacing("Item: Codable", by: "Item: Decodable")).reason == .keys)
    let encoding = """
        func encode(to encoder: Encoder) throws {
          var values = encoder.container(keyedBy: CodingKeys.self)
          try values.encode(String(a), forKey: .a)
          try values.encode(b, forKey: .b)
          try values.encodeIfPresent(c, forKey: .c)
          try values.encode(d, forKey: .d)
        }
      }
      """
    #expect(adopted(String(text.dropLast()) + encoding).reason == .keys)
  }

  private let range = """
    struct Range: Decodable {
      let low: Int
      let high: Int
      var names: [String]
      enum CodingKeys: String, CodingKey { case low = "Low", high = "High", names }
      init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        let low = try values.decode(Int.self, forKey: .low)
        guard low > 0 else {
          throw RangeError()
        }
        self.low = low
        high = try values.decode(Int.self, forKey: .high)
        if high < low { throw RangeError() }
        names = try values.decode([String].self, forKey: .names)
        for name in names where name.isEmpty {
          throw RangeError()
        }
      }
    }
    """

  /// Conditions that only throw move to `validate()`, wherever they are. The keys are not needed any more.
  @Test func checksMove() {
    let module = adopted(range)
    #expect(
      module.text == """
        // widgetgen: decodable
        struct Range: Decodable {
          // widgetgen: key = "Low"
          let low: Int
          // widgetgen: key = "High"
          let high: Int
          var names: [String]
          func validate() throws {
            guard low > 0 else {
              throw RangeError()
            }
            if high < low { throw RangeError() }
            for name in names where name.isEmpty {
              throw RangeError()
            }
          }
        }
        """, "\(module.adoption.types)")
    #expect(AdoptedModule(range).reason == .statement)
  }

  /// Statements at the end that use the decoder move to `didDecode(from:)`, with the container that they need.
  @Test func lastStatementsMove() {
    let text = range.replacing(
      "for name in names where name.isEmpty {\n      throw RangeError()\n    }",
      by: "decoder.register(names)\n    values.log()")
    let module = adopted(text)
    #expect(
      module.text?.holds(
        """
          func didDecode(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            guard low > 0 else {
              throw RangeError()
            }
            if high < low { throw RangeError() }
            decoder.register(names)
            values.log()
          }
        """) == true, "\(module.adoption.types) \(module.text ?? "")")
    #expect(module.text?.holds("enum CodingKeys") == true)
    let quiet = text.replacing("values.log()", by: "").replacing(
      "    guard low > 0 else {\n      throw RangeError()\n    }\n", by: ""
    ).replacing("    if high < low { throw RangeError() }\n", by: "")
    #expect(
      adopted(quiet).text?.holds("func didDecode(from decoder: any Decoder) {\n") == true,
      "\(adopted(quiet).adoption.types)")
  }

  /// Statements stay if they could have another effect after decoding, or could not be compiled there.
  @Test(arguments: [
    ("guard low > 0 else {\n", "guard low > 0 else {\n      log()\n"),
    ("guard low > 0 else {", "guard let low = check(low) else {"),
    ("self.low = low", "self.low = low + 1"),
    ("guard low > 0 else {", "if low > 0 { log() } else {"),
    ("    self.low = low\n", "    self.low = low\n    log(low)\n"),
    ("if high < low { throw RangeError() }", "if names.isEmpty { throw RangeError() }"),
    ("if high < low { throw RangeError() }", "if high < low { throw RangeError() } else { log() }"),
    ("if high < low { throw RangeError() }", "if isWrong(self) { throw RangeError() }"),
    ("if high < low { throw RangeError() }", "if high < low { return }"),
    ("where name.isEmpty {\n      throw RangeError()", "{\n      names.append(name)"),
    ("where name.isEmpty {\n      throw RangeError()", "{\n      names[0] = name"),
    ("where name.isEmpty {\n      throw RangeError()", "{\n      names = [name]"),
    ("where name.isEmpty {\n      throw RangeError()", "{\n      self.names += [name]"),
    ("where name.isEmpty {\n      throw RangeError()", "{\n      use(&names)"),
    ("where name.isEmpty {\n      throw RangeError()", "{\n      sort()"),
    ("where name.isEmpty {\n      throw RangeError()", "{\n      self = Self()"),
    ("var names: [String]\n", "var names: [String]\n  func validate() {}\n"),
    ("struct Range", "protocol P { func validate() throws }\nstruct Range"),
    ("struct Range", "class Range"),
  ])
  func otherStatementsStay(old: String, new: String) {
    let mutant = (range.dropLast() + "  mutating func sort() {}\n}").description
      .replacing(old, by: new)
    let module = AdoptedModule(mutant, allowsBlocks: true, allowsFunctions: true)
    #expect(mutant.holds(new) && module.text == nil, "\(old) → \(new): \(module.text ?? "")")
  }

  /// An encoder's values can be read in a function, but not its containers.
  @Test func encoderIsRead() {
    let text = item.replacing(
      "encode(c.reversed(), forKey: .c)", by: "encode(encoder.sorted ? c : [], forKey: .c)")
    #expect(adopted(text).text?.holds("encode(encoder.sorted ? c : [], forKey: .c)") == true)
    let called = text.replacing("encoder.sorted", by: "encoder.sorted()")
    #expect(adopted(called).reason == .constant)
  }

  /// The report describes the statement, and why it cannot move.
  @Test func reasonsArePrecise() {
    let text = item.replacing("    let limit", by: "    log(b)\n    let limit")
    let obstacle = adopted(text).adoption.types.first?.coding?.obstacle
    #expect(obstacle?.reason == .call)
    #expect(obstacle?.detail == "'log(b)', which belongs to no single property")
  }

  /// Sets have another order in each run, but the report has the first statement of several.
  @Test func firstStatementIsReported() {
    let names = ["one", "two", "three", "four", "five", "six"]
    let locals = names.map { "    let \($0) = make(\"\($0)\")\n" }.joined()
    let sum = names.joined(separator: " + ")
    let text = item.replacing("    a = try values.decode(Int.self, forKey: .a)\n", by: locals)
      .replacing(
        "    b = try values.decode(String.self, forKey: .b)\n",
        by: "    a = \(sum)\n    b = \(sum)\n")
    let obstacle = adopted(text).adoption.types.first?.coding?.obstacle
    #expect(obstacle?.detail == "'make(\"one\")', which several properties need")
  }

  /// At most a quarter of the properties, or one, may need functions, and the code must become shorter.
  @Test func muchCodeStays() {
    let two = item.replacing(
      "    d = try values", by: "    if values.contains(.d) { log() }\n    d = try values"
    )
    .replacing(
      "if values.contains(.d) { log() }\n    d = try values.decodeIfPresent(Double.self, forKey: .d)",
      by: "d = try values.decodeIfPresent(Double.self, forKey: .d).map { $0 + 1 }")
    #expect(two != item && adopted(two).reason == .functions)
  }

  private let loop = """
    struct Item: Codable {
      let a: Int
      var b: String
      let c: Bool
      var list: List
      enum CodingKeys: String, CodingKey { case a, b, c, values }
      init(from decoder: Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        a = try container.decode(Int.self, forKey: .a)
        b = try container.decode(String.self, forKey: .b)
        c = try container.decode(Bool.self, forKey: .c)
        list = List()
        for value in try container.decode([Int].self, forKey: .values) {
          list.add(value)
        }
      }
      func encode(to encoder: Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(a, forKey: .a)
        try container.encode(b, forKey: .b)
        try container.encode(c, forKey: .c)
        var values = [Int]()
        for element in list.elements {
          values.append(element)
        }
        values.sort()
        try container.encode(values, forKey: .values)
      }
    }
    """

  /// A loop belongs to the only property that it mentions, or to the variable that it changes. `CodingKeys` needs no
  /// case for a property with functions.
  @Test func loopsMove() {
    let module = adopted(loop)
    #expect(
      module.text == """
        // widgetgen: codable, memberwise = false
        struct Item: Codable {
          let a: Int
          var b: String
          let c: Bool
          var list: List
          enum CodingKeys: String, CodingKey { case a, b, c, values }
          static func decodeList(from decoder: any Decoder) throws -> List {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            var result: List
            result = List()
            for value in try container.decode([Int].self, forKey: .values) {
              result.add(value)
            }
            return result
          }
          func encodeList(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: CodingKeys.self)
            var values = [Int]()
            for element in list.elements {
              values.append(element)
            }
            values.sort()
            try container.encode(values, forKey: .values)
          }
        }
        """, "\(module.adoption.types)")
  }

  /// A loop that mentions or changes something else stays, and so does a variable that two properties need.
  @Test(arguments: [
    ("list.add(value)", "list.add(value); b += 1"), ("list.add(value)", "list.add(value + a)"),
    ("list.add(value)", "b.append(value)"),
    ("list.add(value)", "Self.log(self)"), ("values.append(element)", "names.append(element)"),
    ("encode(b, forKey: .b)", "encode(values.count, forKey: .b)"),
    ("values.append(element)", "values.append(element + a); try container.encode(1, forKey: .a)"),
    (
      "    try container.encode(c, forKey: .c)\n    var values = [Int]()\n",
      "    var values = [Int]()\n    try container.encode(values.isEmpty, forKey: .c)\n"
    ),
  ])
  func otherLoopsStay(old: String, new: String) {
    let text = String(loop.dropLast()) + "  static var names = [Int]()\n}"
    #expect(adopted(text).text != nil)
    let mutant = text.replacing(old, by: new)
    #expect(mutant != text)
    #expect(adopted(mutant).text == nil, "\(old) → \(new): \(adopted(mutant).text ?? "")")
  }

  /// A local of `encode(to:)` is not the property of the same name.
  @Test func localIsNotProperty() {
    let text = item.replacing(
      "    try values.encode(b,", by: "    let b = b.uppercased()\n    try values.encode(b,"
    )
    .replacing(
      "    if c.count > 1 {\n      try values.encode(c.reversed(), forKey: .c)\n    }",
      by: "    try values.encode(c, forKey: .c)")
    #expect(text != item)
    let module = adopted(text)
    #expect(module.reason == .functions, "\(module.text ?? "") \(module.adoption.types)")
  }
}
