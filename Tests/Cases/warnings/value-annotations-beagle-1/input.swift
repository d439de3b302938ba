// widgetgen: decodable
enum Shape: Decodable {
  case circle(/* widgetgen: key = "r" */ radius: Double)
  // expected-warning 29-37: 'key' on 'case circle' is not for runtime 'beagle-1'; remove it, or write 'init(from:)' by hand [annotation-not-for-runtime]
  case square(side: Double)
}
