// widgetgen: decodable
enum Shape: Decodable {
  case circle(/* widgetgen: key = "r" */ radius: Double)
  // expected-warning 29-37: runtime 'beagle-1' does not support 'key' on 'case circle'; remove it, or write 'init(from:)' by hand [annotation-not-for-runtime]
  case square(side: Double)
}
