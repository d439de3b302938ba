extension RuleCatalogue {
  /// Families: protocols and enums whose values are distinguished by a name in the JSON.
  static let families = [
    Rule(
      "contradicts-joined-family", "A joining family describes its JSON differently",
      "A family inherits the `tag`, `content`, `renameAll`, `ignoreCase` and representation of the family that "
        + "it joins, since its values are also values of that one. Remove the key."),
    Rule(
      "duplicate-name", "Two types of a family have the same name",
      "The name in the JSON decides which type is decoded. Change one with "
        + "`// widgetgen: name = \"…\"`."),
    Rule(
      "flatten-brings-name", "A flattened property has a type name of its own",
      "Both names would be under the same key. Remove `flatten`, or give one of the families another "
        + "`tag`."),
    Rule(
      "foreign-member", "A type of a family is declared in no scanned source",
      "Only scanned types belong to a family. Name the sources of the type's module in `dependencies`, "
        + "or wrap it in a struct of your own."),
    Rule(
      "generic-member", "A generic type belongs to a family",
      "The name in the JSON does not say what its parameters are. Mark it `// widgetgen: skip`, or "
        + "remove the parameters."),
    Rule(
      "joins-embedded-runtime", "A family joins one of another module without a shared runtime",
      "With `embedRuntime` each module has its own copy of the runtime, and cannot be registered with a decoder "
        + "for another's. Depend on `WidgetRuntime` in both modules."),
    Rule(
      "joins-no-family", "A family joins a protocol that it does not refine",
      "Types of a joining family are decoded as values of the other, and have to conform to it: "
        + "`protocol ShopComponent: Component`."),
    Rule(
      "joins-unscanned-family", "A family joins one that no scanned source declares",
      "A joining family inherits the `tag`, `content`, `renameAll`, `ignoreCase` and representation of the other, "
        + "which has to be among the scanned sources for that. Name the sources of its module in "
        + "`dependencies`, or write the `tag` of the other family on this one."),
    Rule(
      "joins-untagged", "An untagged family cannot join another",
      "A joined family is searched by the name in the JSON, and an untagged one has none."),
    Rule(
      "key-of-name", "A property has the key of the type name",
      "Change the property's key with `// widgetgen: key = \"…\"`, or the family's with `tag`. A property must not "
        + "be written around or within a name in an object of its own either, which `tagPath` says. Where an enum with "
        + "names of its own is a type of a family, or the value of a case, both names have keys of their own."
    ),
    Rule(
      "missing-fallback", "'missing' names neither a type nor a case of the family",
      "`missing` takes a type of the family, a case of the enum, or `unknown` where unknown names have a "
        + "policy or a case."),
    Rule(
      "name-pattern", "A name that stands for several cannot be one here",
      "A star in a `name` stands for any text. The name that is read has to be written again: a type keeps it in a "
        + "property with the key of the `tag`, a case in its first value. A pattern has one star, and has no name in common with another one. "
        + "Beagle registers types by single names."
    ),
    Rule(
      "no-place-for-name", "A value has no place for the name of its family",
      "The name is among the keys of the value, which has to be an object: an untagged enum in a family has cases with labels or "
        + "with one value that is an object, and an externally tagged enum, whose only key is the name of a case, cannot be in "
        + "one. Give the enum a `tag`, or the family a `content`."),
    Rule(
      "restricted-member", "A type of a family has availability that cannot be checked at run time",
      "Generated code checks `@available(iOS 17, *)` with `if #available`, and excludes unavailable platforms with `#if`. "
        + "Whether a type is obsolete, or unavailable to app extensions, depends on how the app is built. Write the same "
        + "attribute on the family, or mark the type `// widgetgen: skip`."),
    Rule(
      "stray-member", "A type conforms to a family of another module",
      "The family's module does not know the type and cannot decode it. Declare a protocol in this "
        + "module that refines the family and is marked `// widgetgen: family, joins = NAME`."),
    Rule(
      "tag-type", "A name does not have the type of the names of its family",
      "Names are strings, or with `tagType = Int` and `tagType = Bool` on the family numbers and truth values. "
        + "Each type or case then needs a `name` of that type."),
    Rule(
      "unavailable-fallback", "A fallback is not available on all systems",
      "A type or case with `@available` is unknown to older systems, which also need a value where `unknown`, `missing` or "
        + "`shorthand` names one. Name a type or case that is available wherever its family is."),
    Rule(
      "unknown-fallback", "The fallback for unknown names is not a type of the family",
      "`unknown` takes `throw`, `skip`, `keep`, or the name of a type that conforms to the family."),
    Rule(
      "unknown-has-case", "An enum already has a case for unknown names",
      "A case marked `// widgetgen: unknown` takes all of them. Remove `unknown` from the property."
    ),
    Rule(
      "unknown-needs-member", "The family requires a member that kept values do not have",
      "`unknown = keep` stores unknown JSON in a type that conforms to the family. Add the member in "
        + "an extension of that type or of the protocol."),
  ]
}
