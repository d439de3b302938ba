import WidgetRuntime

// widgetgen: codable
enum Size: Int {
  case thousand = 1_000
  case sixteen = 0x10
  case seventeen
  // widgetgen: name = 7
  case seven = -0b11
  case two = -2
}

// widgetgen: codable
enum Scale: Double {
  // widgetgen: name = 1
  case small = 0.5
  case large = 1_000.5
}

// widgetgen: codable
enum Mask: UInt64 {
  case half = 9_223_372_036_854_775_807
  case above
  // widgetgen: alias = 1
  case all = 0xFFFF_FFFF_FFFF_FFFF
}

enum Bits: UInt, Codable {
  case all = 0xFFFF_FFFF_FFFF_FFFF
}

// widgetgen: codable
enum State: String {
  // widgetgen: alias = started
  case running
}
