import Foundation

nonisolated struct Cents: WidgetCoder {
  func decode(from decoder: any Decoder) throws -> Decimal {
    try Decimal(decoder.singleValueContainer().decode(Int.self)) / 100
  }

  func encode(_ value: Decimal, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value * 100)
  }
}

// widgetgen: codable, nonisolated
struct Price {
  // widgetgen: coder = Cents()
  var amount: Decimal
  // widgetgen: coder = ISO8601()
  var until: Date?
  // widgetgen: coder = Lenient()
  var total: Decimal
  // widgetgen: coder = Lenient()
  var widths: [CGFloat]?
  // widgetgen: coder = NonFinite(), default = 1
  var ratio: Float
}
