import Foundation
import Testing
import WidgetRuntime

@Suite struct WireContainersTests {
  @Test(
    arguments: [
      (#"{"title": "a", "meta": {"deep": {"size": 1}}}"#, nil),
      (#"{"label": "a"}"#, #"{"title": "a"}"#),
      (#"{"title": "a", "meta": null}"#, #"{"title": "a"}"#),
      (#"{"title": "a", "meta": {"deep": {"size": null}}}"#, #"{"title": "a"}"#),
    ] as [(String, String?)])
  func aliasesAndNestedPlacesAreDecoded(_ json: String, _ expected: String?) throws {
    try checkRoundTrip(Optional.self, json, gives: expected)
  }

  @Test func requiredNestedPlacesAreDecoded() throws {
    try checkRoundTrip(Required.self, #"{"meta": {"deep": {"size": 1}, "name": "a"}}"#)
  }

  private struct Optional: Codable {
    var title: String
    var size: Int?

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      title = try fields.decode(String.self, forKey: fields.first(of: "title", "label"))
      size = try fields.decodeIfPresent(Int.self, at: "meta", "deep", "size")
    }

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode(title, forKey: "title")
      try fields.encodeIfPresent(size, at: "meta", "deep", "size")
    }
  }

  private struct Required: Codable {
    var size: Int
    var name: String

    init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: WireKey.self)
      size = try fields.decode(Int.self, at: "meta", "deep", "size")
      name = try fields.decode(String.self, at: "meta", "name")
    }

    func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: WireKey.self)
      try fields.encode(size, at: "meta", "deep", "size")
      try fields.encode(name, at: "meta", "name")
    }
  }
}
