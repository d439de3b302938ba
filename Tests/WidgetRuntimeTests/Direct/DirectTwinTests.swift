import Foundation
import Testing
import WidgetRuntime

/// Tests the characters that are canonically equivalent to an ASCII character, and letters that are composed in two ways.
/// Keys and names are compared by canonical equivalence, and keep their characters.
@Suite struct DirectTwinTests {
  /// The Kelvin sign, the Greek question mark and the Greek varia, with the ASCII characters, and an accented letter.
  static let twins = [
    ("\u{212A}", "K"), ("\u{37E}", ";"), ("\u{1FEF}", "`"), ("\u{E9}", "e\u{301}"),
    ("e\u{301}", "\u{E9}"),
  ]

  private static func escaped(_ text: String) -> String {
    text.utf16.map { unit in
      let digits = String(unit, radix: 16)
      return #"\u"# + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// Objects with a free-form key, written directly and as an escape, and with an equivalent key before or after it.
  private static let objects = twins.flatMap { twin, other in
    [
      "{\"\(twin)\":1}", "{\"\(escaped(twin))\":1}", "{\"a\(twin)b\":1,\"c\":2}",
      "{\"\(twin)\":1,\"\(other)\":2}", "{\"\(other)\":1,\"\(twin)\":2}",
      "{\"\(escaped(other))\":1,\"\(escaped(twin))\":2}",
    ]
  }

  @Test(arguments: objects) func freeFormKeysAreUnchanged(_ text: String) {
    func scalars<Value>(_ members: [String: Value]) -> String {
      members.map { "\($0.key.unicodeScalars.map(\.value)): \($0.value)" }.sorted()
        .joined(separator: ", ")
    }
    func scalars(_ value: JSONValue) -> String {
      if case .object(let members) = value { scalars(members) } else { "\(value)" }
    }
    checkSame([String: Int].self, text, scalars)
    checkSame(JSONValue.self, text, scalars)
    checkSame(LossyDictionary<Int>.self, text) { scalars($0.values) }
    checkSame(WidgetCoding.KnownDictionary<Int>.self, text) { scalars($0.values) }
    checkSame([Letter: Int].self, text) { scalars(["\($0)": 0]) }
    checkSame(Bag.self, text) { scalars($0.rest) }
    checkSame(Keys.self, text) { keys in
      scalars(Dictionary(uniqueKeysWithValues: keys.keys.map { ($0, 0) }))
    }
    checkSame(AnyEntry.self, #"{"type":"x","json":\#(text)}"#) { entry in
      scalars((entry.value as? UnknownEntry)?.json["json"] ?? .null)
    }
  }

  private enum Letter: String, CodingKeyRepresentable, Codable {
    case kelvin = "K"
    case semicolon = ";"
    case grave = "`"
    case acute = "\u{E9}"
  }

  /// A type with hand-written coding that decodes the keys of its object.
  private struct Keys: Decodable {
    let keys: [String]

    init(from decoder: any Decoder) throws {
      keys = try decoder.container(keyedBy: WireKey.self).allKeys.map(\.stringValue)
    }
  }

  /// The unknown name, the name that a case stores, and the JSON of a kept value.
  @Test(arguments: twins) func namesAreUnchanged(_ twin: String, _ other: String) {
    for name in [twin, other, Self.escaped(twin), "x" + twin] {
      let text = "{\"type\":\"\(name)\",\"value\":1}"
      // The description of a kept object lists its keys in any order, so the characters are sorted.
      checkSame(AnySymbol.self, text) {
        "\($0.value)".unicodeScalars.map(\.value).sorted().description
      }
      checkSame(Sign.self, "{\"type\":\"\(name)\"}") {
        "\($0)".unicodeScalars.map(\.value).description
      }
      checkSame(Letter.self, "\"\(name)\"")
    }
  }

  /// An unknown name that is compared in lower case is stored unchanged.
  @Test(arguments: ["\u{C9}", #"\u00c9"#, #"A\u030a"#, "\u{212B}", "x\u{212A}"])
  func namesKeepTheirCase(_ name: String) {
    checkSame(LooseSign.self, "{\"type\":\"\(name)\"}") {
      "\($0)".unicodeScalars.map(\.value).description
    }
  }

  /// The keys of errors are the keys of the document.
  @Test func pathsAreUnchanged() {
    checkSame([String: Int].self, "{\"\u{212A}\":true}")
    #expect(throws: WidgetDecodingError.self) {
      do {
        _ = try WidgetJSONDecoder().decode([String: Int].self, from: "{\"\u{212A}\":true}")
      } catch {
        let path = (error as? WidgetDecodingError)?.codingPath.map(\.stringValue) ?? []
        #expect(path.map { Array($0.unicodeScalars) } == [["\u{212A}"]])
        throw error
      }
    }
  }

  /// Declared keys and names are compared with the replacement.
  @Test(arguments: ["\u{212A}", "K", #"\u212a"#, "k"]) func declaredKeysAreFound(_ key: String) {
    checkSame(Degrees.self, "{\"\(key)\":1,\"a;b\":2}")
    checkSame(Degrees.self, "{\"a\u{37E}b\":2,\"\(key)\":1}")
    checkSame(AnySymbol.self, "{\"type\":\"\(key)\",\"degrees\":1}") {
      "\(($0.value as? Temperature)?.degrees ?? 0)"
    }
  }

  /// If a flattened dictionary has a key that is canonically equivalent to a key of the object, one member is encoded.
  @Test func equivalentKeysAreEncodedOnce() throws {
    for (key, other) in [("t\u{EF}tle", "ti\u{308}tle"), ("\u{212A}", "K")] {
      let bag = Accents(first: [key: 1], second: [other: 2])
      let expected = try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(bag))
      let text = try WidgetJSONEncoder().encodeText(bag)
      #expect(try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) == expected)
      #expect(text.filter { $0 == ":" }.count == 1, "\(text)")
    }
  }

  private struct Accents: Encodable, WidgetCoding.JSONWritable {
    var first: [String: Int]
    var second: [String: Int]

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      for (key, value) in first { try fields.encode(value, forKey: WireKey(key)) }
      for (key, value) in second { try fields.encode(value, forKey: WireKey(key)) }
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
      let object = json.openObject(isShared: true)
      try json.writeMembers(of: first)
      try json.writeMembers(of: second)
      json.close(object)
    }
  }
}
