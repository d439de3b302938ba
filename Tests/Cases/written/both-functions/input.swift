// The coding is written by hand, so only the conformance is generated.

// widgetgen: codable
struct Amount {
  var cents: Int

  init(from decoder: any Decoder) throws { cents = try Int(from: decoder) }

  func encode(to encoder: any Encoder) throws { try cents.encode(to: encoder) }
}

// widgetgen: decodable
enum Empty {
  case empty
}

extension Empty {
  init(from decoder: any Decoder) throws { self = .empty }
}

func useCodable<T: Codable>(_: T.Type) {}
func useDecodable<T: Decodable>(_: T.Type) {}

func useAll() {
  useCodable(Amount.self)
  useDecodable(Empty.self)
}
