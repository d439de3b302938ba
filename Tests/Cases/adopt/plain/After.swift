import Foundation

/// A shipment with hand-written coding.
// widgetgen: codable, memberwise = false, keyStyle = snake_case
public struct Shipment: Codable, Equatable {
  public let id: String
  // widgetgen: omit = never
  public var note: String?
  public let itemCount: Int
  // widgetgen: default = [], omit = isEmpty
  public var tags: [String]
  // widgetgen: default = false, invalid = false
  public var isFragile: Bool
  // widgetgen: default = .open, omit = default
  public var status: Status
  // widgetgen: invalid = nil
  public var weight: Double?
  // widgetgen: skip
  public var cached: Int = 0

  public enum Status: String, Codable { case open, sent }
}

/// A type whose encoding the compiler synthesizes.
// widgetgen: decodable
struct Reply: Codable {
  let code: Int
  // widgetgen: default = "none"
  let text: String

  private enum CodingKeys: String, CodingKey {
    case code
    case text = "message"
  }
}

/// A value without an object.
// widgetgen: codable, memberwise = false, transparent
struct Identifier: Codable {
  let rawValue: String
}

/// A required key of an optional, a key that is null, and a value that is only decoded.
// widgetgen: codable, memberwise = false
struct Patch: Codable {
  // widgetgen: default = throw
  let parent: Int?
  // widgetgen: default = throw
  let size: Int?
  let token: String?
  // widgetgen: default = 2, skip(encode)
  let version: Int
}

struct Root: Codable {
  var shipments: [Shipment]?
  var reply: Reply?
  var ids: [Identifier]?
  var patch: Patch?
}
