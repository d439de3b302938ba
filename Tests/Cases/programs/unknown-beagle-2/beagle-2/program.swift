import Beagle
import Foundation

/// Uses Beagle's own coder in `userInfo`, in which the generated function has registered the types. The
/// encoded value is wrapped, because Beagle writes names only for values inside other
/// values.
func roundTrip(_ data: Data) throws -> Data {
  let dependencies = Dependencies()
  registerWidgets(in: dependencies)
  let component: any ServerDrivenComponent = try dependencies.coder.decode(from: data)
  let output = try dependencies.coder.encode(value: Envelope(content: component))
  let envelope = try JSONSerialization.jsonObject(with: output) as? [String: Any]
  return try JSONSerialization.data(withJSONObject: envelope?["content"] ?? [])
}

private struct Envelope: BeagleCodable {
  @AutoCodable var content: any ServerDrivenComponent
}

private struct Dependencies: BeagleEnviromentProtocol {
  let coder: any CoderProtocol = Coder()
  let navigator: any NavigationProtocol = Navigation()
}

private struct Navigation: NavigationProtocol {
  func registerDefaultNavigationController(builder: @escaping NavigationBuilder) {}
  func registerNavigationController(
    builder: @escaping NavigationBuilder, forId controllerId: String
  ) {}
  func navigationController(forId controllerId: String?) -> BeagleNavigationController {
    BeagleNavigationController()
  }
}
