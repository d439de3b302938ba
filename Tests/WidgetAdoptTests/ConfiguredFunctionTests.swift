import Testing

@testable import WidgetAdopt

/// Tests functions of containers whose meaning the configuration specifies.
@Suite struct ConfiguredFunctionTests {
  private static let item = """
    struct Item: Codable {
      let a: [Int]
      let b: Int?
      enum CodingKeys: String, CodingKey { case a, b }
      init(from decoder: Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        a = try values.decodeIfPresent([Int].self, forKey: .a) ?? []
        b = values.lossy(Int.self, forKey: .b)
      }
      func encode(to encoder: Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encodeFilled(a, forKey: .a)
        try values.encodeIfPresent(b, forKey: .b)
      }
    }
    """

  private func helpers(
    _ decoding: String = "try? decodeIfPresent(type, forKey: key)",
    _ encoding: String = "if !value.isEmpty { try encode(value, forKey: key) }"
  ) throws -> [ConfiguredFunction] {
    [
      try #require(ConfiguredFunction("lossy", meaning: decoding)),
      try #require(ConfiguredFunction("encodeFilled", meaning: encoding)),
    ]
  }

  @Test func meaningsAreRead() throws {
    #expect(AdoptedModule(Self.item).reason == .call)
    let text = AdoptedModule(Self.item, helpers: try helpers()).text
    #expect(text?.contains("// widgetgen: default = [], omit = isEmpty\n  let a: [Int]") == true)
    #expect(text?.contains("// widgetgen: invalid = nil\n  let b: Int?") == true)
  }

  /// The annotations follow from the meanings, which `adopt` does not verify.
  @Test func otherMeaningsGiveOtherAnnotations() throws {
    let other = try helpers(
      "try decodeIfPresent(type, forKey: key)", "try encode(value, forKey: key)")
    let text = AdoptedModule(Self.item, helpers: other).text
    #expect(text?.contains("// widgetgen: default = []\n  let a: [Int]\n  let b: Int?") == true)
  }

  /// A body that can be read is used instead of the configuration. The meaning of several functions with one name is
  /// the configured one.
  @Test func sourcesTakePrecedence() throws {
    let body = """
      extension KeyedDecodingContainer {
        func lossy<T: Decodable>(_ type: T.Type, forKey key: Key) -> T? {
          try decodeIfPresent(type, forKey: key)
        }
      }
      """
    let read = AdoptedModule(Self.item, body, helpers: try helpers()).text
    #expect(read?.contains("invalid") == false)
    let unread = body.replacing("try decode", with: "log(); try decode")
    for sources in [unread, body + "\n" + body] {
      let text = AdoptedModule(Self.item, sources, helpers: try helpers()).text
      #expect(text?.contains("invalid = nil") == true, "\(sources)")
    }
  }

  @Test(arguments: [
    "", "nil", "3", "decode", "other(type, forKey: key)", "try decode(type, forKey: other)",
    "log(); try decode(type, forKey: key)", "try encode(other, forKey: key)",
    "if value.count > 1 { try encode(value, forKey: key) }", "}", "{", "invalid = nil",
  ])
  func codeThatCannotBeReadHasNoMeaning(_ meaning: String) {
    #expect(ConfiguredFunction("lossy", meaning: meaning) == nil)
  }
}
