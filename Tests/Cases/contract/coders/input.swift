import Foundation
import WidgetRuntime

/// An amount in cents of a euro.
struct Cents: WidgetCoder {
  typealias JSON = [Int]
  func decode(from decoder: any Decoder) throws -> Decimal { 0 }
  func encode(_ value: Decimal, to encoder: any Encoder) throws {}
}

struct Opaque: WidgetCoder {
  func decode(from decoder: any Decoder) throws -> Decimal { 0 }
  func encode(_ value: Decimal, to encoder: any Encoder) throws {}
}

struct Color: HexColorConvertible {
  var hexComponents: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) { (0, 0, 0, 0) }
  init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {}
}

// widgetgen: codable
struct Event {
  // widgetgen: coder = ISO8601()
  var start: Date
  // widgetgen: coder = ISO8601WithFractions(), lossy
  var ends: [Date]?
  // widgetgen: coder = SecondsSince1970()
  var seconds: [String: Date]
  // widgetgen: coder = Base64()
  var data: Data?
  // widgetgen: coder = JSONText()
  var inner: [Int]?
  // widgetgen: coder = HexColor()
  var color: Color?
  // widgetgen: coder = Lenient()
  var count: Int?
  // widgetgen: coder = Lenient()
  var total: Decimal?
  // widgetgen: coder = Lenient()
  var width: CGFloat?
  // widgetgen: coder = NonFinite()
  var ratios: [Double]?
  // widgetgen: coder = NonFinite(), default = 1
  var scale: CGFloat
  /// The price without taxes.
  // widgetgen: coder = Cents()
  var price: Decimal?
  // widgetgen: coder = Opaque()
  var other: Decimal?
  // widgetgen: coder = EmptyAsNil()
  var mode: Mode?
  // widgetgen: coder = EmptyAsNil()
  var modes: [Mode]?
}

enum Mode: String, Codable { case light, dark }
