import Beagle

// widgetgen: decodable, positional
// expected-error 26-35: 'positional' is not for runtime 'beagle-1'; remove it [annotation-not-for-runtime]
struct Point {
  let x: Double
}
