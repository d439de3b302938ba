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
  static let ofPayloads: [Rule] = [
    Rule(
      .deprecatedKey, "A payload has an older key",
      "The app still decodes the alias. Write the current key."),
    Rule(
      .invalidJSON, "A payload is not JSON",
      "The text does not follow RFC 8259, or is not UTF-8. Nothing after this position was read."),
    Rule(
      .nestedTooDeeply, "A payload is nested too deeply",
      "Foundation's decoder reads 512 levels of objects and arrays."),
    Rule(
      .nullValue, "A payload has null where the app needs a value",
      "Only optionals and properties with a default accept null."),
    Rule(
      .numberOutOfRange, "A number does not fit its type",
      "The app decodes the number into a type with fewer bits, or without a sign."),
    Rule(
      .unavailableName, "A payload has a name that a system does not know",
      "With `--platform`, a name is reported if its type or case has `@available` for a later version of the system. The "
        + "policy for unknown names applies there. Send another value to these systems."),
    Rule(
      .unknownCase, "A payload has a value that no case of an enum has",
      "Decoding fails unless the enum has a case for unknown values. Send a known value, or add `// widgetgen: unknown` "
        + "to a case."),
    Rule(
      .unknownWidget, "A payload names a widget that the app does not know",
      "The policy `unknown` decides what the user sees: an error, nothing, or a placeholder."),
    Rule(
      .wrongType, "A value of a payload has the wrong type",
      "Decoding fails, unless the property has `invalid` or is lossy."),
  ]

  private init(_ rule: PayloadRule, _ title: String, _ explanation: String) {
    self.init(rule.rawValue, title: title, explanation: explanation)
  }
}
