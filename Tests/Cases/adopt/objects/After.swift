import Foundation

/// Values in nested objects.
// widgetgen: codable, memberwise = false
struct Gradient: Codable {
  // widgetgen: key = "o", default = 1
  let opacity: Double
  // widgetgen: key = "g.k"
  let colors: [Double]
  // widgetgen: key = "g.p"
  let count: Int
  // widgetgen: key = "g.angle"
  var angle: Double?

  private enum DataKeys: String, CodingKey {
    case colors = "k"
    case count = "p"
    case angle
  }
}

/// Objects in objects, and `CodingKeys` that other code uses.
// widgetgen: codable, memberwise = false
struct Place: Codable {
  let id: Int
  // widgetgen: key = "address.region.city"
  let city: String

  enum CodingKeys: String, CodingKey {
    case id
    case city = "address"
  }

  enum AddressKeys: String, CodingKey { case region }
  enum RegionKeys: String, CodingKey { case city }

  static let key = CodingKeys.city.stringValue
}

/// A nested object that only a function requires.
// widgetgen: codable, memberwise = false
struct Turned: Codable {
  // widgetgen: key = "size.width", default = 1
  let width: Int
  // widgetgen: key = "size.height", default = 2
  let height: Int
  // widgetgen: key = "size.depth", default = 3
  let depth: Int
  // widgetgen: key = "size.rotation"
  let rotation: Int

  enum CodingKeys: String, CodingKey { case size }
  enum SizeKeys: String, CodingKey { case width, height, depth, rotation, angle }

  static func decodeRotation(from decoder: any Decoder) throws -> Int {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let size = try container.nestedContainer(keyedBy: SizeKeys.self, forKey: .size)
    let result: Int
    if let angle = try size.decodeIfPresent(Int.self, forKey: .angle) {
      result = angle
    } else {
      result = try size.decodeIfPresent(Int.self, forKey: .rotation) ?? 0
    }
    return result
  }
}

/// The keys of another type.
// widgetgen: codable, memberwise = false
struct Named: Codable {
  // widgetgen: key = "title"
  let name: String
}

enum OtherKeys: String, CodingKey { case name = "title" }

/// Literals as keys.
// widgetgen: codable, memberwise = false
struct Labeled: Codable {
  // widgetgen: key = "label"
  let name: String
  var size: Int?
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
