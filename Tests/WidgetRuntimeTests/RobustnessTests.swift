import Foundation
import Testing
import WidgetRuntime

/// JSON from a server that is out of its mind: an error or a value, never a crash.
@Suite struct RobustnessTests {
  private static let screen: JSONValue = [
    "type": "custom:card", "children": [["type": "text", "text": "a"]],
    "header": ["type": "custom:card", "children": []],
    "grid": [[["type": "text", "text": "b"]]], "named": ["x": ["type": "text", "text": "c"]],
  ]

  /// Every value in turn is replaced by one of each kind.
  @Test func wrongTypesEverywhere() throws {
    let kinds: [JSONValue] = [
      nil, true, -1, 1.5, .unsigned(.max), "x", [], [:], [nil], ["type": 1],
    ]
    var decoded = 0
    for mutant in Self.mutants(of: Self.screen, kinds) {
      let data = try JSONEncoder().encode(mutant)
      do {
        _ = try JSONDecoder().decode(AnyComponent.self, from: data)
        decoded += 1
      } catch {
        #expect(!String(describing: error).isEmpty)
      }
    }
    #expect(decoded > 0)
  }

  /// Foundation's decoder takes the first of equal keys.
  @Test func duplicateKeys() throws {
    let json = #"{"type": "text", "type": "custom:card", "text": "a", "text": 1}"#
    let text = try JSONDecoder().decode(AnyComponent.self, from: Data(json.utf8)).value as? Text
    #expect(text?.text == "a")
  }

  /// 50 MB: many widgets and one very long text.
  @Test func large() throws {
    let small = #"{"type": "text", "text": "some text of a widget"}"#
    let long = #"{"type": "text", "text": ""# + String(repeating: "x", count: 45_000_000) + #""}"#
    let widgets = Array(repeating: small, count: 100_000) + [long]
    let json = #"{"type": "custom:card", "children": ["# + widgets.joined(separator: ",") + "]}"
    #expect(json.utf8.count > 50_000_000)
    let card = try JSONDecoder().decode(AnyComponent.self, from: Data(json.utf8)).value as? Card
    #expect(card?.children.count == 100_001)
  }

  private static func mutants(of value: JSONValue, _ kinds: [JSONValue]) -> [JSONValue] {
    switch value {
    case .array(let elements):
      kinds
        + elements.indices.flatMap { index in
          mutants(of: elements[index], kinds).map { mutant in
            var copy = elements
            copy[index] = mutant
            return .array(copy)
          }
        }
    case .object(let members):
      kinds
        + members.keys.sorted().flatMap { key in
          mutants(of: members[key] ?? nil, kinds).map { mutant in
            var copy = members
            copy[key] = mutant
            return .object(copy)
          }
        }
    default: kinds
    }
  }
}
