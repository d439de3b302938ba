import WidgetModel
import WidgetSource
import WidgetSyntax

/// The messages about the cases of enums.
extension Diagnostic {
  static func caseAnnotationNotForRuntime(
    _ annotation: Annotation, _ element: EnumCase, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .annotationNotForRuntime,
      message: "runtime 'beagle-1' does not support '\(annotation.key)' on 'case "
        + "\(element.name.bareName)'; remove it, or write 'init(from:)' by hand",
      file: file.source.path, range: annotation.range)
  }

  /// - Parameter labels: the labels of the case's values.
  static func keyOfCase(
    _ element: EnumCase, labels: [String], in file: ParsedFile
  ) -> Diagnostic {
    let name = element.name.bareName
    let pairs = labels.map { "\($0): …" }.joined(separator: ", ")
    return Diagnostic(
      rule: .keyOfCase, severity: labels.isEmpty ? .warning : .error,
      message: labels.isEmpty
        ? "'key' has no effect on 'case \(name)', which has no value; remove it"
        : "'key' is for one value, but 'case \(name)' has \(labels.count); write 'key = [\(pairs)]', or label "
          + "the values with their keys",
      file: file.source.path, range: element.range)
  }

  static func overloadedCase(
    _ element: EnumCase, first: EnumCase, _ part: GeneratedPart, of type: ModelType,
    in file: ParsedFile
  ) -> Diagnostic {
    let remedy =
      switch part {
      case .equality, .hashing:
        "write 'extension \(type.name): Equatable {}', for which Swift compares them"
      case .encoding: "keep the name in the JSON with '// widgetgen: name = \"…\"'"
      case .decoding, .memberwiseInit: "write 'init(from:)' by hand"
      }
    return Diagnostic(
      rule: .overloadedCase,
      message: "generated code cannot distinguish the two cases named "
        + "'\(element.name.bareName)'; give one of them another name"
        + (part == .encoding ? " and " : ", or ") + remedy,
      file: file.source.path, range: element.range,
      notes: [Note(message: "the first case", file: file.source.path, range: first.range)])
  }

  static func rangeAsName(
    _ name: String, _ element: EnumCase, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .rawValues,
      message:
        "'\(name)' is not a value that 'case \(element.name.bareName)' could be encoded as; write "
        + "'alias = \(name)'",
      file: file.source.path, range: range)
  }

  static func rawName(
    _ name: String, _ element: EnumCase, _ raw: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    if raw.holds("Int"), let number = Double(name), number >= Double(Int.max) {
      return Diagnostic(
        rule: .rawValues,
        message:
          "a name of 'case \(element.name.bareName)' must not be greater than \(Int.max); remove it",
        file: file.source.path, range: range)
    }
    return Diagnostic(
      rule: .rawValues,
      message:
        "'\(name)' is not a value of '\(raw)', the raw type of 'case \(element.name.bareName)'; "
        + "write a number"
        + (raw.holds("Int")
          ? ", or a range of at most \(RawRange.limit) such as '400...499'" : ""),
      file: file.source.path, range: range)
  }

  static func rawValues(
    _ type: ModelType, _ raw: String, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .rawValues,
      message:
        "'\(type.name)' is coded as a value of type '\(raw)', so '\(annotation.key)' has no effect; "
        + "remove it",
      file: file.source.path, range: annotation.range, fix: file.removing(annotation))
  }

  static func rawValuesInFamily(
    _ type: ModelType, _ raw: String, _ family: Family, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .rawValues,
      message:
        "Swift codes '\(type.name)' as a value of type '\(raw)', which leaves no place for its name in "
        + "'\(family.name)'; remove ': \(raw)', or give '\(family.name)' a 'content'",
      file: file.source.path, range: type.range)
  }

  static func secondUnknownCase(
    _ element: EnumCase, first: EnumCase, in file: ParsedFile
  ) -> Diagnostic {
    let (name, other) = (element.name.bareName, first.name.bareName)
    return Diagnostic(
      rule: .secondUnknownCase,
      message:
        "unrecognized names are already decoded as 'case \(other)', and cannot also be 'case \(name)'; "
        + "remove 'unknown' from one of them",
      file: file.source.path, range: element.range,
      notes: [Note(message: "the first case", file: file.source.path, range: first.range)])
  }

  static func uncodableValue(
    _ element: EnumCase, of type: ModelType, _ remedy: String?, encodes: Bool = false,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .uncodableValue,
      message: "\(element.valueInWords) has a type that cannot be "
        + (encodes ? "coded" : "decoded") + "; " + (remedy.map { $0 + ", or " } ?? "")
        + "write 'init(from:)'"
        + (encodes ? " and 'encode(to:)'" : "") + " of '\(type.name)' by hand",
      file: file.source.path, range: element.range)
  }

  static func undecodableCase(_ element: EnumCase, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .undecodableCase,
      message: "'case \(element.name.bareName)' has values without labels, which have no keys, "
        + "and decoding it always fails; label all of its values, or write 'init(from:)' by hand",
      file: file.source.path, range: element.range)
  }

  static func labelOfUnknownName(
    _ element: EnumCase, _ label: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unknownCaseValues,
      message:
        "'\(label)' of 'case \(element.name.bareName)' would store the unknown name, not the value of a key "
        + "'\(label)'; label it 'name', or mark another case with '// widgetgen: unknown'",
      file: file.source.path, range: element.range)
  }

  static func unknownNameLost(_ element: EnumCase, in file: ParsedFile) -> Diagnostic {
    let name = element.name.bareName
    let type = element.parameters?.first?.type.text ?? ""
    return Diagnostic(
      rule: .unknownCaseValues, severity: .warning,
      message: "the name of an unknown value is lost when 'case \(name)' is encoded; write "
        + "'case \(name)(String, \(type))' to keep it",
      file: file.source.path, range: element.range)
  }

  static func unknownCaseValues(_ element: EnumCase, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .unknownCaseValues,
      message:
        "'case \(element.name.bareName)', which is decoded from \(element.isFallback ? "unrecognized" : "several") "
        + "names, can only store the name in a 'String' and the rest in one value such as 'JSONValue'; remove its "
        + "other values",
      file: file.source.path, range: element.range)
  }

  static func keyOfNoValue(
    _ label: String, _ element: EnumCase, _ labels: [String], _ annotation: Annotation,
    in file: ParsedFile
  ) -> Diagnostic {
    let known = labels.map { "'\($0)'" }.joined(separator: ", ")
    let near = Suggestion.nearest(to: label, in: labels)
    return Diagnostic(
      rule: .annotationValue,
      message: "'case \(element.name.bareName)' has no value '\(label)'; "
        + (near.map { "did you mean '\($0)'?" } ?? "it has \(known)"),
      file: file.source.path, range: annotation.range,
      fix: Suggestion.correction(of: label, in: labels).map {
        file.replacing(label, in: annotation.range, with: $0)
      } ?? [])
  }

  static func keyOfFlattenedValue(
    _ label: String, _ element: EnumCase, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .contradictingAnnotations,
      message:
        "'\(label)' of 'case \(element.name.bareName)' is flattened and has no key; remove its key, or "
        + "remove 'flatten'",
      file: file.source.path, range: annotation.range)
  }

  static func skipsDecodedValue(_ annotation: Annotation, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .annotationValue,
      message: "'\(annotation.key)' would decode a case without one of its values; "
        + "write 'skip(encode)', or remove it",
      file: file.source.path, range: annotation.keyRange)
  }

  static func skipsUnlabeledValue(_ annotation: Annotation, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .annotationValue,
      message: "'\(annotation.key)' needs a label on the value; add a label, or remove it",
      file: file.source.path, range: annotation.keyRange)
  }

  /// - Parameter label: the label of the first value.
  static func noPairs(
    _ annotation: Annotation, label: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .annotationValue,
      message:
        "'key' of a case is a key, or a list of labels with keys; write 'key = [\(label): …]'",
      file: file.source.path, range: annotation.range)
  }

  static func secondKey(
    _ label: String, _ element: EnumCase, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .contradictingAnnotations,
      message: "'\(label)' of 'case \(element.name.bareName)' already has a key; "
        + "remove one of the keys",
      file: file.source.path, range: annotation.range)
  }

  static func transparentBool(
    _ type: ModelType, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .notTransparent,
      message:
        "'\(type.name)' is coded as the names of its cases, which are values of type 'String' or 'Int'; write "
        + "'tagType = Int', or use 'Bool' instead of the enum",
      file: file.source.path, range: annotation.range)
  }

  static func transparentCase(
    _ element: EnumCase, of type: ModelType, _ nameType: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .notTransparent,
      message:
        "'\(type.name)' is coded as the names of its cases, which leave no place for the values of "
        + "'case \(element.name.bareName)'; write 'family' instead of 'transparent', or mark a case that "
        + "stores any other '\(nameType)' with '// widgetgen: unknown'",
      file: file.source.path, range: element.range)
  }

  static func transparentFallback(
    _ element: EnumCase, _ nameType: String, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .notTransparent,
      message:
        "'case \(element.name.bareName)' can only store the unrecognized name; give it one value of "
        + "'\(nameType)', or none",
      file: file.source.path, range: element.range)
  }
}

extension EnumCase {
  /// The description of an associated value in messages.
  var valueInWords: String { "a value of 'case \(name.bareName)'" }

  /// Returns the range of the annotation that specifies a name, or else the range of the case's own name.
  func range(of name: String) -> SourceRange { attributes.names.range(of: name) ?? range }
}

extension Rule {
  static let keyOfCase = Rule(
    "key-of-case", .error, .warning, title: "'key' does not match the values of its case")

  static let overloadedCase = Rule(
    "overloaded-case", .error, title: "Two cases have the same base name")

  static let rawValues = Rule(
    "raw-values", .error, title: "An annotation has no effect on an enum with raw values")

  static let secondUnknownCase = Rule(
    "second-unknown-case", .error, title: "Two cases are marked 'unknown'")

  static let uncodableValue = Rule(
    "uncodable-value", .error, title: "A value of a case cannot be coded")

  static let undecodableCase = Rule(
    "undecodable-case", .warning, title: "A case has values without labels")

  static let unknownCaseValues = Rule(
    "unknown-case-values", .error, .warning,
    title: "The case for unknown names has an unsuitable value")
}
