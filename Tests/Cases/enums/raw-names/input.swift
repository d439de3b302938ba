// widgetgen: codable
enum Method: String {
  // widgetgen: name = "GET", alias = "get"
  case get
  case post = "POST"
  // widgetgen: unknown
  case other
}

// widgetgen: nameStyle = kebab-case
enum Page: String {
  case homePage, cartPage
  case old = "OLD"
}

// widgetgen: codable, caseInsensitive
enum Side: String {
  case left, right = "Right"
}

enum Level: Int, Codable {
  case low = 1
  // widgetgen: name = 2, alias = 20
  case middle
  case high
}

// widgetgen: codable
enum Plain: String {
  case a, b
}

// widgetgen: decodable
enum Read: Int {
  case one = 1
}
