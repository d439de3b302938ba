import WidgetRuntime

// The default is encoded as an object, so a single element needs no brackets.
// widgetgen: family = untagged, default = none
enum Media {
  case none
  case image(url: String)
}

// The list is under a key, so the values of the enum are objects or numbers.
// widgetgen: family = untagged
indirect enum Formula {
  case sum(of: [Formula])
  case number(Double)
}

// widgetgen: codable
struct Screen {
  // widgetgen: oneOrMany(both)
  var media: [Media]
  // widgetgen: oneOrMany(both)
  var formulas: [Formula]
}
