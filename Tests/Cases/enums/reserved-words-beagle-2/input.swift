import Beagle

// widgetgen: family, codable
enum Rule {
  case range(in: Int, default: String)
  case `repeat`(while: Bool)
}
