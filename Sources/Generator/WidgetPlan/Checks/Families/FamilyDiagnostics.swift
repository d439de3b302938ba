import WidgetModel
import WidgetSource
import WidgetSyntax

/// The messages about families and their types.
extension Diagnostic {
  static func contradictsJoined(
    _ annotation: Annotation, _ family: Family, _ joined: Family, in file: ParsedFile
  ) -> Diagnostic {
    let text = file.text(annotation.range)
    return Diagnostic(
      rule: .contradictsJoinedFamily,
      message:
        "'\(text)' contradicts '\(joined.name)': '\(family.name)' joins it, and inherits its keys, "
        + "names and policies; remove it",
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
      message: "generated code also declares '\(name)'; rename this type",
      file: file.source.path, range: range)
  }

  static func genericMember(
    _ name: String, in family: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .genericMember,
      message:
        "'\(name)' is generic, and its name in the JSON of '\(family)' does not determine its "
        + "type arguments; mark it with '// widgetgen: skip', or make it a type without parameters",
      file: file.source.path, range: range)
  }

  static func joinsByOwnRuntime(
    _ family: Family, _ joins: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .joinsEmbeddedRuntime,
      message:
        "'\(family.name)' cannot join '\(joins)' of another module: with 'embedRuntime', each "
        + "module has its own runtime, where the other module is not registered; remove "
        + "'embedRuntime' in both, and import 'WidgetRuntime'",
      file: file.source.path, range: range)
  }

  static func joinsClass(_ family: Family, _ joins: String, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .joinsNoFamily,
      message: "'\(family.name)' cannot join '\(joins)', which is a class; remove 'joins'",
      file: file.source.path, range: family.range)
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
        + "write 'family' instead of 'family = untagged'",
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
      fix: Suggestion.correction(of: name, in: known).map {
        file.replacing(name, in: range, with: $0)
      } ?? [])
  }

  static func missingIsUnknown(
    _ family: String, _ remedy: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .missingFallback,
      message:
        "'default = unknown' has no effect because unrecognized names of '\(family)' are errors; "
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
        + "them",
      file: file.source.path, range: family.range,
      notes: [Note(message: "the other family", file: first.source.path, range: other.range)])
  }

  static func restrictedMember(
    _ name: String, _ attribute: String, of family: Family, _ range: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .restrictedMember,
      message:
        "'\(name)' is '\(attribute)', which generated code cannot check before '\(family.boxName)' refers to it; "
        + "write the same attribute on '\(family.name)', or mark '\(name)' with '// widgetgen: skip'",
      file: file.source.path, range: range)
  }

  static func skippedSubclass(
    _ name: String, of superclass: Family.Member, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .skippedSubclass,
      message: "'\(name)' is skipped, but encoded as '\(superclass.name)' under the name "
        + "'\(superclass.names.first ?? "")'; remove 'skip', and write its coding by hand",
      file: file.source.path, range: range)
  }

  static func strayMember(
    _ member: Family.Member, of family: Family, joining: Family?, _ range: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    let advice =
      joining.map { "conform it to '\($0.name)', which joins '\(family.name)'" }
      ?? (family.isClass
        ? "declare a protocol for the family, because only protocols can be joined"
        : "conform it to a protocol of this module that refines '\(family.name)' and is marked with "
          + "'// widgetgen: family, joins = \(family.name)'")
    return Diagnostic(
      rule: .strayMember,
      message: "'\(member.name)' cannot be decoded as '\(family.name)', because the module of the "
        + "family does not know the type; " + advice,
      file: file.source.path, range: range)
  }

  static func unreachableMemberType(
    _ name: String, _ level: AccessLevel, of family: Family, _ range: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unreachableType,
      message: "'\(name)' is \(level.rawValue), and the types of '\(family.name)' must be internal "
        + "or wider, since '\(family.boxName)' names them; raise its access level, or mark it with "
        + "'// widgetgen: skip'",
      file: file.source.path, range: range)
  }
}

extension Rule {
  static let contradictsJoinedFamily = Rule(
    "contradicts-joined-family", .error, title: "A joining family describes its JSON differently")

  static let foreignMember = Rule(
    "foreign-member", .warning, title: "No scanned source declares a type of a family")

  static let generatedName = Rule(
    "generated-name", .error, title: "A type has a name that generated code uses")

  static let genericMember = Rule(
    "generic-member", .error, title: "A generic type belongs to a family")

  static let joinsEmbeddedRuntime = Rule(
    "joins-embedded-runtime", .error,
    title: "A family joins a family of another module without a shared runtime")

  static let joinsNoFamily = Rule(
    "joins-no-family", .error, title: "A family joins a protocol that it does not refine")

  static let joinsUnscannedFamily = Rule(
    "joins-unscanned-family", .warning, title: "No scanned source declares a joined family")

  static let joinsUntagged = Rule(
    "joins-untagged", .error, title: "An untagged family cannot join another")

  static let missingFallback = Rule(
    "missing-fallback", .error, title: "'default' names neither a type nor a case of the family")

  static let restrictedMember = Rule(
    "restricted-member", .warning,
    title: "A type of a family has availability that cannot be checked at run time")

  static let skippedSubclass = Rule(
    "skipped-subclass", .warning,
    title: "A skipped class is encoded under the name of its superclass")

  static let strayMember = Rule(
    "stray-member", .warning, title: "A type conforms to a family of another module")
}
