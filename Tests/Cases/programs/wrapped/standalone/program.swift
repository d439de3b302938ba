import Foundation

func roundTrip(_ data: Data) throws -> Data {
  try JSONEncoder().encode(decode(Text.self, from: data))
}
