import WidgetModel
import WidgetSource
import WidgetSyntax

/// What can be wrong with families and their types, in alphabetical order.
extension Diagnostic {
  static func contradictsJoined(
    _ annotation: Annotation, _ family: Family, _ joined: Family, in file: ParsedFile
  ) -> Diagnostic {
    let text = file.text(annotation.range)
    return Diagnostic(
      rule: .contradictsJoinedFamily,
      message:
        "'\(text)' contradicts '\(joined.name)', which '\(family.name)' joins and whose keys "
        + "and names it inherits; remove it",
      file: file.source.path, range: annotation.range, fix: file.removing(annotation))
  }

  static func foreignMember(
    _ name: String, of family: Family, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .foreignMember,
      message:
        "no scanned source declares '\(name)', so it cannot be a type of '\(family.name)' in "
        + "the JSON; wrap it in a struct, or list its sources under 'dependencies'",
      file: file.source.path, range: range)
  }

  static func generatedName(
    _ name: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .generatedName,
      message: "generated code declares a type '\(name)', too; rename this one",
      file: file.source.path, range: range)
  }

  static func genericMember(
    _ name: String, in family: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .genericMember,
      message:
        "'\(name)' is generic, and its name in the JSON of '\(family)' does not determine its "
        + "type parameters; mark it '// widgetgen: skip', or make it a type without parameters",
      file: file.source.path, range: range)
  }

  static func joinsByOwnRuntime(
    _ family: Family, _ joins: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .joinsEmbeddedRuntime,
      message:
        "'\(family.name)' cannot join '\(joins)' of another module: with 'embedRuntime' each "
        + "module has a runtime of its own, in which the other is not registered; remove "
        + "'embedRuntime' in both, and import 'WidgetRuntime'",
      file: file.source.path, range: range)
  }

  static func joinsNoFamily(
    _ family: Family, _ joins: String, known: Set<String>, in file: ParsedFile
  ) -> Diagnostic {
    let suggestion = Suggestion.nearest(to: joins, in: known.stablySorted())
    return Diagnostic(
      rule: .joinsNoFamily,
      message:
        "the types of '\(family.name)' can join '\(joins)' only if it refines that protocol; "
        + (suggestion.map { "did you mean '\($0)'?" } ?? "write '\(family.name): \(joins)'"),
      file: file.source.path, range: family.range)
  }

  static func joinsUnscanned(
    _ family: Family, _ joins: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .joinsUnscannedFamily,
      message:
        "no scanned source declares '\(joins)', so '\(family.name)' cannot inherit its 'tag' and the "
        + "style of its names; list its module's sources under 'dependencies', or repeat its 'tag' here",
      file: file.source.path, range: range)
  }

  static func joinsUntagged(
    _ family: Family, _ joins: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .joinsUntagged,
      message:
        "the types of '\(family.name)' have no names by which '\(joins)' could distinguish them; "
        + "write 'family' without 'untagged'",
      file: file.source.path, range: family.range)
  }

  static func missingFallback(
    _ name: String, _ family: String, known: [String], _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    let suggestion = Suggestion.nearest(to: name, in: known)
    return Diagnostic(
      rule: .missingFallback,
      message: "'\(family)' has no '\(name)' for values without a name; "
        + (suggestion.map { "did you mean '\($0)'?" }
          ?? "write one of its types or cases, or 'unknown'"),
      file: file.source.path, range: range,
      fix: suggestion.map { file.replacing(name, in: range, with: $0) } ?? [])
  }

  static func missingIsUnknown(
    _ family: String, _ remedy: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .missingFallback,
      message:
        "'missing = unknown' has no effect because unrecognized names of '\(family)' are errors; "
        + remedy,
      file: file.source.path, range: range)
  }

  static func sameBox(
    _ family: Family, _ other: Family, in file: ParsedFile, first: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .generatedName,
      message:
        "'\(family.name)' and '\(other.name)' would both be generated as '\(family.boxName)'; rename one of "
        + "the protocols",
      file: file.source.path, range: family.range,
      notes: [Note(message: "the other one", file: first.source.path, range: other.range)])
  }

  static func restrictedMember(
    _ name: String, _ attribute: String, of family: Family, _ range: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .restrictedMember,
      message:
        "'\(name)' is '\(attribute)', which generated code cannot check before '\(family.boxName)' refers to it; "
        + "write the same attribute on '\(family.name)', or mark '\(name)' '// widgetgen: skip'",
      file: file.source.path, range: range)
  }

  static func skippedSubclass(
    _ name: String, of superclass: Family.Member, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .skippedSubclass,
      message: "'\(name)' is skipped, and as a '\(superclass.name)' it is encoded by the name "
        + "'\(superclass.names.first ?? "")'; remove 'skip', and write its coding by hand",
      file: file.source.path, range: range)
  }

  static func strayMember(
    _ member: Family.Member, of family: Family, joining: Family?, _ range: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    let advice =
      joining.map { "conform it to '\($0.name)', which joins that" }
      ?? "conform it to a protocol of this module that refines it and is marked "
      + "'// widgetgen: family, joins = \(family.name)'"
    return Diagnostic(
      rule: .strayMember,
      message: "'\(member.name)' cannot be decoded as '\(family.name)', a family of another module "
        + "that does not know it; " + advice,
      file: file.source.path, range: range)
  }

  static func unreachableMemberType(
    _ name: String, _ level: AccessLevel, of family: Family, _ range: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unreachableType,
      message: "'\(name)' is \(level.rawValue), and the types of '\(family.name)' must be internal "
        + "or wider, since '\(family.boxName)' names them; raise its access level, or mark it "
        + "'// widgetgen: skip'",
      file: file.source.path, range: range)
  }
}

extension Rule {
  static let contradictsJoinedFamily = Rule(
    "contradicts-joined-family", .error, title: "A joining family describes its JSON differently",
    explanation:
      "A family inherits the `tag`, `content`, `nameStyle`, `ignoreCase` and representation of the family that "
      + "it joins, since its values are also values of that one. Remove the key.")

  static let foreignMember = Rule(
    "foreign-member", .warning, title: "A type of a family is declared in no scanned source",
    explanation:
      "Only scanned types belong to a family. Name the sources of the type's module in `dependencies`, "
      + "or wrap it in a struct of your own.")

  static let generatedName = Rule(
    "generated-name", .error, title: "A type has a name that generated code uses",
    explanation: "Rename the type.")

  static let genericMember = Rule(
    "generic-member", .error, title: "A generic type belongs to a family",
    explanation:
      "The name in the JSON does not say what its parameters are. Mark it `// widgetgen: skip`, or "
      + "remove the parameters.")

  static let joinsEmbeddedRuntime = Rule(
    "joins-embedded-runtime", .error,
    title: "A family joins one of another module without a shared runtime",
    explanation:
      "With `embedRuntime` each module has its own copy of the runtime, and cannot be registered with a decoder "
      + "for another's. Depend on `WidgetRuntime` in both modules.")

  static let joinsNoFamily = Rule(
    "joins-no-family", .error, title: "A family joins a protocol that it does not refine",
    explanation:
      "Types of a joining family are decoded as values of the other, and have to conform to it: "
      + "`protocol ShopComponent: Component`.")

  static let joinsUnscannedFamily = Rule(
    "joins-unscanned-family", .warning, title: "A family joins one that no scanned source declares",
    explanation:
      "A joining family inherits the `tag`, `content`, `nameStyle`, `ignoreCase` and representation of the other, "
      + "which has to be among the scanned sources for that. Name the sources of its module in "
      + "`dependencies`, or write the `tag` of the other family on this one.")

  static let joinsUntagged = Rule(
    "joins-untagged", .error, title: "An untagged family cannot join another",
    explanation:
      "A joined family is searched by the name in the JSON, and an untagged one has none.")

  static let missingFallback = Rule(
    "missing-fallback", .error, title: "'default' names neither a type nor a case of the family",
    explanation:
      "`default` takes a type of the family, a case of the enum, or `unknown` where unknown names have a "
      + "policy or a case.")

  static let restrictedMember = Rule(
    "restricted-member", .warning,
    title: "A type of a family has availability that cannot be checked at run time",
    explanation:
      "Generated code checks `@available(iOS 17, *)` with `if #available`, and excludes unavailable platforms with `#if`. "
      + "Whether a type is obsolete, or unavailable to app extensions, depends on how the app is built. Write the same "
      + "attribute on the family, or mark the type `// widgetgen: skip`.")

  static let skippedSubclass = Rule(
    "skipped-subclass", .warning, title: "A skipped class is encoded by the name of its superclass",
    explanation:
      "A family encodes an object by its class. Remove `skip`, and write the coding by hand.")

  static let strayMember = Rule(
    "stray-member", .warning, title: "A type conforms to a family of another module",
    explanation:
      "The family's module does not know the type and cannot decode it. Declare a protocol in this "
      + "module that refines the family and is marked `// widgetgen: family, joins = NAME`.")
}
