// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Beagle's documentation describes these declarations.

import UIKit

public protocol BeagleEnviromentProtocol {
  var coder: any CoderProtocol { get }
  var navigator: any NavigationProtocol { get }
}

public protocol NavigationProtocol {
  typealias NavigationBuilder = () -> BeagleNavigationController

  func registerDefaultNavigationController(builder: @escaping NavigationBuilder)
  func registerNavigationController(
    builder: @escaping NavigationBuilder, forId controllerId: String)
  func navigationController(forId controllerId: String?) -> BeagleNavigationController
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
    to state: ServerDrivenState, at screenController: any BeagleController
  ) {}
}
