import WidgetSource

extension RuleCatalogue {
  /// Contracts and the payloads that are validated.
  static let contract = [
    Rule(
      "contract", "A contract cannot be read",
      "The file is not a contract, has errors, or was made by a newer `widgetgen`. Contracts of older "
        + "versions are always readable."),
    Rule(
      "deprecated-key", "A payload has an older key",
      "The app still reads the alias; write the current key."),
    Rule(
      "inexpressible", "A language cannot say what the app reads",
      "The types that `contract --emit` prints accept more than the app reads at this place, or less. The text says "
        + "which; `validate` knows the rest."),
    Rule(
      "invalid-example", "The app would not read an example of the catalog",
      "A doc comment has a code block of `json` that `validate` rejects, or no example could be made. Correct the "
        + "block, or write one; the page has none that the app does not read."),
    Rule(
      "invalid-json", "A payload is not JSON",
      "The text does not follow RFC 8259, or is not UTF-8; nothing after this place was looked at."),
    Rule(
      "nested-too-deeply", "A payload is nested too deeply",
      "Foundation's decoder reads 512 levels of objects and lists."),
    Rule(
      "null-value", "A payload has null where the app needs a value",
      "Only optionals and properties with a default accept null."),
    Rule(
      "number-out-of-range", "A number does not fit its type",
      "The app decodes the number into a type of fewer bits, or without a sign."),
    Rule(
      "unavailable-name", "A payload has a name that a system does not know",
      "With `--platform`, names are reported that only later versions of the system know, because their type or case has "
        + "`@available`. The policy for unknown names applies there: send something else to these systems."
    ),
    Rule(
      "unknown-case", "A payload has a value that no case of an enum has",
      "An enum without a case for unknown values fails. Send a known one, or add `// widgetgen: unknown` to a "
        + "case."),
    Rule(
      "unknown-widget", "A payload names a widget that the app does not know",
      "The policy `unknown` decides what the user sees: an error, nothing, or a placeholder."),
    Rule(
      "wrong-type", "A value of a payload has the wrong type",
      "Decoding fails, unless the property has `onError` or is lossy."),
  ]
}
