// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The part of BeagleSchema, a module of Beagle 1.0 to 1.5, that generated code uses. See Beagle1/README.md.
public protocol RawAction: Decodable {}

public protocol RawComponent: Decodable {}

public protocol RawWidget: RawComponent {}

extension KeyedDecodingContainer {
  public func decode(forKey key: Key) throws -> any RawComponent { throw absent(key) }
  public func decode(forKey key: Key) throws -> [any RawComponent] { throw absent(key) }
  public func decodeIfPresent(forKey key: Key) throws -> (any RawComponent)? { nil }
  public func decodeIfPresent(forKey key: Key) throws -> [any RawComponent]? { nil }
  public func decode(forKey key: Key) throws -> any RawAction { throw absent(key) }
  public func decode(forKey key: Key) throws -> [any RawAction] { throw absent(key) }
  public func decodeIfPresent(forKey key: Key) throws -> (any RawAction)? { nil }
  public func decodeIfPresent(forKey key: Key) throws -> [any RawAction]? { nil }

  private func absent(_ key: Key) -> DecodingError {
    .keyNotFound(key, .init(codingPath: codingPath, debugDescription: "a stub decodes nothing"))
  }
}
