extension WidgetCoding {
  /// An array without unknown elements, which are dropped and reported. An unknown element has an unknown name, or
  /// matches no type or case of an untagged family. An error inside any other element is thrown.
  ///
  /// For example: `try fields.decode(KnownArray<AnyComponent>.self, forKey: "children").elements`.
  public struct KnownArray<Element: Decodable>: Decodable {
    /// The known elements, in order.
    public let elements: [Element]

    /// Decodes the elements. Unknown elements are dropped and reported.
    public init(from decoder: any Decoder) throws {
      elements = try decoder.elements {
        $0.isUnknown(at: decoder.codingPath.count + 1)
      }
    }
  }
}

extension WidgetCoding.KnownArray: Sendable where Element: Sendable {}

extension WidgetCoding {
  /// A dictionary without unknown values, which are dropped and reported. An unknown value has an unknown name, or
  /// matches no type or case of an untagged family. An error inside any other value is thrown.
  public struct KnownDictionary<Value: Decodable>: Decodable {
    /// The known values.
    public let values: [String: Value]

    /// Decodes the values. Unknown values are dropped and reported.
    public init(from decoder: any Decoder) throws {
      values = try decoder.values {
        $0.isUnknown(at: decoder.codingPath.count + 1)
      }
    }
  }
}

extension WidgetCoding.KnownDictionary: Sendable where Value: Sendable {}

extension WidgetCoding {
  /// A dictionary without unknown entries, which are dropped and reported. The value of an unknown entry has an unknown
  /// name, or matches no type or case of an untagged family. In an array of keys and values, an entry with such a key is
  /// also unknown. Any other error is thrown.
  public struct KnownMap<Key: Hashable & Decodable, Value: Decodable>: Decodable {
    /// The known entries.
    public let values: [Key: Value]

    /// Decodes the entries. Unknown entries are dropped and reported.
    public init(from decoder: any Decoder) throws {
      values = try decoder.entries {
        $0.isUnknown(at: decoder.codingPath.count + 1)
      }
    }
  }
}

extension WidgetCoding.KnownMap: Sendable where Key: Sendable, Value: Sendable {}

extension WidgetCoding {
  /// A set without unknown elements, which are dropped and reported. An unknown element has an unknown name, or matches
  /// no type or case of an untagged family. An error inside any other element is thrown.
  public struct KnownSet<Element: Hashable & Decodable>: Decodable {
    /// The known elements.
    public let elements: Set<Element>

    /// Decodes the elements. Unknown elements are dropped and reported.
    public init(from decoder: any Decoder) throws {
      elements = Set(
        try decoder.elements { $0.isUnknown(at: decoder.codingPath.count + 1) })
    }
  }
}

extension WidgetCoding.KnownSet: Sendable where Element: Sendable {}

extension WidgetCoding.KnownArray: WidgetCoding.ListOfOne {
  /// Decodes the value as the only element of the list. An unknown value is dropped and reported.
  public init(elementFrom decoder: any Decoder) throws {
    elements = try decoder.element { $0.isUnknown(at: decoder.codingPath.count) }
  }
}

extension WidgetCoding.KnownSet: WidgetCoding.ListOfOne {
  /// Decodes the value as the only element of the list. An unknown value is dropped and reported.
  public init(elementFrom decoder: any Decoder) throws {
    elements = Set(try decoder.element { $0.isUnknown(at: decoder.codingPath.count) })
  }
}

extension WidgetCoding {
  /// A value that is dropped and reported if it has an unknown name, or matches no type or case of an untagged family.
  public struct Known<Value: Decodable>: Decodable {
    /// The value, or nil if it is unknown.
    public let value: Value?

    /// Decodes the value.
    public init(from decoder: any Decoder) throws {
      do {
        value = try Value(from: decoder)
      } catch  where error.isUnknown(at: decoder.codingPath.count) {
        decoder.report(DroppedElement(codingPath: decoder.codingPath, error: error))
        value = nil
      }
    }
  }
}

extension WidgetCoding.Known: Sendable where Value: Sendable {}

extension Swift.Error {
  /// Whether the error means that the value at a depth has an unknown name, or matches no type or case. Returns false
  /// for the errors of nested values.
  func isUnknown(at depth: @autoclosure () -> Int) -> Bool {
    if let error = self as? NoMatchingTypeError { return error.codingPath.count == depth() }
    guard let error = self as? WidgetDecodingError,
      error.underlying is UnknownNameError || error.underlying is NoMatchingTypeError
    else { return false }
    return error.codingPath.count == depth()
  }
}
