import Foundation

func roundTrip(_ data: Data) throws -> Data {
  // With the default strategies, most of this JSON is wrong, in the same way for both decoders.
  do { _ = try decode(AnyComponent.self, from: data) } catch let error as Difference {
    throw error
  } catch {}
  let decoder = JSONDecoder()
  decoder.dateDecodingStrategy = .secondsSince1970
  decoder.keyDecodingStrategy = .convertFromSnakeCase
  let encoder = JSONEncoder()
  encoder.dateEncodingStrategy = .secondsSince1970
  encoder.keyEncodingStrategy = .convertToSnakeCase
  return try encoder.encode(decoder.decode(AnyComponent.self, from: data))
}
