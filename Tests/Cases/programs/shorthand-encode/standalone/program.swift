import Foundation

func roundTrip(_ data: Data) throws -> Data {
  try JSONEncoder().encode(decode(AnyComponent.self, from: data))
}
