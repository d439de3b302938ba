import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks the name patterns of a family's types. A decoded name has to be encoded again, so a type with a pattern has
/// to store the name.
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
            range: subject.range(of: pattern, member), condition: member.condition)
        )
      }
    }
  }

  /// Returns a diagnostic for a pattern, or nil if the pattern is valid.
  private func problem(_ member: Family.Member, _ name: PatternedName) -> Diagnostic? {
    if family.joins != nil {
      return Diagnostic(
        .namePattern,
        "'\(family.name)' joins a family of another module, which looks up types by exact names; "
          + "list them instead of '\(name.pattern)'",
        at: name.range, in: name.file)
    }
    // The cases of an enum are checked with the enum.
    if member.isByCases { return nil }
    if let problem = name.severalStars { return problem }
    let isKept = family.representation.internalTag != nil || family.representation == .untagged
    if isKept {
      // A struct stores the name in a property. An enum has no properties that could store it.
      guard model.declaration(member.type).kind == .enum,
        model.attributes(of: member.type).isEncoded
      else { return nil }
    }
    let why =
      isKept
      ? "an enum has no property that stores the name; list the names"
      : "the name is outside of its object; use a case of an enum, which stores the name"
    return .unfitPattern(
      name.pattern, of: "'\(member.name)'", why, at: name.range, in: name.file)
  }

  /// Reports names that match a pattern of the joined family. The joined family's box tries its module's names and
  /// patterns before the names of joining modules.
  private func namesThatMatchJoined() -> [Diagnostic] {
    // Only the box of a family in another module was generated without these names.
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
        return Diagnostic(
          .namePattern,
          "the name '\(name)' matches the pattern '\(pattern)' of '\(joined.name)'; choose "
            + "another name",
          at: subject.range(of: name, member), in: model.files[member.type.file])
      }
    }
  }
}

/// A name pattern of a type or a case.
struct PatternedName {
  let pattern: String
  let file: ParsedFile
  /// The range of the annotation, or else the range of the name of the type or case.
  let range: SourceRange
  /// The condition of the `#if`s around the declaration, or nil if the declaration is unconditional.
  let condition: String?

  /// The diagnostic for a pattern with several stars, or nil if the pattern has at most one.
  var severalStars: Diagnostic? {
    pattern.count { $0 == "*" } > 1
      ? Diagnostic(
        .namePattern,
        "the name pattern '\(pattern)' has several stars; write one, or list the names",
        at: range, in: file) : nil
  }
}

extension [PatternedName] {
  /// Returns the diagnostics for patterns that match the same name, unless their `#if` conditions exclude each other.
  /// Equal patterns under the same condition are reported as duplicate names.
  func overlaps(in family: String) -> [Diagnostic] {
    let patterns = map { NamePattern($0.pattern) }
    var firsts: [Int: Int] = [:]
    for (index, other) in candidates(patterns) {
      guard let pattern = patterns[index], let second = patterns[other], index != other,
        pattern != second || self[index].condition != self[other].condition,
        pattern.overlaps(second),
        CompilationCondition.canBothHold(self[index].condition, self[other].condition)
      else { continue }
      let (first, last) = (Swift.min(index, other), Swift.max(index, other))
      firsts[last] = Swift.min(firsts[last] ?? first, first)
    }
    return indices.compactMap { index in
      firsts[index].map {
        Diagnostic(
          .namePattern,
          "the name patterns '\(self[index].pattern)' and '\(self[$0].pattern)' of '\(family)' "
            + "match some of the same names; make one of them narrower, or list its names",
          at: self[index].range, in: self[index].file,
          notes: [.init("first used here", at: self[$0].range, in: self[$0].file)])
      }
    }
  }

  /// Returns the pairs of patterns that may overlap: the start of one begins with the start of the other. If more
  /// patterns differ in their ends, the ends are compared instead. Comparing all pairs would take quadratic time.
  private func candidates(_ patterns: [NamePattern?]) -> [(Int, Int)] {
    let starts = patterns.map { [Character](($0?.start ?? "").prefix(64)) }
    let ends = patterns.map { [Character](($0?.end ?? "").suffix(64).reversed()) }
    let texts = Set(ends).count > Set(starts).count ? ends : starts
    let groups = Dictionary(grouping: patterns.indices) { texts[$0][...] }
    return patterns.indices.flatMap { index in
      (0...texts[index].count).flatMap { length in
        (groups[texts[index][..<length]] ?? []).map { (index, $0) }
      }
    }
  }
}

/// The messages about name patterns, in alphabetical order.
extension Diagnostic {
  /// - Parameter cure: the suggested change, which completes the message.
  static func forgottenName(
    _ pattern: String, of what: String, _ cure: String, at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .namePattern,
      "\(what) has the name pattern '\(pattern)', but does not store the decoded name; \(cure)",
      at: range, in: file)
  }

  /// - Parameter name: the case that is decoded if the JSON contains no name.
  static func patternOfMissing(
    _ name: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .namePattern,
      "'case \(name)' has a name pattern, but these values have no name; choose another case",
      at: range, in: file)
  }

  /// - Parameter why: the reason, which completes the message.
  static func unfitPattern(
    _ pattern: String, of what: String, _ why: String, at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .namePattern, "\(what) cannot have the name pattern '\(pattern)': \(why)",
      at: range, in: file)
  }
}

extension Rule {
  static let namePattern = Rule("name-pattern", .error)
}
