import Foundation
import Testing
import WidgetRuntime

/// Tests untagged families whose options decode the same nested values. Each nested value is decoded once, and the result
/// is the same as if it were decoded again for each option.
@Suite struct RememberedValueTests {
  /// The results and errors for random documents are the same as with naive code that tries all options again.
  @Test func resultsAreThoseOfEachOption() throws {
    var random = SeededGenerator(seed: 1)
    var decoded = 0
    for _ in 0..<2000 {
      let text = Self.document(levels: 5, &random)
      let expected = Outcome {
        try JSONDecoder().decode(NaiveChoice.self, from: Data(text.utf8)).choice
      }
      let results = [
        Outcome { try JSONDecoder().decode(Choice.self, from: Data(text.utf8)) },
        Outcome { try WidgetJSONDecoder().decode(Choice.self, from: text) },
      ]
      for result in results { #expect(result == expected, "\(text)") }
      if case .value = expected { decoded += 1 }
    }
    #expect((200..<1800).contains(decoded), "\(decoded) documents are valid")
  }

  /// Both codings decode the same values of families.
  @Test func familiesAreDecodedEqually() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<1000 {
      let text = Self.document(levels: 4, &random)
      for name in ["Block", "Part"] {
        let (expected, actual) =
          name == "Block"
          ? (
            Outcome { try JSONDecoder().decode(AnyBlock.self, from: Data(text.utf8)).value },
            Outcome { try WidgetJSONDecoder().decode(AnyBlock.self, from: text).value }
          )
          : (
            Outcome { try JSONDecoder().decode(AnyPart.self, from: Data(text.utf8)).value },
            Outcome { try WidgetJSONDecoder().decode(AnyPart.self, from: text).value }
          )
        #expect(expected == actual, "\(text)")
      }
    }
  }

  /// A value that several options decode is reported once.
  @Test func droppedValuesAreReportedOnce() throws {
    let text = #"{"name":"a","parts":[{"id":1,"parts":[1]},{"name":"b","parts":[2]}]}"#
    let reports = Locked<[String]>([])
    var decoder = WidgetJSONDecoder()
    decoder.userInfo.reportDropped { element in
      reports.withLock { $0.append(element.codingPath.map(\.stringValue).joined(separator: ".")) }
    }
    _ = try decoder.decode(AnyPart.self, from: text)
    let direct = reports.withLock { $0 }
    reports.withLock { $0 = [] }
    let codableDecoder = JSONDecoder()
    codableDecoder.userInfo = decoder.userInfo
    _ = try codableDecoder.decode(AnyPart.self, from: Data(text.utf8))
    let codable = reports.withLock { $0 }
    #expect(Set(codable).count == codable.count, "\(codable)")
    #expect(!codable.isEmpty)
    #expect(direct.sorted() == codable.sorted())
  }

  /// The description of an error contains each nested error once, so its length is not exponential.
  @Test(arguments: [5, 10, 20]) func descriptionsAreShort(_ levels: Int) {
    let text =
      String(repeating: #"{"title":"a","count":1,"next":"#, count: levels) + "true"
      + String(repeating: "}", count: levels)
    func check(_ decode: () throws -> Choice) {
      do {
        _ = try decode()
        Issue.record("decoded a wrong value")
      } catch {
        let description = "\(error)"
        #expect(description.utf8.count < 600 * levels * levels)
        #expect(description.contains("next: no Choice matches, as described before"))
      }
    }
    check { try JSONDecoder().decode(Choice.self, from: Data(text.utf8)) }
    check { try WidgetJSONDecoder().decode(Choice.self, from: text) }
  }

  /// A value, or the description of an error. `WidgetJSONDecoder` adds the position and its errors have other texts.
  private enum Outcome: Equatable, CustomStringConvertible {
    case value(String)
    case failure

    init(_ decode: () throws -> Any) {
      self = (try? decode()).map { .value("\($0)") } ?? .failure
    }

    var description: String { if case .value(let text) = self { text } else { "an error" } }
  }

  /// Returns a random document with the keys of the options, and sometimes wrong values.
  private static func document(levels: Int, _ random: inout SeededGenerator) -> String {
    if levels == 0 || Int.random(in: 0..<6, using: &random) == 0 {
      return ["1", "2", "true", "null", #"{"value":1}"#, #"{"id":1}"#, #"{"name":"a"}"#]
        .randomElement(using: &random) ?? "1"
    }
    var members: [String] = []
    func add(_ text: String, _ chance: Double) {
      if Double.random(in: 0..<1, using: &random) < chance { members.append(text) }
    }
    let next = document(levels: levels - 1, &random)
    add(#""next":\#(next)"#, 0.9)
    add(#""count":1"#, 0.4)
    add(#""id":1"#, 0.4)
    add(#""title":\#(["1", #""a""#].randomElement(using: &random) ?? "")"#, 0.5)
    add(#""name":"a""#, 0.5)
    let nested = document(levels: levels - 2 < 0 ? 0 : levels - 2, &random)
    add(#""blocks":[\#(nested)]"#, 0.5)
    add(#""parts":[\#(nested),1]"#, 0.4)
    add(#""list":[\#(nested),\#(nested)]"#, 0.2)
    add(#""named":{"x":\#(nested)}"#, 0.2)
    members.shuffle(using: &random)
    return "{" + members.joined(separator: ",") + "}"
  }
}

/// `Choice` without remembered values, as decoding was generated before.
private indirect enum NaiveChoice: Decodable {
  case counted(next: NaiveChoice, count: Int)
  case titled(next: NaiveChoice, title: String)
  case optional(next: NaiveChoice?, list: [NaiveChoice]?, named: [String: NaiveChoice]?)
  case number(Int)

  init(from decoder: any Decoder) throws {
    let options: [() throws -> NaiveChoice] = [
      {
        let fields = try decoder.container(keyedBy: WireKey.self)
        return .counted(
          next: try fields.decode(NaiveChoice.self, forKey: "next"),
          count: try fields.decode(Int.self, forKey: "count"))
      },
      {
        let fields = try decoder.container(keyedBy: WireKey.self)
        return .titled(
          next: try fields.decode(NaiveChoice.self, forKey: "next"),
          title: try fields.decode(String.self, forKey: "title"))
      },
      {
        let fields = try decoder.container(keyedBy: WireKey.self)
        return .optional(
          next: try fields.decodeIfPresent(NaiveChoice.self, forKey: "next"),
          list: try fields.decodeIfPresent([NaiveChoice].self, forKey: "list"),
          named: try fields.decodeIfPresent([String: NaiveChoice].self, forKey: "named"))
      },
      { .number(try decoder.singleValueContainer().decode(Int.self)) },
    ]
    for option in options {
      if let value = try? option() {
        self = value
        return
      }
    }
    throw NoMatchingTypeError("NaiveChoice", [], at: decoder.codingPath)
  }

  var choice: Choice {
    switch self {
    case .counted(let next, let count): .counted(next: next.choice, count: count)
    case .titled(let next, let title): .titled(next: next.choice, title: title)
    case .optional(let next, let list, let named):
      .optional(
        next: next?.choice, list: list?.map(\.choice), named: named?.mapValues(\.choice))
    case .number(let number): .number(number)
    }
  }
}
