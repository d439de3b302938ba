import WidgetModel
import WidgetSource
import WidgetSyntax

extension AnnotationKey {
  static let name = AnnotationKey(
    "name", on: [.type, .enum, .enumCase, .value], takes: .text, except: [.value: .textOrPairs],
    subject: .names,
    problem: { annotation, target, subject in
      target == .value ? NamedValueCheck(subject: subject).problem(annotation) : nil
    },
    answers: [.enums, .families],
    usage: [
      .onTypes(
        #"name = "card""#,
        "the name in its family and for registration; `*` [matches any "
          + "text](families.md#names-by-pattern)"
      ),
      .onCases(#"name = "circle""#, "its name, instead of its Swift name or its raw value"),
      .onCases(
        "name = [wifi: false, mobile: true]",
        "on an associated value: [the names of the case](families.md#names-that-choose-a-value), "
          + "each with the value that it chooses"
      ),
    ],
    example: KeyExample(
      """
      // widgetgen: family
      enum Shape {
        // widgetgen: name = "round"
        case circle(radius: Int)
      }
      """,
      reads: "Shape", #"{"type": "round", "radius": 1}"#))
}

/// An associated value that is not in the JSON, because the name of the case chooses it.
///
/// For example: `// widgetgen: name = [wifi: false, mobile: true]` on `isMetered: Bool`.
package struct NamedValue: Sendable {
  /// A value with its names.
  package struct Choice: Sendable {
    /// The Swift expression of the value.
    package var value: String
    /// The names in the JSON; the first is encoded.
    package var names: [String]
    /// The plans of the value's own associated values, which are values of the case in the JSON.
    package var values: [EnumPlan.Value] = []
  }

  /// The index of the value among all associated values of the case.
  package let index: Int
  /// The label as written, including backticks, or nil if the value has none.
  package let label: String?
  /// The values with their names, in the order of the annotation. Each value occurs once.
  package var choices: [Choice]

  /// Returns nil if the text of an annotation is not a list of names with values.
  init?(_ annotation: Annotation, at index: Int, label: String?) {
    guard let text = annotation.value.text, text.hasPrefix("["), text.hasSuffix("]") else {
      return nil
    }
    choices = []
    for part in text.dropFirst().dropLast().parts(separatedBy: ",") {
      let sides = part.parts(separatedBy: ":")
      guard sides.count == 2, !sides[0].isEmpty, !sides[1].isEmpty else { return nil }
      let name = StringLiteral.value(of: sides[0]) ?? sides[0]
      if let known = choices.firstIndex(where: { $0.value == sides[1] }) {
        choices[known].names.append(name)
      } else {
        choices.append(Choice(value: sides[1], names: [name]))
      }
    }
    if choices.isEmpty { return nil }
    (self.index, self.label) = (index, label)
  }

  var names: [String] { choices.flatMap(\.names) }
}

extension EnumCase {
  /// The associated value that the name of the case chooses, or nil if there isn't one.
  var namedValue: NamedValue? {
    for (index, value) in (parameters ?? []).enumerated() {
      guard let annotation = value.annotations.own(.name) else { continue }
      return NamedValue(annotation, at: index, label: value.label)
    }
    return nil
  }

  /// The annotations of the case, with the names that an annotation of a value specifies.
  var annotationsOfNames: [Annotation] {
    guard let namedValue,
      let annotation = parameters?[namedValue.index].annotations.own(.name)
    else { return annotations }
    var (name, alias) = (annotation, annotation)
    name.value = .string(namedValue.names[0])
    alias.key = AnnotationKey.alias.spelling
    alias.value = .list(namedValue.names.dropFirst().map(AnnotationValue.string))
    return annotations + (namedValue.names.count > 1 ? [name, alias] : [name])
  }

  /// The case as it is in the JSON: without the value that the name chooses.
  var coded: EnumCase {
    guard let namedValue else { return self }
    var element = self
    element.annotations = annotationsOfNames
    element.parameters?.remove(at: namedValue.index)
    return element
  }
}

extension Model {
  /// Returns the cases of an associated value's type if the type is an enum whose cases a name can choose. Empty for other
  /// types.
  func choosableCases(of value: EnumCase.Parameter, in owner: DeclarationID) -> [EnumCase] {
    let expanded = expanded(value.type, in: Scope(in: owner))
    guard let id = expanded.declarations.first, case let type = type(id), type.kind == .enum else {
      return []
    }
    return type.cases.map { element in
      var element = element
      element.parameters = element.parameters?.map { parameter in
        // The code that uses the type is in an extension of the owner.
        var parameter = parameter
        parameter.type = TypeName(parsing: qualified(parameter.type, in: Scope(in: id)))
        return parameter
      }
      return element
    }
  }
}

extension EnumPlan.Case {
  /// The forms of the case in the JSON: one for each value that a name chooses, or only the case itself.
  package var forms: [EnumPlan.Case] {
    guard let namedValue else { return [self] }
    var rest = names[...]
    let own = values.dropLast(namedValue.choices.flatMap(\.values).count)
    return namedValue.choices.map { choice in
      var form = self
      form.values = own + choice.values
      form.names = Array(rest.prefix(choice.names.count))
      form.namedValue?.choices = [choice]
      rest = rest.dropFirst(choice.names.count)
      return form
    }
  }

  /// The name of a form: `connected`, or `connected.wifi` if a name chooses a value.
  package var formName: String {
    name.bareName + (namedValue == nil ? "" : "." + (names.first ?? ""))
  }

  /// The value that the name of a form chooses, with its position and label. Its own associated values are the last values
  /// of the form. Nil if all values are in the JSON.
  package var chosen: (index: Int, label: String?, choice: NamedValue.Choice)? {
    namedValue.map { ($0.index, $0.label, $0.choices[0]) }
  }
}

/// Checks the names of an associated value.
private struct NamedValueCheck: KeyCheck {
  let subject: CheckedType

  func problem(_ annotation: Annotation) -> Diagnostic? {
    let owner = type.cases.first { element in
      let annotations = (element.parameters ?? []).flatMap(\.annotations)
      return annotations.contains { $0.range == annotation.range }
    }
    // If the case is for unknown names, every key on its values is already reported.
    guard let owner, let parameters = owner.parameters, !owner.isFallback else { return nil }
    let named = parameters.indices.filter { parameters[$0].isChosenByName }
    guard named.count == 1, let named = owner.namedValue else {
      return wrong(
        annotation,
        named.count > 1
          ? "the name chooses only one value of 'case \(owner.name.bareName)'"
          : "write the names with their values: 'name = [NAME: false, OTHER: true]'")
    }
    return reasonForNoNames.map { .uselessAnnotation(annotation, $0, in: file) }
      ?? problem(of: named, parameters[named.index].type, owner).map { wrong(annotation, $0) }
  }

  /// The reason why the cases have no names, or nil if they have names.
  private var reasonForNoNames: String? {
    let isNamed = choices.contains { choice in
      choice.familyRepresentation.map { $0 != .untagged } ?? false
    }
    return isNamed ? nil : "'\(type.name)' has no names in the JSON"
  }

  /// Returns a message about the first problem in the names and values, or nil if there isn't one.
  private func problem(
    of named: NamedValue, _ declared: TypeName, _ element: EnumCase
  ) -> String? {
    if element.annotations.hasOwn(.name) || element.annotations.hasOwn(.alias) {
      return "'case \(element.name.bareName)' already has a name; remove one of the names"
    }
    if let pattern = named.names.first(where: \.isNamePattern) {
      return "'\(pattern)' does not choose a value; write the whole name"
    }
    if type.isDefault(element) || type.attributes.family.shorthand == element.name.bareName {
      return "'case \(element.name.bareName)' is also decoded without a name; "
        + "choose another case there"
    }
    guard let values = values(of: declared) else {
      return "'\(declared.text)' is neither 'Bool' nor an enum"
    }
    let expanded = model.expanded(declared, in: Scope(in: type.id))
    if let chosen = expanded.declarations.first.map(model.type) {
      let problem =
        problem(ofCasesOf: chosen, declared) ?? problem(ofValuesOf: chosen, named, element)
      if let problem { return problem }
    }
    let found = named.choices.map(\.value)
    if let other = found.first(where: { !values.contains($0) }) {
      return "'\(declared.text)' has no value '\(other)'; write "
        + values.map { "'\($0)'" }.joined(separator: ", ")
    }
    return values.first { !found.contains($0) }.map { "no name chooses '\($0)'; add 'NAME: \($0)'" }
  }

  /// Returns the Swift expressions of all values of a type, or nil if the values cannot be listed.
  private func values(of declared: TypeName) -> [String]? {
    let expanded = model.expanded(declared, in: Scope(in: type.id))
    if expanded.type.dottedName == "Bool" { return ["false", "true"] }
    guard let id = expanded.declarations.first, case let values = model.type(id),
      values.kind == .enum
    else { return nil }
    return values.cases.map { "." + $0.name.bareName }
  }

  /// Returns a message if a value of an enum has no name that chooses it in every build and in both directions, or nil
  /// if all values have one.
  private func problem(ofCasesOf chosen: ModelType, _ declared: TypeName) -> String? {
    if let element = chosen.cases.first(where: { $0.clause != nil }) {
      return "'case \(element.name.bareName)' of '\(declared.text)' is in an '#if'; "
        + "move it out of the '#if'"
    }
    return chosen.cases.first { !$0.isDecoded || !$0.isEncoded }.map {
      "'case \($0.name.bareName)' of '\(declared.text)' is skipped; remove 'skip' from it"
    }
  }

  /// Returns a message if the object of the case cannot contain the associated values of an enum's cases, or nil if it
  /// can.
  private func problem(
    ofValuesOf chosen: ModelType, _ named: NamedValue, _ element: EnumCase
  ) -> String? {
    guard let parameters = element.parameters else { return nil }
    let declared = parameters[named.index].type
    let cases = model.choosableCases(of: parameters[named.index], in: type.id)
      .filter { $0.parameters != nil }
    if cases.isEmpty { return nil }
    if chosen.id.file != type.id.file {
      return "the cases of '\(declared.text)' have values; move '\(declared.text)' to this file"
    }
    if chosen.generics != nil {
      return "'\(declared.text)' is generic, so the types of its cases' values are unknown"
    }
    if chosen.annotations.has(.keyStyle), context.keyStyle(of: chosen) != context.keyStyle(of: type)
    {
      return "'\(declared.text)' and '\(type.name)' have different key styles; "
        + "give both the same 'keyStyle'"
    }
    let planner = EnumPlanner(context, type, WrittenMembers())
    let own = Set(planner.values(of: element.coded).map(\.property.property.bareName))
    let shared = cases.flatMap(planner.values(of:)).map(\.property.property.bareName)
      .first(where: own.contains)
    return shared.map {
      "'case \(element.name.bareName)' and a case of '\(declared.text)' both have a value '\($0)'; "
        + "give one of them another label"
    }
  }

  private func wrong(_ annotation: Annotation, _ problem: String) -> Diagnostic {
    Diagnostic(
      .annotationValue, "'name' cannot choose a value here: \(problem)",
      at: annotation.range, in: file)
  }
}
