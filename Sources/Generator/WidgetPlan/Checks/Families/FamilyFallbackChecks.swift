import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks the types that a family specifies for values without a known name, and for values that are not objects.
struct FamilyFallbackChecks: FamilyCheck {
  let subject: CheckedFamily

  func run() -> [Diagnostic] {
    missing() + unknown() + shorthand() + unavailableTypes()
  }

  /// Reports a `default` that does not name a type of the family, and `default = unknown` without a policy for unknown
  /// names.
  private func missing() -> [Diagnostic] {
    guard let range = model.attributes(of: family.id).range(of: .default) else { return [] }
    switch family.missing {
    case .error: return []
    case .unknown:
      return family.unknown != .throw
        ? [] : [.missingIsUnknown(family.name, "add 'unknown = …'", range, in: file)]
    case .name(let name):
      if family.members.contains(where: { $0.name == name && !$0.isByCases }) { return [] }
      if isBaseClass(name) {
        let words = "'unknown' or the name of a subclass"
        return [.namesBaseClass(.missingFallback, family, words, range, in: file)]
      }
      let known = family.members.map(\.name)
      return [.missingFallback(name, family.name, known: known, range, in: file)]
    }
  }

  /// Reports an `unknown` that the family cannot have: a value that is not a type of the family, or a misplaced
  /// `key(…)`. Also reports `keep` on a class, and on a protocol that requires members that the generated type would
  /// not have.
  private func unknown() -> [Diagnostic] {
    let range = model.attributes(of: family.id).range(of: .unknown) ?? family.range
    let types = FallbackTypes(context)
    switch family.unknown {
    case .throw, .skip: return []
    case .keep:
      return types.problem(ofKept: family, range, in: file).map { [$0] } ?? []
    case .key(let place):
      return Diagnostic.misplacedReplacement(place, family.representation, range, in: file)
        .map { [$0] } ?? []
    case .value(let name):
      return [
        .unknownFallback(name, family.name, known: types.policies(of: family.name), range, in: file)
      ]
    case .fallback(let name):
      if types.isType(name, of: family.name, in: Scope(in: family.id)) { return [] }
      if isBaseClass(name) {
        let words = "'throw', 'skip' or the name of a subclass"
        return [.namesBaseClass(.unknownFallback, family, words, range, in: file)]
      }
      if !model.annotations(of: family.id).contains(where: { $0.knownKey == .unknown }),
        let joined = family.joins
      {
        return [
          Diagnostic(
            .unknownFallback,
            "'\(family.name)' inherits 'unknown = \(name)' from '\(joined.name)', and '\(name)' "
              + "is not a type of '\(family.name)'; write 'unknown = throw', 'unknown = skip' or "
              + "'unknown = TYPE' with such a type",
            at: family.range, in: file)
        ]
      }
      return [
        .unknownFallback(name, family.name, known: types.policies(of: family.name), range, in: file)
      ]
    }
  }

  /// Reports a `shorthand` that does not name a type of the family, or that names a type that is only decoded from
  /// objects.
  private func shorthand() -> [Diagnostic] {
    guard let name = family.shorthand,
      let annotation = model.annotations(of: family.id).own(.shorthand)
    else { return [] }
    let known = family.members.filter {
      !$0.isByCases && model.attributes(of: $0.type).isDecoded
    }
    guard let member = known.first(where: { $0.name == name }) else {
      if isBaseClass(name) {
        let words = "the name of a subclass"
        return [.namesBaseClass(.noShorthand, family, words, annotation.range, in: file)]
      }
      return [
        .unknownShorthand(name, of: family.name, known: known.map(\.name), annotation, in: file)
      ]
    }
    guard ObjectForm(context).isCertain(of: member.type) else { return [] }
    // A class has no shorthand.
    let remedy =
      family.isClass
      ? "remove 'shorthand'"
      : "write '// widgetgen: shorthand = …' on it to name the property that is decoded from other "
        + "values"
    return [
      Diagnostic(
        .noShorthand, "'\(name)' is only decoded from objects; \(remedy)",
        at: annotation.range, in: file)
    ]
  }

  private func isBaseClass(_ name: String) -> Bool { family.isClass && name == family.name }

  /// Reports the types for unknown names, for missing names and for values that are not objects, unless the types are
  /// available wherever the family is.
  private func unavailableTypes() -> [Diagnostic] {
    let attributes = model.attributes(of: family.id)
    let replacements: [(name: String?, key: AnnotationKey, purpose: String)] = [
      (family.unknown.fallback, .unknown, "unrecognized names"),
      (family.missing.fallbackName, .default, "values without a name"),
      (family.shorthand, .shorthand, "values that are not objects"),
    ]
    return replacements.compactMap { name, key, purpose in
      guard let name, let id = model.types(named: name, in: Scope(in: family.id)).first else {
        return nil
      }
      return FallbackAvailability(context).problem(
        of: id, name, for: purpose, of: family, attributes.range(of: key) ?? family.range, in: file)
    }
  }
}

extension Diagnostic {
  static func missingFallback(
    _ name: String, _ family: String, known: [String], _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .missingFallback, "'\(family)' has no '\(name)' for values without a name",
      unknown: name, known: known, remedy: "write one of its types or cases, or 'unknown'",
      at: range, in: file)
  }

  static func missingIsUnknown(
    _ family: String, _ remedy: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .missingFallback,
      "'default = unknown' has no effect because unrecognized names of '\(family)' are errors; "
        + remedy,
      at: range, in: file)
  }

  static func unknownFallback(
    _ name: String, _ base: String, known: [String], _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    let words = known.contains("keep") ? "'throw', 'skip', 'keep'" : "'throw', 'skip'"
    return Diagnostic(
      .unknownFallback,
      "'\(name)' is not a type of '\(base)', and cannot be the fallback for unrecognized names",
      unknown: name, known: known, remedy: "write \(words) or the name of such a type", at: range,
      in: file)
  }
}

extension Rule {
  static let missingFallback = Rule("missing-fallback", .error)
  static let unknownFallback = Rule("unknown-fallback", .error)
}
