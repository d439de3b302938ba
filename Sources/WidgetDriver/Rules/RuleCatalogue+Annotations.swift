extension RuleCatalogue {
  /// What is written in annotations.
  static let annotations = [
    Rule(
      "annotation-not-for-runtime", "An annotation has no effect with the chosen runtime",
      "Beagle 1 only decodes, and knows neither families nor policies for unknown names. Remove the "
        + "annotation, or write the coding function that the message names."),
    Rule(
      "annotation-value", "The value of an annotation is invalid",
      "The message lists the valid values, or the closest one."),
    Rule(
      "annotation-without-value", "An annotation needs a value",
      "The key has no effect without a value: `// widgetgen: key = \"label\"`."),
    Rule(
      "coder-type", "A coder is on a property that has no values of its type",
      "A coder codes values of one type, in optionals, arrays and dictionaries, too. Change the property's "
        + "type, or use another coder."),
    Rule(
      "contradicting-annotations", "Two annotations exclude each other",
      "Remove one of them. `flatten` has no key, for example, and an untagged family has no tag."),
    Rule(
      "key-of-case", "'key' is on a case that has not exactly one value",
      "On a case, `key` is the key of its only value. Give several values labels instead; they are "
        + "the keys."),
    Rule(
      "key-of-constant", "'key' is on a constant that is never decoded",
      "A `let` with an initial value cannot be decoded in Swift. Make it a `var`, or remove the key."
    ),
    Rule(
      "lossy-needs-collection", "'lossy' is on a property without elements",
      "`lossy` leaves out elements of arrays, sets and dictionaries that cannot be decoded. For a single "
        + "value, `onError` sets a fallback."),
    Rule(
      "misplaced-annotation", "An annotation is on the wrong kind of declaration",
      "Each key applies to types, properties, cases or protocols; docs/annotations.md lists them. "
        + "Annotations of a type belong to its declaration, not to an extension."),
    Rule(
      "needs-family", "A key of a family is on something that is not a family",
      "`tag`, `content`, `external`, `untagged`, `ignoreCase`, `joins` and `unknown` describe a family. Add "
        + "`family` to the annotation, or remove the key."),
    Rule(
      "omitted-value", "A value that is not written is required, or another one, when it is read",
      "What `omitIf` leaves out is missing when the JSON is read again. Give the property a default that is "
        + "what was left out, or do not decode the type."),
    Rule(
      "one-or-many-needs-list", "'oneOrMany' is on a property that is no list",
      "`oneOrMany` reads an element alone as a list of one: of an array or a set, also an optional one or the value of a "
        + "dictionary, but not of an array of arrays, or where a coder or a wrapper codes the whole."
    ),
    Rule(
      "only-is-not-enough", "'only' removes a conformance that a protocol requires",
      "The type conforms to a protocol that requires both directions, such as `Codable`. Remove "
        + "`only`, or require less in the protocol."),
    Rule(
      "other-direction", "A property is read from one key and written to another",
      "The type is `Codable` and code is generated for one direction only: Swift synthesizes the other, and "
        + "knows nothing of the key. Mark the type `// widgetgen: codable`, or conform it to `Decodable` "
        + "or `Encodable` alone."),
    Rule(
      "repeated-annotation", "An annotation is repeated with another value",
      "One declaration has the key twice. Remove one of them."),
    Rule(
      "skipped-without-value", "A skipped property has no value",
      "A property that is not decoded needs an initial value."),
    Rule(
      "unknown-annotation-key", "An annotation key is unknown",
      "The message has the closest key; docs/annotations.md lists all of them. A key that differs from a "
        + "known one in one or two letters is an error, others are warnings."),
    Rule(
      "unknown-coder", "'coder' names nothing that is a coder",
      "`coder` names a type that conforms to `WidgetCoder`, one of the runtime's or of your own, without "
        + "arguments: `coder = ISO8601()`. Of a module whose sources are not scanned, write the name before "
        + "it: `coder = Core.DayCoder()`."),
    Rule(
      "unknown-is-beagles", "'unknown' has no effect with Beagle 1",
      "Beagle 1 decodes unknown names as `UnknownComponent` or `UnknownAction`, and generated code "
        + "cannot change that. Write `static func decodeNAME(from:)` if you need to."),
    Rule(
      "unknown-is-wider", "'unknown = keep' does not fit the property's type",
      "A kept value only has the type of the family, and the property requires more. Choose another "
        + "policy: `throw`, `skip` or a fallback type."),
    Rule(
      "unknown-needs-family", "'unknown' is on a property without values of a family",
      "The policy is about names that a family does not know. Remove it."),
    Rule(
      "unknown-of-enum", "An enum has no case for unknown names",
      "`keep` and fallback types are for protocols. Mark a case `// widgetgen: unknown`, or write "
        + "`unknown = throw` or `unknown = skip`."),
    Rule(
      "unknown-skips-required", "'unknown = skip' is on a property that needs a value",
      "Skipping leaves nothing for a property that is neither an optional nor a collection nor has an "
        + "initial value. Make it one of these, or choose another policy."),
    Rule(
      "unknown-without-policy", "'unknown' needs a policy",
      "On a property, write `unknown = throw`, `skip`, `keep`, or the name of a fallback type."),
    Rule(
      "unused-annotation", "An annotation has no effect",
      "No code is generated that the annotation could change: the type is not selected, or a function "
        + "of yours takes the place of the generated code. Mark the type "
        + "`// widgetgen: codable`, or remove the annotation."),
  ]
}
