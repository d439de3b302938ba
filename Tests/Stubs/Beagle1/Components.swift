// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public struct Text: Widget {
  public var text: Expression<String>
  public var widgetProperties: WidgetProperties

  enum CodingKeys: String, CodingKey {
    case text
  }

  public init(from decoder: any Decoder) throws {
    text = try decoder.container(keyedBy: CodingKeys.self)
      .decode(Expression<String>.self, forKey: .text)
    widgetProperties = try WidgetProperties(from: decoder)
  }

  public func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

public struct Button: Widget {
  public var text: Expression<String>
  public var onPress: [any Action]?
  public var widgetProperties: WidgetProperties

  enum CodingKeys: String, CodingKey {
    case text, onPress
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.decode(Expression<String>.self, forKey: .text)
    onPress = try container.decodeIfPresent(forKey: .onPress)
    widgetProperties = try WidgetProperties(from: decoder)
  }

  public func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

public struct Container: Widget {
  public var children: [any ServerDrivenComponent]
  public var onInit: [any Action]?
  public var widgetProperties: WidgetProperties

  enum CodingKeys: String, CodingKey {
    case children, onInit
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    children = try container.decodeIfPresent(forKey: .children) ?? []
    onInit = try container.decodeIfPresent(forKey: .onInit)
    widgetProperties = try WidgetProperties(from: decoder)
  }

  public func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

public struct Alert: Action {
  public var title: Expression<String>?
  public var message: Expression<String>
  public var onPressOk: (any Action)?

  enum CodingKeys: String, CodingKey {
    case title, message, onPressOk
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    title = try container.decodeIfPresent(Expression<String>.self, forKey: .title)
    message = try container.decode(Expression<String>.self, forKey: .message)
    onPressOk = try container.decodeIfPresent(forKey: .onPressOk)
  }

  public func execute(controller: any BeagleController, origin: UIView) {}
}
