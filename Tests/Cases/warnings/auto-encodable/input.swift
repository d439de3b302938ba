protocol AutoDecodable: Decodable {}
protocol AutoEncodable: Encodable {}
protocol AutoCodable: AutoDecodable, AutoEncodable {}

struct Both: AutoCodable {
// expected-warning 8-11: 'AutoEncodable' is not for runtime 'beagle-1', which only decodes; remove it, and write 'encode(to:)' of 'Both' by hand [annotation-not-for-runtime]
  let title: String
}

struct Written: AutoEncodable {
  let title: String

  func encode(to encoder: Encoder) throws {}
}
