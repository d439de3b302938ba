import WidgetPlan
package import WidgetSource

/// The JSON that one version of an app decodes and encodes.
///
/// It is derived from the coding plan, from which the Swift code is also generated. The same contract is always written
/// in the same way, so that a small change of the app is a small diff. docs/contract.md describes the format.
package struct Contract: Sendable {
  /// The version of the format in which contracts are written. Version 2 added `functions` and `writtenByHand`.
  static let currentVersion = 2

  /// The version of the format in which the contract was written.
  package var version = currentVersion
  /// The coding runtime: `standalone`, `beagle-1` or `beagle-2`.
  package var runtime: String
  /// The family or type at the top of a payload, or nil if it is not specified.
  package var root: String?
  /// The types by their qualified names, including generic arguments: `Card`, `Pair<Int>`.
  package var types: [String: ContractType]
  /// The user-defined functions that may reject values of a type, and a user-defined `encode(to:)`, by the names of
  /// the types: `["Range": ["validate"]]`. Sorted.
  package var functions: [String: [String]] = [:]
  /// Whether the contract describes what the app encodes; see `written`.
  var isWritten = false

  package init(runtime: String, root: String? = nil, types: [String: ContractType] = [:]) {
    self.runtime = runtime
    self.root = root
    self.types = types
  }

  /// Whether the runtime also encodes values. True for an unknown runtime.
  package var encodes: Bool { capabilities?.encodes ?? true }

  /// Whether a flattened optional is nil if it cannot be decoded.
  var ignoresErrorsOfFlattened: Bool { capabilities?.ignoresErrorsOfFlattened ?? false }

  /// Whether nil is encoded as null if a missing key is decoded as another value.
  var writesNullForDefaults: Bool { capabilities?.encodesExplicitNil ?? false }

  /// The capabilities of the runtime, or nil if it is unknown.
  private var capabilities: Runtime? { Runtime.named(runtime) }

  /// The types, sorted by name.
  package var sortedTypes: [(name: String, type: ContractType)] {
    types.stablySorted(on: \.key).map { (name: $0.key, type: $0.value) }
  }

  /// The names of all protocols and classes that are families, sorted.
  package var families: [String] {
    types.filter { $0.value.choice?.isFamily == true }.keys.stablySorted()
  }

  /// The only type that no type mentions. Nil if there are families, or if there isn't exactly one such type.
  package var onlyType: String? {
    let uses = ContractUses(self)
    let tops = types.keys.filter { !uses.isMentioned($0) }
    return families.isEmpty && tops.count == 1 ? tops[0] : nil
  }

  /// Returns the type of payloads whose values have the type with the given name.
  func rootType(_ name: String) -> WireType {
    let type = WireType.named(.init(name))
    return types[name]?.onError.map { .dropping(type, .replaced(by: $0)) } ?? type
  }

  /// The default type of payloads: the root of the contract, or else the only family, or for Beagle the family of
  /// components. Nil if none of them exists.
  package var defaultRoot: String? {
    if let root { return root }
    let families = families
    if families.count == 1 { return families[0] }
    if capabilities?.hasFamilies ?? false { return nil }
    return families.first { $0 == "ServerDrivenComponent" }
  }
}

/// The position of a declaration, in a Swift source or in the text of a contract.
package struct ContractPlace: Hashable, Sendable {
  package var file: String
  package var range: SourceRange

  package init(file: String, range: SourceRange) {
    self.file = file
    self.range = range
  }
}
