import Foundation
import Testing
import WidgetRuntime

/// Tests how the time of decoding and encoding grows with the length or the depth of a document, in both codings.
@Suite(.serialized) struct GrowthTests {
  /// The larger document is four times as long. It takes 4 times as long if the time is linear, and 16 times as long if
  /// the time is quadratic.
  @Test(arguments: Growth.all) func timeIsLinear(_ growth: Growth) throws {
    let small = try growth.seconds(for: growth.size)
    let limit = max(small, 0.001) * 10
    let large = try growth.seconds(for: growth.size * 4, below: limit)
    #expect(large < limit, "\(growth.name): \(small) s, then \(large) s")
  }
}

/// A task of any size.
struct Growth: CustomStringConvertible, Sendable {
  let name: String
  /// The smaller of the two sizes.
  let size: Int
  /// Returns the task for a size.
  let task: @Sendable (_ size: Int) throws -> () throws -> Void

  var description: String { name }

  /// Returns the least processor time in seconds of three runs, or of the runs until one is below a limit.
  func seconds(for size: Int, below limit: Double = 0) throws -> Double {
    let task = try task(size)
    var least = Double.infinity
    for _ in 0..<3 where least >= limit {
      let start = Self.processorTime
      try task()
      least = min(least, Self.processorTime - start)
    }
    return least
  }

  /// The processor time of this thread in seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func document(_ size: Int, _ inner: String, between open: String, _ close: String)
    -> String
  {
    String(repeating: open, count: size) + inner + String(repeating: close, count: size)
  }

  private static func members(_ size: Int) -> String {
    (0..<size).map { #""k\#($0)":\#($0)"# }.joined(separator: ",")
  }

  static let all: [Growth] = wide + deep + malformed + options + modules

  /// Types of other modules, whose names differ in few letters.
  private static let modules: [Growth] = [
    Growth(name: "registration", size: 500) { size in
      let modules = modules(size)
      return { _ = try register(modules) }
    },
    Growth(name: "names of modules, JSONDecoder", size: 500) { size in
      let (decoder, data) = (JSONDecoder(), Data(names(size).document.utf8))
      decoder.userInfo = try register(modules(size))
      return { _ = try decoder.decode([AnyComponent].self, from: data) }
    },
    Growth(name: "names of modules, WidgetJSONDecoder", size: 500) { size in
      var decoder = WidgetJSONDecoder()
      decoder.userInfo = try register(modules(size))
      let data = Data(names(size).document.utf8)
      return { [decoder] in _ = try decoder.decode([AnyComponent].self, from: data) }
    },
  ]

  /// Returns the names of types in modules of 50.
  private static func names(_ size: Int) -> [[String]] {
    (0..<size / 50).map { module in (0..<50).map { "module\(module)Widget\($0)" } }
  }

  private static func modules(_ size: Int) -> [WidgetModule<any Component>] {
    names(size).map { names in
      WidgetModule { types in
        for name in names {
          types.add(name) { _, _ in
            Text(text: "")
          } read: { _, json in
            _ = try json.read(JSONValue.self)
            return Text(text: "")
          }
        }
      }
    }
  }

  private static func register(
    _ modules: [WidgetModule<any Component>]
  ) throws -> [CodingUserInfoKey: any Sendable] {
    var all = try WidgetModules()
    for module in modules { try module.add(to: &all) }
    var userInfo: [CodingUserInfoKey: any Sendable] = [:]
    try userInfo.register(all)
    return userInfo
  }

  /// Objects and arrays with many members and elements.
  private static let wide: [Growth] = [
    coding(Bag.self, "flattened dictionary", size: 500) { #"{"title":"a",\#(members($0))}"# },
    coding(AnyEntry.self, "kept value", size: 500) { #"{"type":"x",\#(members($0))}"# },
    coding(JSONValue.self, "value", size: 500) { "{\(members($0))}" },
    coding([AnyVersion].self, "fallbacks", size: 30) {
      document(
        $0, "", between: #"{"type":"x","fallback":{"type":"note","text":"a"}},"#, ""
      )
      .withBrackets
    },
    coding(AnyItem.self, "skipped items", size: 100) {
      #"{"type":"box","items":\#(document($0, "", between: #"{"type":"x","a":[1]},"#, "").withBrackets)}"#
    },
    coding(Tolerant.self, "dropped elements", size: 100) {
      #"{"id":1,"children":\#(document($0, "", between: #"{"id":"a"},"#, "").withBrackets)}"#
    },
  ].flatMap(\.self)

  /// Values inside each other.
  private static let deep: [Growth] = [
    // `JSONValue` tries a `String` first, which is an error of each object.
    coding(AnyEntry.self, "deep kept values", size: 30, hasErrors: true) {
      document($0, "1", between: #"{"type":"x","a":"#, "}")
    },
    coding(AnyVersion.self, "deep fallbacks", size: 30) {
      document($0, note, between: #"{"type":"x","fallback":"#, "}")
    },
    coding(AnyVersion.self, "deep values of a family", size: 30) {
      document($0, note, between: #"{"type":"folder","content":"#, "}")
    },
    coding(AnyVersion.self, "deep values with the tag last", size: 30) {
      document($0, note, between: #"{"content":"#, #","type":"folder"}"#)
    },
    coding(AnyVersion.self, "deep fallbacks in values", size: 15) {
      document($0, note, between: #"{"type":"x","fallback":{"type":"folder","content":"#, "}}")
    },
    coding(AnyItem.self, "deep skipped items", size: 30, hasErrors: true) {
      document($0, #"{"type":"box"}"#, between: #"{"type":"box","items":[{"type":"x"},"#, "]}")
    },
    coding(AnyItem.self, "deep skipped values", size: 30, hasErrors: true) {
      document(
        $0, #"{"type":"box"}"#, between: #"{"type":"box","named":{"x":{"type":"x"},"y":"#, "}}")
    },
    coding(Tolerant.self, "deep dropped elements", size: 30, hasErrors: true) {
      document($0, #"{"id":"a"}"#, between: #"{"id":1,"children":[{"id":"a"},"#, "]}")
    },
    coding(Tolerant.self, "deep replaced values", size: 30) {
      document($0, #"{"id":1,"next":[1]}"#, between: #"{"id":1,"next":["#, "]}")
    },
    coding(Tolerant.self, "deep single elements", size: 30) {
      document($0, #"{"id":1}"#, between: #"{"id":1,"many":"#, "}")
    },
  ].flatMap(\.self)

  /// Arrays inside each other, of which the innermost contains a malformed value. The error has the path of that value.
  private static let malformed: [Growth] = [
    Growth(name: "deep malformed values", size: 120) { size in
      let data = Data(document(size, "tru", between: "[", "]").utf8)
      return {
        #expect(throws: (any Error).self) {
          try WidgetJSONDecoder().decode(JSONValue.self, from: data)
        }
      }
    }
  ]

  /// Values inside each other that several options of an untagged family or of `JSONValue` decode, up to 40 levels. If
  /// each option decoded them again, the time would double with each level.
  private static let options: [Growth] = [
    decoding(AnyEntry.self, "kept values", "1", between: #"{"type":"x","a":"#, "}"),
    decoding(Choice.self, "second option", "1", between: #"{"next":"#, #","title":"a"}"#),
    decoding(Choice.self, "second option, keys first", "1", between: #"{"title":"a","next":"#, "}"),
    decoding(Choice.self, "third option", "1", between: #"{"next":"#, #","count":"a"}"#),
    decoding(Choice.self, "arrays", "1", between: #"{"next":1,"list":["#, "]}"),
    decoding(Choice.self, "dictionaries", "1", between: #"{"next":1,"named":{"a":"#, "}}"),
    decoding(Choice.self, "wrong leaf", "true", between: #"{"next":"#, #","title":"a"}"#),
    decoding(Choice.self, "malformed leaf", "tru", between: #"{"next":"#, #","title":"a"}"#),
    decoding(Choice.self, "wrong keys", "1", between: #"{"next":"#, #","title":1,"list":1}"#),
    decoding(AnyBlock.self, "second type", leaf, between: #"{"next":"#, blocks),
    decoding(
      AnyBlock.self, "lists of types", leaf, between: #"{"next":\#(leaf),"title":"a","blocks":["#,
      "]}"),
    decoding(AnyBlock.self, "wrong leaf of types", "true", between: #"{"next":"#, blocks),
    decoding(AnyPart.self, "types with aliases", "1", between: #"{"name":"a","older":"#, "}"),
    decoding(AnyPart.self, "dropped parts", "1", between: #"{"name":"a","parts":[2,"#, "]}"),
    decoding(AnyPart.self, "replaced parts", "1", between: #"{"parts":["#, "]}"),
    decoding(AnyPart.self, "wrong parts", "true", between: #"{"name":"a","next":"#, "}"),
  ].flatMap(\.self)

  private static let leaf = #"{"value":1}"#
  private static let blocks = #","blocks":[],"title":"a"}"#

  /// Returns tasks that decode a document with both decoders, or describe its error.
  private static func decoding<Value: Decodable & Sendable>(
    _ type: Value.Type, _ name: String, _ inner: String, between open: String, _ close: String
  ) -> [Growth] {
    func task(
      _ name: String, _ decode: @escaping @Sendable (String) throws -> Value
    ) -> Growth {
      Growth(name: name, size: 10) { size in
        let text = document(size, inner, between: open, close)
        return {
          do { _ = try decode(text) } catch { _ = "\(error)" }
        }
      }
    }
    return [
      task("\(name), JSONDecoder") { try JSONDecoder().decode(Value.self, from: Data($0.utf8)) },
      task("\(name), WidgetJSONDecoder") { try WidgetJSONDecoder().decode(Value.self, from: $0) },
    ]
  }

  private static let note = #"{"type":"note","text":"a"}"#

  /// Returns tasks that decode a document with both decoders, and encode the value with both encoders.
  ///
  /// - Parameter hasErrors: Whether the document has an error at each depth. With `JSONDecoder`, the path of an error
  ///   takes a time that grows with the square of its depth, so `JSONDecoder` is not measured.
  private static func coding<Value: Codable & Sendable>(
    _ type: Value.Type, _ name: String, size: Int, hasErrors: Bool = false,
    _ text: @escaping @Sendable (_ size: Int) -> String
  ) -> [Growth] {
    let decoding = Growth(name: "\(name), JSONDecoder", size: size) { size in
      let data = Data(text(size).utf8)
      return { _ = try JSONDecoder().decode(Value.self, from: data) }
    }
    return (hasErrors ? [] : [decoding]) + [
      Growth(name: "\(name), WidgetJSONDecoder", size: size) { size in
        let data = Data(text(size).utf8)
        return { _ = try WidgetJSONDecoder().decode(Value.self, from: data) }
      },
      Growth(name: "\(name), JSONEncoder", size: size) { size in
        let value = try WidgetJSONDecoder().decode(Value.self, from: text(size))
        return { _ = try JSONEncoder().encode(value) }
      },
      Growth(name: "\(name), WidgetJSONEncoder", size: size) { size in
        let value = try WidgetJSONDecoder().decode(Value.self, from: text(size))
        return { _ = try WidgetJSONEncoder().encode(value) }
      },
    ]
  }
}

extension [[String]] {
  /// A document with a value of each name.
  fileprivate var document: String {
    "[\(joined().map { #"{"type":"\#($0)"}"# }.joined(separator: ","))]"
  }
}

extension String {
  /// The elements of an array, each followed by a comma, as an array.
  fileprivate var withBrackets: String { "[" + dropLast() + "]" }
}
