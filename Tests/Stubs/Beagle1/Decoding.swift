// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

public enum ComponentDecodingError: Error {
  case couldNotCastToType(String)
}

public protocol ComponentDecoding {
  func register<T: ServerDrivenComponent>(component type: T.Type)
  func register<T: ServerDrivenComponent>(component type: T.Type, named name: String)
  func register<A: Action>(action type: A.Type)
  func register<A: Action>(action type: A.Type, named name: String)
  func componentType(named name: String) -> (any ServerDrivenComponent.Type)?
  func actionType(named name: String) -> (any Action.Type)?
}

public final class ComponentDecoder: ComponentDecoding {
  private var components: [String: any ServerDrivenComponent.Type] = [
    "beagle:button": Button.self, "beagle:container": Container.self, "beagle:text": Text.self,
  ]
  private var actions: [String: any Action.Type] = ["beagle:alert": Alert.self]

  public init() {}

  public func register<T: ServerDrivenComponent>(component type: T.Type) {
    register(component: type, named: String(describing: type))
  }

  public func register<T: ServerDrivenComponent>(component type: T.Type, named name: String) {
    components["custom:" + name.lowercased()] = type
  }

  public func register<A: Action>(action type: A.Type) {
    register(action: type, named: String(describing: type))
  }

  public func register<A: Action>(action type: A.Type, named name: String) {
    actions["custom:" + name.lowercased()] = type
  }

  public func componentType(named name: String) -> (any ServerDrivenComponent.Type)? {
    components[name.lowercased()]
  }

  public func actionType(named name: String) -> (any Action.Type)? { actions[name.lowercased()] }
}

public final class BeagleNavigation {
  public func registerNavigationController(
    builder: @escaping () -> BeagleNavigationController, forId controllerId: String
  ) {}
}

public final class BeagleDependencies {
  public var decoder: any ComponentDecoding = ComponentDecoder()
  public let navigation = BeagleNavigation()

  public init() {}
}

nonisolated(unsafe) public var dependencies = BeagleDependencies()

/// Any registered component or action.
private struct AnyDecodable: Decodable {
  let content: any Decodable

  enum CodingKeys: String, CodingKey {
    case component = "_beagleComponent_"
    case action = "_beagleAction_"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let types = dependencies.decoder
    if let name = try container.decodeIfPresent(String.self, forKey: .component) {
      let type = types.componentType(named: name)
      content = try type?.init(from: decoder) ?? UnknownComponent(type: name)
    } else {
      let name = try container.decode(String.self, forKey: .action)
      content = try types.actionType(named: name)?.init(from: decoder) ?? UnknownAction(type: name)
    }
  }

  func component() -> any ServerDrivenComponent {
    content as? any ServerDrivenComponent
      ?? UnknownComponent(type: String(describing: content))
  }

  func action() -> any Action {
    content as? any Action ?? UnknownAction(type: String(describing: content))
  }
}

public struct UnknownComponent: ServerDrivenComponent {
  public var type: String
  public func toView(renderer: BeagleRenderer) -> UIView { UIView() }
}

public struct UnknownAction: Action {
  public var type: String
  public func execute(controller: any BeagleController, origin: UIView) {}
}

extension KeyedDecodingContainer {
  public func decode(forKey key: Key) throws -> any Action {
    try decode(AnyDecodable.self, forKey: key).action()
  }

  public func decodeIfPresent(forKey key: Key) throws -> (any Action)? {
    try decodeIfPresent(AnyDecodable.self, forKey: key)?.content as? any Action
  }

  public func decode(forKey key: Key) throws -> [any Action] {
    try decode([AnyDecodable].self, forKey: key).map { $0.action() }
  }

  public func decodeIfPresent(forKey key: Key) throws -> [any Action]? {
    try decodeIfPresent([AnyDecodable].self, forKey: key)?.map { $0.action() }
  }

  public func decode(forKey key: Key) throws -> any ServerDrivenComponent {
    try decode(AnyDecodable.self, forKey: key).component()
  }

  public func decodeIfPresent(forKey key: Key) throws -> (any ServerDrivenComponent)? {
    try decodeIfPresent(AnyDecodable.self, forKey: key)?.content as? any ServerDrivenComponent
  }

  public func decode(forKey key: Key) throws -> [any ServerDrivenComponent] {
    try decode([AnyDecodable].self, forKey: key).map { $0.component() }
  }

  public func decodeIfPresent(forKey key: Key) throws -> [any ServerDrivenComponent]? {
    try decodeIfPresent([AnyDecodable].self, forKey: key)?.map { $0.component() }
  }
}
