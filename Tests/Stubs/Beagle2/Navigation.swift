// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// (what these mean is written in Beagle's documentation)

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

public enum ServerDrivenState {
  case started
  case finished
  case success
}

open class BeagleNavigationController: UINavigationController {
  open func serverDrivenStateDidChange(
    to state: ServerDrivenState, at screenController: any BeagleController
  ) {}
}
