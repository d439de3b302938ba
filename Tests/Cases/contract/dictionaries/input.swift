import Foundation
import WidgetRuntime

enum Side: String, Codable, CodingKeyRepresentable { case left, right = "r\"t" }
enum Level: Int, Codable, CodingKeyRepresentable { case low = 1, high }
enum Corner: String, Codable { case top, bottom }
struct Identifier: RawRepresentable, Codable, Hashable, CodingKeyRepresentable {
  var rawValue: String
}
struct Number: RawRepresentable, Codable, Hashable, CodingKeyRepresentable {
  var rawValue: Int
}
struct Doubled: RawRepresentable, Codable, Hashable, CodingKeyRepresentable {
  var rawValue: Int
  var codingKey: any CodingKey { WireKey("\(rawValue * 2)") }
  init(rawValue: Int) { self.rawValue = rawValue }
  init?<T: CodingKey>(codingKey: T) { rawValue = (Int(codingKey.stringValue) ?? 0) / 2 }
}
extension UUID: @retroactive CodingKeyRepresentable {
  public var codingKey: any CodingKey { WireKey(uuidString) }
  public init?<T: CodingKey>(codingKey: T) { self = UUID(uuidString: codingKey.stringValue) ?? UUID() }
}

// widgetgen: codable
struct Table {
  var numbers: [Number: Int] = [:]
  var doubled: [Doubled: Int] = [:]
  var ids: [UUID: Int] = [:]
  var sides: [Side: Int]
  var levels: [Level: String]?
  // widgetgen: lossy
  var lossy: [Side: Int] = [:]
  // widgetgen: lossy
  var integers: [Int: Int] = [:]
  var names: [Identifier: Int] = [:]
  // widgetgen: lossy
  var set: Set<Side> = []
}

// A schema cannot describe alternating keys and values, so the payloads do not contain them.
// widgetgen: codable
struct Pairs {
  // widgetgen:ignore dictionary-as-array
  var corners: [Corner: Int] = [:]
  // expected-warning 7-13: Swift codes 'corners' as an array of alternating keys and values, because its keys are of type 'Corner'; make 'Corner' conform to 'CodingKeyRepresentable' for an object [dictionary-as-array]
}
