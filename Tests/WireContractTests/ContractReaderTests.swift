import Foundation
import TestSupport
import Testing
import WidgetSource
import WireContract

/// Tests the messages for contracts that cannot be read, and contracts that must always be readable.
@Suite struct ContractReaderTests {
  private func errors(_ text: String) -> [String] {
    ContractReader.read(SourceFile(path: "c.json", text: text)).1.map(\.message)
  }

  @Test func otherJSONIsAnError() {
    #expect(errors("[]") == ["this is not a contract: expected an object, found a list"])
    #expect(errors("{}") == ["this is not a contract: it has no 'version'"])
    #expect(
      errors(#"{"version": 99, "types": {}}"#) == [
        "this contract has version 99, and this widgetgen reads versions up to 2; update widgetgen"
      ])
    #expect(errors("{")[0].hasPrefix("this contract cannot be read: "))
  }

  @Test func errorsAreReportedAtTheirPlaces() {
    let text = #"""
      {"version": 1, "runtime": "standalone", "types": {
        "A": {"kind": "object", "properties": {"a": {"reads": ["a"], "type": "itn"}}},
        "B": {"kind": "objekt"},
        "C": {"kind": "object", "properties": {"a": {"reads": ["a"], "type": {"ref": "D"}}}}}}
      """#
    #expect(
      errors(text) == [
        "unknown type 'itn'", "unknown kind 'objekt'",
        "'C' mentions 'D', which this contract does not describe",
      ])
  }

  @Test func shorthandsAndFallbacksHaveToBeDescribed() {
    let text = #"""
      {"version": 1, "runtime": "standalone", "types": {
        "A": {"kind": "object", "properties": {}, "shorthand": {"ref": "S"}},
        "F": {"kind": "family", "representation": {"form": "external"}, "options": {}, "unknown": {"fallback": "B"}},
        "P": {"kind": "object", "properties": {
          "f": {"reads": ["f"], "type": {"ref": "F", "unknown": {"fallback": "C"}}}}}}}
      """#
    #expect(
      errors(text) == [
        "'A' mentions 'S', which this contract does not describe",
        "'F' mentions 'B', which this contract does not describe",
        "'P' mentions 'C', which this contract does not describe",
      ])
  }

  @Test func valuesOfAnEnumHaveOneType() {
    let text = #"""
      {"version": 2, "runtime": "standalone", "types": {
        "E": {"kind": "values", "values": {"a": 1, "b": ["c", 2], "d": true}},
        "F": {"kind": "values", "values": {"a": "a", "b": true}}}}
      """#
    #expect(
      errors(text) == [
        "the value of 'b' is not an integer, as other values are",
        "the value of 'd' is not an integer, as other values are",
        "the value of 'b' is not a string or an integer",
      ])
  }

  @Test func referencesHaveNoReplacementsInValues() {
    let text = #"""
      {"version": 2, "runtime": "standalone", "types": {
        "A": {"kind": "object", "properties": {
          "b": {"reads": ["b"], "type": {"ref": "B", "unknown": {"key": "old"}}}}},
        "B": {"kind": "family", "representation": {"form": "external"}, "options": {}}}}
      """#
    #expect(errors(text) == ["a reference cannot have the policy 'key'"])
  }

  @Test func namesHaveTheirType() {
    let text = #"""
      {"version": 1, "runtime": "standalone", "types": {
        "A": {"kind": "object", "properties": {}},
        "F": {"kind": "family", "missing": {"option": "B"}, "options": {"A": {"names": ["1", 2], "type": "A"}},
          "representation": {"form": "internal", "tag": "type", "tagType": "int"}},
        "G": {"kind": "family", "missing": true, "options": {},
          "representation": {"form": "internal", "tag": "type", "tagType": "real"}}}}
      """#
    #expect(
      errors(text) == [
        "this name is not of the type 'int'",
        "'missing' names 'B', which is not one of the options",
        "unknown type of names 'real'",
        "'missing' is neither \"unknown\" nor an object with an 'option'",
      ])
  }

  @Test func unknownMembersAreErrors() {
    let text = #"""
      {"version": 2, "runtime": "standalone", "scope": 1, "types": {
        "A": {"kind": "object", "sealed": true, "properties": {"a": {"reads": ["a"], "unit": "s", "type": {"list": "int", "size": 2}}}},
        "B": {"kind": "family", "options": {"A": {"names": [], "type": "A", "weight": 1}}, "missing": {"option": "A", "x": 1},
          "representation": {"form": "untagged", "hint": "k"}, "unknown": {"key": "k", "depth": 1}},
        "C": {"kind": "array", "elements": [{"name": "a", "type": "int", "reads": ["a"]}]},
        "D": {"kind": "values", "values": {}, "step": 1}}}
      """#
    let names = [
      "scope", "sealed", "unit", "size", "hint", "x", "depth", "weight", "reads", "step",
    ]
    #expect(
      errors(text)
        == names.map {
          "'\($0)' is not a member that this widgetgen knows, so the contract was written by a newer widgetgen; "
            + "update widgetgen"
        })
  }

  @Test func functionsAreRead() throws {
    let text =
      #"{"functions": {"A": ["validate"]}, "runtime": "standalone", "types": {}, "version": 2}"#
    let contract = try #require(ContractReader.read(SourceFile(path: "c.json", text: text)).0)
    #expect(contract.functions == ["A": ["validate"]])
    #expect(contract.text.contains(#""A": ["validate"]"#))
    #expect(
      errors(#"{"functions": [], "runtime": "", "types": {}, "version": 2}"#) == [
        "'functions' is not an object"
      ])
  }

  /// The file `version-1.json` defines version 1 of the format, so its text never changes.
  @Test func versionOneCanAlwaysBeRead() throws {
    let url = Repository.root.appending(path: "Tests/WireContractTests/Fixtures/version-1.json")
    let file = SourceFile(path: "version-1.json", bytes: Array(try Data(contentsOf: url)))
    let (contract, diagnostics) = ContractReader.read(file)
    #expect(diagnostics == [])
    #expect(contract?.types.count == 14)
    #expect(contract?.text == file.text)
  }
}
