import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks the name patterns of a family's types. A decoded name has to be encoded again, so a type with a pattern has
/// to keep its name.
struct NamePatternChecks: FamilyCheck {
  let subject: CheckedFamily

  func run() -> [Diagnostic] {
    guard family.tagType == .string else { return [] }
    let patterned = patternedNames(in: family)
    return patterned.filter { model.isOwn($0.member.type) }.compactMap(problem)
      + patterned.map(\.name).overlaps(in: family.name) + namesThatMatchJoined()
  }

  private typealias MemberName = (member: Family.Member, name: PatternedName)

  private func patternedNames(in family: Family) -> [MemberName] {
    family.members.flatMap { member in
      member.names.namePatterns.map { pattern in
        (
          member,
          PatternedName(
            pattern: pattern, file: model.files[member.type.file],
            range: subject.rangeOfName(of: member), condition: member.condition)
        )
      }
    }
  }

  /// The problem of one pattern, or nil.
  private func problem(_ member: Family.Member, _ name: PatternedName) -> Diagnostic? {
    if family.joins != nil {
      return .patternOfJoined(name.pattern, in: family.name, at: name.range, in: name.file)
    }
    // The cases of an enum are checked with the enum.
    if member.isByCases { return nil }
    if let problem = name.severalStars { return problem }
    let isKept = family.representation.internalTag != nil || family.representation == .untagged
    if isKept {
      // A struct keeps the name in a property. An enum has no properties next to its own names.
      guard model.declaration(member.type).kind == .enum,
        model.attributes(of: member.type).isEncoded
      else { return nil }
    }
    let why =
      isKept
      ? "an enum has no property that keeps it; list the names"
      : "the name is outside of its object; give it to a case of an enum, which keeps the name"
    return .unfitPattern(
      name.pattern, of: "'\(member.name)'", why, at: name.range, in: name.file)
  }

  /// Reports names that match a pattern of the joined family. Its box looks for the names and patterns of its own
  /// module first, before those that joined it.
  private func namesThatMatchJoined() -> [Diagnostic] {
    // A family of this module has no box that was built before.
    guard let joined = (family.joins?.name).flatMap(context.families.named),
      !model.isOwn(joined.id)
    else { return [] }
    let patterns = patternedNames(in: joined).filter { !model.isOwn($0.member.type) }
      .map(\.name.pattern)
    return family.members.flatMap { member in
      patterns.compactMap { pattern -> Diagnostic? in
        guard let known = NamePattern(pattern),
          let name = member.names.exactNames.first(where: known.matches)
        else { return nil }
        return .joinedNameHasPattern(
          name, pattern, in: joined.name, at: subject.rangeOfName(of: member),
          in: model.files[member.type.file])
      }
    }
  }
}

/// A type or a case with a pattern among its names.
struct PatternedName {
  let pattern: String
  let file: ParsedFile
  /// The annotation, or the name of the type or case.
  let range: SourceRange
  /// The condition of the `#if`s around it, or nil if it is unconditional.
  let condition: String?

  /// The problem of a pattern with several stars, or nil.
  var severalStars: Diagnostic? {
    pattern.count { $0 == "*" } > 1 ? .severalStars(pattern, at: range, in: file) : nil
  }
}

extension [PatternedName] {
  /// The problems of different patterns that match the same name.
  func overlaps(in family: String) -> [Diagnostic] {
    enumerated().compactMap { index, name in
      guard let pattern = NamePattern(name.pattern) else { return nil }
      let first = self[..<index].first { other in
        other.condition == name.condition && other.pattern != name.pattern
          && NamePattern(other.pattern).map(pattern.overlaps) ?? false
      }
      return first.map { .overlappingPatterns(name, first: $0, of: family) }
    }
  }
}
