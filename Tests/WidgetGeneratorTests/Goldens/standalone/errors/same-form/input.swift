// widgetgen: family, untagged
enum Size: Codable {
  case automatic
  case none
  case points(Double)
  case pixels(Double)
  case ratio(width: Int, height: Int)
  case grid(width: Int, height: Int)
  case named(String)
  // Keys distinguish, types distinguish, and what is only written is not decoded at all.
  case area(Int, depth: Int)
  // widgetgen: only = encode
  case exact(Double)
  // widgetgen: unknown
  case other
}
