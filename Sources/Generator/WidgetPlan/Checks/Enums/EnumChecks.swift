import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks how the cases of an enum are distinguished, and how their values are coded.
///
/// The form of an enum determines what is checked: the names of its cases, its raw values, or its associated values.
struct EnumChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    guard type.kind == .enum else { return [] }
    if type.isTransparent { return TransparentEnumChecks(subject: subject).run() }
    if case .autoCodable = runtime.enums { return DecodedCaseChecks(subject: subject).run() }
    let cases = CaseChecks(subject: subject)
    if let raw = type.rawType(in: model) {
      let names = CaseNameChecks(subject: subject)
      return RawValueChecks(subject: subject, raw: raw).run() + cases.run()
        + names.repeatedAliases() + names.duplicateNames()
    }
    return cases.run() + CaseNameChecks(subject: subject).run()
      + CaseValueChecks(subject: subject).run() + CasePatternChecks(subject: subject).run()
      + UntaggedEnumChecks(subject: subject).run()
  }
}

/// Checks the cases of an enum in any form except Sourcery's, which `DecodedCaseChecks` checks.
struct CaseChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    type.cases.flatMap(caseKeys)
      + type.cases.flatMap(otherDirection) + secondUnknownCases()
  }

  /// Reports a case's `key` that does not match the case's values.
  private func caseKeys(_ element: EnumCase) -> [Diagnostic] {
    guard let annotation = element.annotations.own(.key) else { return [] }
    let parameters = element.parameters ?? []
    if parameters.isEmpty { return [keyWithoutValue(element, annotation)] }
    let labels = parameters.enumerated().map { $1.label?.bareName ?? "_\($0)" }
    switch element.attributes.keys {
    case .single(let place)?:
      if parameters.count > 1 { return [keyOfCase(element, labels: labels)] }
      return problem(of: (labels[0], place), parameters[0], element, annotation).map { [$0] } ?? []
    case nil:
      return [
        Diagnostic(
          .annotationValue,
          "'key' of a case is a key, or a list of labels with keys; write "
            + "'key = [\(labels[0]): …]'",
          at: annotation.range, in: file)
      ]
    case .labeled? where element.isFallback:
      let why = "'case \(element.name.bareName)' is decoded from unrecognized names"
      return [.uselessAnnotation(annotation, why, in: file)]
    case .labeled(let pairs)?:
      return problems(of: pairs, element, parameters, labels, annotation)
    }
  }

  private func problems(
    of pairs: [(label: String, place: [String])], _ element: EnumCase,
    _ parameters: [EnumCase.Parameter], _ labels: [String], _ annotation: Annotation
  ) -> [Diagnostic] {
    pairs.enumerated().compactMap { index, pair in
      guard let place = labels.firstIndex(of: pair.label) else {
        let known = labels.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
          .annotationValue, "'case \(element.name.bareName)' has no value '\(pair.label)'",
          unknown: pair.label, known: labels, remedy: "it has \(known)", at: annotation.range,
          in: file)
      }
      if let problem = problem(of: pair, parameters[place], element, annotation) { return problem }
      let isSecond = pairs.prefix(index).contains { $0.label == pair.label }
      return isSecond || parameters[place].attributes.hasKeyInBothDirections
        ? Diagnostic(
          .contradictingAnnotations,
          "'\(pair.label)' of 'case \(element.name.bareName)' already has a key; remove one of "
            + "the keys",
          at: annotation.range, in: file) : nil
    }
  }

  /// Returns a diagnostic for a place that contains an empty key, or for the place of a flattened value. Returns nil for
  /// a valid place.
  private func problem(
    of pair: (label: String, place: [String]), _ parameter: EnumCase.Parameter,
    _ element: EnumCase, _ annotation: Annotation
  ) -> Diagnostic? {
    if pair.place.contains("") {
      return .emptyKeyInPlace(annotation, pair.place.place, in: file)
    }
    if !parameter.attributes.isFlattened { return nil }
    return Diagnostic(
      .contradictingAnnotations,
      "'\(pair.label)' of 'case \(element.name.bareName)' is flattened and has no key; remove its "
        + "key, or remove 'flatten'",
      at: annotation.range, in: file)
  }

  /// Reports annotations for a direction in which a case is not coded. If a case is not coded at all, reports all of
  /// its annotations except `skip`.
  private func otherDirection(_ element: EnumCase) -> [Diagnostic] {
    if element.isDecoded, element.isEncoded { return [] }
    let subject = "'case \(element.name.bareName)'"
    if element.isDecoded || element.isEncoded {
      let useless: [AnnotationKey.Direction] =
        element.isDecoded ? [.encoding] : [.decoding, .decodingOrInitializing]
      let skip = element.annotations.own(.skip)
      return ownAnnotations(of: element).filter { key, annotation in
        key.targets.contains(.value) && annotation.keyRange != skip?.keyRange
          && key.direction(of: annotation).map(useless.contains) ?? false
      }.map {
        .uselessAnnotation(
          $0.annotation, "\(subject) is not \(element.isDecoded ? "encoded" : "decoded")", in: file)
      }
    }
    return ownAnnotations(of: element).filter { $0.key != .skip }.map {
      .uselessAnnotation(
        $0.annotation, "\(subject) is \(element.availability.isNever ? "unavailable" : "skipped")",
        in: file)
    }
  }

  /// Returns the annotations of a case and its values, without annotations of blocks.
  private func ownAnnotations(
    of element: EnumCase
  ) -> [(key: AnnotationKey, annotation: Annotation)] {
    (element.annotations + (element.parameters ?? []).flatMap(\.annotations))
      .compactMap { annotation in annotation.ownKey.map { ($0, annotation) } }
  }

  /// Reports all cases for unknown names except the first. Each branch of an `#if` may have such a case.
  private func secondUnknownCases() -> [Diagnostic] {
    let fallbacks = type.cases.filter(\.isFallback)
    let conditions = fallbacks.map { $0.clause.map(file.conditionText) }
    return fallbacks.indices.compactMap { index in
      let earlier = fallbacks.indices.prefix(index).first {
        CompilationCondition.canBothHold(conditions[$0], conditions[index])
      }
      guard let earlier else { return nil }
      let (element, first) = (fallbacks[index], fallbacks[earlier])
      return Diagnostic(
        .secondUnknownCase,
        "unrecognized names are already decoded as 'case \(first.name.bareName)', and cannot also "
          + "be 'case \(element.name.bareName)'; remove 'unknown' from one of them",
        at: element.range, in: file,
        notes: [.init("the first case", at: first.range, in: file)])
    }
  }

  /// Reports the `key` of a case without values. The key may be meant as the name of the case.
  private func keyWithoutValue(_ element: EnumCase, _ annotation: Annotation) -> Diagnostic {
    let text = file.text(annotation.range)
    var remedy = "remove it"
    if case .single = element.attributes.keys, text.hasPrefix("key ="), !isUntagged,
      element.attributes.names.name == nil
    {
      remedy = "write 'name\(text.dropFirst(3))', or remove it"
    }
    return Diagnostic(
      .keyOfCase, severity: .warning,
      "'key' has no effect on 'case \(element.name.bareName)', which has no value; \(remedy)",
      at: element.range, in: file)
  }

  private var isUntagged: Bool { choices.contains { $0.familyRepresentation == .untagged } }

  /// - Parameter labels: the labels of the case's values.
  private func keyOfCase(_ element: EnumCase, labels: [String]) -> Diagnostic {
    let pairs = labels.map { "\($0): …" }.joined(separator: ", ")
    return Diagnostic(
      .keyOfCase, severity: .error,
      "'key' is for one value, but 'case \(element.name.bareName)' has \(labels.count); write "
        + "'key = [\(pairs)]', or label the values with their keys",
      at: element.range, in: file)
  }
}

/// Checks an enum for a runtime that only decodes, and that decodes enums in the forms of Sourcery's AutoCodable
/// template.
struct DecodedCaseChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    guard planner.decodes else { return [] }
    return undecodableCases() + planner.overloadedCases(.decoding)
      + type.cases.flatMap(annotationsOfCase)
  }

  /// Reports cases whose values need keys, if some of the values have no label and therefore no key.
  private func undecodableCases() -> [Diagnostic] {
    let refused = choices.flatMap { choice in
      choice.cases.filter { $0.hasNoKeys(in: choice.representation) }.map(\.name)
    }
    return type.cases.filter { refused.contains($0.name) }.map {
      Diagnostic(
        .undecodableCase,
        "'case \($0.name.bareName)' has values without labels, which have no keys, and decoding "
          + "it always fails; label all of its values, or write 'init(from:)' by hand",
        at: $0.range, in: file)
    }
  }

  /// Reports annotations of a case and its values. A runtime that only decodes does not support them.
  private func annotationsOfCase(_ element: EnumCase) -> [Diagnostic] {
    let ofValues = (element.parameters ?? []).flatMap(\.annotations)
    return (element.annotations + ofValues).filter { annotation in
      if annotation.isForTypes { return false }
      let targets = annotation.knownKey?.targets ?? []
      return targets.contains(.enumCase) || targets.contains(.value)
    }.map {
      Diagnostic(
        .annotationNotForRuntime,
        "runtime 'beagle-1' does not support '\($0.key)' on 'case \(element.name.bareName)'; "
          + "remove it, or write 'init(from:)' by hand",
        at: $0.range, in: file)
    }
  }
}

/// Checks an enum that is coded by its raw values.
struct RawValueChecks: PlannedTypeCheck {
  let subject: CheckedType
  /// The type of the raw values.
  let raw: String

  func run() -> [Diagnostic] {
    uselessAnnotations() + namesOfOtherType() + coveredNames() + singleDirections()
  }

  /// Reports `decodable` or `encodable` alone, because enums with named raw values are coded in both directions.
  private func singleDirections() -> [Diagnostic] {
    let both: Set<GeneratedPart> = [.decoding, .encoding]
    guard planner.selected.parts.isSuperset(of: both),
      type.attributes.requestedParts.intersection(both).count == 1
    else { return [] }
    return type.annotations.filter {
      $0.isOn && ($0.ownKey == .decodable || $0.ownKey == .encodable)
    }.map {
      .uselessAnnotation(
        $0, "'\(type.name)' has named raw values, which are coded in both directions", in: file)
    }
  }

  /// Reports numbers in a range of an earlier case, which is decoded instead.
  private func coveredNames() -> [Diagnostic] {
    var ranges: [(name: String, values: ClosedRange<Int>, element: EnumCase)] = []
    var found: [Diagnostic] = []
    let rawNames = RawNames(of: type)
    for element in type.cases where element.isDecoded {
      let names = rawNames.names(of: element)
      for name in names {
        guard let values = RawRange(name)?.values ?? Int(name).map({ $0...$0 }) else { continue }
        let cover = ranges.first {
          $0.values.lowerBound <= values.lowerBound && values.upperBound <= $0.values.upperBound
            && $0.element.clause == element.clause
        }
        guard let (range, _, first) = cover else { continue }
        let second = element.name.bareName
        let problem = Diagnostic(
          .duplicateName,
          "'\(name)' of 'case \(second)' is in the range '\(range)' of "
            + "'case \(first.name.bareName)', which is decoded instead; declare 'case \(second)' "
            + "first",
          at: element.range(of: name), in: file,
          notes: [.init("the case with the range", at: first.range, in: file)])
        found.append(problem)
      }
      ranges += names.compactMap { name in
        RawRange(name).map { (name: name, values: $0.values, element: element) }
      }
    }
    return found
  }

  /// Reports annotations that have no effect on an enum with raw values, such as `family`. Such an enum also cannot
  /// belong to a family whose names are next to the properties. A raw value has no place for a name.
  private func uselessAnnotations() -> [Diagnostic] {
    let families = subject.planner.context.families.containing(type.id)
    if let family = families.first(where: { $0.representation.internalTag != nil }) {
      return [
        Diagnostic(
          .rawValues,
          "Swift codes '\(type.name)' as a value of type '\(raw)', which leaves no place for its "
            + "name in '\(family.name)'; remove ': \(raw)', or give '\(family.name)' a 'content'",
          at: type.range, in: file)
      ]
    }
    return type.annotations.filter { annotation in
      switch annotation.ownKey {
      case .family?, .unknown?, .keyStyle?: true
      case .caseInsensitive?, .nameStyle?: raw != "String"
      default: false
      }
    }.map { .rawValues(type, raw, $0, in: file) }
  }

  /// If the raw values are numbers, reports names that are not numbers. If they are integers, an alias may also be a
  /// range.
  private func namesOfOtherType() -> [Diagnostic] {
    let scope = Scope(in: type.id)
    let kind = type.inherited.first.flatMap {
      subject.planner.model.expanded($0, in: scope).type.dottedName
    }
    return type.cases.compactMap { element -> Diagnostic? in
      let names = element.attributes.names
      if let name = names.name, RawRange(name) != nil, Self.isRange(in: kind ?? raw) {
        return Diagnostic(
          .rawValues,
          "'\(name)' is not a value that 'case \(element.name.bareName)' could be encoded as; "
            + "write 'alias = \(name)'",
          at: element.range(of: name), in: file)
      }
      return names.names(or: []).first { !Self.isRawValue($0, of: kind ?? raw) }.map {
        rawName($0, element, raw, element.range(of: $0))
      }
    }
  }

  private static func isRawValue(_ name: String, of type: String) -> Bool {
    switch type {
    case "String", "Character": true
    case "Double", "CGFloat": Double(name)?.isFinite ?? false
    case "Float": Float(name)?.isFinite ?? false
    case "Int8": isInteger(name, Int8.self)
    case "Int16": isInteger(name, Int16.self)
    case "Int32": isInteger(name, Int32.self)
    case "UInt8": isInteger(name, UInt8.self)
    case "UInt16": isInteger(name, UInt16.self)
    case "UInt32": isInteger(name, UInt32.self)
    case "UInt", "UInt64": isInteger(name, UInt.self)
    default: isInteger(name, Int.self) || UInt(name) != nil
    }
  }

  /// Whether a name is an integer of a type, or a range of such integers.
  private static func isInteger<Number: FixedWidthInteger>(
    _ name: String, _ type: Number.Type
  ) -> Bool {
    guard let range = RawRange(name)?.values else { return Number(name) != nil }
    return Number(exactly: range.lowerBound) != nil && Number(exactly: range.upperBound) != nil
  }

  /// Whether a name such as `400...499` is a range of raw values, if the raw values have the given type.
  private static func isRange(in type: String) -> Bool {
    !["String", "Character", "Double", "Float", "CGFloat"].contains(type)
  }

  private func rawName(
    _ name: String, _ element: EnumCase, _ raw: String, _ range: SourceRange
  ) -> Diagnostic {
    if raw.holds("Int"), let number = Double(name), number >= Double(Int.max) {
      return Diagnostic(
        .rawValues,
        "a name of 'case \(element.name.bareName)' must not be greater than \(Int.max); remove it",
        at: range, in: file)
    }
    return Diagnostic(
      .rawValues,
      "'\(name)' is not a value of '\(raw)', the raw type of 'case \(element.name.bareName)'; "
        + (Double(name) == nil ? "write a number" : "write a number of this type")
        + (raw.holds("Int") ? ", or a range of at most \(RawRange.limit) such as '400...499'" : ""),
      at: range, in: file)
  }
}

/// Checks an enum that is coded as the names of its cases.
struct TransparentEnumChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    guard let annotation = type.annotations.own(.transparent) else { return [] }
    if !runtime.hasPolicies {
      return [.blockNotForRuntime(annotation, runtime, severity: .error, in: file)]
    }
    if let raw = type.swiftRawType(in: model) {
      return [
        .uselessAnnotation(annotation, "Swift codes '\(type.name)' as values of '\(raw)'", in: file)
      ]
    }
    if let tag = planner.objects.tags.first {
      return [.transparentMember(type, tag.place.text, annotation, in: file)]
    }
    let nameType = type.attributes.family.tagType
    if nameType == .bool, let tagType = type.annotations.own(.tagType) {
      return [
        Diagnostic(
          .notTransparent,
          "'\(type.name)' is coded as the names of its cases, which are values of type 'String' "
            + "or 'Int'; write 'tagType = Int', or use 'Bool' instead of the enum",
          at: tagType.range, in: file)
      ]
    }
    let useless = type.annotations.filter { $0.ownKey == .unknown || $0.ownKey == .keyStyle }
    return useless.map { .rawValues(type, nameType.rawValue, $0, in: file) }
      + CaseNameChecks(subject: subject).duplicateNames()
      + CaseNameChecks(subject: subject).repeatedAliases()
      + type.cases.flatMap { namesOfOtherType($0, nameType) }
      + type.cases.compactMap { valuesBesideName($0, nameType) }
      + CaseChecks(subject: subject).run()
  }

  /// Reports names that are not values of the enum's `tagType`, and names on a case that stores the decoded name.
  private func namesOfOtherType(
    _ element: EnumCase, _ nameType: Family.TagType
  ) -> [Diagnostic] {
    guard let planned = subject.plannedCase(element), planned.stored == nil else {
      return element.annotations.filter { $0.ownKey == .name || $0.ownKey == .alias }.map {
        .uselessAnnotation(
          $0, "'case \(element.name.bareName)' is encoded by the name that it stores", in: file)
      }
    }
    let aliases = planned.names.dropFirst().filter { nameType != .int || RawRange($0) == nil }
    return nameType.problems(
      of: planned.names.prefix(1) + aliases, element.attributes.names,
      NameSubject(
        family: type.name, text: "'case \(element.name.bareName)'", range: element.range), in: file)
  }

  /// Reports associated values, because a case that is coded as its name has no place for them. A case for unknown
  /// names may store the name.
  private func valuesBesideName(_ element: EnumCase, _ nameType: Family.TagType) -> Diagnostic? {
    guard let count = element.parameters?.count, count > 0, element.isDecoded || element.isEncoded,
      subject.plannedCase(element)?.stored == nil
    else { return nil }
    return element.isFallback
      ? Diagnostic(
        .notTransparent,
        "'case \(element.name.bareName)' can only store the unrecognized name; give it one value "
          + "of '\(nameType.rawValue)', or none",
        at: element.range, in: file)
      : Diagnostic(
        .notTransparent,
        "'\(type.name)' is coded as the names of its cases, which leave no place for the values "
          + "of 'case \(element.name.bareName)'; write 'family' instead of 'transparent', or mark "
          + "a case that stores any other '\(nameType.rawValue)' with '// widgetgen: unknown'",
        at: element.range, in: file)
  }
}

extension TypePlanner {
  /// Reports cases that differ only in their labels. In a pattern, Swift resolves the common name to the last of these
  /// cases.
  func overloadedCases(_ part: GeneratedPart) -> [Diagnostic] {
    type.cases.namesakes { [$0.name.bareName] }
      .filter { $0.first.clause == $0.element.clause }
      .map {
        let remedy =
          switch part {
          case .equality, .hashing:
            "write 'extension \(type.name): Equatable {}', for which Swift compares them"
          case .encoding: "keep the name in the JSON with '// widgetgen: name = \"…\"'"
          case .decoding, .memberwiseInit: "write 'init(from:)' by hand"
          }
        return Diagnostic(
          .overloadedCase,
          "generated code cannot distinguish the two cases named '\($0.element.name.bareName)'; "
            + "give one of them another name" + (part == .encoding ? " and " : ", or ") + remedy,
          at: $0.element.range, in: file,
          notes: [.init("the first case", at: $0.first.range, in: file)])
      }
  }
}

extension EnumPlan.Case {
  /// Whether the values of the case need keys, but some values have no label and therefore no key.
  fileprivate func hasNoKeys(in representation: EnumPlan.Representation) -> Bool {
    guard case .autoCodable(let form, _) = representation else { return false }
    return labels == .some || (labels == .none && form == .discriminated)
  }
}

extension EnumCase {
  /// The description of an associated value in messages.
  var valueInWords: String { "a value of 'case \(name.bareName)'" }

  /// Returns the range of the annotation that specifies a name, or else the range of the case's own name.
  func range(of name: String) -> SourceRange { attributes.names.range(of: name) ?? range }
}

extension Diagnostic {
  static func rawValues(
    _ type: ModelType, _ raw: String, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .rawValues,
      "'\(type.name)' is coded as a value of type '\(raw)', so '\(annotation.key)' has no effect; "
        + "remove it",
      at: annotation.range, in: file, fix: file.removing(annotation))
  }
}

extension Rule {
  static let keyOfCase = Rule("key-of-case", .error, .warning)
  static let overloadedCase = Rule("overloaded-case", .error)
  static let rawValues = Rule("raw-values", .error)
  static let secondUnknownCase = Rule("second-unknown-case", .error)
  static let undecodableCase = Rule("undecodable-case", .warning)
}
