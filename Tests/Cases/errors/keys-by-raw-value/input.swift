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
