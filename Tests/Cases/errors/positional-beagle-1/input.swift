import Beagle

// widgetgen: decodable, positional
// expected-error 26-35: runtime 'beagle-1' does not support 'positional'; remove it [annotation-not-for-runtime]
struct Point {
  let x: Double
}
