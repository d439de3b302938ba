import WidgetSource
import WireCatalog
import WireContract

extension Property {
  /// Checks that a written contract is read as the same contract, does not differ from itself, has a schema in valid
  /// JSON, and can validate payloads. A contract that cannot be read must have an error.
  func checkContract(_ bytes: [UInt8]) throws(Violation) {
    let file = SourceFile(path: "contract.json", bytes: bytes)
    let (contract, diagnostics) = ContractReader.read(file)
    try checkPlaces(of: diagnostics, in: file)
    guard let contract else {
      return try require(diagnostics.hasErrors, "a contract is missing without a reason")
    }
    let (again, errors) = ContractReader.read(SourceFile(path: file.path, text: contract.text))
    let isSame = errors.isEmpty && again?.text == contract.text
    try require(isSame, "a contract is not read again as it was")
    let changes = ContractComparison(old: contract, new: contract).changes
    try require(changes.allSatisfy { $0.severity == .info }, "a contract differs from itself")
    var options = SchemaOptions()
    options.isOpen = true
    let schema = SourceFile(path: "schema.json", text: SchemaWriter(contract, options).text)
    guard case .success = JSONValue.read(schema) else { throw Violation("a schema is no JSON") }
    for name in contract.types.keys.sorted() {
      let findings = PayloadValidator(contract, root: name)?.findings(in: bytes)
      try require(findings != nil, "a type of the contract is no root")
    }
    // The catalog takes a hundred times as long as the other checks.
    if bytes.count % 16 == 0 { try checkCatalog(contract, bytes) }
  }

  /// Checks that markup in doc comments adds no scripts, styles, images or `javascript:` links to the page.
  private func checkCatalog(_ contract: Contract, _ bytes: [UInt8]) throws(Violation) {
    var contract = contract
    for name in contract.types.keys.sorted().prefix(2) {
      contract.types[name]?.documentation = String(decoding: bytes, as: UTF8.self)
    }
    let input = CatalogInput(contract: contract, examples: ContractExamples(contract))
    let page = CatalogPage(input, ContractRendering()).render()
    try require(!page.diagnostics.hasErrors, "the catalog is not rendered")
    let parts = String(decoding: page.text, as: UTF8.self).split(separator: "<")
    for (element, count) in [("script", 4), ("style", 1), ("body", 1), ("main", 1), ("img", 0)] {
      try require(
        parts.count { $0.hasPrefix(element) } == count,
        "the catalog has another number of \(element)")
    }
    try require(
      !parts.contains { $0.hasPrefix("a href=\"javascript") }, "a link of the catalog runs")
  }

  /// Checks that the positions of findings are inside the payload, and that invalid JSON is a finding.
  func checkPayload(_ bytes: [UInt8]) throws(Violation) {
    let file = SourceFile(path: "contract.json", text: Self.contractText)
    guard let contract = ContractReader.read(file).0 else {
      throw Violation("the contract is not read")
    }
    for root in ["Component", "Value", "Card", "[Card]"] {
      let findings = PayloadValidator(contract, root: root)?.findings(in: bytes) ?? []
      for finding in findings {
        try require(
          finding.range.start <= finding.range.end && Int(finding.range.end) <= bytes.count,
          "a finding is outside of its payload")
        try require(!finding.message.isEmpty, "a finding says nothing")
      }
      guard !findings.contains(where: { $0.rule == .invalidJSON }) else { continue }
      let payload = SourceFile(path: "payload.json", bytes: bytes)
      let isTooDeep = findings.contains { $0.rule == .nestedTooDeeply }
      if case .failure = JSONValue.read(payload), !isTooDeep {
        throw Violation("a payload that is no JSON has no such finding")
      }
    }
  }

  /// A contract with most kinds of types, representations and policies.
  private static let contractText = #"""
    {"runtime": "standalone", "version": 1, "types": {
      "Component": {"kind": "family", "representation": {"form": "internal", "tag": "type"}, "unknown": "keep",
        "options": {"Card": {"names": ["card", "c"], "type": "Card"}}},
      "Value": {"kind": "family", "representation": {"form": "untagged"}, "order": ["Card", "Mode"],
        "options": {"Card": {"names": [], "type": "Card"}, "Mode": {"names": [], "type": "Mode"}}},
      "Shape": {"kind": "choice", "representation": {"form": "external"}, "unknown": {"fallback": "other"},
        "options": {"box": {"names": ["box"], "values": {"w": {"reads": ["w"], "required": true, "type": "int8"}}},
          "other": {"names": [], "single": "any"}, "one": {"names": ["one"], "single": {"optional": "float"}}}},
      "Fill": {"kind": "choice", "ignoresCase": true, "representation": {"form": "adjacent", "tag": "t", "content": "c"},
        "options": {"color": {"names": ["color"], "single": "url"}, "none": {"names": ["none"], "values": {}}}},
      "Mode": {"kind": "values", "values": {"on": "on", "off": "o\"ff"}},
      "Level": {"kind": "values", "fallback": "low", "values": {"low": 1, "high": 2}},
      "Style": {"kind": "object", "properties": {"r": {"reads": ["r"], "required": true, "type": "double"}}},
      "Card": {"kind": "object", "properties": {
        "a": {"reads": ["a", "b"], "required": true, "type": "string"},
        "deep": {"reads": [["m", "n"], ["o"]], "type": "uint64"},
        "list": {"reads": ["list"], "type": {"drops": "unknown", "of": {"list": {"ref": "Component", "unknown": "throw"}}}},
        "tags": {"reads": ["tags"], "type": {"drops": "wrong", "of": {"map": {"ref": "Level"}, "keys": "int"}}},
        "style": {"flatten": true, "type": {"ref": "Style"}},
        "id": {"reads": ["id"], "onError": "nil", "type": "uuid"},
        "data": {"reads": ["data"], "type": "data"}, "when": {"reads": ["when"], "type": "date"},
        "value": {"reads": ["value"], "type": {"ref": "Value"}}, "fill": {"reads": ["fill"], "type": {"ref": "Fill"}},
        "text": {"reads": ["text"], "type": {"expression": "bool"}},
        "shape": {"reads": ["shape"], "type": {"ref": "Shape"}}}}}}
    """#
}
