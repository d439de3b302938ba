import WidgetSource
import WidgetSyntax

/// What can be wrong with families and their types, in alphabetical order.
extension Diagnostic {
  static func foreignMember(
    _ name: String, of family: Family, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "foreign-member", severity: .warning,
      message: "no source that is read declares '\(name)', so it is no type of '\(family.name)' in "
        + "the JSON; put it into a struct of its own, or name its sources as 'dependencies'",
      file: file.source.path, range: range)
  }

  static func generatedName(
    _ name: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "generated-name",
      message: "generated code has a type of its own called '\(name)'; give this one another name",
      file: file.source.path, range: range)
  }

  static func genericMember(
    _ name: String, in family: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "generic-member",
      message:
        "'\(name)' is generic, and its name in the JSON of '\(family)' does not tell what it "
        + "is made of; mark it '// widgetgen: skip', or make it a type without parameters",
      file: file.source.path, range: range)
  }

  static func joinsNoFamily(
    _ family: Family, _ joins: String, known: Set<String>, in file: ParsedFile
  ) -> Diagnostic {
    let suggestion = Suggestion.nearest(to: joins, in: known.stablySorted())
    return Diagnostic(
      id: "joins-no-family",
      message:
        "the types of '\(family.name)' can join '\(joins)' only when it refines that protocol; "
        + (suggestion.map { "did you mean '\($0)'?" } ?? "write '\(family.name): \(joins)'"),
      file: file.source.path, range: family.range)
  }

  static func joinsUntagged(
    _ family: Family, _ joins: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "joins-untagged",
      message: "the types of '\(family.name)' have no names by which '\(joins)' could find them; "
        + "remove 'untagged'",
      file: file.source.path, range: family.range)
  }

  static func restrictedMember(
    _ name: String, _ attribute: String, of family: Family, _ range: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      id: "restricted-member", severity: .warning,
      message:
        "'\(name)' is '\(attribute)', and '\(family.boxName)' names it everywhere; write the "
        + "same on '\(family.name)', raise the deployment target, or mark it "
        + "'// widgetgen: skip'",
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
        + "or wider, since '\(family.boxName)' names them; make it so, or mark it "
        + "'// widgetgen: skip'",
      file: file.source.path, range: range)
  }
}
