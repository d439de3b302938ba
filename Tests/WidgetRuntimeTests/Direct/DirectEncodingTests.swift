import Foundation
import Testing
import WidgetRuntime

/// Compares the JSON and the errors of `WidgetJSONEncoder` and `JSONEncoder`.
@Suite struct DirectEncodingTests {
  @Test func scalarsAreEncoded() {
    checkSameEncoding("")
    checkSameEncoding(true)
    checkSameEncoding(Optional<Int>.none)
    checkSameEncoding([nil, 1, Int.min, .max, 0, -1, 9, 10, 99, 100, 12345, 1_234_567_890])
    checkSameEncoding([UInt64.max, 0, 10_000_000_000_000_000_000])
    checkSameEncoding([Int8.min, .max])
    checkSameEncoding([UInt8.min, .max])
    checkSameEncoding([Int16.min, .max])
    checkSameEncoding([UInt16.min, .max])
    checkSameEncoding([Int32.min, .max])
    checkSameEncoding([UInt32.min, .max])
    checkSameEncoding([Int64.min, .max])
    checkSameEncoding([UInt.min, .max])
    if #available(macOS 15, iOS 18, *) {
      checkSameEncoding([Int128.min, .max, 0, -7])
      checkSameEncoding(["a": UInt128.max])
    }
    checkSameEncoding([Data(), Data([0, 255, 62])])
    checkSameEncoding(Date(timeIntervalSinceReferenceDate: 0.25))
    checkSameEncoding(URL(string: "https://a.b/c?d=%20#e"))
    checkSameEncoding(URL(string: "c/d", relativeTo: URL(string: "https://a.b")))
    checkSameEncoding([Decimal(string: "1.50"), Decimal(string: "-1e-100"), 0, Decimal(1) / 3])
    checkSameEncoding(["a": ["b": [1.5]]])
    checkSameEncoding([[String]](), userInfo: [:])
    checkSameEncoding([String: Int]())
  }

  /// `JSONEncoder` stops the program at a value under a key of which it already encoded a value that is not an object.
  @Test func remainingKeysExcludeNestedObjects() {
    #expect(checkSameEncoding(Measured(id: 1, values: ["a": 2])) == #"{"a":2,"meta":{"id":1}}"#)
    for id in [1, nil] {
      let text = checkSameEncoding(["x": [Measured(id: id, values: ["meta": 2])]])
      #expect(
        text == #"["meta": 2] at x.Index 0: a dictionary of remaining keys contains 'meta', "#
          + "which is the key of a nested object")
    }
  }

  /// All powers of two and ten, and the floating-point numbers next to them.
  @Test func floatingPointNumbersAreEncoded() {
    let numbers: [Double] = [
      0, -0.0, 0.1, 1.0 / 3, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .pi,
    ]
    let powers = (-330...330).map { Foundation.pow(10, Double($0)) }.filter(\.isFinite)
    let binary = (-1074...1023).map { Double(sign: .plus, exponent: $0, significand: 1) }
    for number in numbers + powers + binary {
      for near in [number, number.nextUp, number.nextDown, -number] where near.isFinite {
        checkSameEncoding(near)
        if Float(near).isFinite { checkSameEncoding(Float(near)) }
      }
    }
    for exponent in 0...30 {
      let number = Float(sign: .minus, exponent: exponent, significand: 1)
      checkSameEncoding([number, number.nextUp, number.nextDown, number + 0.5])
    }
  }

  /// Each character is tested at each offset in a word of eight bytes.
  @Test func stringsAreEscaped() {
    let characters =
      (0...0x24F).compactMap(Unicode.Scalar.init).map { String($0) }
      + ["\u{2028}", "\u{FFFF}", "😀", "e\u{301}", "\u{1F468}\u{200D}\u{1F469}"]
    for character in characters {
      for length in 0...17 {
        checkSameEncoding(String(repeating: "x", count: length) + character)
        checkSameEncoding([character: character + String(repeating: "y", count: length)])
      }
    }
    checkSameEncoding(String(repeating: "\"\\/\n\u{1}", count: 500))
    checkSameEncoding(String(repeating: "ä\"", count: 3000))
  }

  @Test func nonFiniteNumbersAreErrors() {
    for wrong in [Double.nan, .infinity, -.infinity] {
      checkSameEncoding(wrong)
      checkSameEncoding(["a\"/é": [[1, 2], [wrong]]])
      checkSameEncoding(Float(wrong))
      checkSameEncoding(Date(timeIntervalSinceReferenceDate: wrong))
      checkSameEncoding(["k": [Shape.framed(.circle(radius: 1)), .framed(.circle(radius: wrong))]])
      checkSameEncoding([JSONValue.array([1, ["a": .number(wrong)]])])
    }
  }

  @Test func widgetsAreEncoded() throws {
    let card = Card(
      children: [Text(text: "a/b"), Card(header: Text(text: "\n"))], grid: [[], [Text(text: "")]],
      named: ["x": Card(), "y": Text(text: "é")])
    let text = checkSameEncoding(AnyComponent(card))
    #expect(text.contains("custom:card"))
    checkSameEncoding(card)
    checkSameEncoding([Shape.framed(.framed(.circle(radius: 2)))])
    // The keys are in the order of the declarations.
    #expect(
      try WidgetJSONEncoder().encodeText(AnyComponent(Text(text: "a")))
        == #"{"type":"text","text":"a"}"#)
    #expect(try WidgetJSONEncoder().encodeBytes([1, 2]) == Array("[1,2]".utf8))
    #expect(try WidgetJSONEncoder().encode("a") == Data(#""a""#.utf8))
  }

  @Test func jsonValuesAreEncoded() {
    let value: JSONValue = [
      "a": [1, 2.5, nil, true, "x"], "b/\"": ["c": .unsigned(.max)], "": .integer(.min),
    ]
    checkSameEncoding(value)
    checkSameEncoding(["k": value])
  }

  /// Values with fewer levels than the limit of 512 are encoded.
  @Test(arguments: [510, 511]) func deepValuesAreEncoded(_ levels: Int) {
    let deep = Deep(levels)
    checkSameEncoding(deep.tree)
    checkSameEncoding(deep.value)
    checkSameEncoding(AnyComponent(deep.component))
  }

  /// With more levels, both encoders throw an error. Only the error of `WidgetJSONEncoder` has a path.
  @Test func deeperValuesAreErrors() {
    func check<Value: Encodable>(_ value: Value) {
      #expect(throws: EncodingError.self) { try JSONEncoder().encode(value) }
      // `#expect(throws:)` with a closure crashes the compiler of Swift 6.0 in a generic function.
      do {
        _ = try WidgetJSONEncoder().encode(value)
        Issue.record("a value that is too deep was encoded")
      } catch EncodingError.invalidValue(_, let context) {
        #expect(context.debugDescription == "nested deeper than 512 levels")
        #expect(context.codingPath.count >= 512)
      } catch {
        Issue.record(error)
      }
    }
    let deep = Deep(514)
    check(deep.tree)
    check(deep.value)
    check(AnyComponent(deep.component))
  }

  /// `WidgetJSONEncoder` encodes a value with 512 levels, which Foundation's encoder rejects. `WidgetJSONDecoder`
  /// decodes the encoded value.
  @Test func deepestLevelIsEncoded() throws {
    let deep = Deep(512)
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(deep.tree) }
    let text = try WidgetJSONEncoder().encodeText(deep.tree)
    #expect(try WidgetJSONDecoder().decode(Tree.self, from: text) == deep.tree)
  }

  private struct Deep {
    var tree = Tree()
    var value = JSONValue.array([])
    var component: any Component = Text(text: "")

    /// Creates values with the given number of levels of JSON. Each node of a tree has two levels.
    init(_ levels: Int) {
      for _ in 1..<levels {
        value = .array([value])
        component = Card(header: component)
      }
      for _ in 1..<(levels > 512 ? 258 : levels / 2) { tree = Tree(children: [tree]) }
    }
  }
}
