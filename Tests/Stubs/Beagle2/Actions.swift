// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Beagle's documentation describes these declarations.

import UIKit

public protocol Action: BeagleCodable {
  var analytics: ActionAnalyticsConfig? { get }
  func execute(controller: any BeagleController, origin: UIView)
}

public protocol AsyncAction: Action {
  var onFinish: [any Action]? { get set }
}

public struct UnknownAction: Action {
  public let _beagleAction_: String
  public var analytics: ActionAnalyticsConfig? { nil }

  public func execute(controller: any BeagleController, origin: UIView) {}
}

public struct Alert: Action {
  public var title: Expression<String>?
  public var message: Expression<String>
  @AutoCodable public var onPressOk: [any Action]?
  public var labelOk: String?
  public var analytics: ActionAnalyticsConfig?

  public func execute(controller: any BeagleController, origin: UIView) {}
}

public struct SetContext: Action {
  public let contextId: String
  public var path: String?
  public let value: DynamicObject
  public var analytics: ActionAnalyticsConfig?

  public func execute(controller: any BeagleController, origin: UIView) {}
}

public enum ActionAnalyticsConfig: Codable, Equatable {
  case disabled
  case enabled(Attributes? = nil)

  public struct Attributes: Codable, Equatable {
    public var attributes: [String]?
  }

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let isEnabled = try? container.decode(Bool.self) {
      self = isEnabled ? .enabled() : .disabled
    } else {
      self = .enabled(try container.decode(Attributes.self))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .disabled: try container.encode(false)
    case .enabled(nil): try container.encode(true)
    case .enabled(let attributes?): try container.encode(attributes)
    }
  }
}
