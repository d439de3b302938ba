import Beagle
import Foundation
import UIKit

struct Cents: WidgetCoder {
  func decode(from decoder: any Decoder) throws -> Decimal {
    try Decimal(decoder.singleValueContainer().decode(Int.self)) / 100
  }

  func encode(_ value: Decimal, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value * 100)
  }
}

struct Price: ServerDrivenComponent {
  // widgetgen: coder = Cents()
  let amount: Decimal
  // widgetgen: coder = ISO8601()
  let until: [Date]?
  // widgetgen: coder = Lenient(), alias = "n", lossy
  let counts: [Int]
  // widgetgen: coder = Lenient()
  let total: Decimal?
  // widgetgen: coder = NonFinite()
  let ratios: [Double]?

  func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

// widgetgen: codable
struct Plain {
  // widgetgen: coder = ISO8601()
  let until: Date?
}
