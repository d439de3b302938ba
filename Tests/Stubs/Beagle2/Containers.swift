// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Beagle's documentation describes these declarations.

extension KeyedDecodingContainer {
  public func decode(forKey key: Key) throws -> any Action {
    try decode(AutoCodable<any Action>.self, forKey: key).wrappedValue
  }

  public func decodeIfPresent(forKey key: Key) throws -> (any Action)? {
    try decode(AutoCodable<(any Action)?>.self, forKey: key).wrappedValue
  }

  public func decode(forKey key: Key) throws -> [any Action] {
    try decode(AutoCodable<[any Action]>.self, forKey: key).wrappedValue
  }

  public func decodeIfPresent(forKey key: Key) throws -> [any Action]? {
    try decode(AutoCodable<[any Action]?>.self, forKey: key).wrappedValue
  }

  public func decode(forKey key: Key) throws -> any ServerDrivenComponent {
    try decode(AutoCodable<any ServerDrivenComponent>.self, forKey: key).wrappedValue
  }

  public func decodeIfPresent(forKey key: Key) throws -> (any ServerDrivenComponent)? {
    try decode(AutoCodable<(any ServerDrivenComponent)?>.self, forKey: key).wrappedValue
  }

  public func decode(forKey key: Key) throws -> [any ServerDrivenComponent] {
    try decode(AutoCodable<[any ServerDrivenComponent]>.self, forKey: key).wrappedValue
  }

  public func decodeIfPresent(forKey key: Key) throws -> [any ServerDrivenComponent]? {
    try decode(AutoCodable<[any ServerDrivenComponent]?>.self, forKey: key).wrappedValue
  }

  public func decode<T>(_ type: AutoCodable<T?>.Type, forKey key: Key) throws -> AutoCodable<T?> {
    try decodeIfPresent(type, forKey: key) ?? AutoCodable<T?>(wrappedValue: nil)
  }
}

extension KeyedEncodingContainer {
  public mutating func encode(_ value: any Action, forKey key: Key) throws {
    try encode(AutoCodable(wrappedValue: value), forKey: key)
  }

  public mutating func encodeIfPresent(_ value: (any Action)?, forKey key: Key) throws {
    try encode(AutoCodable(wrappedValue: value), forKey: key)
  }

  public mutating func encode(_ value: [any Action], forKey key: Key) throws {
    try encode(AutoCodable(wrappedValue: value), forKey: key)
  }

  public mutating func encodeIfPresent(_ value: [any Action]?, forKey key: Key) throws {
    try encode(AutoCodable(wrappedValue: value), forKey: key)
  }

  public mutating func encode(_ value: any ServerDrivenComponent, forKey key: Key) throws {
    try encode(AutoCodable(wrappedValue: value), forKey: key)
  }

  public mutating func encodeIfPresent(_ value: (any ServerDrivenComponent)?, forKey key: Key)
    throws
  {
    try encode(AutoCodable(wrappedValue: value), forKey: key)
  }

  public mutating func encode(_ value: [any ServerDrivenComponent], forKey key: Key) throws {
    try encode(AutoCodable(wrappedValue: value), forKey: key)
  }

  public mutating func encodeIfPresent(_ value: [any ServerDrivenComponent]?, forKey key: Key)
    throws
  {
    try encode(AutoCodable(wrappedValue: value), forKey: key)
  }

  public mutating func encode<T>(_ value: AutoCodable<T?>, forKey key: Key) throws {
    if value.wrappedValue != nil { try encodeIfPresent(value, forKey: key) }
  }
}
