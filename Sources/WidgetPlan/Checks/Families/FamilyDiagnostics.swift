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
      id: "contradicts-joined-family",
      message:
        "'\(text)' contradicts '\(joined.name)', which '\(family.name)' joins and whose keys "
        + "and names it inherits; remove it",
      file: file.source.path, range: annotation.range)
  }

  static func foreignMember(
    _ name: String, of family: Family, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "foreign-member", severity: .warning,
      message:
        "no scanned source declares '\(name)', so it cannot be a type of '\(family.name)' in "
        + "the JSON; wrap it in a struct, or list its sources under 'dependencies'",
      file: file.source.path, range: range)
  }

  static func generatedName(
    _ name: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "generated-name",
      message: "generated code declares a type '\(name)', too; rename this one",
      file: file.source.path, range: range)
  }

  static func genericMember(
    _ name: String, in family: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "generic-member",
      message:
        "'\(name)' is generic, and its name in the JSON of '\(family)' does not determine its "
        + "type parameters; mark it '// widgetgen: skip', or make it a type without parameters",
      file: file.source.path, range: range)
  }

  static func joinsByOwnRuntime(
    _ family: Family, _ joins: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "joins-embedded-runtime",
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
      id: "joins-no-family",
      message:
        "the types of '\(family.name)' can join '\(joins)' only if it refines that protocol; "
        + (suggestion.map { "did you mean '\($0)'?" } ?? "write '\(family.name): \(joins)'"),
      file: file.source.path, range: family.range)
  }

  static func joinsUnscanned(
    _ family: Family, _ joins: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "joins-unscanned-family", severity: .warning,
      message:
        "no scanned source declares '\(joins)', so '\(family.name)' cannot inherit its 'tag' and the "
        + "style of its names; list its module's sources under 'dependencies', or repeat its 'tag' here",
      file: file.source.path, range: range)
  }

  static func joinsUntagged(
    _ family: Family, _ joins: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "joins-untagged",
      message:
        "the types of '\(family.name)' have no names by which '\(joins)' could distinguish them; "
        + "remove 'untagged'",
      file: file.source.path, range: family.range)
  }

  static func missingFallback(
    _ name: String, _ family: String, known: [String], _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    let suggestion = Suggestion.nearest(to: name, in: known)
    return Diagnostic(
      id: "missing-fallback",
      message: "'\(family)' has no '\(name)' for values without a name; "
        + (suggestion.map { "did you mean '\($0)'?" }
          ?? "write one of its types or cases, or 'unknown'"),
      file: file.source.path, range: range)
  }

  static func missingIsUnknown(
    _ family: String, _ remedy: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "missing-fallback",
      message:
        "'missing = unknown' has no effect because unrecognized names of '\(family)' are errors; "
        + remedy,
      file: file.source.path, range: range)
  }

  static func restrictedMember(
    _ name: String, _ attribute: String, of family: Family, _ range: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "restricted-member", severity: .warning,
      message:
        "'\(name)' is '\(attribute)', which generated code cannot check before '\(family.boxName)' refers to it; "
        + "write the same attribute on '\(family.name)', or mark '\(name)' '// widgetgen: skip'",
      file: file.source.path, range: range)
  }

  static func skippedSubclass(
    _ name: String, of superclass: Family.Member, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "skipped-subclass", severity: .warning,
      message: "'\(name)' is skipped, and as a '\(superclass.name)' it is encoded by the name "
        + "'\(superclass.names.first ?? "")'; remove 'skip', and write its coding by hand",
      file: file.source.path, range: range)
  }

  static func strayMember(
    _ member: Family.Member, of family: Family, joining: Family?, _ declaration: Declaration,
    _ file: ParsedFile
  ) -> Diagnostic {
    let advice =
      joining.map { "conform it to '\($0.name)', which joins that" }
      ?? "conform it to a protocol of this module that refines it and is marked "
      + "'// widgetgen: family, joins = \(family.name)'"
    return Diagnostic(
      id: "stray-member", severity: .warning,
      message: "'\(member.name)' cannot be decoded as '\(family.name)', a family of another module "
        + "that does not know it; " + advice,
      file: file.source.path, range: declaration.name)
  }

  static func unreachableMemberType(
    _ name: String, _ level: AccessLevel, of family: Family, _ range: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "unreachable-type",
      message: "'\(name)' is \(level.rawValue), and the types of '\(family.name)' must be internal "
        + "or wider, since '\(family.boxName)' names them; raise its access level, or mark it "
        + "'// widgetgen: skip'",
      file: file.source.path, range: range)
  }
}
