// Cases of enums with raw values that are coded in one direction.
// widgetgen: codable
enum Size: String {
  case small
  // widgetgen: skip(encode)
  case medium
  // widgetgen: skip(decode)
  case large
  // widgetgen: skip
  case huge
}

// widgetgen: codable
enum Level: Int {
  case low = 1
  // widgetgen: skip(encode)
  case high
}

// widgetgen: encodable
// expected-fix 1-23: remove
// expected-warning 15-23: 'encodable' has no effect because 'Event' has named raw values, which are coded in both directions; remove it [unused-annotation]
enum Event: String {
  case tap
  // widgetgen: skip(encode)
  case drag
}

// widgetgen: codable
struct Screen {
  var size: Size
  var level: Level
}
