import Foundation
import WidgetRuntime

let json = """
  {
    "type": "column",
    "children": [
      { "type": "label", "text": "Your orders", "colour": "blue" },
      { "type": "confetti", "amount": 11 },
      {
        "type": "push-button",
        "title": "Details",
        "onPress": [{ "do": "open", "url": "/orders/1" }, { "do": "vibrate", "times": 3 }]
      }
    ]
  }
  """

let screen = try JSONDecoder().decode(AnyComponent.self, from: Data(json.utf8)).value
guard let column = screen as? Column else { preconditionFailure("the screen is a column") }
print("\(column.children.count) components, the unknown one was skipped")

let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(decoding: try encoder.encode(AnyComponent(column)), as: UTF8.self))

// Decodes the bytes without `Codable`, which is faster, and reports the line of an error.
let direct = try WidgetJSONDecoder().decode(AnyComponent.self, from: json).value
guard (direct as? Column)?.children.count == column.children.count else {
  preconditionFailure("both decoders give the same screen")
}

print(try WidgetJSONEncoder().encodeText(AnyComponent(column)))

do {
  let mistaken = #"{ "type": "column", "children": [{ "type": "label", "text": 1 }] }"#
  _ = try JSONDecoder().decode(AnyComponent.self, from: Data(mistaken.utf8))
} catch {
  print(error)
}

do {
  _ = try WidgetJSONDecoder().decode(
    AnyComponent.self, from: #"{ "type": "column", "children": [{ "type": "label", "text": 1 }] }"#)
} catch {
  print(error)
}
