import Foundation

func roundTrip(_ data: Data) throws -> Data {
  try JSONEncoder().encode(decode(Limits.self, from: data))
}
