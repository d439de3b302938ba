import WidgetSource

extension RuleCatalogue {
  /// Changes between two contracts.
  static let changes = [
    Rule(
      "alias-added", "An older spelling is read as well",
      "Payloads with it are not read by old versions, so backends should write the key itself."),
    Rule(
      "alias-removed", "An older key or name is no longer read",
      "Payloads that old backends send, or that are cached, are not read any more. Keep the "
        + "alias."),
    Rule(
      "availability-lowered", "Older systems also know a name",
      "Its `@available` requires an earlier version, or was removed. Apps that are installed still require the later one."
    ),
    Rule(
      "availability-raised", "Older systems no longer know a name",
      "Its `@available` is new or requires a later version. Payloads with the name are not read on older systems, where the "
        + "policy for unknown names applies."),
    Rule(
      "cannot-judge", "A change cannot be compared",
      "The coding is written by hand, or depends on a strategy of the decoder; look at it "
        + "yourself."),
    Rule(
      "case-added", "An enum has a new case",
      "Old versions fail on it, unless their enum has a case for unknown values."),
    Rule(
      "case-removed", "An enum has lost a case",
      "The new version fails on payloads with it, or takes the case for unknown values."),
    Rule(
      "default-changed", "A default has changed",
      "All versions read the payload, and show different things. Backends can send the value to "
        + "all."),
    Rule(
      "flattening-changed", "Properties moved into an object, or out of it",
      "No payload serves both versions."),
    Rule(
      "key-changed", "A property has another key",
      "Without the old key as an alias the new version loses the value; with it old versions do "
        + "not know the new key."),
    Rule(
      "lossy-removed", "A list is no longer lossy",
      "One element that cannot be decoded now loses the list, and with it the screen."),
    Rule(
      "name-changed", "A widget or case has another name",
      "Keep the old one in a list: `// widgetgen: name = [\"text\", \"label\"]`."),
    Rule(
      "path-changed", "A property has moved to another path",
      "No payload serves both versions. Keep the old path as an alias."),
    Rule(
      "property-added", "A property is new",
      "It is optional or has a default; old versions ignore it."),
    Rule(
      "property-became-optional", "A property may be left out now",
      "Old versions require it, so backends have to go on sending it to them."),
    Rule(
      "property-became-required", "A property is required now",
      "Payloads without it, which old versions read, are errors. Give it a default."),
    Rule(
      "property-removed", "A property is gone",
      "If old versions require it, backends have to go on sending it to them."),
    Rule(
      "property-required-added", "A required property is new",
      "No payload of today has it. Make it optional, or give it a default."),
    Rule(
      "representation-changed", "A family or an enum has a different form",
      "The name is somewhere else: no payload serves both versions."),
    Rule(
      "tag-key-changed", "The name is under another key",
      "No payload serves both versions; many would be taken for values without a name."),
    Rule(
      "type-changed", "A property has another type",
      "The types have no values in common: no payload serves both versions."),
    Rule(
      "type-narrowed", "A property accepts less",
      "Some payloads that old versions read are errors."),
    Rule(
      "type-widened", "A property accepts more",
      "Old versions fail on the new values."),
    Rule(
      "unknown-policy-tightened", "An unknown name is an error now",
      "Payloads with names that no version knows were shown in part, and lose the screen now."),
    Rule(
      "widget-added", "A family has a new type",
      "Old versions apply their policy `unknown`: with `throw`, the whole screen is lost. A widget "
        + "that can contain others weighs more."),
    Rule(
      "widget-removed", "A family has lost a type",
      "The new version applies its policy `unknown`. A widget that can contain others weighs more."),
  ]
}
