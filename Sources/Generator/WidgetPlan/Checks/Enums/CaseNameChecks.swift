import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks the names that distinguish the cases of an enum.
struct CaseNameChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    duplicateNames() + repeatedAliases()
      + (planner.encodes ? planner.overloadedCases(.encoding) : []) + missingName()
      + unknownPolicy() + namesOfOtherType() + namesOfUntaggedCases()
  }

  /// Reports the second of two decoded cases with the same name. The branches of an `#if` may declare a case twice.
  func duplicateNames() -> [Diagnostic] {
    type.cases.filter(\.isDecoded)
      .namesakes { element in
        let names = subject.plannedCase(element)?.names ?? element.names(in: type.attributes)
        let ignoresCase = type.attributes.family.ignoresCase
        return (ignoresCase ? names.map { $0.lowercased() } : names).uniqued()
      }
      .filter {
        $0.first.clause.map(file.conditionText) == $0.element.clause.map(file.conditionText)
      }
      .map {
        .duplicateName(
          $0.name, in: type.name, (file, $0.element.range), first: (file, $0.first.range),
          what: "cases")
      }
  }

  /// Reports aliases that equal the name or an earlier alias of their case.
  func repeatedAliases() -> [Diagnostic] {
    type.cases.compactMap { element in
      guard let planned = subject.plannedCase(element) else { return nil }
      return element.attributes.names.repeatedAlias(among: planned.names).map {
        .repeatedAlias(
          $0, of: "case \(element.name.bareName)", at: element.range(of: $0), in: file)
      }
    }
  }

  /// Reports a `default` that does not name a suitable case for values without a name. Also reports `default = unknown`
  /// on an enum without a case for unknown names.
  private func missingName() -> [Diagnostic] {
    guard let range = type.attributes.range(of: .default) else { return [] }
    switch type.attributes.family.missing {
    case .error: return []
    case .unknown:
      let remedy = "mark a case with '// widgetgen: unknown'"
      return type.fallbackCase != nil
        ? [] : [.missingIsUnknown(type.name, remedy, range, in: file)]
    case .name(let name):
      let cases = type.cases.filter { $0.isDecoded && !$0.isFallback }
      guard let element = cases.first(where: { $0.name.bareName == name }) else {
        let known = cases.map(\.name.bareName)
        return [.missingFallback(name, type.name, known: known, range, in: file)]
      }
      return subject.plannedCase(element)?.stored == nil
        ? [] : [.patternOfMissing(name, range, in: file)]
    }
  }

  /// Reports a policy for unknown names if an enum cannot have it. In an enum, a value with an unknown name can be
  /// replaced only by another value of the enum.
  private func unknownPolicy() -> [Diagnostic] {
    switch type.attributes.family.unknown {
    case .throw, .skip: []
    case .keep, .fallback: [unknownOfEnum()]
    case .key(let place): replacement(at: place)
    case .value(let text): value(text)
    }
  }

  /// Reports a value for unknown names if the enum is untagged, or if the value is not one of the enum's cases. Also
  /// reports the value if a case is decoded from unknown names.
  private func value(_ text: String) -> [Diagnostic] {
    let range = type.attributes.range(of: .unknown) ?? type.range
    if let fallback = type.fallbackCase {
      return [replacementNextToCase(fallback, range)]
    }
    if choices.contains(where: { $0.familyRepresentation == .untagged }) {
      return [unknownOfEnum()]
    }
    let name = String(text.dropFirst().prefix { $0 != "(" })
    let known = type.cases.map(\.name.bareName)
    if known.contains(name) { return [] }
    return [
      Diagnostic(
        .unknownFallback, "'\(type.name)' has no case '\(name)' for unrecognized names",
        unknown: name, known: known, remedy: "write one of its cases", at: range, in: file)
    ]
  }

  /// Reports a place for replacements of unknown names if the enum's JSON cannot have such a place. Also reports the
  /// place if a case is decoded from unknown names.
  private func replacement(at place: [String]) -> [Diagnostic] {
    let range = type.attributes.range(of: .unknown) ?? type.range
    if let fallback = type.fallbackCase {
      return [replacementNextToCase(fallback, range)]
    }
    return choices.lazy.compactMap(\.familyRepresentation).compactMap {
      .misplacedReplacement(place, $0, range, in: file)
    }.prefix(1).map(\.self)
  }

  /// Reports names that are not values of the enum's `tagType`, and names that equal the key of the discriminator. Also
  /// reports a case that would store a name in a `String` although the names are not strings.
  private func namesOfOtherType() -> [Diagnostic] {
    guard let choice = choices.first, let form = choice.familyRepresentation, form.tag != nil
    else { return [] }
    let cases = Dictionary(choice.cases.map { ($0.name, $0) }) { first, _ in first }
    return type.cases.flatMap { element -> [Diagnostic] in
      guard let planned = cases[element.name],
        planned.payload != .namedObject,
        planned.stored?.encodesName ?? true || !planned.names.namePatterns.isEmpty
      else { return [] }
      if choice.tagType != .string, planned.stored?.name != nil,
        planned.names.namePatterns.isEmpty
      {
        return [
          Diagnostic(
            .tagType,
            "'case \(element.name.bareName)' stores the name in a 'String', but the names are "
              + "values of '\(choice.tagType.rawValue)'; store the whole value as 'JSONValue'",
            at: element.range, in: file)
        ]
      }
      let words = "'case \(element.name.bareName)'"
      let key = form.problem(
        ofNamesAsKeys: planned.isFallback ? [] : planned.names, of: words,
        at: element.range(of:), in: file)
      if let key { return [key] }
      return choice.tagType.problems(
        of: planned.names, element.attributes.names,
        NameSubject(family: type.name, text: words, range: element.range), in: file)
    }
  }

  /// Reports names on the cases of an untagged enum, whose JSON contains no names.
  private func namesOfUntaggedCases() -> [Diagnostic] {
    guard choices.contains(where: { $0.familyRepresentation == .untagged }) else { return [] }
    return type.cases.flatMap(\.annotations)
      .filter { $0.ownKey == .name || $0.ownKey == .alias }
      .map { .uselessAnnotation($0, "'\(type.name)' is untagged and has no names", in: file) }
  }

  private func replacementNextToCase(_ element: EnumCase, _ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .contradictingAnnotations,
      "'case \(element.name.bareName)' already replaces unrecognized names; remove 'unknown' from "
        + "the case or from the enum",
      at: range, in: file)
  }

  private func unknownOfEnum() -> Diagnostic {
    Diagnostic(
      .unknownOfEnum,
      "only a case of '\(type.name)' can replace unrecognized names; mark one with "
        + "'// widgetgen: unknown', or write 'throw' or 'skip'",
      at: type.attributes.range(of: .unknown) ?? type.range, in: file)
  }
}

extension Diagnostic {
  /// Returns a diagnostic for the place in `unknown = key(…)`, or nil if the family can have a replacement there.
  static func misplacedReplacement(
    _ place: [String], _ representation: Family.Representation, _ range: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic? {
    let problem: String
    if place.count != 1 || place[0].isEmpty {
      problem = "'key(…)' takes a single key of the value; write 'unknown = key(fallback)'"
    } else if case .internal(let tag) = representation {
      guard tag.paths.contains(where: { $0.first == place[0] }) else {
        return nil
      }
      problem = "'\(place.place)' is the place of the name; write another key"
    } else {
      problem =
        "a value can only contain its replacement next to its name and properties; write 'throw' "
        + "or 'skip', or remove the form of the family"
    }
    return Diagnostic(.unknownFallback, problem, at: range, in: file)
  }
}
