package import WidgetSource

/// A problem in a payload.
package struct PayloadFinding: Sendable {
  package var rule: PayloadRule
  package var severity: Severity
  package var message: String
  package var range: SourceRange
}

/// The rules for payloads, by their ids.
package enum PayloadRule: String, CaseIterable, Sendable {
  case deprecated
  case deprecatedKey = "deprecated-key"
  case duplicateKey = "duplicate-key"
  case invalidJSON = "invalid-json"
  case missingKey = "missing-key"
  case nestedTooDeeply = "nested-too-deeply"
  case nullValue = "null-value"
  case numberOutOfRange = "number-out-of-range"
  case unavailableName = "unavailable-name"
  case unknownCase = "unknown-case"
  case unknownKey = "unknown-key"
  case unknownWidget = "unknown-widget"
  case wrongType = "wrong-type"
}

/// The rules of payloads. `PayloadScanner` and `PayloadWalk` determine the severity of each finding.
///
/// The list omits `deprecated`, `duplicate-key`, `missing-key` and `unknown-key`. They are also rules of sources,
/// changes or configurations, and are explained with those rules.
extension Rule {
  static let ofPayloads = [
    PayloadRule.deprecatedKey, .invalidJSON, .nestedTooDeeply, .nullValue, .numberOutOfRange,
    .unavailableName, .unknownCase, .unknownWidget, .wrongType,
  ].map { Rule($0.rawValue) }
}
