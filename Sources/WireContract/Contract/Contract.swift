import WidgetPlan
package import WidgetSource

/// What one version of an app reads and writes as JSON.
///
/// Everything in it follows from the coding plan, the same facts that the generated Swift is printed from.
/// As JSON it is canonical, so that a change of the app is a small diff; docs/contract.md describes that.
package struct Contract: Sendable {
  /// The version of the format that is written.
  package static let currentVersion = 1

  /// The coding runtime: `standalone`, `beagle-1` or `beagle-2`.
  package var runtime: String
  /// The family or type at the top of a payload; nil where nobody said.
  package var root: String?
  /// By their dotted names, with generic arguments: `Card`, `Pair<Int>`.
  package var types: [String: ContractType]

  package init(runtime: String, root: String? = nil, types: [String: ContractType] = [:]) {
    self.runtime = runtime
    self.root = root
    self.types = types
  }

  /// Whether values are encoded, too.
  package var encodes: Bool { capabilities?.encodes ?? true }

  /// Whether a flattened optional is nil if it cannot be decoded.
  var ignoresErrorsOfFlattened: Bool { capabilities?.ignoresErrorsOfFlattened ?? false }

  /// The capabilities of the runtime, or nil if it is unknown.
  private var capabilities: Runtime? { Runtime.named(runtime) }

  /// The types in order of their names.
  package var sortedTypes: [(name: String, type: ContractType)] {
    types.map { (name: $0.key, type: $0.value) }.stablySorted { $0.name < $1.name }
  }

  /// The families that a payload may be a value of, in order of their names.
  package var families: [String] {
    sortedTypes.filter { $0.type.choice?.isFamily == true }.map(\.name)
  }

  /// The only type that no other mentions, where there is no family; nil if there are several.
  package var onlyType: String? {
    let uses = ContractUses(self)
    let tops = sortedTypes.map(\.name).filter { !uses.isMentioned($0) }
    return families.isEmpty && tops.count == 1 ? tops[0] : nil
  }

  /// What a payload is unless somebody says otherwise: what the contract says or the only family; of
  /// Beagle's the components.
  package var defaultRoot: String? {
    if let root { return root }
    let families = families
    if families.count == 1 { return families[0] }
    if capabilities?.hasFamilies ?? false { return nil }
    return families.first { $0 == "ServerDrivenComponent" }
  }
}

/// Where something of a contract is declared: in a Swift source, or in the text of the contract.
package struct ContractPlace: Hashable, Sendable {
  package var file: String
  package var range: SourceRange

  package init(file: String, range: SourceRange) {
    self.file = file
    self.range = range
  }
}
