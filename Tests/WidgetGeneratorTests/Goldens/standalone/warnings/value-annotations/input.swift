// widgetgen: codable, family
enum Block {
  case pair(/* widgetgen: path = "a.b" */ a: Int, /* widgetgen: flatten, skip */ b: Int)
  // widgetgen: unknown
  case other(/* widgetgen: key = "x" */ String)
}

// widgetgen: codable, family, external
enum Shape {
  case circle(/* widgetgen: default = 1, onError = 2 */ Double)
}

// widgetgen: codable, family, untagged
enum Size {
  case width(/* widgetgen: default = 1 */ Int)
}

// widgetgen: encodable, family
enum Event {
  case tap(/* widgetgen: alias = "element" */ id: String)
}

enum Plain: Codable {
  case one(/* widgetgen: key = "x" */ a: Int)
}
