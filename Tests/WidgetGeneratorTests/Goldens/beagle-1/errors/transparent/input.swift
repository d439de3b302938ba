import Beagle

// widgetgen: decodable, transparent
struct Identifier {
  let rawValue: String
}

// widgetgen: decodable, transparent
enum Tone { case calm }
