import WidgetSource
import WidgetSyntax

/// The rules of `unknown`: what is to become of a name must be possible where it stands.
extension ModelChecks {
  func checkUnknown(_ wire: WireRules) -> [Diagnostic] {
    let coding = builder.wireCoding(wire)
    return builder.properties
      .filter { $0.isStored && $0.annotations.has(.unknown) && !isReadByFunction($0) }
      .compactMap { property in
        guard property.annotations[.unknown]?.text != nil else {
          return .unknownWithoutPolicy(property, in: file)
        }
        if coding.isCodedByWrapper(property) {
          return .unknownNeedsFamily(property, isWrapped: true, in: file)
        }
        let type = coding.wireType(property)
        return check(property, coding.policy(property, type), type)
      }
  }

  /// Beagle 1 only decodes, and gives its `UnknownComponent` for every name it does not know.
  func checkNoUnknown() -> [Diagnostic] {
    builder.properties.filter { $0.isStored && $0.annotations.has(.unknown) }
      .map { .unknownIsBeagles($0, in: file) }
  }

  private func check(
    _ property: Property, _ policy: UnknownPolicy, _ type: WireType
  ) -> Diagnostic? {
    switch (policy.subject, policy.written) {
    case (.nothing, _):
      return .unknownNeedsFamily(property, isWrapped: false, in: file)
    case (_, .skip) where !policy.canSkip:
      return .unknownSkipsRequired(property, in: file)
    case (.choice(let choice), .keep), (.choice(let choice), .fallback):
      return .unknownOfEnum(property, choice, in: file)
    case (.choice(let choice), .throw), (.choice(let choice), .skip):
      let fallback = choice.cases.first { $0.annotations.has(.unknown) }
      return fallback.map { .unknownHasCase(property, choice, $0, in: file) }
    case (.base(let base, let family), .keep):
      if type.box?.wanted != nil { return .unknownIsWider(property, base, in: file) }
      return family.flatMap { builder.model.checkKept($0, property.range, in: file) }
    case (.base(let base, let family), .fallback(let name)):
      let scope = Scope(in: property.owner)
      // A name that no source declares may be a type of Beagle's.
      let isBeagles = family == nil && builder.model.types(named: name, in: scope).isEmpty
      if isBeagles || builder.model.canStandIn(name, for: base, in: scope) { return nil }
      let known = builder.model.unknownPolicies(of: base)
      return .unknownFallback(name, base, known: known, property.range, in: file)
    default: return nil
    }
  }
}

extension Model {
  /// The type that stands in for unknown ones must be of the family.
  func checkUnknown(of family: Family) -> [Diagnostic] {
    if family.unknown == .keep {
      return checkKept(family, family.range, in: files[family.id.file]).map { [$0] } ?? []
    }
    guard case .fallback(let name) = family.unknown,
      !canStandIn(name, for: family.name, in: Scope(in: family.id))
    else { return [] }
    let known = unknownPolicies(of: family.name)
    return [
      .unknownFallback(name, family.name, known: known, family.range, in: files[family.id.file])
    ]
  }

  /// The type that is generated for what is kept must have all that its protocol asks for.
  fileprivate func checkKept(
    _ family: Family, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic? {
    let kept = "Unknown" + family.localName
    return missingMembers(ofKept: kept, for: family).first.map {
      .unknownNeedsMember($0, kept, family, range, in: file)
    }
  }

  fileprivate func canStandIn(_ name: String, for base: String, in scope: Scope) -> Bool {
    types(named: name, in: scope).contains {
      declaration($0).kind != .protocol && conformances(of: $0).contains(base)
    }
  }

  /// All that may stand behind `unknown =`.
  fileprivate func unknownPolicies(of base: String) -> [String] {
    ["throw", "skip", "keep"]
      + types(conformingTo: [base]).filter { declaration($0).kind != .protocol }.map(name)
  }
}
