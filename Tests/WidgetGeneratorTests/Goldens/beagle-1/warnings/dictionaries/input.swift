import Beagle

enum Side: String, Codable { case left, right }

// widgetgen: decodable
struct Table {
  var sides: [Side: Int]
}
