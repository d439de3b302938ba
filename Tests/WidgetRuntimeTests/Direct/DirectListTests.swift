import Testing
import WidgetRuntime

/// Tests lists of a family whose module was generated without `--direct-json`.
@Suite struct DirectListTests {
  @Test func boxesWithoutDirectJSONAreCoded() throws {
    let json = #"{"steps":[{"name":"a"},{"name":"b"}],"more":[{"name":"c"}]}"#
    let list = try WidgetJSONDecoder().decode(Plan.self, from: json)
    #expect(list.steps.map(\.name) == ["a", "b"])
    #expect(list.more?.map(\.name) == ["c"])
    #expect(try WidgetJSONEncoder().encodeText(list) == json)
  }

  @Test func missingAndWrongListsAreReported() throws {
    let list = try WidgetJSONDecoder().decode(Plan.self, from: #"{"steps":[],"more":null}"#)
    #expect(list.more == nil)
    #expect {
      try WidgetJSONDecoder().decode(Plan.self, from: #"{"steps":[{"name":1}]}"#)
    } throws: {
      ($0 as? WidgetDecodingError)?.description.contains("steps[0].name") == true
    }
  }
}

private protocol Step {
  var name: String { get }
}

private struct Task: Step, Codable {
  var name: String
}

/// The box as another module generates it without `--direct-json`: it conforms to neither `JSONReadable` nor
/// `JSONWritable`.
private struct AnyStep: WidgetBox {
  let value: any Step

  init(_ value: any Step) { self.value = value }

  init(from decoder: any Decoder) throws { value = try Task(from: decoder) }

  func encode(to encoder: any Encoder) throws { try Task(name: value.name).encode(to: encoder) }
}

/// A struct with lists of the family `Step`, and the struct's generated code.
private struct Plan: Codable {
  var steps: [any Step]
  var more: [any Step]?

  init(from decoder: any Decoder) throws { fatalError("the bytes are read") }

  func encode(to encoder: any Encoder) throws { fatalError("the bytes are written") }
}

extension Plan: WidgetCoding.JSONReadable {
  init(from json: inout WidgetCoding.JSONReader) throws {
    var steps: [any Step]?
    var more: [any Step]?
    var object = json.fields("steps,more?")
    while let field = json.field(in: &object) {
      switch field {
      case 0: steps = json.read(listOf: AnyStep.self, in: &object)
      case 1: more = json.readIfPresent(listOf: AnyStep.self, in: &object)
      default: break
      }
    }
    guard !object.isFailed, let steps else {
      throw json.failure(of: object)
    }
    self.steps = steps
    self.more = more
  }
}

extension Plan: WidgetCoding.JSONWritable {
  func write(to json: inout WidgetCoding.JSONWriter) throws {
    let object = json.openObject()
    try json.write(listOf: AnyStep.self, steps, forKey: "steps")
    try json.writeIfPresent(listOf: AnyStep.self, more, forKey: "more")
    json.close(object)
  }
}
