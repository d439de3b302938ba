import Beagle

// widgetgen: decodable
enum Route: Decodable {
  case web(url: String)
  case web(id: Int)
}
