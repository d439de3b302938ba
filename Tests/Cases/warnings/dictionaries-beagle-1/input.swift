import Beagle

enum Side: String, Codable { case left, right }

// widgetgen: decodable
struct Table {
  var sides: [Side: Int]
  // expected-warning 7-11: Swift codes 'sides' as an array of alternating keys and values, because its keys are of type 'Side'; make 'Side' conform to 'CodingKeyRepresentable' for an object [dictionary-as-array]
}
