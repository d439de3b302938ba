import WidgetSource

/// Checks payloads against a contract. If a finding is an error, generated code throws. Otherwise, generated code
/// decodes the payload. A contract does not describe hand-written coding, which can still throw.
package struct PayloadValidator: Sendable {
  /// The maximum number of reported findings for one payload. The first error is reported even if the limit is reached.
  package static let findingLimit = PayloadWalk.findingLimit

  private let program: PayloadProgram
  private let root: ShapeIndex

  /// Returns nil if the contract does not contain the type of the payloads.
  ///
  /// - Parameters:
  ///   - root: the type of the payloads, such as `Component`, `[Component]` for lists, or `[String: Component]` for
  ///     dictionaries.
  ///   - platforms: systems for which unavailable names are reported.
  package init?(_ contract: Contract, root: String, platforms: [ContractPlatform] = []) {
    var program = PayloadCompiler.compile(contract, platforms)
    let (name, collections) = Self.element(ofRoot: root)
    guard var shape = program.types[name] else { return nil }
    for collection in collections.reversed() {
      shape = program.shapes.add(
        collection == .list
          ? .list(shape, drops: nil) : .map(shape, keys: .texts, drops: nil))
    }
    self.program = program
    self.root = shape
  }

  /// A pair of brackets in a root.
  package enum Collection: Sendable {
    case list, dictionary
  }

  /// Returns the type in the brackets of a root, and the collections around it, with the outermost first.
  ///
  /// For example: `Component` and a dictionary for `[String: Component]`.
  package static func element(ofRoot root: String) -> (name: String, collections: [Collection]) {
    var name = root[...]
    var collections: [Collection] = []
    while name.hasPrefix("["), name.hasSuffix("]") {
      name = name.dropFirst().dropLast()
      let isDictionary = name.hasPrefix("String:")
      if isDictionary { name = name.dropFirst("String:".count).drop { $0 == " " } }
      collections.append(isDictionary ? .dictionary : .list)
    }
    return (String(name), collections)
  }

  private init(_ program: PayloadProgram, _ root: ShapeIndex) {
    self.program = program
    self.root = root
  }

  /// Returns a validator for payloads of another type, or nil if the contract does not contain the type.
  func rooted(at name: String) -> PayloadValidator? {
    program.types[name].map { PayloadValidator(program, $0) }
  }

  /// Returns the findings of a payload, in the order of their positions.
  package func findings(in payload: [UInt8]) -> [PayloadFinding] {
    PayloadBytes.withBytes(payload) { bytes in
      var scanner = PayloadScanner(bytes, nodes: [])
      if let error = scanner.scan() { return [error] }
      var walk = PayloadWalk(program, bytes, scanner.nodes)
      walk.check(NodeIndex(0), root)
      return walk.findings.stablySorted { $0.range.start < $1.range.start }
    }
  }

  /// Whether each error and warning of a payload is also one of an older version. Returns false if there are more
  /// findings than are reported.
  package func readsLike(_ older: PayloadValidator, _ payload: [UInt8]) -> Bool {
    let own = findings(in: payload)
    if own.isEmpty { return true }
    let other = older.findings(in: payload)
    guard own.count < Self.findingLimit, other.count < Self.findingLimit else { return false }
    return own.allSatisfy { finding in
      other.contains { $0.range == finding.range && $0.severity >= finding.severity }
    }
  }

  /// Counts the types, options, keys, raw values and unknown names of a payload. The counts are empty for text that is
  /// not JSON.
  package func usage(in payload: [UInt8]) -> PayloadUsage {
    PayloadBytes.withBytes(payload) { bytes in
      var scanner = PayloadScanner(bytes, nodes: [])
      if scanner.scan() != nil { return PayloadUsage() }
      var walk = PayloadWalk(program, bytes, scanner.nodes)
      walk.counts = PayloadCounts()
      walk.check(NodeIndex(0), root)
      return walk.counts.map { PayloadUsage($0, program) } ?? PayloadUsage()
    }
  }

  /// Returns the outcome of a payload: its errors, and the parts of the contract that its values reach.
  func outcome(of payload: [UInt8]) -> PayloadOutcome {
    PayloadBytes.withBytes(payload) { bytes in
      var scanner = PayloadScanner(bytes, nodes: [])
      if let error = scanner.scan() { return PayloadOutcome([error], []) }
      var walk = PayloadWalk(program, bytes, scanner.nodes)
      walk.trace = PayloadTrace()
      walk.check(NodeIndex(0), root)
      return PayloadOutcome(walk.findings, walk.trace?.events ?? [])
    }
  }
}
