import Beagle

// widgetgen: decodable, positional
struct Point {
  let x: Double
}
