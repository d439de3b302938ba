import Foundation
import WidgetRuntime

// widgetgen: codable
struct Event: Sendable {
  var name: String
  // widgetgen: alias = "when"
  var date: Int?
  // widgetgen: key = "meta.id"
  var id: String
  // widgetgen: flatten
  var extra: [String: JSONValue] = [:]
}

// widgetgen: family
protocol Component: Codable, Sendable {}

struct Text: Component {
  var text: String
  // widgetgen: flatten
  var style: Style
  // widgetgen: flatten
  var attributes: [String: String]
}

struct Style: Codable, Sendable {
  var color: String
  var size: Int?
}

// widgetgen: name = grid, alias = table
struct Grid: Component {
  // widgetgen: flatten
  var cells: Cells
}

typealias Cells = [String: any Component]

// widgetgen: family, tag = "kind"
enum Item: Sendable {
  case event(Event)
  case note(text: String)
}

// widgetgen: codable
struct Times {
  // widgetgen: coder = ISO8601(), flatten
  var times: [String: Date]
}

// widgetgen: codable
struct Scores<Score: Codable> {
  // widgetgen: key = "best"
  var highest: Score
  // widgetgen: flatten, lossy
  var others: [String: Score]
}

// widgetgen: codable
struct Settings {
  var isOn = true
  static func decodeTitle(from decoder: any Decoder) throws -> String { "" }
  // widgetgen: key = "name"
  var title: String
  // widgetgen: flatten, invalid = [:]
  var levels: [String: Int]
}

// widgetgen: codable
struct Log {
  #if DEBUG
    // widgetgen: flatten
    var values: [String: JSONValue]
  #else
    // widgetgen: flatten
    var values: [String: Int]
  #endif
}

// widgetgen: encodable
struct Query {
  let version = 2
  // widgetgen: flatten
  var parameters: [String: String]
}
