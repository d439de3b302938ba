// widgetgen: codable
struct Card {
  var title: String
  #if DEBUG
    // widgetgen: flatten
    var debug: DebugInfo
    // widgetgen: flatten
    var extra: [String: Int]
    // expected-warning 9-13: the keys of 'Card.extra' are not known, so Kotlin's class for 'Card' does not contain them [inexpressible]
  #endif
}

// widgetgen: codable
struct DebugInfo {
  var level: Int
  var label: String?
}

// widgetgen: codable
struct Player {
  #if os(iOS)
    var level: Int
    var haptics: Bool
  #else
    var level: String
    var haptics: Int?
  #endif
  #if os(macOS)
    var size: Int
  #elseif DEBUG
    var size: String
  #else
    var other: Int
  #endif
}
