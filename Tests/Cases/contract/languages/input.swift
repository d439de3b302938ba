import WidgetRuntime

/** Ends here: */
// widgetgen: family
protocol Component: Codable {}

/// A `*/` in a comment, and /* too.
/// ```json
/// {"type": "switch", "a\"b": "on"}
/// ```
struct Switch: Component {
  /// Ends */ early.
  // widgetgen: key = "is-on"
  var isOn: Bool = "*/" == ""
  // widgetgen: key = "a\"b"
  var quoted: String
  var `default`: Int = 3
  // widgetgen: key = "été", alias = "summer"
  var été: UInt8?
}
struct Default: Component {}
struct URLImage: Component { var url: String }
// widgetgen: name = "url-image"
struct UrlImage: Component { var url: String }
enum Space {
  struct Card: Component { var mode: Mode }
  enum Mode: String, Codable { case on, off = "*/" }
  struct Array: Codable { var items: [Int] }
  struct Tap: Event { var x: Int }
}
// widgetgen: family = external
protocol Event: Codable {}
struct SpaceCard: Component { var array: Space.Array; var record: Record; var string: String }
struct Record: Codable { var object: Object }
struct Object: Codable { var objects: [Object]; var next: Next? }
struct Next: Codable { var again: [Next?]; var map: [Int: [String: Next?]] }
struct make: Component { var names: [String] }
struct names: Component {}
struct Pair<A: Codable, B: Codable>: Codable { var a: A; var b: B }
struct Pairs: Component { var one: Pair<Int, String>; var two: Pair<[Int], [String: Bool]?>; var three: Pair<Pair<Int, Int>, Level> }
enum Level: Int, Codable { case low = 1, high = -2 }

// One type in two families, with one name and with two.
// widgetgen: family, tag = "type"
protocol Action: Codable {}
// widgetgen: family, tag = "type", nameStyle = PascalCase
protocol Other: Codable {}
struct Both: Action, Component {
  var onTap: any Action
  var items: [any Component & Action]
  // expected-warning 7-11: 'Both.items' accepts only 'Both', and any 'Component' in Kotlin [inexpressible]
  // widgetgen: unknown = skip
  var more: [any Action] = []
}
struct Close: Action, Other {
  // widgetgen: key = "meta.size.width"
  var width: Int
  // widgetgen: key = "meta.title"
  var title: String?
  // widgetgen: flatten
  var style: Flat?
  // expected-warning 7-11: 'Close.style' is flattened and may be missing: Kotlin cannot express that either all or none of its keys are present [inexpressible]
}
struct Flat: Codable { var color: String; var size: Double = 1.5 }
