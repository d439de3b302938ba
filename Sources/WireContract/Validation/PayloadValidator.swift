import WidgetSource

/// Holds payloads against a contract: whatever it accepts the generated Swift decodes, and what it reports as an
/// error throws.
package struct PayloadValidator: Sendable {
  /// The most findings of one payload; nobody reads more.
  package static let findingLimit = PayloadWalk.findingLimit

  private let program: PayloadProgram
  private let root: Int

  /// - Parameters:
  ///   - root: the type of payloads: `Component`, or `[Component]` for a list.
  ///   - platforms: systems on which names are reported that apps do not know there.
  package init?(_ contract: Contract, root: String, platforms: [ContractPlatform] = []) {
    var program = PayloadCompiler.compile(contract, platforms)
    var name = root[...]
    var depth = 0
    while name.hasPrefix("["), name.hasSuffix("]") {
      name = name.dropFirst().dropLast()
      depth += 1
    }
    guard var shape = program.types[String(name)] else { return nil }
    for _ in 0..<depth {
      program.shapes.append(.list(shape, drops: nil))
      shape = program.shapes.count - 1
    }
    self.program = program
    self.root = shape
  }

  private init(_ program: PayloadProgram, _ root: Int) {
    self.program = program
    self.root = root
  }

  /// The same for payloads of another type; nil if the contract has none of that name.
  package func rooted(at name: String) -> PayloadValidator? {
    program.types[name].map { PayloadValidator(program, $0) }
  }

  /// What is wrong with a payload, in the order of its bytes.
  package func findings(in payload: [UInt8]) -> [PayloadFinding] {
    PayloadBytes.withBytes(payload) { bytes in
      var scanner = PayloadScanner(bytes, nodes: [])
      if let error = scanner.scan() { return [error] }
      var walk = PayloadWalk(program, bytes, scanner.nodes)
      walk.check(0, root)
      return walk.findings.stablySorted { $0.range.start < $1.range.start }
    }
  }

  /// How often a payload has each type, option and key; nothing of what is no JSON.
  package func usage(in payload: [UInt8]) -> PayloadUsage {
    PayloadBytes.withBytes(payload) { bytes in
      var scanner = PayloadScanner(bytes, nodes: [])
      if scanner.scan() != nil { return PayloadUsage() }
      var walk = PayloadWalk(program, bytes, scanner.nodes)
      walk.counts = PayloadCounts()
      walk.check(0, root)
      return walk.counts.map { PayloadUsage($0, program) } ?? PayloadUsage()
    }
  }
}
