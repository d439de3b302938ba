import Foundation
import WidgetRuntime

// widgetgen: codable
struct Event {
  // widgetgen: coder = ISO8601()
  // expected-error 17-33: 'ISO8601' codes 'Date', which 'titles' of type '[String]' does not contain; change the type, or use another coder [coder-type]
  var titles: [String]
}

enum Level: Int, Codable { case low = 1 }

typealias Text = String

enum Name: Text, Codable { case first }

struct Points: Codable, LosslessStringConvertible {
  var description: String
  init(_ text: String) { description = text }
}

typealias Identifier = UUID

// widgetgen: codable
struct Order {
  // widgetgen: coder = Lenient()
  // expected-error 17-33: 'Lenient' codes numbers, Booleans and strings, which 'id' of type 'UUID?' does not contain; change the type, or use another coder [coder-type]
  var id: UUID?
  // widgetgen: coder = Lenient()
  // expected-error 17-33: 'Lenient' codes numbers, Booleans and strings, which 'ids' of type '[Identifier]' does not contain; change the type, or use another coder [coder-type]
  var ids: [Identifier]
  // widgetgen: coder = Lenient()
  // expected-error 17-33: 'Lenient' codes numbers, Booleans and strings, which 'level' of type 'Level' does not contain; change the type, or use another coder [coder-type]
  var level: Level
  // widgetgen: coder = Lenient()
  // expected-error 17-33: 'Lenient' codes numbers, Booleans and strings, which 'names' of type '[String: [Name]]' does not contain; change the type, or use another coder [coder-type]
  var names: [String: [Name]]
  // widgetgen: coder = Lenient()
  // expected-error 17-33: 'Lenient' codes numbers, Booleans and strings, which 'link' of type 'Foundation.URL' does not contain; change the type, or use another coder [coder-type]
  var link: Foundation.URL
  // widgetgen: coder = Lenient()
  var points: Points
  // widgetgen: coder = Lenient()
  var prices: [String: [Foundation.Decimal]]
}

// widgetgen: codable
struct Ratios {
  // widgetgen: coder = NonFinite()
  // expected-error 17-35: 'NonFinite' codes floating-point numbers, which 'count' of type 'Int' does not contain; change the type, or use another coder [coder-type]
  var count: Int
  // widgetgen: coder = NonFinite()
  // expected-error 17-35: 'NonFinite' codes floating-point numbers, which 'price' of type 'Decimal' does not contain; change the type, or use another coder [coder-type]
  var price: Decimal
  // widgetgen: coder = NonFinite()
  var size: [TimeInterval]?
}

// The coder of a type applies only to the properties that it fits.
// widgetgen: codable, coder = Lenient()
struct Defaults {
  var id: UUID
  var level: Level
  var price: Decimal
  var width: CGFloat?
}
