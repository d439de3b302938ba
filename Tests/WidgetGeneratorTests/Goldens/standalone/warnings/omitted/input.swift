import WidgetRuntime

struct Style: Codable { var width: Int }

@propertyWrapper struct Kept<Value: Codable & Sendable>: Codable, Sendable {
  var wrappedValue: Value
}

// widgetgen: codable
struct Useless {
  // widgetgen: explicitNil
  var title: String
  // widgetgen: omitDefault
  var name: String
  // widgetgen: omitDefault
  var note: String?
  // widgetgen: omitIf = isEmpty
  var tags: [String]
  // widgetgen: omitIf = isEmpty
  var text = "untitled"
  // widgetgen: omitIf = isEmpty, only = decode
  var read: [String] = []
  // widgetgen: omitDefault
  var written = 1
  // widgetgen: explicitNil
  @Kept var kept: String?

  func encodeWritten(to encoder: any Encoder) throws {}
}

// widgetgen: codable, omitDefault, omitIf = isEmpty, explicitNil
struct Unfit {
  var count: Int
}

// widgetgen: decodable, omitDefault
struct Read {
  // widgetgen: explicitNil
  var count: Int? = 1
}

// widgetgen: family, external
enum Item {
  case one(/* widgetgen: explicitNil */ Int?)
}
