import WidgetSource
import WidgetSyntax

extension Model {
  /// The families to generate: those that are declared so, and of the protocols that refine them
  /// the ones that a property asks for.
  func families(of rules: CodingRules, with types: [GeneratedType]) -> [Family] {
    guard let families = rules.wire?.families else { return [] }
    let used = Set(types.flatMap(\.variants).flatMap(\.boxes).map(\.base))
    let policies = Set(policyBoxes(types).map(\.base))
    let byID = Dictionary(types.map { ($0.id, $0) }) { first, _ in first }
    return families.filter { family in
      isOwn(family.id) && (family.base == nil || used.contains(family.name))
    }.map { family in
      var family = family
      family.takesUnknown =
        family.access >= .package || policies.contains(family.name)
        || (family.representation == .untagged && family.unknown.strict != .throw)
      let classes = family.members.filter { declaration($0.type).kind == .class }
      let classNames = Set(classes.map(\.name))
      family.members = family.members.map { member in
        var member = member
        let annotations = annotations(of: member.type)
        member.decodes = annotations.allowsDecoding
        member.encodes = annotations.allowsEncoding
        if declaration(member.type).kind == .class {
          member.superclasses = conformances(of: member.type).intersection(classNames)
        }
        let variants = byID[member.type]?.variants ?? []
        member.sharesFields =
          !variants.isEmpty && variants.allSatisfy { $0.coding?.sharesFields ?? false }
        member.writesName = variants.contains {
          $0.coding?.encodes ?? (member.isByCases && $0.enumCoding?.encodes ?? false)
        }
        return member
      }
      return family
    }
  }

  /// A family's types belong to another one by its protocol, and are found there by their names.
  func checkJoins(of family: Family) -> [Diagnostic] {
    guard let joins = family.joins else { return [] }
    let file = files[family.id.file]
    let known = conformances(of: family.id)
    if !known.contains(joins) {
      return [.joinsNoFamily(family, joins, known: known, in: file)]
    }
    return family.representation == .untagged ? [.joinsUntagged(family, joins, in: file)] : []
  }

  /// The types of this module that belong to a family of another one and to none here that joins
  /// it: the other module was built without them.
  func checkStrayMembers(_ rules: CodingRules) -> [Diagnostic] {
    let families = (rules.wire?.families ?? []).filter { $0.base == nil }
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

  /// A box names each type of its family, wherever its code stands.
  func checkReachOfMembers(of family: Family) -> [Diagnostic] {
    guard family.base == nil else { return [] }
    return family.members.compactMap { member in
      let (file, range) = place(of: member)
      let level = effectiveAccess(of: member.type)
      if !level.isVisibleInOtherFiles {
        return .unreachableMemberType(member.name, level, of: family, range, in: file)
      }
      return restriction(of: member.type, in: family.id).map {
        .restrictedMember(member.name, $0, of: family, range, in: file)
      }
    }
  }

  /// A class that `skip` keeps out of its family is encoded as the superclass that is in it, and by
  /// the name of that. Not so where it may write a name of its own.
  func checkSkippedSubclasses(of family: Family) -> [Diagnostic] {
    let classes = family.membersToMatch.filter { member in
      member.encodes && declaration(member.type).kind == .class
    }
    guard family.base == nil, family.representation != .untagged, !classes.isEmpty else {
      return []
    }
    return types(conformingTo: [family.name]).compactMap { id in
      let names = conformances(of: id)
      guard isOwn(id), declaration(id).kind == .class, annotations(of: id).has(.skip),
        let superclass = classes.first(where: { names.contains($0.name) })
      else { return nil }
      let isNamedInside = family.representation.internalTag != nil && superclass.writesName
      if isNamedInside, WrittenMembers(of: type(id), in: self).hasEncode { return nil }
      let range = declaration(id).name
      return .skippedSubclass(name(of: id), of: superclass, range, in: files[id.file])
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

  private func place(of member: Family.Member) -> (file: ParsedFile, range: SourceRange) {
    (files[member.type.file], declaration(member.type).name)
  }
}
