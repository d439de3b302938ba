protocol AutoDecodable: Decodable {}
protocol AutoEncodable: Encodable {}
protocol AutoCodable: AutoDecodable, AutoEncodable {}

struct Both: AutoCodable {
// expected-warning 8-11: runtime 'beagle-1' only decodes and does not support 'AutoEncodable'; remove it, and write 'encode(to:)' of 'Both' by hand [annotation-not-for-runtime]
  let title: String
}

struct Written: AutoEncodable {
  let title: String

  func encode(to encoder: Encoder) throws {}
}
