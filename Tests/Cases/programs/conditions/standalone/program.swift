import Foundation

func roundTrip(_ data: Data) throws -> Data {
  try JSONEncoder().encode(JSONDecoder().decode(Page.self, from: data))
}
