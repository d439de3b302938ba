// An optional without any of its keys is nil, and a value that cannot be decoded is replaced.

// widgetgen: decodable
struct Tile {
  let text: String
  // widgetgen: flatten
  var style: Style
  // widgetgen: flatten
  // expected-warning 17-23: with runtime 'beagle-1', the flattened optional 'extra' is also nil if a value is wrong; write 'static func decodeExtra(from:)' to report that [annotation-not-for-runtime]
  var extra: Extra?
  // widgetgen: flatten, invalid = Badge(count: 0)
  var badge: Badge
}

struct Style: Decodable { var color: String? }

struct Extra: Decodable { var size: Int }

struct Badge: Decodable { var count: Int }
