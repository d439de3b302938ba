extension WidgetCoding {
  /// A dictionary without the entries that could not be decoded, which are dropped and reported.
  ///
  /// The JSON has the form that `Dictionary` decodes. It is an object if the type of the keys is `String` or `Int`, or
  /// conforms to `CodingKeyRepresentable`. Otherwise, it is an array of alternating keys and values.
  public struct LossyMap<Key: Hashable & Decodable, Value: Decodable>: Decodable {
    /// The decoded entries.
    public let values: [Key: Value]

    /// Decodes each entry independently of the other entries.
    public init(from decoder: any Decoder) throws {
      values = try decoder.entries { _ in true }
    }
  }
}

extension WidgetCoding.LossyMap: Sendable where Key: Sendable, Value: Sendable {}

extension WidgetCoding {
  /// A set without the elements that could not be decoded, which are dropped and reported.
  public struct LossySet<Element: Hashable & Decodable>: Decodable {
    /// The decoded elements.
    public let elements: Set<Element>

    /// Decodes each element independently of the other elements.
    public init(from decoder: any Decoder) throws {
      elements = Set(try decoder.elements { _ in true })
    }
  }
}

extension WidgetCoding.LossySet: Sendable where Element: Sendable {}

extension Decoder {
  /// Decodes the entries of a dictionary. If decoding an entry throws an error for which `isDropped` returns true, the
  /// entry is dropped and reported. Any other error is rethrown.
  func entries<Key: Hashable & Decodable, Value: Decodable>(
    dropping isDropped: (any Swift.Error) -> Bool
  ) throws -> [Key: Value] {
    var entries: [Key: Value] = [:]
    func add(
      _ key: Swift.Result<Key, any Swift.Error>, _ value: Swift.Result<Value, any Swift.Error>,
      at places: [any CodingKey]
    ) throws {
      for case (.some(let error), let place) in zip([key.failure, value.failure], places) {
        guard isDropped(error) else { throw error }
        report(DroppedElement(codingPath: codingPath + [place], error: error))
        return
      }
      entries[try key.get()] = try value.get()
    }
    if DictionaryKeys<Key>.areInObjects {
      // A key strategy converts the keys of a container, but not the `String` keys of a dictionary.
      let attempts = try singleValueContainer().decode([String: Attempt<Value>].self)
      for (text, attempt) in attempts {
        let place = WireKey(text)
        let key = Swift.Result { try self.key(text) as Key }
        try add(key, attempt.result, at: [place, place])
      }
    } else {
      var list = try unkeyedContainer()
      while !list.isAtEnd {
        let place = ArrayIndex(intValue: list.currentIndex)
        let key = try list.decode(Attempt<Key>.self).result
        if let error = key.failure, !isDropped(error) { throw error }
        guard !list.isAtEnd else { throw lacksValue }
        let next = ArrayIndex(intValue: list.currentIndex)
        try add(key, try list.decode(Attempt<Value>.self).result, at: [place, next])
      }
    }
    return entries
  }

  private func key<Key: Hashable>(_ text: String) throws -> Key {
    if let key = DictionaryKeys<Key>.key(text) { return key }
    throw DecodingError.dataCorrupted(
      .init(
        codingPath: codingPath + [WireKey(text)], debugDescription: DictionaryKeys<Key>.reason(text)))
  }

  /// The error for an array of alternating keys and values that ends with a key.
  private var lacksValue: DecodingError {
    .dataCorrupted(.init(codingPath: codingPath, debugDescription: "the last key has no value"))
  }
}

extension Swift.Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
