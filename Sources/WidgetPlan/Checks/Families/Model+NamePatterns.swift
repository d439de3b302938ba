import WidgetModel
import WidgetSource
import WidgetSyntax

/// A type or a case with a pattern among its names.
struct PatternedName {
  let pattern: String
  let file: ParsedFile
  /// The annotation, or the type's or the case's own name.
  let range: SourceRange
  /// The condition of the `#if`s around it.
  let condition: String?
}

extension Model {
  /// The rules of names that stand for several, in a family of types. What is read has to be written again,
  /// so that a type has to keep its name.
  func checkPatterns(of family: Family, _ runtime: Runtime) -> [Diagnostic] {
    guard family.base == nil, family.tagType == .string else { return [] }
    let patterned = patterned(in: family)
    let joined = runtime.families.first { $0.name == family.joins }
    return patterned.filter { isOwn($0.member.type) }.compactMap { member, name in
      check(name, of: member, in: family)
    } + patterned.map(\.name).overlaps(in: family.name)
      + (joined.map { checkNames(of: family, joining: $0) } ?? [])
  }

  private func patterned(
    in family: Family
  ) -> [(member: Family.Member, name: PatternedName)] {
    family.members.flatMap { member in
      member.names.namePatterns.map { (member, place(of: $0, member)) }
    }
  }

  /// A box looks for the names of its own module, patterns among them, before it asks for those that joined it.
  private func checkNames(of family: Family, joining joined: Family) -> [Diagnostic] {
    // Of a family of this module there are none.
    if isOwn(joined.id) { return [] }
    let patterns = patterned(in: joined).filter { !isOwn($0.member.type) }.map(\.name.pattern)
    return family.members.flatMap { member in
      patterns.compactMap { pattern -> Diagnostic? in
        guard let known = NamePattern(pattern),
          let name = member.names.exactNames.first(where: known.matches)
        else { return nil }
        return .joinedNameHasPattern(
          name, pattern, in: joined.name, at: rangeOfName(of: member), in: files[member.type.file])
      }
    }
  }

  private func place(of pattern: String, _ member: Family.Member) -> PatternedName {
    PatternedName(
      pattern: pattern, file: files[member.type.file], range: rangeOfName(of: member),
      condition: member.condition)
  }

  private func check(
    _ name: PatternedName, of member: Family.Member, in family: Family
  ) -> Diagnostic? {
    if family.joins != nil {
      return .patternOfJoined(name.pattern, in: family.name, at: name.range, in: name.file)
    }
    // The cases of an enum are checked with it.
    if member.isByCases { return nil }
    if let wrong = name.severalStars { return wrong }
    guard family.representation.internalTag == nil, family.representation != .untagged else {
      return checkKept(name, of: member)
    }
    let why =
      "the name is outside of its object; give it to a case of an enum, which keeps the name"
    return .unfitPattern(
      name.pattern, of: "'\(member.name)'", why, at: name.range, in: name.file)
  }

  /// A struct has the name in a property; an enum with names of its own has none beside them.
  private func checkKept(_ name: PatternedName, of member: Family.Member) -> Diagnostic? {
    guard declaration(member.type).kind == .enum, attributes(of: member.type).isEncoded
    else { return nil }
    let why = "an enum has no property that keeps it; list the names"
    return .unfitPattern(
      name.pattern, of: "'\(member.name)'", why, at: name.range, in: name.file)
  }
}

extension PatternedName {
  /// What is wrong with a pattern of several stars.
  var severalStars: Diagnostic? {
    pattern.count { $0 == "*" } > 1 ? .severalStars(pattern, at: range, in: file) : nil
  }
}

extension [PatternedName] {
  /// What is wrong with different patterns that have names in common: which of them is meant nobody knows.
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
