// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public protocol Renderable {
  func toView(renderer: BeagleRenderer) -> UIView
}

public protocol ServerDrivenComponent: Decodable, Renderable {}

public protocol HasWidgetProperties {}

public protocol Widget: ServerDrivenComponent, HasWidgetProperties {
  var widgetProperties: WidgetProperties { get set }
}

public protocol Action: Decodable {
  func execute(controller: BeagleController, origin: UIView)
}

public protocol AnalyticsAction: Action {
  var analytics: ActionAnalyticsConfig? { get }
}

public protocol AsyncAction: Action {
  var onFinish: [any Action]? { get set }
}

public protocol BeagleController: AnyObject {}

public struct BeagleRenderer {
  public init() {}
}

public class BeagleView: UIView {
  public init(_ component: any ServerDrivenComponent) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
}

public class AutoLayoutWrapper: UIView {
  public init(view: UIView) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }
}

open class BeagleNavigationController: UINavigationController {}
