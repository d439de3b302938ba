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
    if context.model.isGeneric(family.id) { return .genericBaseClass(family, in: file) }
    let known = context.conformances[family.id]
    let other = context.families.all.first { $0.id != family.id && known.contains($0.name) }
    if let other { return .baseClass(family, of: other, in: file) }
    return family.members.isEmpty ? .childlessBaseClass(family, in: file) : nil
  }
}

/// The messages about base classes, in alphabetical order.
extension Diagnostic {
  fileprivate static func baseClass(
    _ family: Family, of other: Family, in file: ParsedFile
  ) -> Diagnostic {
    baseClass(
      "'\(family.name)' already belongs to the family '\(other.name)'; remove 'family'",
      family.range, in: file)
  }

  private static func baseClass(
    _ message: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(rule: .baseClass, message: message, file: file.source.path, range: range)
  }

  fileprivate static func childlessBaseClass(_ family: Family, in file: ParsedFile) -> Diagnostic {
    baseClass(
      "'\(family.name)' has no subclasses that can be decoded; declare one, or remove 'family'",
      family.range, in: file)
  }

  fileprivate static func genericBaseClass(_ family: Family, in file: ParsedFile) -> Diagnostic {
    baseClass(
      "'\(family.name)' is generic, and a name in the JSON does not determine its type arguments; "
        + "mark a protocol with '// widgetgen: family' instead", family.range, in: file)
  }

  static func keptClass(
    _ family: Family, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    baseClass(
      "kept JSON is not an instance of the class '\(family.name)'; write 'throw', 'skip' or the name of a "
        + "subclass", range, in: file)
  }

  /// - Parameters:
  ///   - rule: the rule about names that are not types of a family.
  ///   - words: the alternatives to the name of the base class.
  static func namesBaseClass(
    _ rule: Rule, _ family: Family, _ words: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: rule,
      message:
        "the base class '\(family.name)' has no name in the JSON and is never decoded itself; write \(words)",
      file: file.source.path, range: range)
  }
}

extension Rule {
  static let baseClass = Rule("base-class", .error, title: "A class cannot be a family")
}
