// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Beagle's documentation describes these declarations.

/// Beagle 2's wrapper, which distinguishes eight shapes at run time.
@propertyWrapper public struct AutoCodable<Value> {
  public var wrappedValue: Value

  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

extension AutoCodable: Codable {
  public init(from decoder: any Decoder) throws {
    let value: Any? =
      switch Value.self {
      case is (any ServerDrivenComponent).Type: try decoder.component()
      case is [any ServerDrivenComponent].Type: try decoder.list { try $0.component() }
      case is (any ServerDrivenComponent)?.Type: try decoder.optional { try $0.component() }
      case is [any ServerDrivenComponent]?.Type:
        try decoder.optional { try $0.list { try $0.component() } }
      case is (any Action).Type: try decoder.action()
      case is [any Action].Type: try decoder.list { try $0.action() }
      case is (any Action)?.Type: try decoder.optional { try $0.action() }
      case is [any Action]?.Type: try decoder.optional { try $0.list { try $0.action() } }
      default: throw BeagleCodableError.unsupportedType(String(describing: Value.self))
      }
    guard let value = value as? Value else {
      throw BeagleCodableError.unsupportedType(String(describing: Value.self))
    }
    wrappedValue = value
  }

  public func encode(to encoder: any Encoder) throws {
    if let value = wrappedValue as? any BeagleCodable {
      try encoder.encodeNamed(value)
    } else if let values = wrappedValue as? [any ServerDrivenComponent] {
      var list = encoder.unkeyedContainer()
      for value in values {
        try list.encode(AutoCodable<any ServerDrivenComponent>(wrappedValue: value))
      }
    } else if let values = wrappedValue as? [any Action] {
      var list = encoder.unkeyedContainer()
      for value in values { try list.encode(AutoCodable<any Action>(wrappedValue: value)) }
    } else {
      throw BeagleCodableError.unsupportedType(String(describing: Value.self))
    }
  }
}

enum BeagleCodableError: Error {
  case unsupportedType(String)
}

private enum NameKey: String, CodingKey {
  case component = "_beagleComponent_"
  case action = "_beagleAction_"
}

extension Decoder {
  fileprivate func component() throws -> any ServerDrivenComponent {
    let name = try container(keyedBy: NameKey.self).decode(String.self, forKey: .component)
    guard let type = coder?.type(for: name, baseType: .component) else {
      return UnknownComponent(_beagleComponent_: name)
    }
    let value = try type.init(from: self)
    if let value = value as? any ServerDrivenComponent { return value }
    throw BeagleCodableError.unsupportedType(name)
  }

  fileprivate func action() throws -> any Action {
    let name = try container(keyedBy: NameKey.self).decode(String.self, forKey: .action)
    guard let type = coder?.type(for: name, baseType: .action) else {
      return UnknownAction(_beagleAction_: name)
    }
    let value = try type.init(from: self)
    if let value = value as? any Action { return value }
    throw BeagleCodableError.unsupportedType(name)
  }

  fileprivate func list<Element>(_ element: (any Decoder) throws -> Element) throws -> [Element] {
    var list = try unkeyedContainer()
    var elements: [Element] = []
    while !list.isAtEnd { elements.append(try element(list.superDecoder())) }
    return elements
  }

  fileprivate func optional<Value>(_ value: (any Decoder) throws -> Value) throws -> Value? {
    try singleValueContainer().decodeNil() ? nil : value(self)
  }

  fileprivate var coder: (any CoderProtocol)? {
    CodingUserInfoKey.coder.flatMap { userInfo[$0] as? any CoderProtocol }
  }
}

extension Encoder {
  fileprivate func encodeNamed(_ value: any BeagleCodable) throws {
    let coder = CodingUserInfoKey.coder.flatMap { userInfo[$0] as? any CoderProtocol }
    if let name = coder?.name(for: type(of: value)) {
      var container = container(keyedBy: NameKey.self)
      try container.encode(name, forKey: value is any Action ? .action : .component)
    }
    try value.encode(to: self)
  }
}
