import Foundation
import Testing
import WidgetRuntime

/// Tests types that do not write bytes themselves, both inside and around types that write bytes.
@Suite struct DirectEncodingFallbackTests {
  private static let info = CodingUserInfoKey(rawValue: "info")

  /// Encodes with all kinds of containers, nested containers and super encoders.
  private struct Slow<Inner: Encodable>: Encodable {
    var inner: Inner

    enum Keys: String, CodingKey { case name, path, list, nested, inner, none, other, info }

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: Keys.self)
      try fields.encode("first", forKey: .name)
      try fields.encodeNil(forKey: .none)
      try fields.encodeIfPresent(Int?.none, forKey: .other)
      var list = fields.nestedUnkeyedContainer(forKey: .list)
      try list.encode(inner)
      try list.encodeNil()
      var inList = list.nestedContainer(keyedBy: Keys.self)
      var deeper = list.nestedUnkeyedContainer()
      try deeper.encode(list.count)
      var inSuper = list.superEncoder().container(keyedBy: Keys.self)
      try inSuper.encode(inner, forKey: .inner)
      _ = list.superEncoder()
      var nested = fields.nestedContainer(keyedBy: Keys.self, forKey: .nested)
      try fields.encode("last", forKey: .name)
      try nested.encode([inner], forKey: .inner)
      try inList.encode(1, forKey: .path)
      // A nested container continues an object, even if the object was encoded as a value.
      var again = fields.nestedContainer(keyedBy: Keys.self, forKey: .nested)
      try again.encode(1, forKey: .other)
      try fields.encode(["x": 1, "name": 2], forKey: .other)
      var more = fields.nestedContainer(keyedBy: Keys.self, forKey: .other)
      try more.encode(3, forKey: .name)
      let info = DirectEncodingFallbackTests.info.flatMap { encoder.userInfo[$0] as? Int }
      try fields.encode(info, forKey: .info)
      try inner.encode(to: fields.superEncoder())
      var single = fields.superEncoder(forKey: .inner).singleValueContainer()
      try single.encode(inner)
      for number in 0..<20 {
        try encoder.container(keyedBy: WireKey.self).encodeTwice(number, "key \(number % 12)")
      }
    }
  }

  private struct Nothing: Encodable { func encode(to encoder: any Encoder) throws {} }

  private enum Mode: String, Encodable { case one, two }

  private struct Plain: Encodable {
    var mode = Mode.two
    var identifier = UUID()
    var range = 1...3
    var numbers: Set<Int> = [4]
    var byNumber = [3: "c"]
    var pairs = [Mode.one: 1]
    var text = AnyComponent(Text(text: "a"))
  }

  private func checkAround<Value: Encodable>(
    _ value: Value, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    checkSameEncoding(value, sourceLocation: sourceLocation)
    checkSameEncoding(["k": [value, nil, value]], sourceLocation: sourceLocation)
    // Paths are not compared, because Foundation omits the keys of nested containers from the paths of their values.
    func check(_ value: some Encodable) {
      checkSameEncoding(value, comparesPaths: false, sourceLocation: sourceLocation)
    }
    check([Slow(inner: value)])
    check(Slow(inner: ["d": Slow(inner: [value])]))
  }

  @Test func handWrittenTypesAreEncoded() throws {
    checkAround(1)
    checkAround("a/b")
    checkAround(Nothing())
    checkAround(Plain())
    checkAround(Optional<Plain>.none)
    checkAround(AnyComponent(Card(children: [Text(text: "x")])))
    checkAround(Double.nan)
    checkAround(Shape.framed(.circle(radius: .infinity)))
    checkAround(URL(string: "a://b"))
    checkAround(JSONValue.object(["a": 1]))
    let info = try #require(Self.info)
    checkSameEncoding([Slow(inner: 1)], userInfo: [info: 5])
  }

  /// A hand-written widget of another module.
  private struct Handmade: Component {
    var text = Text(text: "in")
    init() {}
    init(from decoder: any Decoder) throws {}
    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode("handmade", forKey: "type")
      try fields.encode(AnyComponent(text), forKey: "text")
    }
  }

  @Test func foreignWidgetsAreEncoded() {
    checkAround(AnyComponent(Card(children: [Handmade(), Card(header: Handmade())])))
  }

  /// Encodes the coding paths of its encoders and containers.
  private struct Seeing: Component {
    var inner: Int?
    init(_ inner: Int? = nil) { self.inner = inner }
    init(from decoder: any Decoder) throws {}

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode(encoder.codingPath.map(\.stringValue), forKey: "a")
      var list = fields.nestedUnkeyedContainer(forKey: "l")
      try list.encode(encoder.codingPath.map(\.intValue))
      try list.encode(list.codingPath.map(\.stringValue))
      let nested = list.nestedContainer(keyedBy: WireKey.self)
      try fields.encode(nested.codingPath.map(\.stringValue), forKey: "b")
      let own = fields.superEncoder(forKey: "s")
      try own.codingPath.map(\.stringValue).encode(to: own)
      if let inner { try fields.encode(inner == 0 ? Seeing() : Seeing(inner - 1), forKey: "i/\"é") }
    }
  }

  @Test func pathsAreTheSame() {
    checkSameEncoding(Seeing(3))
    checkSameEncoding([["k\"": [nil, Seeing(2), Seeing()], "é": []], [:], ["\u{1}": [Seeing()]]])
    let widgets =
      [Seeing(), Card(header: Seeing(1), named: ["x": Seeing(2)]), Seeing(1)] as [any Component]
    checkSameEncoding([AnyComponent(Card(children: widgets, grid: [widgets, [], widgets]))])
    checkSameEncoding(Joined(part: Seeing(1)))
    checkSameEncoding([0: Joined(part: Seeing(1))])
  }

  @Test func objectsCanHaveManyParts() {
    checkSameEncoding(Joined())
    checkSameEncoding([Joined()])
  }

  /// Writes into one object in all ways in which generated code does: with flattened properties, nested keys and
  /// user-defined functions. `encode(to:)` writes the same JSON.
  private struct Joined: WidgetCoding.JSONWritable {
    var part: Seeing?

    struct Late: Encodable { var title = "late"; var meta = 5 }
    struct Deep: Encodable {
      func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        var meta = fields.nestedContainer(keyedBy: WireKey.self, forKey: "meta/x")
        var inner = meta.nestedContainer(keyedBy: WireKey.self, forKey: "a")
        try inner.encode(7, forKey: "deep")
        try meta.encode(8, forKey: "b")
      }
    }

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode("first", forKey: "title")
      try fields.encode(1, at: "meta/x", "a", "b")
      try fields.encode([1], forKey: "between")
      try part?.encode(to: encoder)
      try fields.encodeIfPresent(Int?.none, at: "none", "x")
      try fields.encode(AnyComponent(Text(text: "t")), at: "meta/x", "b")
      try Late().encode(to: encoder)
      try fields.encode(2, at: "meta/x", "a", "c")
      try Deep().encode(to: encoder)
      try Card().encode(to: encoder)
      try fields.encode("x", forKey: "between")
      try fields.encode(3, at: "meta/x", "a", "b")
    }

    func write(to json: inout WidgetCoding.JSONWriter) throws {
      let object = json.openObject(isShared: true)
      json.write(name: "first", forKey: "title")
      try json.write(1, at: "meta\\/x", "a", "b")
      try json.write([1], forKey: "between")
      try json.writeMembersIfPresent(of: part)
      try json.writeIfPresent(Int?.none, at: "none", "x")
      try json.write(AnyComponent(Text(text: "t")), at: "meta\\/x", "b")
      try json.writeMembers(of: Late())
      try json.write(2, at: "meta\\/x", "a", "c")
      try json.writeMembers { try Deep().encode(to: $0) }
      try json.writeMembers(of: Card())
      try json.writeMembers(keyedBy: WireKey.self) { try $0.encode("x", forKey: "between") }
      try json.write(3, at: "meta\\/x", "a", "b")
      json.close(object)
    }
  }
}

/// Tests the deliberate differences that docs/direct-json.md lists and that no other test covers.
@Suite struct DirectEncodingDifferenceTests {
  @Test func decimalNaNIsAnError() throws {
    #expect(String(decoding: try JSONEncoder().encode([Decimal.nan]), as: UTF8.self) == "[NaN]")
    checkError([Decimal.nan], path: ["Index 0"])
  }

  /// The path of a value in a nested container contains the container's key, which Foundation omits.
  @Test func pathsContainNestedContainers() {
    struct Nesting: Encodable {
      func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: WireKey.self)
        var inner = fields.nestedContainer(keyedBy: WireKey.self, forKey: "outer")
        try inner.encode(Double.nan, forKey: "inner")
      }
    }
    checkError([Nesting()], path: ["Index 0", "outer", "inner"])
  }

  /// Encoding a string into an object is an error. In this case, Foundation's encoder ends the program.
  @Test func membersOfNonObjectsAreErrors() {
    struct Flat: WidgetCoding.JSONWritable {
      func encode(to encoder: any Encoder) throws {}
      func write(to json: inout WidgetCoding.JSONWriter) throws {
        let object = json.openObject(isShared: true)
        json.write(name: "a", forKey: "title")
        try json.writeMembers(of: "text")
        json.close(object)
      }
    }
    checkError(["k": Flat()], path: ["k"])
  }

  private func checkError(_ value: some Encodable, path: [String]) {
    let answer = EncodedAnswer { try WidgetJSONEncoder().encode(value) }
    guard case .failure(value: _, path, reason: _) = answer else {
      Issue.record("\(answer)")
      return
    }
  }
}

extension KeyedEncodingContainer<WireKey> {
  /// Encodes a value under a key, and then another value that replaces the first one.
  fileprivate func encodeTwice(_ number: Int, _ key: String) throws {
    var fields = self
    try fields.encode(-number, forKey: WireKey(key))
    try fields.encode(number, forKey: WireKey(key))
  }
}
