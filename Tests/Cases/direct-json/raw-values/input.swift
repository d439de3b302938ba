// widgetgen: codable
public enum Alignment: String, Sendable {
  case leading, center = "middle"
  case `default`, quoted = "a\"b/c", accented = "größe"
}

// widgetgen: codable
enum Level: Int {
  case low = 1, middle, high = 10
}

// widgetgen: codable
enum Byte: UInt8 {
  case zero
}

// widgetgen: decodable
enum Received: String {
  case yes
}

// widgetgen: encodable
enum Sent: String {
  case no
}

// widgetgen: codable
enum Platform: String {
  case all
  #if os(iOS)
    case phone
  #else
    case other
  #endif
}

// Its decoding is hand-written.
// widgetgen: codable
enum Lenient: String {
  case on, off

  init(from decoder: any Decoder) throws {
    self = Lenient(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .off
  }
}

// Its `init(rawValue:)` is hand-written.
// widgetgen: codable
enum Folded: String {
  case on, off

  init?(rawValue: String) {
    switch rawValue.lowercased() {
    case "on": self = .on
    case "off": self = .off
    default: return nil
    }
  }
}

// Its raw values are neither strings nor integers.
// widgetgen: codable
enum Ratio: Double {
  case half = 0.5
}

// Swift checks the system when it decodes the case.
// widgetgen: codable
enum Style: String {
  case plain
  @available(macOS 99, iOS 99, *)
  case glass
}

// widgetgen: codable
struct Box {
  var alignment: Alignment
  var level: Level?
  var levels: [Level]
  var ratio: Ratio
}
