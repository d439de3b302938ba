import Beagle

// widgetgen: decodable
enum Route: Decodable {
  case web(url: String)
  // expected-note 8-10: the first case
  case web(id: Int)
  // expected-error 8-10: generated code cannot distinguish the two cases named 'web'; give one of them another name, or write 'init(from:)' by hand [overloaded-case]
}
