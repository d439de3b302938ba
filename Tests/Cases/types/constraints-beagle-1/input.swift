import Beagle

// widgetgen: decodable
struct Box<T> {
  var value: T
  var label: String
}
