import Beagle

// widgetgen: decodable
enum Route: Decodable {
  case web(url: String, Int)
  // expected-warning 8-10: 'case web' has values without labels, which have no keys, and decoding it always fails; label all of its values, or write 'init(from:)' by hand [undecodable-case]
  case native(Int, Int)
}

// widgetgen: decodable
enum Named: Decodable {
  case web(url: String)
  case native(Int)
  // expected-warning 8-13: 'case native' has values without labels, which have no keys, and decoding it always fails; label all of its values, or write 'init(from:)' by hand [undecodable-case]

  enum CodingKeys: String, CodingKey { case web, native, enumCaseKey, url }
}
