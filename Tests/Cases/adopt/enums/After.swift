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

struct Root: Codable {
  var contents: [Content]?
  var sizes: [Size]?
  var shapes: [Shape]?
  var events: [Event]?
}
