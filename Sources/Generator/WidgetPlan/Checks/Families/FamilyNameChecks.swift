import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks the names that distinguish the types of a family.
struct FamilyNameChecks: FamilyCheck {
  let subject: CheckedFamily

  func run() -> [Diagnostic] {
    duplicateNames() + repeatedAliases() + namesOfOtherType() + namesAsKeys() + genericMembers()
  }

  /// Reports aliases that equal the name or another alias of their type.
  private func repeatedAliases() -> [Diagnostic] {
    if family.representation == .untagged { return [] }
    return family.members.filter { !$0.isByCases && model.isOwn($0.type) }.compactMap { member in
      let names = model.attributes(of: member.type).names
      return names.repeatedAlias(among: member.names).map {
        .repeatedAlias(
          $0, of: member.name, at: names.range(of: $0) ?? subject.place(of: member).range,
          in: model.files[member.type.file])
      }
    }
  }

  /// Reports the second of two types with the same name, because it would never be decoded.
  private func duplicateNames() -> [Diagnostic] {
    if family.representation == .untagged { return [] }
    // The branches of an `#if` may declare a type twice.
    return family.members.namesakes { $0.names.uniqued() }
      .filter { $0.first.condition == $0.element.condition }
      .map {
        .duplicateName(
          $0.name, in: family.name, subject.place(of: $0.element),
          first: subject.place(of: $0.first))
      }
  }

  /// Reports, for each type, the first name that is not a value of the family's `tagType`.
  private func namesOfOtherType() -> [Diagnostic] {
    guard family.representation.tag != nil else { return [] }
    return family.members.filter { !$0.isByCases && model.isOwn($0.type) }.flatMap { member in
      let (file, range) = subject.place(of: member)
      return family.tagType.problems(
        of: member.names, model.attributes(of: member.type).names,
        NameSubject(family: family.name, text: "'\(member.name)'", range: range), in: file)
    }
  }

  /// If names are keys, reports names that equal the key of the discriminator.
  private func namesAsKeys() -> [Diagnostic] {
    family.members.filter { model.isOwn($0.type) }.compactMap { member in
      family.representation.problem(
        ofNamesAsKeys: member.names, of: "'\(member.name)'", at: { subject.range(of: $0, member) },
        in: model.files[member.type.file])
    }
  }

  /// Reports generic types, because a name does not determine the type's arguments.
  private func genericMembers() -> [Diagnostic] {
    family.members.filter { model.isGeneric($0.type) }.map { member in
      let (file, range) = subject.place(of: member)
      return Diagnostic(
        .genericMember,
        "'\(member.name)' is generic, and its name in the JSON of '\(family.name)' does not "
          + "determine its type arguments; mark it with '// widgetgen: skip', or make it a type "
          + "without parameters",
        at: range, in: file)
    }
  }
}

/// A type or case whose names are checked, as described in messages.
struct NameSubject {
  /// The name of the family or enum.
  let family: String
  /// The description, with quotes: `'case circle'`.
  let text: String
  let range: SourceRange
}

extension Family.TagType {
  /// Returns at most one diagnostic, for the first name that is not a value of this type. A number without quotes is
  /// not a string.
  func problems(
    of names: [String], _ specified: SpecifiedNames, _ subject: NameSubject, in file: ParsedFile
  ) -> [Diagnostic] {
    if self == .string {
      let range = specified.range() ?? subject.range
      return specified.haveNumber
        ? [
          Diagnostic(
            .tagType,
            "the names of '\(subject.family)' are strings, and this is a number; put it in "
              + "quotes, or write 'tagType = Int' on '\(subject.family)'",
            at: range, in: file)
        ] : []
    }
    return names.filter { !accepts($0) }.prefix(1).map {
      Diagnostic(
        .tagType,
        "\(subject.text) has the name '\($0)', which is not a value of '\(rawValue)'; write "
          + "'// widgetgen: name = …', or remove 'tagType'",
        at: specified.range(of: $0) ?? subject.range, in: file)
    }
  }
}

extension Family.Representation {
  /// Returns a diagnostic if names are used as keys and a name equals the key of the discriminator. Otherwise, returns
  /// nil.
  ///
  /// - Parameters:
  ///   - what: the description of the type or case with the names, for the message.
  ///   - range: returns the range in which a name is specified.
  func problem(
    ofNamesAsKeys names: [String], of what: String, at range: (String) -> SourceRange,
    in file: ParsedFile
  ) -> Diagnostic? {
    guard case .adjacent(let tag, content: .underName) = self else { return nil }
    return names.first { name in tag.paths.contains { $0.first == name } }.map {
      .nameIsTag($0, of: what, tag, at: range($0), in: file)
    }
  }
}

extension Diagnostic {
  static func duplicateName(
    _ name: String, in family: String, _ second: (file: ParsedFile, range: SourceRange),
    first: (file: ParsedFile, range: SourceRange), what: String = "types"
  ) -> Diagnostic {
    Diagnostic(
      .duplicateName,
      "two \(what) of '\(family)' have the name '\(name)'; give one of them another name with "
        + "'// widgetgen: name = \"…\"'",
      at: second.range, in: second.file,
      notes: [.init("first used here", at: first.range, in: first.file)])
  }

  /// - Parameter what: the description of the declaration with the alias, for the message.
  static func repeatedAlias(
    _ alias: String, of what: String, at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .repeatedAnnotation, "'\(what)' is decoded from '\(alias)' already; remove it from 'alias'",
      at: range, in: file)
  }
}

extension Rule {
  static let duplicateName = Rule("duplicate-name", .error)
  static let genericMember = Rule("generic-member", .error)
  static let tagType = Rule("tag-type", .error)
}
