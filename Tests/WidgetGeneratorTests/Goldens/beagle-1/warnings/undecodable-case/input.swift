import Beagle

// widgetgen: decodable
enum Route: Decodable {
  case web(url: String, Int)
  case native(Int, Int)
}

// widgetgen: decodable
enum Named: Decodable {
  case web(url: String)
  case native(Int)

  enum CodingKeys: String, CodingKey { case web, native, enumCaseKey, url }
}
