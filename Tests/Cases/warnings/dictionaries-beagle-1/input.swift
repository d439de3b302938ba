import Beagle

enum Side: String, Codable { case left, right }

// widgetgen: decodable
struct Table {
  var sides: [Side: Int]
  // expected-warning 7-11: Swift codes 'sides', with keys of type 'Side', as an array of keys and values in turn; make 'Side' conform to 'CodingKeyRepresentable' for an object [dictionary-as-array]
}
