import Foundation
import WidgetRuntime

enum Level: String, Codable { case low, high }

struct Range: Codable, Equatable {
  var low = 0
  var high = 0
}

// widgetgen: codable
struct Offer {
  // widgetgen: omit = "$0 == \"$0.00\""
  var price = "$0.00"
  // widgetgen: omit = "$0.allSatisfy { $0.isEmpty }"
  var names: [String] = []
  // widgetgen: omit = "$0 == \"\\($0.count)\""
  var count = "1"
  // widgetgen: omit = "$0.low == 0 || [$0.high].contains { $0 > 9 }"
  var range = Range()
  // widgetgen: omit = "$0 == .low /* the $0 */"
  var level = Level.low
  // widgetgen: omit = "$0.map { $0 < limit } ?? true"
  var number: Int?
  // widgetgen: omit = "($0 == [0, 1])"
  var list = [0, 1]
  // widgetgen: omit = "if $0 < 1 { true } else { $0 > 9 }"
  var stars = 0
  // widgetgen: key = meta.rank, omit = "{ $0 == 1 }($0)"
  var rank = 1
  // widgetgen: omit = "try isDefault($0)"
  var size = 2
  // widgetgen: omit = "try $0.allSatisfy { try isDefault($0) }"
  var sizes: [Int] = []
  // widgetgen: default = "base == other", omit = default
  var isSame: Bool
  // widgetgen: default = "base ? 1 : 2", omit = default
  var choice: Int

  var limit: Int { 3 }
}

let base = false
let other = false

func isDefault(_ value: Int) throws -> Bool {
  if value < 0 { throw CancellationError() }
  return value == 2
}

// widgetgen: codable
struct Shelf {
  // widgetgen: omit = "$0.contains { $0 == first }"
  var books: [String] = []
  // widgetgen: skip
  var first = "a"
}

// widgetgen: family
enum Note {
  case text(
    // widgetgen: omit = "$0 == \"$0\""
    value: String = "$0",
    // widgetgen: omit = "$0.allSatisfy { $0 == 0 }"
    marks: [Int] = [])
}

// widgetgen: codable
struct Page {
  var offer: Offer
  var shelf = Shelf()
  var note: Note = .text()
}
