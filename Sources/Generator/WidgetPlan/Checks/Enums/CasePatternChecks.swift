import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks the name patterns of an enum's cases. A decoded name has to be encoded again, so a case with a pattern has to
/// store the name.
struct CasePatternChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    guard let choice = choices.first, let representation = choice.familyRepresentation,
      representation != .untagged, choice.tagType == .string
    else { return [] }
    let patterned = type.cases.flatMap { element in
      patterns(of: element).map { (element: element, name: $0) }
    }
    return patterned.compactMap { problem($0, $1, representation) }
      + patterned.map(\.name).overlaps(in: type.name)
  }

  private func patterns(of element: EnumCase) -> [PatternedName] {
    guard let planned = subject.plannedCase(element), planned.payload != .namedObject,
      !planned.isFallback
    else {
      return []
    }
    return planned.names.namePatterns.map { pattern in
      PatternedName(
        pattern: pattern, file: file, range: element.range(of: pattern),
        condition: element.clause.map(file.conditionText))
    }
  }

  /// Returns a diagnostic for a pattern, or nil if the pattern is valid. A case stores the name in its first value, or
  /// in a property of its value.
  private func problem(
    _ element: EnumCase, _ name: PatternedName, _ representation: Family.Representation
  ) -> Diagnostic? {
    if let problem = name.severalStars { return problem }
    let what = "'case \(element.name.bareName)'"
    if case .adjacent(tag: _, content: .underName) = representation {
      return .unfitPattern(
        name.pattern, of: what, "the key of its values is the decoded name; list the names",
        at: name.range, in: file)
    }
    guard element.isEncoded, let planned = subject.plannedCase(element) else { return nil }
    let keepsName = planned.stored.map { $0.name != nil || !$0.encodesName } ?? false
    return keepsName
      ? nil
      : .forgottenName(
        name.pattern, of: what, "add a first value of 'String' for the name",
        at: name.range, in: file)
  }
}
