import Foundation

func roundTrip(_ data: Data) throws -> Data {
  try JSONEncoder().encode(decode(Box.self, from: data))
}
