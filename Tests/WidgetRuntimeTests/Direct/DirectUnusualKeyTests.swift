import Testing
import WidgetRuntime

/// Tests keys with characters that JSON escapes, and keys that are not ASCII.
@Suite struct DirectUnusualKeyTests {
  @Test(arguments: [
    #"{"a\"b":1,"c\\d":2,"e":3}"#, #"{"c\\d":2,"a\u0022b":1}"#, #"{"a\"b":1,"a\"b":2}"#,
    // These documents are malformed, although the bytes between the quotes are the bytes of the keys.
    #"{"a"b":1}"#, #"{"a\"b":1,"c\d":2}"#, #"{"a\"b":1,"c\\d":2,"c\d":3}"#,
    // Non-ASCII characters, composed and decomposed.
    "{\"a\\\"b\":1,\"\u{E9}\":4}", "{\"a\\\"b\":1,\"e\u{301}\":4}",
    "{\"a\\\"b\":1,\"e\u{301}\":4,\"\u{E9}\":5}", "{\"a\\\"b\":1,\"\\u00e9\":4,\"\u{E9}\":5}",
  ])
  func escapedKeysAreDecoded(_ text: String) {
    checkSame(Unusual.self, text)
  }

  private struct Unusual: Decodable, WidgetCoding.JSONReadable {
    var quote: Int
    var backslash: Int?
    var plain: Int?
    var accent: Int?

    enum CodingKeys: String, CodingKey {
      case quote = "a\"b"
      case backslash = "c\\d"
      case plain = "e"
      case accent = "\u{E9}"
    }

    init(from json: inout WidgetCoding.JSONReader) throws {
      var quote: Int?
      var object = json.fields("\na\"b!\nc\\d?\ne?\n\u{E9}?")
      while let field = json.field(in: &object) {
        switch field {
        case 0: quote = json.read(Int.self, in: &object)
        case 1: backslash = json.readIfPresent(Int.self, in: &object)
        case 2: plain = json.readIfPresent(Int.self, in: &object)
        case 3: accent = json.readIfPresent(Int.self, in: &object)
        default: break
        }
      }
      guard !object.isFailed, let quote else {
        throw json.failure(of: object)
      }
      self.quote = quote
    }
  }

  /// A composed and a decomposed character are the same key.
  @Test(arguments: [
    "{\"\u{E9}\":4}", "{\"e\u{301}\":4}", "{\"e\u{301}\":4,\"\u{E9}\":5}",
    "{\"\u{E9}\":4,\"e\u{301}\":5}", "{\"\\u00e9\":4,\"\u{E9}\":5}",
  ])
  func nonASCIIKeysAreDecoded(_ text: String) {
    checkSame(Accented.self, text)
  }

  private struct Accented: Decodable, WidgetCoding.JSONReadable {
    var accent: Int?

    enum CodingKeys: String, CodingKey { case accent = "\u{E9}" }

    init(from json: inout WidgetCoding.JSONReader) throws {
      var object = json.fields("\u{E9}?")
      while let field = json.field(in: &object) {
        switch field {
        case 0: accent = json.readIfPresent(Int.self, in: &object)
        default: break
        }
      }
      guard !object.isFailed else { throw json.failure(of: object) }
    }
  }
}
