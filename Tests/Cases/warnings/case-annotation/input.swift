import Beagle

// widgetgen: decodable
enum Route: Decodable {
  // widgetgen: name = "w"
  // expected-warning 17-26: runtime 'beagle-1' does not support 'name' on 'case web'; remove it, or write 'init(from:)' by hand [annotation-not-for-runtime]
  case web(url: String)
  case native
}
