import WidgetModel
import WidgetPlan

/// The body of an enum's `init(from:)` in one of the forms of Sourcery's AutoCodable template.
struct AutoCodablePrinter {
  let plan: EnumPlan
  let form: EnumPlan.AutoCodableForm
  private let names: GlobalNames

  init(_ plan: EnumPlan, _ form: EnumPlan.AutoCodableForm, _ names: GlobalNames) {
    self.plan = plan
    self.form = form
    self.names = names
  }

  var statements: [SwiftStatement] {
    switch form {
    case .name: byName
    case .discriminated: discriminated
    case .keyed: keyed
    }
  }

  private static let container = SwiftExpression.name("container")

  private static let openContainer = SwiftStatement.constant(
    "container",
    .attempt(
      .name("decoder").calling("container", SwiftArgument("keyedBy", .metatype("CodingKeys")))))

  private static let unknown = SwiftExpression.verbatim(#""Unknown enum case '\(enumCase)'""#)

  /// `DecodingError.dataCorrupted(…)`.
  private func corrupted(_ description: SwiftExpression) -> SwiftStatement {
    let context = SwiftExpression.call(
      .implicitMember("init"),
      [
        SwiftArgument("codingPath", .codingPath),
        SwiftArgument("debugDescription", description),
      ])
    return .throw(
      .name(names["DecodingError"]).calling("dataCorrupted", SwiftArgument(nil, context)))
  }

  /// `DecodingError.dataCorruptedError(forKey:in:debugDescription:)`.
  private func corrupted(
    key: String, _ description: SwiftExpression
  ) -> SwiftStatement {
    .throw(
      .name(names["DecodingError"]).calling(
        "dataCorruptedError", SwiftArgument("forKey", .implicitMember(key)),
        SwiftArgument("in", Self.container), SwiftArgument("debugDescription", description)))
  }

  private static func rawValue(of element: EnumPlan.Case) -> String {
    "CodingKeys.\(element.name).rawValue"
  }

  // MARK: - Forms

  private var byName: [SwiftStatement] {
    let cases = plan.cases.map {
      SwiftStatement.Branch.decoding(
        Self.rawValue(of: $0), .assign("self", .implicitMember($0.name)), $0.availability,
        else: [corrupted(Self.unknown)]
      ).ifCompiled($0)
    }
    return [
      .constant("container", .attempt(.singleValue(of: "decoder"))), .blank,
      .constant("enumCase", .attempt(Self.container.decoding(names["String"]))),
      .switch(
        .name("enumCase"), cases + [.otherwiseLine(corrupted(Self.unknown))]),
    ]
  }

  private var discriminated: [SwiftStatement] {
    let key = "enumCaseKey"
    let name = Self.container
      .calling("decode", .metatype(names["String"]), forKey: .implicitMember(key))
    let cases = plan.cases.map { element in
      SwiftStatement.Branch.pattern(
        Self.rawValue(of: element), assignment(of: element, discriminatedBy: key))
    }
    return [
      Self.openContainer, .blank, .constant("enumCase", .attempt(name)),
      .switch(
        .name("enumCase"),
        cases + [.otherwise([corrupted(key: key, Self.unknown)])]),
    ]
  }

  private func assignment(
    of element: EnumPlan.Case, discriminatedBy key: String
  ) -> [SwiftStatement] {
    switch element.labels {
    case .noValues:
      return [.assign("self", .implicitMember(element.name))]
        .ifAvailable(element.availability, else: [corrupted(key: key, Self.unknown)])
    case .all: return decoded(element, from: "container")
    case .none, .some:
      return [
        .comment("The values of this case have no labels, so they have no keys."),
        corrupted(key: key, .verbatim(#""Can't decode '\(enumCase)'""#)),
      ]
    }
  }

  private var keyed: [SwiftStatement] {
    let attempts = plan.cases.map { element -> SwiftStatement in
      let name = element.name
      let isThere =
        "container.allKeys.contains(.\(name)), "
        + "try container.decodeNil(forKey: .\(name)) == false"
      return .if(.verbatim(isThere), assignment(ofKeyed: element))
    }
    return [Self.openContainer, .blank] + attempts
      + [corrupted(.string("Unknown enum case"))]
  }

  private func assignment(ofKeyed element: EnumPlan.Case) -> [SwiftStatement] {
    let key = SwiftArgument("forKey", .implicitMember(element.name))
    switch element.labels {
    case .noValues:
      return [.assign("self", .implicitMember(element.name)), .return]
        .ifAvailable(element.availability)
    case .all:
      let values = Self.container.calling(
        "nestedContainer", SwiftArgument("keyedBy", .metatype("CodingKeys")), key)
      return [.constant("associatedValues", .attempt(values))]
        + decoded(element, from: "associatedValues") + [.return]
    case .none:
      let values = Self.container.calling("nestedUnkeyedContainer", key)
      let names = element.values.indices.map { "associatedValue\($0)" }
      return [.variable("associatedValues", .attempt(values))]
        + zip(names, element.values).map { name, value -> SwiftStatement in
          let type = self.names.inExpressions(value.type)
          return .constant(name, .attempt(.name("associatedValues").decoding(type)))
        }
        + [construct(element, names.map { SwiftArgument(nil, .name($0)) }), .return]
    case .some:
      return [
        .comment("A container cannot contain values both with and without labels."),
        corrupted(key: element.name, .string("Can't decode '\(element.name)'")),
      ]
    }
  }

  // MARK: - Values

  /// Decodes the labeled values of a case, and creates the case.
  private func decoded(
    _ element: EnumPlan.Case, from container: String
  ) -> [SwiftStatement] {
    let variables = element.values.map { variable($0.label ?? "") }
    let constants = zip(variables, element.values).map { name, value -> SwiftStatement in
      let key = SwiftExpression.implicitMember(Self.key(value.label ?? ""))
      let type = SwiftExpression.metatype(names.inExpressions(value.type))
      return .constant(
        name, .attempt(.name(container).calling("decode", type, forKey: key)))
    }
    let arguments = zip(variables, element.values).map { name, value in
      SwiftArgument(value.label?.label, .name(name))
    }
    return constants + [construct(element, arguments)]
  }

  private func construct(
    _ element: EnumPlan.Case, _ arguments: [SwiftArgument]
  ) -> SwiftStatement {
    .assign("self", .call(.implicitMember(element.name), arguments))
  }

  /// Returns the name of a label's case in `CodingKeys`, for use after a dot, where only a few words need backticks.
  private static func key(_ label: String) -> String {
    let name = label.bareName
    return ["Protocol", "Type", "init", "self"].contains(name) || !name.isPlain
      ? name.identifier : name
  }

  /// Returns the variable to which a value is bound. The variable must not shadow the container or `self`.
  private func variable(_ label: String) -> String {
    let hidden = form == .keyed ? ["associatedValues"] : []
    return label.bareName.variable(excluding: ["container", "self"] + hidden)
  }
}
