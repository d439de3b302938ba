import Foundation
import WidgetRuntime

/// A struct with code that is not read, in both directions.
// widgetgen: codable, memberwise = false
struct Item: Codable {
  let id: Int
  let name: String
  var tags: [String] = []
  let price: Double?
  let size: Int

  enum CodingKeys: String, CodingKey {
    case id, tags, price, size
    case name = "Name"
  }

  static func decodeTags(from decoder: any Decoder) throws -> [String] {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let limit = try container.decode(Int.self, forKey: .size)
    var result: [String] = []
    if container.contains(.tags) {
      // Single tags are not in a list.
      do {
        result = Array(try container.decode([String].self, forKey: .tags).prefix(limit))
      } catch {
        result = [try container.decode(String.self, forKey: .tags)]
      }
    }
    return result
  }

  func encodeTags(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    if tags.count == 1 {
      try container.encode(tags[0], forKey: .tags)
    } else if !tags.isEmpty {
      try container.encode(tags.sorted(), forKey: .tags)
    }
  }
}

/// A class with a local of another type, and with a property that has the name of a local.
// widgetgen: codable, memberwise = false
final class Page: Codable {
  let title: String
  private let url: String
  // widgetgen: default = 1
  let count: Int
  // widgetgen: default = false
  let isNew: Bool

  enum CodingKeys: String, CodingKey { case title, url, count, isNew }

  static func decodeUrl(from decoder: any Decoder) throws -> String {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let address = try values.decode(String.self, forKey: .url)
    guard let url = URL(string: address), url.scheme != nil else {
      throw DecodingError.dataCorruptedError(
        forKey: .url, in: values, debugDescription: "no URL: \(address)")
    }
    return url.absoluteString
  }

  // widgetgen:inline:auto:Page.Coding
  // widgetgen:end
}

struct RangeError: Error {}

struct Key: CodingKey {
  var stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension Decoder {
  func requireKeys(_ keys: [String]) throws {
    for key in try container(keyedBy: Key.self).allKeys where !keys.contains(key.stringValue) {
      throw DecodingError.dataCorrupted(
        .init(codingPath: codingPath, debugDescription: key.stringValue))
    }
  }
}

/// A struct with checks, which move to functions that are called after decoding.
// widgetgen: codable, memberwise = false
struct Range: Codable {
  enum Kind: String, Codable { case open, closed }

  let low: Int
  // widgetgen: default = 9
  let high: Int
  let kind: Kind

  enum CodingKeys: String, CodingKey { case low, high, kind }

  func didDecode(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    guard low > 0 else { throw RangeError() }
    if high < low {
      throw DecodingError.dataCorruptedError(forKey: .high, in: container, debugDescription: "low")
    }
    try decoder.requireKeys(["low", "high", "kind"])
  }
}

/// A struct with one condition, which needs no decoder.
// widgetgen: codable, memberwise = false
struct Even: Codable {
  // widgetgen: key = "v"
  var value: Int

  func validate() throws {
    guard value.isMultiple(of: 2) else { throw RangeError() }
  }
}

struct Root: Codable {
  var ranges: [Range]?
  var numbers: [Even]?
  var items: [Item]?
  var pages: [Page]?
}
