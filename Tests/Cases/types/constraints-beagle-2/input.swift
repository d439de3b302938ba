import Beagle

// widgetgen: codable
struct Box<T> {
  var value: T
  var label: String
}
