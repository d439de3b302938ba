import Foundation
import WidgetRuntime

func roundTrip(_ data: Data) throws -> Data {
  do {
    return try JSONEncoder().encode(decode(Picture.self, from: data))
  } catch let error as DecodingError {
    throw WidgetDecodingError(error, at: [])
  }
}
