/// An array without the elements that could not be decoded, which are dropped and reported.
///
/// For example: `try fields.decode(LossyArray<Card>.self, forKey: "cards").elements`.
public struct LossyArray<Element: Decodable>: Decodable {
  /// The decoded elements, in order.
  public let elements: [Element]

  /// Decodes each element independently of the other elements.
  public init(from decoder: any Decoder) throws {
    elements = try decoder.elements { _ in true }
  }
}

extension LossyArray: Sendable where Element: Sendable {}

/// A dictionary without the values that could not be decoded, which are dropped and reported.
public struct LossyDictionary<Value: Decodable>: Decodable {
  /// The decoded values.
  public let values: [String: Value]

  /// Decodes each value independently of the other values.
  public init(from decoder: any Decoder) throws {
    values = try decoder.values { _ in true }
  }
}

extension LossyDictionary: Sendable where Value: Sendable {}

extension Decoder {
  /// Decodes the elements of the array. If an element throws an error for which `isDropped` returns true, the element
  /// is dropped and reported. Any other error is rethrown.
  func elements<Element: Decodable>(
    dropping isDropped: (any Swift.Error) -> Bool
  ) throws -> [Element] {
    var list = try unkeyedContainer()
    var elements: [Element] = []
    while !list.isAtEnd {
      switch try list.decode(Attempt<Element>.self).result {
      case .success(let element): elements.append(element)
      case .failure(let error):
        guard isDropped(error) else { throw error }
        let key = ArrayIndex(intValue: list.currentIndex - 1)
        report(DroppedElement(codingPath: codingPath + [key], error: error))
      }
    }
    return elements
  }

  /// Decodes the values of the object. If a value throws an error for which `isDropped` returns true, the value is
  /// dropped and reported. Any other error is rethrown.
  func values<Value: Decodable>(
    dropping isDropped: (any Swift.Error) -> Bool
  ) throws -> [String: Value] {
    // A key strategy converts the keys of a container, but not the `String` keys of a dictionary.
    let attempts = try singleValueContainer().decode([String: Attempt<Value>].self)
    var values: [String: Value] = [:]
    for (key, attempt) in attempts {
      switch attempt.result {
      case .success(let value): values[key] = value
      case .failure(let error):
        guard isDropped(error) else { throw error }
        report(DroppedElement(codingPath: codingPath + [WireKey(key)], error: error))
      }
    }
    return values
  }
}

/// A value, or the error that decoding the value threw. Decoding an attempt never throws, so an unkeyed container
/// advances to the next element.
struct Attempt<Value: Decodable>: Decodable {
  let result: Swift.Result<Value, any Swift.Error>

  init(from decoder: any Decoder) throws {
    result = Swift.Result { try decoder.singleValueContainer().decode(Value.self) }
  }
}

/// An index of an array as a coding key.
struct ArrayIndex: CodingKey {
  let index: Int
  var stringValue: String { "Index \(index)" }
  var intValue: Int? { index }

  init(intValue: Int) { index = intValue }
  init?(stringValue: String) { nil }
}
