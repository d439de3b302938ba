import WidgetModel
import WidgetSource
import WidgetSyntax

extension Model {
  /// A family's types belong to another one by its protocol, and are found there by their names.
  func checkJoins(of family: Family, _ runtime: Runtime) -> [Diagnostic] {
    guard let joins = family.joins else { return [] }
    let file = files[family.id.file]
    let known = conformances(of: family.id)
    if !known.contains(joins) {
      return [.joinsNoFamily(family, joins, known: known, in: file)]
    }
    let isOfModule = types(named: joins, in: Scope(in: family.id)).contains(where: isOwn)
    if runtime.module == nil, !isOfModule {
      let range = attributes(of: family.id).range(of: .joins) ?? family.range
      return [.joinsByOwnRuntime(family, joins, range, in: file)]
    }
    if family.representation == .untagged { return [.joinsUntagged(family, joins, in: file)] }
    // What says its form itself need not inherit one.
    let attributes = attributes(of: family.id)
    let isKnown = !types(named: joins, in: Scope(in: family.id)).isEmpty
    if isKnown || attributes.family.specifiesDecodedForm { return [] }
    let range = attributes.range(of: .joins) ?? family.range
    return [.joinsUnscanned(family, joins, range, in: file)]
  }

  /// Each name must be the text of a discriminator of the family's type. What looks like a number is
  /// none where names are strings.
  func checkTagType(of family: Family) -> [Diagnostic] {
    guard family.base == nil, family.representation.tag != nil else { return [] }
    return family.members.filter { !$0.isByCases && isOwn($0.type) }.flatMap { member in
      let (file, range) = place(of: member)
      let specified = attributes(of: member.type).specifiedNames
      return checkTagType(
        family.tagType, member.names, specified, (family.name, "'\(member.name)'", range),
        in: file)
    }
  }

  /// The same for the names of one type or case.
  func checkTagType(
    _ type: Family.TagType, _ names: [String], _ specified: SpecifiedNames,
    _ subject: (family: String, name: String, range: SourceRange), in file: ParsedFile
  ) -> [Diagnostic] {
    let range = specified.range ?? subject.range
    if type == .string {
      return specified.haveNumber
        ? [.numberAsName(subject.family, range, in: file)] : []
    }
    return names.filter { !type.accepts($0) }.prefix(1).map {
      .nameOfOtherType($0, type.rawValue, subject.name, range, in: file)
    }
  }

  /// What a value without a name becomes must be a type of the family.
  func checkMissing(of family: Family) -> [Diagnostic] {
    guard family.base == nil, let range = attributes(of: family.id).range(of: .default) else {
      return []
    }
    let file = files[family.id.file]
    switch family.missing {
    case .error: return []
    case .unknown:
      return family.unknown != .throw
        ? [] : [.missingIsUnknown(family.name, "add 'unknown = …'", range, in: file)]
    case .name(let name):
      let isKnown = family.members.contains { $0.name == name && !$0.isByCases }
      return isKnown
        ? []
        : [.missingFallback(name, family.name, known: family.members.map(\.name), range, in: file)]
    }
  }

  /// The types of this module that belong to a family of another one and to none here that joins
  /// it: the other module was built without them.
  func checkStrayMembers(_ runtime: Runtime) -> [Diagnostic] {
    let families = runtime.families.filter { $0.base == nil }
    return families.filter { !isOwn($0.id) }.flatMap { family -> [Diagnostic] in
      let joining = families.filter { isOwn($0.id) && $0.joins == family.name }
      let joined = Set(joining.flatMap(\.members).map(\.type))
      return family.members.filter { isOwn($0.type) && !joined.contains($0.type) }.map {
        .strayMember(
          $0, of: family, joining: joining.first, declaration($0.type), files[$0.type.file])
      }
    }
  }

  /// What a name stands for must be one type.
  func checkGenericMembers(of family: Family) -> [Diagnostic] {
    guard family.base == nil else { return [] }
    return family.members.filter { isGeneric($0.type) }.map { member in
      let (file, range) = place(of: member)
      return .genericMember(member.name, in: family.name, range, in: file)
    }
  }

  /// A box names each type of its family, wherever its code is.
  func checkReachOfMembers(of family: Family) -> [Diagnostic] {
    guard family.base == nil else { return [] }
    return family.members.compactMap { member in
      let (file, range) = place(of: member)
      let level = effectiveAccess(of: member.type)
      if !level.isVisibleInOtherFiles {
        return .unreachableMemberType(member.name, level, of: family, range, in: file)
      }
      return member.availability.beyond(availability(of: family.id)).unchecked.map {
        .restrictedMember(member.name, $0, of: family, range, in: file)
      }
    }
  }

  /// A class that `skip` keeps out of its family is encoded as the superclass that is in it, and by
  /// the name of that. Not so where it may write a name of its own.
  func checkSkippedSubclasses(of plan: FamilyPlan) -> [Diagnostic] {
    let family = plan.family
    let classes = plan.membersToMatch.filter { member in
      member.encodes && declaration(member.member.type).kind == .class
    }
    guard family.base == nil, family.representation != .untagged, !classes.isEmpty else {
      return []
    }
    return types(conformingTo: [family.name]).compactMap { id in
      let names = conformances(of: id)
      guard isOwn(id), declaration(id).kind == .class, attributes(of: id).isSkipped,
        let superclass = classes.first(where: { names.contains($0.member.name) })
      else { return nil }
      let isNamedInside = family.representation.internalTag != nil && superclass.writesName
      if isNamedInside, WrittenMembers(of: type(id), in: self).hasEncode { return nil }
      let range = declaration(id).name
      return .skippedSubclass(name(of: id), of: superclass.member, range, in: files[id.file])
    }
  }

  /// Whether it has parameters, or a type around it has.
  func isGeneric(_ id: DeclarationID) -> Bool {
    var index: Int? = id.index
    while let current = index {
      let around = DeclarationID(file: id.file, index: current)
      let types = declaration(around).kind == .extension ? extended(by: around) : [around]
      if types.contains(where: { declaration($0).generics != nil }) { return true }
      index = declaration(around).parent
    }
    return false
  }

  /// Of two types with one name the second would never be decoded.
  func checkNames(of family: Family) -> [Diagnostic] {
    guard family.base == nil, family.representation != .untagged else { return [] }
    // The branches of an `#if` may declare a type twice.
    return family.members.namesakes(by: \.names)
      .filter { $0.first.condition == $0.element.condition }
      .map {
        .duplicateName(
          $0.name, in: family.name, place(of: $0.element), first: place(of: $0.first))
      }
  }

  /// Boxes are not nested, so that families of one name in two types would share one.
  func checkBoxNames(of families: [Family]) -> [Diagnostic] {
    families.namesakes { [$0.boxName] }.filter { $0.element.name != $0.first.name }.map {
      .sameBox(
        $0.element, $0.first, in: files[$0.element.id.file], first: files[$0.first.id.file])
    }
  }

  /// A name that is the key of its properties must not be the key of the discriminator.
  func checkNamesAsKeys(of family: Family) -> [Diagnostic] {
    guard family.base == nil else { return [] }
    return family.members.filter { isOwn($0.type) }.compactMap { member in
      family.representation.checkNamesAsKeys(
        member.names, of: "'\(member.name)'", at: rangeOfName(of: member),
        in: files[member.type.file])
    }
  }

  /// Where a type of a family has its name: the annotation, or the type's own name.
  func rangeOfName(of member: Family.Member) -> SourceRange {
    attributes(of: member.type).range(of: .name) ?? declaration(member.type).name
  }

  func place(of member: Family.Member) -> (file: ParsedFile, range: SourceRange) {
    (files[member.type.file], declaration(member.type).name)
  }
}

extension Family.Representation {
  /// - Parameters:
  ///   - names: of one type or case.
  ///   - what: the type or case, for the message.
  func checkNamesAsKeys(
    _ names: [String], of what: String, at range: SourceRange, in file: ParsedFile
  ) -> Diagnostic? {
    guard case .adjacent(let tag, content: .underName) = self else { return nil }
    return names.first { name in tag.paths.contains { $0.first == name } }.map {
      .nameIsTag($0, of: what, tag, at: range, in: file)
    }
  }
}
