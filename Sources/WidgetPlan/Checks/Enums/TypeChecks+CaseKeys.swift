import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of the keys that a case gives its values.
extension TypeChecks {
  func checkCaseKeys(_ element: EnumCase) -> [Diagnostic] {
    guard let annotation = element.annotations.own(.keys),
      let keys = element.attributes.keys
    else { return [] }
    let name = element.name.bareName
    let parameters = element.parameters ?? []
    if parameters.isEmpty {
      return [.uselessAnnotation(annotation, "'case \(name)' has no value", in: file)]
    }
    if element.isFallback {
      let why = "'case \(name)' stands for unrecognized names"
      return [.uselessAnnotation(annotation, why, in: file)]
    }
    guard let pairs = keys.pairs else { return [.noPairs(annotation, in: file)] }
    let labels = parameters.enumerated().map { $1.label?.bareName ?? "_\($0)" }
    return pairs.enumerated().compactMap { index, pair in
      guard let place = labels.firstIndex(of: pair.label) else {
        return .keyOfNoValue(pair.label, element, labels, annotation, in: file)
      }
      let isSecond = pairs.prefix(index).contains { $0.label == pair.label }
      return isSecond || parameters[place].attributes.hasKeyInBothDirections
        ? .secondKey(pair.label, element, annotation, in: file) : nil
    }
  }
}

/// What can be wrong with these keys, in alphabetical order.
extension Diagnostic {
  fileprivate static func keyOfNoValue(
    _ label: String, _ element: EnumCase, _ labels: [String], _ annotation: Annotation,
    in file: ParsedFile
  ) -> Diagnostic {
    let known = labels.map { "'\($0)'" }.joined(separator: ", ")
    return Diagnostic(
      rule: .annotationValue,
      message: "'case \(element.name.bareName)' has no value '\(label)'; "
        + (Suggestion.nearest(to: label, in: labels).map { "did you mean '\($0)'?" }
          ?? "it has \(known)"),
      file: file.source.path, range: annotation.range)
  }

  fileprivate static func noPairs(_ annotation: Annotation, in file: ParsedFile) -> Diagnostic {
    Diagnostic(
      rule: .annotationValue,
      message: "'keys' is a list of labels with their keys; write 'keys = [id: \"ID\"]'",
      file: file.source.path, range: annotation.range)
  }

  fileprivate static func secondKey(
    _ label: String, _ element: EnumCase, _ annotation: Annotation, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .contradictingAnnotations,
      message: "'\(label)' of 'case \(element.name.bareName)' already has a key; "
        + "remove one of them",
      file: file.source.path, range: annotation.range)
  }
}
