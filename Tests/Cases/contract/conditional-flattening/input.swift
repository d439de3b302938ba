// widgetgen: codable
struct Card {
  var title: String
  #if DEBUG
    // widgetgen: flatten
    var debug: DebugInfo
    // widgetgen: flatten
    var extra: [String: Int]
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
