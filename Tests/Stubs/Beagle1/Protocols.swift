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

public protocol BeagleController: AnyObject {
  func execute(actions: [any Action]?, event: String?, origin: UIView)
}

public struct BeagleRenderer {
  public weak var controller: (any BeagleController)?

  public init() {}
}

public class BeagleView: UIView {
  /// The component that the view shows.
  public let component: any ServerDrivenComponent

  public init(_ component: any ServerDrivenComponent) {
    self.component = component
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
}

public class AutoLayoutWrapper: UIView {
  public init(view: UIView) {
    super.init(frame: .zero)
    addSubview(view)
  }
  public required init?(coder: NSCoder) { nil }
}

public typealias BeagleRetry = () -> Void

public enum ServerDrivenState {
  case started
  case finished
  case success
  case error(ServerDrivenState.Error, BeagleRetry? = nil)

  public enum Error: Swift.Error {
    case remoteScreen(Request.Error)
    case action(any Swift.Error)
    case lazyLoad(Request.Error)
    case submitForm(Request.Error)
    case webView(any Swift.Error)
    case declarativeText
  }
}

public struct Request {
  public enum Error: Swift.Error {
    case networkError(any Swift.Error)
    case decoding(any Swift.Error)
    case urlBuilderError
    case networkClientWasNotConfigured
  }
}

extension UIColor {
  public convenience init?(hex: String) {
    self.init(red: 0, green: 0, blue: 0, alpha: 0)
  }
}

open class BeagleNavigationController: UINavigationController {
  open func serverDrivenStateDidChange(
    to state: ServerDrivenState, at screenController: BeagleController
  ) {}
}
