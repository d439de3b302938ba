import Foundation

/// Values in nested objects.
struct Gradient: Codable {
  let opacity: Double
  let colors: [Double]
  let count: Int
  var angle: Double?

  private enum CodingKeys: String, CodingKey {
    case opacity = "o"
    case data = "g"
  }

  private enum DataKeys: String, CodingKey {
    case colors = "k"
    case count = "p"
    case angle
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    opacity = try container.decodeIfPresent(Double.self, forKey: .opacity) ?? 1
    let data = try container.nestedContainer(keyedBy: DataKeys.self, forKey: .data)
    colors = try data.decode([Double].self, forKey: .colors)
    count = try data.decode(Int.self, forKey: DataKeys.count)
    angle = try data.decodeIfPresent(Double.self, forKey: .angle)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(opacity, forKey: .opacity)
    var data = container.nestedContainer(keyedBy: DataKeys.self, forKey: .data)
    try data.encode(colors, forKey: .colors)
    try data.encode(count, forKey: .count)
    try data.encodeIfPresent(angle, forKey: .angle)
  }
}

/// Objects in objects, and `CodingKeys` that other code uses.
struct Place: Codable {
  let id: Int
  let city: String

  enum CodingKeys: String, CodingKey {
    case id
    case city = "address"
  }

  enum AddressKeys: String, CodingKey { case region }
  enum RegionKeys: String, CodingKey { case city }

  static let key = CodingKeys.city.stringValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let address = try container.nestedContainer(keyedBy: AddressKeys.self, forKey: .city)
    let region = try address.nestedContainer(keyedBy: RegionKeys.self, forKey: .region)
    id = try container.decode(Int.self, forKey: .id)
    city = try region.decode(String.self, forKey: .city)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(id, forKey: .id)
    var address = container.nestedContainer(keyedBy: AddressKeys.self, forKey: .city)
    var region = address.nestedContainer(keyedBy: RegionKeys.self, forKey: .region)
    try region.encode(city, forKey: .city)
  }
}

/// A nested object that only a function requires.
struct Turned: Codable {
  let width: Int
  let height: Int
  let depth: Int
  let rotation: Int

  enum CodingKeys: String, CodingKey { case size }
  enum SizeKeys: String, CodingKey { case width, height, depth, rotation, angle }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let size = try container.nestedContainer(keyedBy: SizeKeys.self, forKey: .size)
    width = try size.decodeIfPresent(Int.self, forKey: .width) ?? 1
    height = try size.decodeIfPresent(Int.self, forKey: .height) ?? 2
    depth = try size.decodeIfPresent(Int.self, forKey: .depth) ?? 3
    if let angle = try size.decodeIfPresent(Int.self, forKey: .angle) {
      rotation = angle
    } else {
      rotation = try size.decodeIfPresent(Int.self, forKey: .rotation) ?? 0
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var size = container.nestedContainer(keyedBy: SizeKeys.self, forKey: .size)
    try size.encode(width, forKey: .width)
    try size.encode(height, forKey: .height)
    try size.encode(depth, forKey: .depth)
    try size.encode(rotation, forKey: .rotation)
  }
}

/// The keys of another type.
struct Named: Codable {
  let name: String

  enum CodingKeys: String, CodingKey { case name }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: OtherKeys.self)
    name = try container.decode(String.self, forKey: .name)
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: OtherKeys.self)
    try container.encode(name, forKey: OtherKeys.name)
  }
}

enum OtherKeys: String, CodingKey { case name = "title" }

/// Literals as keys.
struct Labeled: Codable {
  let name: String
  var size: Int?

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: TextKey.self)
    name = try values.decode(String.self, forKey: "label")
    size = try values.decodeIfPresent(Int.self, forKey: "size")
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: TextKey.self)
    try values.encode(name, forKey: "label")
    try values.encodeIfPresent(size, forKey: "size")
  }
}

struct TextKey: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringLiteral value: String) { stringValue = value }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

struct Root: Codable {
  var labeled: [Labeled]?
  var gradients: [Gradient]?
  var places: [Place]?
  var named: [Named]?
  var turned: [Turned]?
}
