// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Beagle's documentation describes these declarations.

public typealias StringOrExpression = String

public typealias DynamicDictionary = [String: DynamicObject]

/// A value, or the text of an expression that evaluates to a value: `@{user.name}`.
public enum Expression<T: Codable> {
  case value(T)
  case expression(ContextExpression)
}

public struct ContextExpression: Hashable {
  public let rawValue: String
}

extension Expression: Equatable where T: Equatable {}

extension Expression: Codable {
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self), text.contains("@{") {
      self = .expression(ContextExpression(rawValue: text))
    } else {
      self = .value(try container.decode(T.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .value(let value): try container.encode(value)
    case .expression(let expression): try container.encode(expression.rawValue)
    }
  }
}

public enum DynamicObject: Hashable, Codable {
  case empty
  case bool(Bool)
  case int(Int)
  case double(Double)
  case string(String)
  case array([DynamicObject])
  case dictionary(DynamicDictionary)

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .empty
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .int(value)
    } else if let value = try? container.decode(Double.self) {
      self = .double(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([DynamicObject].self) {
      self = .array(value)
    } else {
      self = .dictionary(try container.decode(DynamicDictionary.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .empty: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .int(let value): try container.encode(value)
    case .double(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let value): try container.encode(value)
    case .dictionary(let value): try container.encode(value)
    }
  }
}

public struct Context: Codable, Equatable {
  public let id: String
  public let value: DynamicObject
}

public class Style: Codable {
  public var backgroundColor: Expression<String>?
  public var borderWidth: Expression<Double>?

  public init(backgroundColor: Expression<String>? = nil, borderWidth: Expression<Double>? = nil) {
    self.backgroundColor = backgroundColor
    self.borderWidth = borderWidth
  }
}

public struct Accessibility: Codable, Equatable {
  public var accessibilityLabel: String?
  public var accessible: Bool = true
  public var isHeader: Bool? = false
}
