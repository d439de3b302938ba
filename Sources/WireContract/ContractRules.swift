package import WidgetSource

extension Rule {
  /// The rules of WireContract: of contracts, of payloads, and of changes between contracts.
  package static let ofContracts =
    [.contract, .inexpressible, .invalidExample] + ofPayloads + ChangeRule.allCases.map(\.rule)

  static let contract = Rule(
    "contract", .error, title: "A contract cannot be read",
    explanation:
      "The file is not a contract, has errors, or was made by a newer `widgetgen`. Contracts of older versions are "
      + "always readable.")

  static let inexpressible = Rule(
    "inexpressible", .warning, title: "A language cannot express what the app decodes",
    explanation:
      "The types that `contract --emit` prints accept more or less than the app decodes at this position. The message "
      + "names the difference; `validate` knows the exact rules.")

  static let invalidExample = Rule(
    "invalid-example", .warning, title: "The app would not decode an example of the catalog",
    explanation:
      "A doc comment has a code block of `json` that `validate` rejects, or no example could be made. Correct the block, "
      + "or write one. The page shows only examples that the app decodes.")
}

/// The rules of payloads, whose severities `PayloadWalk` decides.
///
/// `deprecated`, `duplicate-key`, `missing-key` and `unknown-key` are also rules of sources, changes or configurations,
/// and are described there.
extension Rule {
  fileprivate static let ofPayloads: [Rule] = [
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

extension ChangeRule {
  /// The rule, whose severity depends on the change.
  package var rule: Rule {
    let (title, explanation) = description
    return Rule(rawValue, title: title, explanation: explanation)
  }

  private var description: (title: String, explanation: String) {
    switch self {
    case .aliasAdded:
      (
        "An older spelling is also decoded",
        "Old versions do not decode it, so backends should write the key itself."
      )
    case .aliasRemoved:
      (
        "An older key or name is no longer decoded",
        "Payloads of old backends, and cached ones, are no longer decoded. Keep the alias."
      )
    case .availabilityLowered:
      (
        "Older systems also know a name",
        "Its `@available` requires an earlier version, or was removed. Installed apps still require the later one."
      )
    case .availabilityRaised:
      (
        "Older systems no longer know a name",
        "Its `@available` is new, or requires a later version. Older systems apply the policy for unknown names."
      )
    case .cannotJudge:
      (
        "A change cannot be compared",
        "The coding is written by hand, or depends on a strategy of the decoder. Review it."
      )
    case .caseAdded:
      (
        "An enum has a new case",
        "Old versions fail on it, unless their enum has a case for unknown values."
      )
    case .caseRemoved:
      (
        "An enum no longer has a case",
        "The new version fails on payloads with it, or decodes the case for unknown values."
      )
    case .coderChanged:
      (
        "Another coder decodes a property",
        "The unit or the format of the values changed. No payload serves both versions, or it means something else."
      )
    case .coderNarrowed:
      (
        "A coder that decodes more forms was removed",
        "Without `Lenient` or `EmptyAsNil`, values in those forms are errors."
      )
    case .coderWidened:
      ("A coder decodes more forms", "Old versions do not decode them.")
    case .defaultChanged:
      (
        "A default changed",
        "All versions decode the payload, and show different values. Backends can send the value to all of them."
      )
    case .deprecated:
      (
        "A declaration is deprecated",
        "`@available(*, deprecated, message: \"…\")` marks what backends should no longer send. Between two contracts, new "
          + "deprecations are reported. Removing what the older contract deprecates is one level less severe."
      )
    case .fallbackChanged:
      (
        "Another value replaces unknown names",
        "All versions decode the payload, and show different values for names that they do not know."
      )
    case .flatteningChanged:
      ("Properties moved into an object, or out of one", "No payload serves both versions.")
    case .keyChanged:
      (
        "A property has another key",
        "Without the old key as an alias, the new version loses the value. With it, old versions do not know the new key."
      )
    case .keyTaken:
      (
        "A property decodes a key of the remaining keys, or no longer does",
        "Values of another type, which were decoded before, are errors."
      )
    case .lossyRemoved:
      (
        "An array is no longer lossy",
        "One element that cannot be decoded now loses the array, and with it the screen."
      )
    case .nameChanged:
      (
        "A widget or case has another name",
        "Keep the old name in a list: `// widgetgen: name = [\"text\", \"label\"]`."
      )
    case .orderChanged:
      (
        "Options without names are tried in another order",
        "A value that several of them accept is decoded as another one."
      )
    case .pathChanged:
      (
        "A property moved to another path",
        "No payload serves both versions. Keep the old path as an alias."
      )
    case .propertyAdded:
      ("A property is new", "It is optional or has a default. Old versions ignore it.")
    case .propertyBecameOptional:
      (
        "A property is no longer required",
        "Old versions require it, so backends have to keep sending it to them."
      )
    case .propertyBecameRequired:
      (
        "A property is now required",
        "Payloads without it, which old versions decode, are errors. Give it a default."
      )
    case .propertyRemoved:
      (
        "A property was removed",
        "If old versions require it, backends have to keep sending it to them."
      )
    case .propertyRequiredAdded:
      (
        "A new property is required",
        "No existing payload has it. Make it optional, or give it a default."
      )
    case .renamed:
      (
        "A property looks renamed",
        "One was removed, and a new one has the same type. If they are the same, keep the old key as an alias."
      )
    case .representationChanged:
      (
        "A family or an enum has a different form",
        "The name is at another position. No payload serves both versions."
      )
    case .tagKeyChanged:
      (
        "The name is under another key",
        "No payload serves both versions. Many would be decoded as values without a name."
      )
    case .typeChanged:
      (
        "A property has another type",
        "The types have no values in common. No payload serves both versions."
      )
    case .typeNarrowed:
      ("A property accepts less", "Some payloads that old versions decode are errors.")
    case .typeWidened:
      ("A property accepts more", "Old versions fail on the new values.")
    case .unknownPolicyTightened:
      (
        "An unknown name is now an error",
        "Payloads with unknown names were shown in part, and now lose the screen."
      )
    case .unknownPolicyWidened:
      (
        "An unknown name, or another letter case, is no longer an error",
        "Old versions fail on payloads that rely on it."
      )
    case .widgetAdded:
      (
        "A family has a new type",
        "Old versions apply their policy `unknown`: with `throw`, the whole screen is lost. A widget that can contain "
          + "others is more severe."
      )
    case .widgetRemoved:
      (
        "A family no longer has a type",
        "The new version applies its policy `unknown`. A widget that can contain others is more severe."
      )
    case .writeAdded:
      (
        "The app encodes another property", "Servers that decode the app's JSON can use it."
      )
    case .writeKeyChanged:
      (
        "The app encodes a property under another key",
        "Servers that decode the old key lose the value."
      )
    case .writeNullChanged:
      (
        "The app encodes null instead of omitting a key, or omits it instead",
        "Servers that decode the app's JSON have to accept both."
      )
    case .writeOmitted:
      (
        "The app omits a property under a new condition",
        "Servers that require the key fail without it."
      )
    case .writeRemoved:
      ("The app no longer encodes a property", "Servers that require the key fail without it.")
    case .writeTypeChanged:
      (
        "The app encodes a property in another type",
        "Servers that decode the old type fail on the new values."
      )
    }
  }
}
