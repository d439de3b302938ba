import Foundation
import Testing
import WidgetRuntime

@Suite struct LossyCollectionsTests {
  private static let list =
    #"[{"type": "text", "text": "a"}, {"type": "image"}, {"type": "text"}, 5, null]"#

  @Test func lossyArraysKeepOtherElements() throws {
    let (value, dropped) = try decode(LossyArray<AnyComponent>.self, Self.list)
    #expect(value.elements.count == 1)
    #expect(
      dropped == [
        "[1] (image): unknown Component 'image'",
        "[2] (text).text: missing key",
        "[3]: not of type Dictionary<String, Any>: "
          + "Expected to decode Dictionary<String, Any> but found number instead.",
        "[4]: expected Dictionary<String, Any>, not null",
      ])
  }

  @Test func knownArraysDropUnknownNames() throws {
    let (value, dropped) = try decode(
      WidgetCoding.KnownArray<AnyComponent>.self,
      #"[{"type": "image"}, {"type": "text", "text": "a"}]"#)
    #expect(value.elements.count == 1)
    #expect(dropped == ["[0] (image): unknown Component 'image'"])
    // Errors inside of a known widget are not dropped, even if they are about an unknown name.
    checkError(
      WidgetCoding.KnownArray<AnyComponent>.self, Self.list, "[2] (text).text: missing key")
    checkError(
      WidgetCoding.KnownArray<AnyComponent>.self,
      #"[{"type": "custom:card", "header": {"type": "image"}}]"#,
      "[0] (custom:card).header (image): unknown Component 'image'; known: custom:card, text")
  }

  @Test func lossyDictionariesKeepOtherEntries() throws {
    let (value, dropped) = try decode(
      LossyDictionary<Int>.self, #"{"a": 1, "b": "x", "c": 3}"#)
    #expect(value.values == ["a": 1, "c": 3])
    #expect(
      dropped == ["b: not of type Int: Expected to decode Int but found a string instead."])
  }

  /// The names of a family are in the error, and not in the text of each report.
  @Test func reportsDoNotRepeatKnownNames() {
    let error = UnknownNameError("tex", in: "Component", known: ["text", "card"])
    let none = NoMatchingTypeError("Shape", [("Circle", error)], at: [])
    #expect(
      DroppedElement(codingPath: [WireKey("a")], error: error).description
        == "a: unknown Component 'tex'; did you mean 'text'?")
    #expect(
      DroppedElement(codingPath: [], error: none).description
        == "no Shape matches: Circle: unknown Component 'tex'; did you mean 'text'?")
    #expect("\(none)".hasSuffix("did you mean 'text'? known: text, card"))
    #expect(UnknownNameError("x", in: "Shape", known: ["y"]).nearest == nil)
  }

  /// An app's tests can create the values that a decoder reports.
  @Test func droppedElementsCanBeCreated() {
    let error = UnknownNameError("image", in: "Component", known: [])
    let dropped = DroppedElement(codingPath: [WireKey("children")], error: error)
    #expect(dropped.description == "children: unknown Component 'image'")
  }

  private func decode<Value: Decodable>(
    _ type: Value.Type, _ json: String
  ) throws -> (value: Value, dropped: [String]) {
    let dropped = DroppedTexts()
    let decoder = JSONDecoder()
    decoder.userInfo.reportDropped { dropped.append($0.description) }
    return (try decoder.decode(type, from: Data(json.utf8)), dropped.texts)
  }
}

/// The descriptions of the dropped elements, in the order in which they are reported.
private final class DroppedTexts: Sendable {
  private let storage = Locked<[String]>([])
  var texts: [String] { storage.withLock { $0 } }
  func append(_ text: String) { storage.withLock { $0.append(text) } }
}
