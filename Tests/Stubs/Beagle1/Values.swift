// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public struct WidgetProperties: Decodable, Equatable {
  public var id: String?
  public var style: Style?
  public var accessibility: Accessibility?

  public init(id: String? = nil, style: Style? = nil, accessibility: Accessibility? = nil) {
    self.id = id
    self.style = style
    self.accessibility = accessibility
  }
}

public struct Style: Decodable, Equatable {
  public var backgroundColor: String?

  public init(backgroundColor: String? = nil) { self.backgroundColor = backgroundColor }
}

public struct Accessibility: Decodable, Equatable {
  public var accessible: Bool?
}

public enum ActionAnalyticsConfig: String, Decodable {
  case disabled, enabled
}

public enum Expression<T: Decodable>: Decodable {
  case value(T)
  case expression(String)

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self), text.hasPrefix("@{") {
      self = .expression(text)
    } else {
      self = .value(try container.decode(T.self))
    }
  }
}

public struct Context: Decodable {
  public let id: String
}
