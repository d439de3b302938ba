import Beagle

/// The dependencies that an app passes to Beagle. Only the coder is used here.
struct Dependencies: BeagleEnviromentProtocol {
  let coder: any CoderProtocol = Coder()
  let navigator: any NavigationProtocol = NoNavigation()
}

private struct NoNavigation: NavigationProtocol {
  func registerDefaultNavigationController(builder: @escaping NavigationBuilder) {}
  func registerNavigationController(
    builder: @escaping NavigationBuilder, forId controllerId: String
  ) {}
  func navigationController(forId controllerId: String?) -> BeagleNavigationController {
    BeagleNavigationController()
  }
}
