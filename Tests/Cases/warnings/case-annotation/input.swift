import Beagle

// widgetgen: decodable
enum Route: Decodable {
  // widgetgen: name = "w"
  // expected-warning 17-26: 'name' on 'case web' is not for runtime 'beagle-1'; remove it, or write 'init(from:)' by hand [annotation-not-for-runtime]
  case web(url: String)
  case native
}
