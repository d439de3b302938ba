import Foundation
import WidgetRuntime

enum Side: String, Codable { case left, right }
enum Corner: String, Codable, CodingKeyRepresentable { case top, bottom }
struct Identifier: RawRepresentable, Codable, Hashable { var rawValue: String }
typealias Sizes = [Side: Int]

// widgetgen: codable
struct Table {
  var sides: [Side: Int]
  // expected-warning 7-11: Swift codes 'sides' as an array of alternating keys and values, because its keys are of type 'Side'; make 'Side' conform to 'CodingKeyRepresentable' for an object [dictionary-as-array]
  // widgetgen: lossy
  var lossy: [Identifier: Int]
  // expected-warning 7-11: Swift codes 'lossy' as an array of alternating keys and values, because its keys are of type 'Identifier'; make 'Identifier' conform to 'CodingKeyRepresentable' for an object [dictionary-as-array]
  var nested: [[Side: [Int]]]?
  // expected-warning 7-12: Swift codes 'nested' as an array of alternating keys and values, because its keys are of type 'Side'; make 'Side' conform to 'CodingKeyRepresentable' for an object [dictionary-as-array]
  var sizes: Sizes
  // expected-warning 7-11: Swift codes 'sizes' as an array of alternating keys and values, because its keys are of type 'Side'; make 'Side' conform to 'CodingKeyRepresentable' for an object [dictionary-as-array]
  var doubles: [Double: Int]
  // expected-warning 7-13: Swift codes 'doubles' as an array of alternating keys and values, because its keys are of type 'Double'; use 'String' or 'Int' for the keys [dictionary-as-array]
  // widgetgen:ignore dictionary-as-array
  var pairs: [Side: Int]
  // expected-warning 7-11: Swift codes 'pairs' as an array of alternating keys and values, because its keys are of type 'Side'; make 'Side' conform to 'CodingKeyRepresentable' for an object [dictionary-as-array]
  // widgetgen: coder = JSONText()
  var text: [Side: Int]
  // widgetgen: skip
  var skipped: [Side: Int] = [:]
  var corners: [Corner: Int]
  var foreign: [UUID: Int]
  // expected-warning 7-13: Swift codes 'foreign' as an array of alternating keys and values, because its keys are of type 'UUID'; use 'String' or 'Int' for the keys [dictionary-as-array]
  var integers: [Int: Int]
  var lists: [[Int]: Int]
  // expected-warning 7-11: Swift codes 'lists' as an array of alternating keys and values, because its keys are of type '[Int]'; use 'String' or 'Int' for the keys [dictionary-as-array]
  var sets: [Set<Int>: Int]
  // expected-warning 7-10: Swift codes 'sets' as an array of alternating keys and values, because its keys are of type 'Set<Int>'; use 'String' or 'Int' for the keys [dictionary-as-array]
  var arrays: [Array<Int>: Int]
  // expected-warning 7-12: Swift codes 'arrays' as an array of alternating keys and values, because its keys are of type 'Array<Int>'; use 'String' or 'Int' for the keys [dictionary-as-array]
  var optionals: [Int?: Int]
  // expected-warning 7-15: Swift codes 'optionals' as an array of alternating keys and values, because its keys are of type 'Int?'; use 'String' or 'Int' for the keys [dictionary-as-array]
  var aliased: [Sizes: Int]
  // expected-warning 7-13: Swift codes 'aliased' as an array of alternating keys and values, because its keys are of type 'Sizes'; use 'String' or 'Int' for the keys [dictionary-as-array]
}

// widgetgen: family
enum Event {
  case moved([Side: Int])
  // expected-warning 14-24: Swift codes '_0' as an array of alternating keys and values, because its keys are of type 'Side'; make 'Side' conform to 'CodingKeyRepresentable' for an object [dictionary-as-array]
}
