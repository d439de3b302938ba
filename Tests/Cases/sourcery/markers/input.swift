protocol AutoDecodable: Decodable {}
protocol AutoEncodable: Encodable {}
protocol AutoCodable: AutoDecodable, AutoEncodable {}

struct Both: AutoCodable {
  let title: String
}

struct Read: AutoDecodable {
  let title: String
}

struct Written: AutoEncodable {
  let title: String
}
