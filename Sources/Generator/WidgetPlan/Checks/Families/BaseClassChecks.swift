import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks a family that a class declares.
struct BaseClassChecks: FamilyCheck {
  let subject: CheckedFamily

  func run() -> [Diagnostic] {
    [Self.problem(of: family, context)].compactMap(\.self)
  }

  /// Returns a diagnostic for a class that cannot be a family: it is generic, belongs to another family, or has no
  /// subclasses. Returns nil for any other family.
  static func problem(of family: Family, _ context: PlanningContext) -> Diagnostic? {
    guard family.isClass else { return nil }
    let file = context.model.files[family.id.file]
    if context.model.isGeneric(family.id) {
      return Diagnostic(
        .baseClass,
        "'\(family.name)' is generic, and a name in the JSON does not determine its type "
          + "arguments; mark a protocol with '// widgetgen: family' instead",
        at: family.range, in: file)
    }
    if let other = context.families.first(named: context.conformances[family.id]),
      other.id != family.id
    {
      return Diagnostic(
        .baseClass,
        "'\(family.name)' already belongs to the family '\(other.name)'; remove 'family'",
        at: family.range, in: file)
    }
    guard family.members.isEmpty else { return nil }
    return Diagnostic(
      .baseClass,
      "'\(family.name)' has no subclasses that can be decoded; declare one, or remove 'family'",
      at: family.range, in: file)
  }
}

extension Diagnostic {
  /// - Parameters:
  ///   - rule: the rule about names that are not types of a family.
  ///   - words: the alternatives to the name of the base class.
  static func namesBaseClass(
    _ rule: Rule, _ family: Family, _ words: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule,
      "the base class '\(family.name)' has no name in the JSON and is never decoded itself; write "
        + "\(words)",
      at: range, in: file)
  }
}

extension Rule {
  static let baseClass = Rule("base-class", .error)
}
