import Beagle

// widgetgen: decodable
enum Route: Decodable {
  // widgetgen: name = "w"
  case web(url: String)
  case native
}
