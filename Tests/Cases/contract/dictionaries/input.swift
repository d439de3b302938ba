import WidgetRuntime

enum Side: String, Codable, CodingKeyRepresentable { case left, right = "r\"t" }
enum Level: Int, Codable, CodingKeyRepresentable { case low = 1, high }
enum Corner: String, Codable { case top, bottom }
struct Identifier: RawRepresentable, Codable, Hashable, CodingKeyRepresentable {
  var rawValue: String
}

// widgetgen: codable
struct Table {
  var sides: [Side: Int]
  var levels: [Level: String]?
  // widgetgen: lossy
  var lossy: [Side: Int] = [:]
  // widgetgen: lossy
  var integers: [Int: Int] = [:]
  var names: [Identifier: Int] = [:]
  // widgetgen:ignore dictionary-as-array
  var corners: [Corner: Int] = [:]
  // expected-warning 7-13: Swift codes 'corners' as an array of alternating keys and values, because its keys are of type 'Corner'; make 'Corner' conform to 'CodingKeyRepresentable' for an object [dictionary-as-array]
  // widgetgen: lossy
  var set: Set<Side> = []
}
