import Foundation

func roundTrip(_ data: Data) throws -> Data {
  try JSONEncoder().encode(decode(Screen.self, from: data))
}
