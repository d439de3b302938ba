import Beagle

// widgetgen: decodable, transparent
struct Identifier {
  let rawValue: String
}
