import WidgetModel
import WidgetSource
import WidgetSyntax

/// The options of an untagged family in the order in which they are tried.
struct UntaggedOptions {
  /// A case or a type.
  struct Option {
    /// As messages name it: `case circle`.
    let name: String
    let accepts: AcceptedJSON
    /// The form by which `same-form` compares cases; that rule reports two with the same form.
    var form: String?
    let file: ParsedFile
    let range: SourceRange
  }

  let options: [Option]
  /// The family's name.
  let family: String

  /// Reports each option that is never decoded because one before it accepts all of its values.
  func unreached() -> [Diagnostic] {
    options.indices.dropFirst().compactMap { index in
      let option = options[index]
      guard let first = options[..<index].first(where: { $0.accepts.covers(option.accepts) }),
        first.form == nil || first.form != option.form
      else { return nil }
      return .unreachedOption(option, first: first, of: family)
    }
  }
}

extension TypeChecks {
  /// Reports cases of an untagged enum that are never decoded, and a case for unknown values that loses them.
  func checkUnreachedCases() -> [Diagnostic] {
    guard let choice = choices.first(where: { $0.familyRepresentation == .untagged }),
      choice.coding.decodes
    else { return [] }
    let options = choice.cases.filter {
      $0.isRead && !$0.isFallback && $0.availability == .always
    }.compactMap { planned -> UntaggedOptions.Option? in
      guard let element = type.cases.first(where: { $0.name == planned.name }),
        element.clause == nil
      else { return nil }
      return .init(
        name: "case \(element.name.bareName)", accepts: accepted(planned), form: planned.formRead,
        file: file,
        range: element.range)
    }
    let lost = choice.cases.filter { $0.isFallback && $0.values.isEmpty && $0.isWritten }
      .compactMap { planned in type.cases.first { $0.name == planned.name } }
    return UntaggedOptions(options: options, family: type.name).unreached()
      + (choice.coding.encodes ? lost.map { .unknownValueLost($0, in: file) } : [])
  }

  private func accepted(_ element: EnumPlan.Case) -> AcceptedJSON {
    if element.values.isEmpty { return .null }
    if element.isSingle {
      return AcceptedJSON(element.values[0].shape, in: planner.model, planner.runtime)
    }
    var required: [String: String] = [:]
    for value in element.values where value.presence == .required {
      guard value.keys.count == 1 else { return .other }
      required[value.keys[0]] = value.type
    }
    return .object(required: required)
  }
}

extension Model {
  /// Reports types of an untagged family that are never decoded.
  func checkUnreachedMembers(of family: Family, _ runtime: Runtime) -> [Diagnostic] {
    guard family.base == nil, family.representation == .untagged else { return [] }
    let options = family.members.filter {
      isOwn($0.type) && $0.availability == .always && $0.condition == nil
    }.map { member in
      let (file, range) = place(of: member)
      return UntaggedOptions.Option(
        name: member.name, accepts: AcceptedJSON(member.type, in: self, runtime), file: file,
        range: range)
    }
    return UntaggedOptions(options: options, family: family.name).unreached()
  }
}

extension Diagnostic {
  fileprivate static func unreachedOption(
    _ option: UntaggedOptions.Option, first: UntaggedOptions.Option, of family: String
  ) -> Diagnostic {
    let cure =
      option.accepts.covers(first.accepts)
      ? "no order distinguishes them, so give '\(family)' a tag"
      : "move '\(option.name)' before '\(first.name)'"
    return Diagnostic(
      rule: .unreachedOption, severity: .warning,
      message:
        "'\(option.name)' is never decoded, because '\(first.name)' accepts all of its values; "
        + cure,
      file: option.file.source.path, range: option.range,
      notes: [
        Note(message: "tried first", file: first.file.source.path, range: first.range)
      ])
  }

  fileprivate static func unknownValueLost(
    _ element: EnumCase, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      rule: .unreachedOption, severity: .warning,
      message:
        "'case \(element.name.bareName)' is decoded from any other value and encoded as null; write "
        + "'case \(element.name.bareName)(JSONValue)' to keep the value",
      file: file.source.path, range: element.range)
  }
}

extension Rule {
  static let unreachedOption = Rule(
    "unreached-option", "An option of an untagged family loses values",
    "An untagged family is decoded as the first option that accepts the JSON. An option is never decoded if one "
      + "before it accepts all of its values: an object whose keys are all optional accepts every object, and `Double` "
      + "accepts every integer. Put the option with more required keys, or the narrower type, first. A case for unknown "
      + "values without an associated value does not keep them.")
}
