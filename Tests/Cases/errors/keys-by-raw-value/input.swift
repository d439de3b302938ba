// widgetgen: codable
enum Size: String, CodingKeyRepresentable {
  // widgetgen: name = "S"
  case small
  case large
}

// widgetgen: codable
enum Plain: String, CodingKeyRepresentable {
  case small
}

// widgetgen: codable
struct Prices {
  var bySize: [Size: Int]
  // expected-error 7-12: the keys of 'bySize' are the raw values of 'Size', not the names of its cases; write the names as raw values instead of annotations [keys-by-raw-value]
  var nested: [[Size: Int]]?
  // expected-error 7-12: the keys of 'nested' are the raw values of 'Size', not the names of its cases; write the names as raw values instead of annotations [keys-by-raw-value]
  var plain: [Plain: Int]
}

// widgetgen: codable, caseInsensitive
enum Shade: String, CodingKeyRepresentable {
  case dark
}

// widgetgen: codable
enum Edge: String, CodingKeyRepresentable {
  case top
  // widgetgen: unknown
  case other
}

// widgetgen: codable
enum Corner: String, CodingKeyRepresentable {
  case round
  // widgetgen: skip
  case sharp
}

typealias Widths = [Edge: Int]

// widgetgen: codable
struct Frame {
  var shades: [Shade: Int]
  // expected-warning 7-12: 'caseInsensitive' of 'Shade' has no effect on the keys of 'shades', which Swift decodes as raw values; use 'String' for the keys [keys-by-raw-value]
  var widths: Widths?
  // expected-warning 7-12: 'unknown' of 'Edge' has no effect on the keys of 'widths', which Swift decodes as raw values; use 'String' for the keys [keys-by-raw-value]
  var corners: [Corner: Int]
  // expected-warning 7-13: 'skip' of 'Corner' has no effect on the keys of 'corners', which Swift decodes as raw values; use 'String' for the keys [keys-by-raw-value]
}
