import Testing
import WidgetRuntime

/// Tests discriminators that are numbers.
@Suite struct DirectTagTests {
  /// Decodes values in the same way as the generated code of a family with `tagType = Int`.
  private struct Numbered: Decodable, WidgetCoding.JSONReadable {
    var text: String

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      let name = try fields.decode(Int.self, forKey: "t").description
      do {
        switch name {
        case "1": text = "one"
        case "2": text = try fields.decode(String.self, forKey: "text")
        default: throw UnknownNameError(name, in: "Numbered", known: ["1", "2"])
        }
      } catch {
        throw WidgetDecodingError(error, in: name, at: decoder.codingPath)
      }
    }

    init(from json: inout WidgetCoding.JSONReader) throws {
      let name = try json.name(under: "t", as: Int.self)
      do {
        let object = try json.passObject()
        switch name {
        case "1": text = "one"
        case "2": text = try json.read(String.self, atFirst: ["text"], of: object)
        default: throw json.unknown(name, in: "Numbered", known: ["1", "2"])
        }
      } catch {
        throw json.failure(error, in: name)
      }
    }
  }

  @Test(arguments: [
    #"{"t":1}"#, #"{"t":2,"text":"a"}"#, #"{"text":"a","t":2.0}"#, #"{"t":3}"#, #"{"t":"1"}"#,
    #"{"t":null}"#, "{}", "[]", "null", "1", #"{"t":1.5}"#, #"{"t":2}"#, #"{"t":1,"t":2}"#,
  ])
  func numericNamesAreDecoded(_ text: String) {
    checkSame([Numbered].self, "[\(text)]") { $0.map(\.text).joined() }
  }

  @Test func errorsContainNumericNames() {
    #expect { try WidgetJSONDecoder().decode([Numbered].self, from: #"[{"t":2}]"#) } throws: {
      "\($0)".hasPrefix("[0] (2).text: missing key")
    }
  }
}
