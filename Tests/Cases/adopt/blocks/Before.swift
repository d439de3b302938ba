import Foundation

/// A shape with a name.
class Shape: Codable {
  var name: String

  enum CodingKeys: String, CodingKey { case name = "the_name" }

  init(name: String) { self.name = name }

  required init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    name = try container.decodeIfPresent(String.self, forKey: .name) ?? "none"
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(name, forKey: .name)
  }
}

/// A circle, whose name is coded by its superclass.
final class Circle: Shape {
  let radius: Double
  private let note: String?

  private enum CodingKeys: String, CodingKey { case radius, note }

  required init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    radius = try container.decode(Double.self, forKey: .radius)
    note = try container.decodeIfPresent(String.self, forKey: .note)
    try super.init(from: decoder)
  }

  override func encode(to encoder: any Encoder) throws {
    try super.encode(to: encoder)
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(radius, forKey: .radius)
    try container.encodeIfPresent(note, forKey: .note)
  }
}

/// A value that only its own file can set.
struct Token: Codable {
  private let value: String

  init(from decoder: Decoder) throws {
    value = try decoder.singleValueContainer().decode(String.self)
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

private struct Secret: Codable {
  let key: String

  enum CodingKeys: String, CodingKey { case key = "k" }

  init(from decoder: Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    key = try container.decodeIfPresent(String.self, forKey: .key) ?? "none"
  }

  func encode(to encoder: Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if key != "none" {
      try container.encode(key, forKey: .key)
    }
  }
}

struct Root: Codable {
  var shapes: [Shape]?
  var circles: [Circle]?
  var tokens: [Token]?
  private var secrets: [Secret]?
}
