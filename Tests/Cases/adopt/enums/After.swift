import Foundation

/// A value that is text, a number, a list or an object.
// widgetgen: family = untagged
enum Content: Codable {
  case none
  case text(String)
  case flag(Bool)
  case parts([Part])
  case part(Part)
}

struct Part: Codable {
  var id: Int
  var note: String?
}

/// A number or an object, whose failures are collected.
// widgetgen: family = untagged
enum Size: Codable {
  case number(Double)
  case box(Box)
}

struct Box: Codable {
  var width: Double
}

/// A shape, with its kind under a key.
// widgetgen: family, tag = "kind"
enum Shape: Codable {
  case circle(radius: Double)
  // widgetgen: name = "rect", key = "side"
  case square(Int)
  // widgetgen: key = [from: "start"]
  case line(from: Int, to: Int?)
  case part(Part)
  case empty

  private enum Kind: String, Codable { case circle, square = "rect", line, part, empty }
}

/// An event with a case for unknown names.
// widgetgen: family
enum Event: Codable {
  // widgetgen: alias = "show"
  case open(page: String)
  // widgetgen: unknown
  case other
}

/// An enum with a value for any other JSON, whose names are raw values of a discriminator.
// widgetgen: family, invalid = .rectangle(nil)
enum Corner: Codable {
  case pill
  // widgetgen: name = "rect", key = "radius"
  case rectangle(Int?)
  private enum Kind: String, Decodable { case pill, rectangle = "rect" }
}

/// An enum with a raw value for any other JSON.
// widgetgen: invalid = .red
enum Color: String, Codable {
  case red
  case blue = "BLUE"
}

/// A case whose value encodes the name, which may be another one.
// widgetgen: family
enum Output: Codable {
  // widgetgen: name = "Logs", alias = "logs"
  case logs(Logs)
  case empty
}

struct Logs: Codable {
  var type: String
  var text: String
}

/// A case whose value contains another object, which encodes the name. The value is in a local.
// widgetgen: family
enum Result: Codable {
  // widgetgen: name = "Logs", alias = "logs"
  case found(Found)
}

// widgetgen: codable, memberwise = false
struct Found: Codable {
  // widgetgen: flatten
  var logs: Logs
  var count: Int
}

struct Root: Codable {
  var results: [Result]?
  var corners: [Corner]?
  var colors: [Color]?
  var outputs: [Output]?
  var contents: [Content]?
  var sizes: [Size]?
  var shapes: [Shape]?
  var events: [Event]?
}
