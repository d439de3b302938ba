extension RuleCatalogue {
  /// The types and properties that code is generated for.
  static let types = [
    Rule(
      "auto-codable-constant", "A property wrapper is attached to a constant",
      "Swift does not allow wrappers on a `let`. Make it a `var`, or remove the wrapper; the constant "
        + "is coded without it."),
    Rule(
      "conditional-member", "A member is inside an '#if'",
      "Generated code assumes that the member exists in every configuration. Move it out of the `#if`, "
        + "or put the `#if` inside of it."),
    Rule(
      "constant-on-the-wire", "A constant is written and never read",
      "A `let` with an initial value is encoded; decoding cannot change it. Make it a `var`, or mark "
        + "it `// widgetgen: only = encode` to say so, or `// widgetgen: skip`."),
    Rule(
      "dictionary-as-array", "A dictionary is coded as an array",
      "Swift makes an object of a dictionary whose keys are `String`, `Int` or a type that is "
        + "`CodingKeyRepresentable`, and an array of keys and values in turn of every other. For an enum "
        + "with raw values, `CodingKeyRepresentable` needs nothing but the conformance."),
    Rule(
      "double-optional", "A double optional does not distinguish a missing value from null",
      "`Int??` is nil in both cases, since Swift's containers decode it so. `Field<Int>` of WidgetRuntime distinguishes "
        + "them; otherwise one `?` is enough."),
    Rule(
      "duplicate-key", "Two properties, or two members of a payload, have the same key",
      "Give one of the properties another key with `// widgetgen: key = \"…\"`. Of a key that a payload "
        + "repeats, Foundation's decoder takes the first, and other readers may take the last: remove one."
    ),
    Rule(
      "flatten-brings-key", "A flattened type has a key of the surrounding type",
      "Both properties read the same key. Remove `flatten`, or change the key of the other property."
    ),
    Rule(
      "flatten-needs-object", "'flatten' is on a property without properties of its own",
      "`flatten` merges the keys of a struct into the surrounding object. Remove it."),
    Rule(
      "generated-name", "A type has a name that generated code uses",
      "Rename the type."),
    Rule(
      "incomparable", "A property cannot be compared",
      "A generated `==` compares all properties, and `omitDefault` a value with its default. Make the "
        + "property's type `Equatable`, mark it `// widgetgen: skip`, or write `==` by hand."),
    Rule(
      "missing-conformance", "A type lacks a conformance that generated code needs",
      "Reported only if the sources show that the conformance is missing. Conform the type, name the "
        + "sources of its module in `dependencies`, or skip the property."),
    Rule(
      "missing-key", "A property is missing from 'CodingKeys', or a key from a payload",
      "A `CodingKeys` enum of yours decides the keys. Add a case for the property, or give it an "
        + "initial value. Without a key that the app needs, decoding a payload fails, and with it the whole "
        + "screen, unless something around it is lossy."),
    Rule(
      "noncopyable", "A noncopyable type cannot be coded",
      "`Codable` requires copyable types. Remove `~Copyable`, or mark the type "
        + "`// widgetgen: skip`."),
    Rule(
      "no-shorthand", "Another value cannot be read in place of an object",
      "`shorthand` names the property that has the value, where all others may be missing; on a family it names a "
        + "type that has a `shorthand` of its own, and on an enum a case with one value."),
    Rule(
      "not-positional", "A type cannot be coded as an array",
      "The elements of an array are the properties of a `positional` type in order. Nothing may move them or look for a key: "
        + "`omitIf`, `omitDefault`, `Field`, `flatten`, `CodingKeys`, functions of yours for single properties, a superclass that is "
        + "coded. A family whose names are beside the properties needs an object; give it a `content`."
    ),
    Rule(
      "not-transparent", "A type cannot be coded as its only value",
      "`transparent` is for a type with one property that is coded, without a name beside it, and for an enum whose "
        + "cases have no values, except the name that a case marked `unknown` keeps. Mark the other properties "
        + "`// widgetgen: skip`, or remove it."),
    Rule(
      "overloaded-case", "Two cases have the same base name",
      "Generated code cannot distinguish them by name. Rename one of them."),
    Rule(
      "raw-values", "An annotation has no effect on an enum with raw values",
      "Such an enum is coded by its raw values, or by the `name` of its cases, and belongs to no family. "
        + "Remove the annotation."),
    Rule(
      "remaining-keys", "A dictionary cannot contain the remaining keys of an object",
      "`flatten` on a dictionary with `String` keys collects the keys that no other property reads. An object has one "
        + "such dictionary. It cannot be optional, and the sources have to show all keys that the other properties read."
    ),
    Rule(
      "same-form", "Two cases of an untagged enum have the same form",
      "An untagged enum is decoded as the first case that fits, so that a value of the second would come "
        + "back as the first. Distinguish them by a tag, or mark one `// widgetgen: only = encode`."
    ),
    Rule(
      "second-unknown-case", "Two cases are marked 'unknown'",
      "One case takes all unknown names. Remove the annotation from the other."),
    Rule(
      "shifted-elements", "The elements of an array have other positions when they are read",
      "A property of a `positional` type that is only read or only written, as is a constant with a value, has an element in "
        + "one direction only, which moves those after it. Move it to the end, or code it both ways."
    ),
    Rule(
      "skipped-subclass", "A skipped class is encoded by the name of its superclass",
      "A family encodes an object by its class. Remove `skip`, and write the coding by hand."),
    Rule(
      "superclass", "A class inherits from one that generated code does not know",
      "`init(from:)` calls that of a superclass that is `Decodable`, or its initializer without "
        + "parameters. A generated memberwise initializer calls none, and a generated `==` does not "
        + "compare inherited properties. Write them by hand."),
    Rule(
      "too-many-conditions", "A type has too many '#if' blocks",
      "Initializers are generated for each combination of conditions, up to a limit. Write the "
        + "initializers by hand."),
    Rule(
      "uncodable-type", "A property's type cannot be coded",
      "Functions, tuples, `some` types and `Any` have no JSON form. Write the coding functions that "
        + "the message names, or mark the property `// widgetgen: skip`. For arbitrary JSON, use "
        + "`JSONValue`."),
    Rule(
      "uncodable-value", "A value of a case cannot be coded",
      "Write the coding of the enum by hand, or change the type of the value."),
    Rule(
      "undecodable-case", "A case has several values without labels",
      "Labels are the keys of a case's values. Give all of them labels, or write `init(from:)` by "
        + "hand."),
    Rule(
      "unknown-case-values", "The case for unknown names has an unsuitable value",
      "A case marked `// widgetgen: unknown` has a `String` for the name, a value for what is beside it, such "
        + "as `JSONValue`, both, or none."),
    Rule(
      "uncallable-function", "A function for a property cannot be called",
      "Generated code calls `static func decodeNAME(from:)` and `func encodeNAME(to:)`, which take a decoder, "
        + "an encoder or a container, are not asynchronous, and return the property's type."),
    Rule(
      "uncalled-function", "A function or default that looks like one for a property is never used",
      "Its name differs slightly from that of a property, or its signature from that of a function that is "
        + "called. The message has the right one."),
    Rule(
      "unknown-property-type", "A property's type cannot be inferred",
      "Types are inferred from literals and initializer calls only. Add a type annotation."),
    Rule(
      "unknown-wrapper", "A property wrapper is declared in no scanned source",
      "It is not known how the wrapped value is initialized. Name the sources of its module in "
        + "`dependencies`, or give the property an initial value."),
    Rule(
      "unreachable-member", "A member is not accessible from the generated file",
      "Generated code is in another file, where `private` and `fileprivate` members cannot be used. "
        + "Make the member internal, or generate into an inline block."),
    Rule(
      "unreachable-storage", "A wrapped property cannot be initialized from the generated file",
      "The storage of a wrapper is private, and so is the synthesized initializer. Give the property "
        + "an initial value, or generate into an inline block."),
    Rule(
      "unreachable-type", "A type is not accessible from the generated file",
      "Make the type internal, generate into an inline block, or mark it `// widgetgen: skip`."),
    Rule(
      "unreadable-keys", "The keys in 'CodingKeys' are unknown",
      "A `CodingKeys` of yours is used as it is, and has to be an enum with `String` raw values in "
        + "the scanned sources."),
    Rule(
      "unusable-wrapper", "A property wrapper cannot be initialized",
      "The message says what the wrapper lacks. Add an initializer, or give the property an initial "
        + "value."),
  ]
}
