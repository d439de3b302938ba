import TestSupport
import Testing
import WidgetGenerator
import WidgetSource
import WireContract

/// Tests the findings about names that are unavailable on a platform.
@Suite struct PayloadPlatformTests {
  private static let source = SourceFile(
    path: "App.swift",
    text: """
      // widgetgen: family
      protocol Component: Codable {}
      struct Stack: Component {
        // widgetgen: unknown = skip
        var skipped: [any Component] = []
        // widgetgen: unknown = keep
        var kept: (any Component)?
        // widgetgen: unknown = Blank
        var replaced: (any Component)?
        var mode: Mode?
        var loose: Loose?
      }
      struct Blank: Component {}
      struct Player: Component {
        #if os(tvOS)
          var focus: String
        #elseif os(iOS)
          var haptics: Bool
        #endif
      }
      struct Panel: Component {
        #if DEBUG || swift(>=9) && !os(iOS)
          var level: Int
        #endif
      }
      struct Meter: Component {
        #if os(tvOS)
          // widgetgen: flatten
          var range: Range
        #elseif os(OSX)
          // widgetgen: flatten
          var scale: Scale
        #endif
      }
      // widgetgen: codable
      struct Range { var low: Int }
      // widgetgen: codable
      struct Scale { var factor: Int }
      struct Label: Component {
        #if os(iOS)
          var text: Int
        #else
          var text: String
        #endif
      }
      struct Badge: Component {
        var size: Int
        // widgetgen: flatten
        var form: Form
      }
      // widgetgen: family = external
      enum Form {
        case high
        @available(iOS 16, *) case wide
      }
      @available(iOS 17, macOS 14, *)
      struct Chart: Component { var inner: (any Component)? }
      @available(tvOS, unavailable)
      struct Map: Component {}
      enum Mode: String, Codable {
        case on
        @available(iOS 13.4, *) case off
      }
      // widgetgen: family = untagged, codable
      enum Loose {
        case number(Int)
        @available(iOS 16, *) case none
      }
      """)

  private func findings(_ payload: String, _ platforms: String...) throws -> [String] {
    let (contract, diagnostics) = ContractRun.contract(of: Self.source, .standalone)
    #expect(diagnostics == [])
    return try findings(payload, contract.text, platforms)
  }

  /// The contract is read from its text, as it is for an older version of an app.
  private func findings(
    _ payload: String, _ contract: String, _ platforms: [String]
  ) throws -> [String] {
    let file = SourceFile(path: "contract.json", text: contract)
    let read = try #require(ContractReader.read(file).0)
    let validator = try #require(
      PayloadValidator(
        read, root: "Component", platforms: platforms.compactMap(ContractPlatform.init)))
    return validator.findings(in: Array(payload.utf8)).map {
      "\($0.severity) \($0.rule.rawValue): \($0.message)"
    }
  }

  @Test func onlyOlderVersionsReportTheName() throws {
    let payload = #"{"type": "chart"}"#
    #expect(try findings(payload) == [])
    #expect(try findings(payload, "iOS=17", "macOS=14.0", "tvOS=9") == [])
    #expect(try findings(payload, "iOS=17.1", "macOS=15") == [])
    let expected = "warning unavailable-name: 'Component' has no 'chart' before"
    #expect(
      try findings(payload, "iOS=16.9") == [
        expected + " iOS 17; on iOS 16.9 it is an error"
      ])
    #expect(
      try findings(payload, "iOS=18", "macOS=13") == [
        expected + " macOS 14; on macOS 13 it is an error"
      ])
    #expect(
      try findings(payload, "macCatalyst=15") == [
        expected + " macCatalyst 17; on macCatalyst 15 it is an error"
      ])
  }

  @Test func policyOfThePlaceIsReported() throws {
    let chart = #"{"type": "chart"}"#
    let payload =
      #"{"type": "stack", "skipped": [\#(chart)], "kept": \#(chart), "replaced": \#(chart)}"#
    let start = "warning unavailable-name: 'Component' has no 'chart' before iOS 17; on iOS 15 "
    #expect(
      try findings(payload, "iOS=15") == [
        start + "it is left out", start + "its JSON is kept, and nothing is shown",
        start + "'Blank' replaces it",
      ])
  }

  @Test func contentOfUnknownNamesIsNotChecked() throws {
    let payload = #"{"type": "chart", "inner": {"type": "chart", "inner": 1}}"#
    #expect(
      try findings(payload, "iOS=15") == [
        "warning unavailable-name: 'Component' has no 'chart' before iOS 17; on iOS 15 it is an error",
        "error wrong-type: expected an object, found a number",
      ])
  }

  /// A flattened enum is decoded from the only key that is a name on any system.
  @Test func namesOfFlattenedEnumsAreReported() throws {
    let names = #"{"type": "badge", "size": 1, "wide": {}}"#
    #expect(try findings(names, "iOS=17") == [])
    #expect(
      try findings(names, "iOS=15") == [
        "warning unavailable-name: 'Form' has no 'wide' before iOS 16; on iOS 15 it is an error"
      ])
    let both = #"{"type": "badge", "size": 1, "wide": {}, "high": {}}"#
    #expect(
      try findings(both, "iOS=15") == [
        "error wrong-type: expected exactly one key, the name of 'Form'"
      ])
  }

  @Test func platformsCanBeExcluded() throws {
    let payload = #"{"type": "map"}"#
    #expect(try findings(payload, "iOS=15") == [])
    #expect(
      try findings(payload, "tvOS=17") == [
        "warning unavailable-name: 'Component' has no 'map' on tvOS; on tvOS 17 it is an error"
      ])
  }

  @Test func onlyTruePlatformConditionsCauseErrors() throws {
    let payload = #"{"type": "player", "focus": 1}"#
    #expect(
      try findings(payload) == [
        "warning missing-key: 'player' needs the key 'haptics'; it is an error if "
          + "'!(os(tvOS)) && os(iOS)' is true",
        "warning wrong-type: expected a string, found a number; it is an error if 'os(tvOS)' is true",
      ])
    let (missing, wrong) = (
      "error missing-key: 'player' needs the key 'haptics'",
      "error wrong-type: expected a string, found a number"
    )
    #expect(try findings(payload, "iOS=15") == [missing])
    #expect(try findings(payload, "macCatalyst=15") == [missing])
    #expect(try findings(payload, "tvOS=15") == [wrong])
    #expect(try findings(payload, "iOS=15", "tvOS=15") == [missing, wrong])
    #expect(try findings(payload, "Linux=1") == [])
    let correct = #"{"type": "player", "focus": "", "haptics": true}"#
    #expect(try findings(correct, "iOS=15", "tvOS=15") == [])
  }

  @Test func otherConditionsAreUnknown() throws {
    let payload = #"{"type": "panel", "level": "1"}"#
    let expected = "expected an integer, found a string"
    let condition = "it is an error if '(DEBUG || swift(>=9) && !os(iOS))' is true"
    #expect(try findings(payload, "iOS=15") == ["warning wrong-type: \(expected); \(condition)"])
    #expect(try findings(payload) == ["warning wrong-type: \(expected); \(condition)"])
  }

  @Test func flattenedPropertiesHaveConditions() throws {
    let payload = #"{"type": "meter"}"#
    let missing = "missing-key: 'meter' needs the key 'low'"
    let other = "missing-key: 'meter' needs the key 'factor'"
    #expect(
      try findings(payload) == [
        "warning \(missing); it is an error if 'os(tvOS)' is true",
        "warning \(other); it is an error if '!(os(tvOS)) && os(OSX)' is true",
      ])
    #expect(try findings(payload, "iOS=15") == [])
    #expect(try findings(payload, "tvOS=15") == ["error \(missing)"])
    #expect(try findings(payload, "macOS=14") == ["error \(other)"])
    #expect(try findings(#"{"type": "meter", "low": 1, "factor": 1}"#) == [])
  }

  @Test func keysOfAllBranchesAreRequired() throws {
    let expected = ["error missing-key: 'label' needs the key 'text'"]
    #expect(try findings(#"{"type": "label"}"#) == expected)
    #expect(try findings(#"{"type": "label"}"#, "iOS=15") == expected)
    #expect(try findings(#"{"type": "label", "text": ""}"#, "iOS=15") == [])
  }

  @Test func deepConditionsAreUnknown() throws {
    func severities(_ condition: String) throws -> [Substring] {
      let contract = #"""
        {"version": 1, "runtime": "standalone", "types": {"Component": {"kind": "object", "properties": {
          "a": {"reads": ["a"], "required": true, "type": "int", "condition": "\#(condition)"}}}}}
        """#
      return try findings("{}", contract, ["iOS=15"]).map { $0.prefix { $0 != " " } }
    }
    for operators in ["!", "("] {
      #expect(try severities(String(repeating: operators, count: 100_000) + "true") == ["warning"])
    }
    #expect(try severities(String(repeating: "!", count: 100) + "true") == ["error"])
    #expect(try severities(String(repeating: "!", count: 101) + "true") == ["warning"])
  }

  @Test func rawValuesAndUntaggedCasesAreChecked() throws {
    let payload = #"{"type": "stack", "mode": "off", "loose": 1}"#
    #expect(try findings(payload, "iOS=13.4") == [])
    #expect(
      try findings(payload, "iOS=13.3") == [
        "warning unavailable-name: 'Mode' has no 'off' before iOS 13.4; on iOS 13.3 it is an error"
      ])
    #expect(try findings(#"{"type": "stack", "mode": "on"}"#, "iOS=13.3") == [])
  }

  @Test(arguments: ["iOS", "iOS=", "=15", "iOS=15.", "iOS=a", "iOS=-1", "iOS=+1", ""])
  func otherPlatformsAreErrors(_ text: String) { #expect(ContractPlatform(text) == nil) }
}
