import TestSupport
import Testing
import WidgetSource
import WireContract

/// Tests the validation of payloads against contracts with types that contain themselves at the same place. Generated
/// contracts have no such types, but a contract can be edited by hand.
@Suite struct CyclicContractTests {
  private static let endless = "this value refers to itself without end"

  /// Each row contains the types of a contract, whose root is `A`, and a payload.
  @Test(
    arguments: [
      (
        // A family that is flattened into its own type.
        #"""
        "A": {"kind": "family", "options": {"B": {"names": ["b"], "type": "B"}},
          "representation": {"form": "internal", "tag": "type"}},
        "B": {"kind": "object", "properties": {"a": {"flatten": true, "type": {"ref": "A"}}}}
        """#, #"{"type": "b"}"#
      ),
      (
        // The same family twice, so that the number of checks would double with each level.
        #"""
        "A": {"kind": "family", "options": {"B": {"names": ["b"], "type": "B"}},
          "representation": {"form": "internal", "tag": "type"}},
        "B": {"kind": "object", "properties": {
          "a": {"flatten": true, "type": {"ref": "A"}}, "b": {"flatten": true, "type": {"ref": "A"}}}}
        """#, #"{"type": "b"}"#
      ),
      (
        // A case whose value is the enum itself.
        #"""
        "A": {"kind": "choice", "options": {"b": {"names": ["b"], "whole": {"ref": "A"}}},
          "representation": {"form": "internal", "tag": "type"}}
        """#, #"{"type": "b"}"#
      ),
      (
        // A value without a name.
        #"""
        "A": {"kind": "family", "missing": {"option": "A"}, "options": {"A": {"names": ["b"], "type": "A"}},
          "representation": {"form": "internal", "tag": "type"}}
        """#, "{}"
      ),
      (
        // A fallback.
        #"""
        "A": {"kind": "family", "options": {"B": {"names": ["b"], "type": "B"}}, "unknown": {"fallback": "A"},
          "representation": {"form": "internal", "tag": "type"}},
        "B": {"kind": "object", "properties": {}}
        """#, #"{"type": "c"}"#
      ),
      (
        // A shorthand.
        #"""
        "A": {"kind": "object", "properties": {"a": {"reads": ["a"], "type": "int"}}, "shorthand": {"ref": "B"}},
        "B": {"kind": "object", "properties": {"a": {"reads": ["a"], "type": "int"}}, "shorthand": {"ref": "A"}}
        """#, "1"
      ),
      (
        // Two enums that contain each other. The name is known in both.
        #"""
        "A": {"kind": "family", "options": {"B": {"names": ["b"], "type": "B"}}, "unknown": "keep",
          "representation": {"form": "internal", "tag": "type"}},
        "B": {"kind": "choice", "options": {"b": {"names": ["b"], "whole": {"ref": "C"}}},
          "representation": {"form": "internal", "tag": "type"}},
        "C": {"kind": "choice", "options": {"c": {"names": ["b"], "whole": {"ref": "B"}}},
          "representation": {"form": "internal", "tag": "type"}}
        """#, #"{"type": "b"}"#
      ),
    ])
  func typesThatContainThemselvesAreReported(_ types: String, _ payload: String) async throws {
    let contract = try contract(types)
    let validator = try #require(PayloadValidator(contract, root: "A"))
    await onStack(kilobytes: 4096) {
      let errors = validator.findings(in: Array(payload.utf8)).filter { $0.severity == .error }
      #expect(Set(errors.map(\.message)) == [Self.endless])
      #expect(errors.count <= 2)
    }
  }

  /// An enum in an enum, 1000 levels deep, once took more than a minute.
  @Test func longChainsOfEnumsAreReported() async throws {
    let types = (0..<1000).map { index in
      #"""
      "A\#(index)": {"kind": "choice", "options": {"b": {"names": ["b"], "whole": {"ref": "A\#(index + 1)"}}},
        "representation": {"form": "internal", "tag": "t\#(index)"}}
      """#
    }
    let contract = try contract(
      (types + [#""A1000": {"kind": "object", "properties": {}}"#]).joined(separator: ",\n"))
    let validator = try #require(PayloadValidator(contract, root: "A0"))
    let payload = "{" + (0..<100).map { #""t\#($0)": "b""# }.joined(separator: ", ") + "}"
    await onStack(kilobytes: 4096) {
      #expect(validator.findings(in: Array(payload.utf8)).map(\.message).contains(Self.endless))
    }
  }

  /// Values of types that do not contain themselves at the same place, but with six checks for each level.
  @Test func deepValuesAreReportedAsDeep() async throws {
    let enums = (0..<4).map { index in
      #"""
      "A\#(index)": {"kind": "choice", "options": {"b": {"names": ["b"], "whole": {"ref": "A\#(index + 1)"}}},
        "representation": {"form": "internal", "tag": "t\#(index)"}}
      """#
    }
    let object =
      #""A4": {"kind": "object", "properties": {"child": {"reads": ["child"], "type": {"optional": {"ref": "A0"}}}}}"#
    let contract = try contract((enums + [object]).joined(separator: ",\n"))
    let validator = try #require(PayloadValidator(contract, root: "A0"))
    func payload(levels: Int) -> [UInt8] {
      let names = (0..<4).map { #""t\#($0)": "b""# }.joined(separator: ", ")
      let open = Array(repeating: "{\(names)", count: levels).joined(separator: #", "child": "#)
      return Array((open + String(repeating: "}", count: levels)).utf8)
    }
    let (shallow, deep) = (payload(levels: 300), payload(levels: 400))
    // In debug builds, the checks of enums need about ten kilobytes each.
    await onStack(kilobytes: 65536) {
      #expect(validator.findings(in: shallow).map(\.message) == [])
      let messages = validator.findings(in: deep).map(\.message)
      #expect(messages == ["this value is nested too deeply to check"])
    }
  }

  /// Ten enums that each contain all others. Searching every path between them once took a minute.
  @Test func comparisonsOfManyEnumsInEachOtherAreFast() throws {
    func versions(_ added: String) throws -> Contract {
      let enums = (0..<10).map { index in
        let others = (0..<10).filter { $0 != index }.map {
          #""o\#($0)": {"names": ["o\#($0)"], "whole": {"ref": "E\#($0)"}}"#
        }.joined(separator: ", ")
        return #"""
          "E\#(index)": {"kind": "choice", "options": {\#(others)\#(index == 0 ? added : "")},
            "representation": {"form": "internal", "tag": "t\#(index)"}}
          """#
      }
      let properties = (0..<10).map {
        #""p\#($0)": {"reads": ["p\#($0)"], "type": {"drops": "unknown", "of": {"ref": "E\#($0)"}}}"#
      }.joined(separator: ", ")
      let screen = #""Screen": {"kind": "object", "properties": {\#(properties)}}"#
      return try contract((enums + [screen]).joined(separator: ",\n"))
    }
    let new = try versions(#", "c": {"names": ["c"], "values": {}}"#)
    let comparison = ContractComparison(old: try versions(""), new: new)
    let time = ContinuousClock().measure {
      #expect(comparison.changes.map(\.rule.id) == ["case-added"])
    }
    #expect(time < .seconds(10))
  }

  /// Whether an unknown name is an error depends on the enums around an enum.
  @Test func comparisonsOfEnumsInEachOtherEnd() throws {
    func versions(_ cases: String) throws -> Contract {
      try contract(
        #"""
        "A": {"kind": "choice", "options": {"b": {"names": ["b"], "whole": {"ref": "B"}}},
          "representation": {"form": "internal", "tag": "type"}},
        "B": {"kind": "choice", "options": {"a": {"names": ["a"], "whole": {"ref": "A"}}\#(cases)},
          "representation": {"form": "internal", "tag": "kind"}}
        """#)
    }
    let new = try versions(#", "c": {"names": ["c"], "values": {}}"#)
    let changes = ContractComparison(old: try versions(""), new: new).changes
    #expect(changes.map(\.rule.id) == ["case-added"])
  }

  private func contract(_ types: String) throws -> Contract {
    let text = #"{"version": 2, "runtime": "standalone", "types": {\#(types)}}"#
    let (contract, diagnostics) = ContractReader.read(SourceFile(path: "c.json", text: text))
    #expect(diagnostics == [])
    return try #require(contract)
  }
}
