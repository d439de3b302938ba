// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Beagle's documentation describes these declarations.

import Foundation

public protocol CoderProtocol {
  func register<T: BeagleCodable>(type: T.Type, named: String?)
  func decode<T>(from data: Data) throws -> T
  func encode<T: BeagleCodable>(value: T) throws -> Data
  func name(for type: any BeagleCodable.Type) -> String?
  func type(for name: String, baseType: Coder.BaseType) -> (any BeagleCodable.Type)?
}

extension CoderProtocol {
  public func register<T: BeagleCodable>(type: T.Type) { register(type: type, named: nil) }
}

extension CodingUserInfoKey {
  static var coder: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "_beagleCoderKey_") }
}

/// The registered types of a program and their names, which are looked up at run time.
public final class Coder: CoderProtocol, @unchecked Sendable {
  public enum BaseType: String {
    case component = "codable.componentTypes"
    case action = "codable.actionTypes"
  }

  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()
  private var types: [BaseType: [(name: String, type: any BeagleCodable.Type)]] = [:]

  public init() {
    if let key = CodingUserInfoKey.coder {
      encoder.userInfo[key] = self
      decoder.userInfo[key] = self
    }
    types[.component] = [
      ("beagle:button", Button.self), ("beagle:container", Container.self),
      ("beagle:text", Text.self),
    ]
    types[.action] = [("beagle:alert", Alert.self), ("beagle:setcontext", SetContext.self)]
  }

  public func register<T: BeagleCodable>(type: T.Type, named: String?) {
    let name = "custom:" + (named ?? String(describing: type)).lowercased()
    types[type is any Action.Type ? .action : .component]?.append((name, type))
  }

  public func decode<T>(from data: Data) throws -> T {
    if T.self is any ServerDrivenComponent.Type {
      let value = try decoder.decode(AutoCodable<any ServerDrivenComponent>.self, from: data)
      if let value = value.wrappedValue as? T { return value }
      throw BeagleCodableError.unsupportedType(String(describing: T.self))
    }
    return try decoder.decode(AutoCodable<T>.self, from: data).wrappedValue
  }

  public func encode<T: BeagleCodable>(value: T) throws -> Data { try encoder.encode(value) }

  public func name(for type: any BeagleCodable.Type) -> String? {
    types[type is any Action.Type ? .action : .component]?.last { $0.type == type }?.name
  }

  public func type(for name: String, baseType: BaseType) -> (any BeagleCodable.Type)? {
    types[baseType]?.last { $0.name == name.lowercased() }?.type
  }
}
