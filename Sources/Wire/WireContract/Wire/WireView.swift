/// The JSON of a contract in one direction: for each type, its keys, the values of these keys, and whether other keys
/// are allowed.
///
/// A contract describes types as they are declared. The view describes the JSON: flattened properties are merged,
/// discriminators are placed in the objects that contain them, and each key is required or not. The view contains all
/// of these decisions, and schemas, validation and templates only iterate over it. Types refer to each other by name,
/// because they may contain themselves.
package struct WireView: Sendable {
  package enum Direction: Sendable {
    /// The JSON that the app reads.
    case decode
    /// The JSON that the app writes.
    case encode
  }

  let contract: Contract
  let direction: Direction
  /// The discriminators in the objects of each type.
  let discriminators: WireDiscriminators
  private let objects: [String: WireObject]
  private let replacementKeys: [String: [String]]

  package init(_ contract: Contract, _ direction: Direction) {
    self.contract = contract
    self.direction = direction
    discriminators = WireDiscriminators(contract, direction)
    replacementKeys = contract.replacementKeys
    var builder = WireObjectBuilder(contract, direction, replacementKeys: replacementKeys)
    for (name, _) in contract.sortedTypes { _ = builder.object(named: name) }
    objects = builder.objects
  }

  /// Returns the object of a type, or nil if the type is not coded as an object.
  func object(_ type: String) -> WireObject? { objects[type] }

  /// Returns the object of a case's values.
  ///
  /// - Parameter owner: the enum.
  func object(_ values: [ContractProperty], of owner: String) -> WireObject {
    var builder = WireObjectBuilder(
      contract, direction, objects, replacementKeys: replacementKeys)
    return builder.object(values, of: owner)
  }

  /// Returns the elements of an array, in order.
  func elements(_ array: ContractArray, of owner: String) -> [WireMember] {
    array.elements.compactMap { WireMember($0, of: owner, direction) }
  }

  /// Returns the minimum number of elements of an array.
  func requiredCount(_ array: ContractArray) -> Int {
    switch direction {
    case .decode: array.requiredCount
    case .encode:
      array.written.count - (array.written.last?.omission == nil ? 0 : 1)
    }
  }
}
