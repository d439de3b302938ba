import WidgetModel
import WidgetPlan

extension [SwiftStatement] {
  /// The statements inside `if #available(…) { … } else { … }`, unless there is nothing to check.
  func ifAvailable(_ availability: Availability, else other: [SwiftStatement] = []) -> Self {
    guard let check = availability.check else { return self }
    return [.if(.verbatim("#available(\(check))"), self, else: other)]
  }
}

extension SwiftStatement {
  /// The statement inside `#if` and `if #available(…)`, as far as there is something to check.
  func ifAvailable(_ availability: Availability) -> SwiftStatement {
    let checked = availability.check.map { Self.if(.verbatim("#available(\($0))"), [self]) } ?? self
    return availability.joined(to: nil).map { .conditional($0, [checked]) } ?? checked
  }
}

extension SwiftStatement.Branch {
  /// `case .text: value = …`, on several lines where the system may not have what it decodes.
  ///
  /// - Parameter other: what is done with an unrecognized name.
  static func decoding(
    _ pattern: String, _ statement: SwiftStatement, _ availability: Availability,
    else other: [SwiftStatement]
  ) -> Self {
    if availability.check == nil { return .line(pattern, statement) }
    return .pattern(pattern, [statement].ifAvailable(availability, else: other))
  }
}

extension SwiftStatement.Branch {
  /// The branch that decodes a case of an enum, with checks of whether the system has it.
  ///
  /// - Parameter other: what is done with an unrecognized name.
  static func decoding(
    _ element: EnumPlan.Case, _ names: [String], _ body: [SwiftStatement],
    else other: @autoclosure () -> [SwiftStatement]
  ) -> Self {
    let availability = element.availability
    if availability == .always { return .pattern(names.casePattern, body) }
    let branch = pattern(names.casePattern, body.ifAvailable(availability, else: other()))
    return availability.joined(to: nil).map { .conditional($0, [branch]) } ?? branch
  }

  /// A branch that sets a case of an enum without values.
  func ifCompiled(_ element: EnumPlan.Case) -> Self {
    element.availability.joined(to: nil).map { .conditional($0, [self]) } ?? self
  }
}

extension [FamilyPlan.Member.Branch] {
  /// The branches of a `switch`, those under one condition inside one `#if`.
  func conditional(_ content: (Element) -> SwiftStatement.Branch) -> [SwiftStatement.Branch] {
    var groups: [(condition: String?, branches: [SwiftStatement.Branch])] = []
    for branch in self {
      if let last = groups.indices.last, groups[last].condition == branch.condition {
        groups[last].branches.append(content(branch))
      } else {
        groups.append((branch.condition, [content(branch)]))
      }
    }
    return groups.map { .conditional($0.condition, $0.branches) }
  }
}
