import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks whether generated code can use the types of a family.
struct FamilyMemberChecks: FamilyCheck {
  let subject: CheckedFamily

  func run() -> [Diagnostic] {
    unreachableMembers() + foreignMembers() + skippedSubclasses() + unreachedMembers()
      + sharedValues() + replacedValues()
  }

  /// Reports types that the family's box cannot refer to, or whose availability the box cannot check.
  private func unreachableMembers() -> [Diagnostic] {
    family.members.compactMap { member in
      let (file, range) = subject.place(of: member)
      let level = model.effectiveAccess(of: member.type)
      if !level.isVisibleInOtherFiles {
        return Diagnostic(
          .unreachableType,
          "'\(member.name)' is \(level.rawValue), and the types of '\(family.name)' must be "
            + "internal or wider, since '\(family.boxName)' names them; raise its access level, "
            + "or mark it with '// widgetgen: skip'",
          at: range, in: file)
      }
      return member.availability.beyond(model.availability(of: family.id)).unchecked.map {
        Diagnostic(
          .restrictedMember,
          "'\(member.name)' is '\($0)', which generated code cannot check before "
            + "'\(family.boxName)' refers to it; write the same attribute on '\(family.name)', or "
            + "mark '\(member.name)' with '// widgetgen: skip'",
          at: range, in: file)
      }
    }
  }

  /// Reports extensions that make a type conform to the family if no source declares the type. Conditional conformances
  /// are not reported: such a type is generic, and a name cannot determine its arguments.
  private func foreignMembers() -> [Diagnostic] {
    let generated = [family.boxName, "Unknown" + family.localName, "Never"]
    let extensions = model.index.possibleInheritors(of: [family.localName], in: model.files)
      .filter { model.declaration($0).kind == .extension }
    return extensions.compactMap { id in
      let declaration = model.declaration(id)
      let file = model.files[id.file]
      guard declaration.whereClause == nil, model.isOwn(id), model.extended(by: id).isEmpty,
        context.conformances.clause(of: id, declares: family.name)
      else { return nil }
      let name = file.text(declaration.name)
      if generated.contains(name) { return nil }
      return Diagnostic(
        .foreignMember,
        "no scanned source declares '\(name)', so it cannot be a type of '\(family.name)' in the "
          + "JSON; wrap it in a struct, or list its sources under 'dependencies'",
        at: declaration.name, in: file)
    }
  }

  /// Reports skipped classes whose superclass is in the family, because they are encoded under the superclass's name.
  /// If the superclass encodes its name itself, a class with its own `encode(to:)` is not reported.
  private func skippedSubclasses() -> [Diagnostic] {
    let classes = subject.plan.membersToMatch.filter { member in
      member.encodes && model.declaration(member.type).kind == .class
    }
    if family.representation == .untagged || classes.isEmpty { return [] }
    return context.conformances.types(conformingTo: [family.name]).compactMap { id in
      let names = context.conformances[id]
      guard model.isOwn(id), model.declaration(id).kind == .class,
        model.attributes(of: id).isSkipped,
        let superclass = classes.first(where: { names.contains($0.name) })
      else { return nil }
      let isNamedInside = family.representation.internalTag != nil && superclass.writesName
      if isNamedInside, context.written(in: id).hasEncode { return nil }
      return Diagnostic(
        .skippedSubclass,
        "'\(model.name(of: id))' is skipped, but encoded as '\(superclass.member.name)' under the "
          + "name '\(superclass.member.names.first ?? "")'; remove 'skip', and write its coding "
          + "by hand",
        at: model.declaration(id).name, in: model.files[id.file])
    }
  }

  /// Reports nested values that `JSONDecoder` would decode again for each type.
  private func sharedValues() -> [Diagnostic] {
    guard subject.plan.sharesNestedValues else { return [] }
    return NestedValues(of: family.id, context).shared(by: family.members).firstOfTwoTypes.map {
      let (file, range) = subject.place(of: family.members[$0.option])
      return $0.asTwoTypes(
        family.members[$0.option].name, family.members[$0.first].name, of: family.name, in: file,
        range)
    }
  }

  /// Reports nested values that both a type that can reject its values and the type that replaces them decode.
  private func replacedValues() -> [Diagnostic] {
    guard case .internal = family.representation, let fallback = family.unknown.fallback else {
      return []
    }
    return subject.plan.members.filter { $0.mayReject && $0.name != fallback }.compactMap {
      member in
      let nested = NestedValues(of: family.id, context).shared(
        by: [member.member], [family.unknown])
      let (file, range) = subject.place(of: member.member)
      return nested.first?.replaced(
        member.name, by: fallback, of: family.name, in: file, range)
    }
  }

  /// Reports types of an untagged family that are never decoded.
  private func unreachedMembers() -> [Diagnostic] {
    guard family.representation == .untagged else { return [] }
    let options = family.members.filter {
      model.isOwn($0.type) && $0.availability == .always && $0.condition == nil
    }.map { member in
      let (file, range) = subject.place(of: member)
      return UntaggedOptions.Option(
        name: member.name, accepts: AcceptedJSON(member.type, in: context), file: file,
        range: range)
    }
    return UntaggedOptions(options: options, family: family.name).unreached()
  }
}

extension Rule {
  static let foreignMember = Rule("foreign-member", .warning)
  static let restrictedMember = Rule("restricted-member", .warning)
  static let skippedSubclass = Rule("skipped-subclass", .warning)
}
