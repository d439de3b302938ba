import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax

/// A hand-written initializer that only assigns its parameters to properties.
struct MemberwiseFacts {
  struct Parameter {
    var label: String
    var type: String
    var defaultValue: String?
    /// The property that is assigned.
    var property: String
  }

  let member: HandWrittenMember
  /// In the order of the initializer.
  let parameters: [Parameter]

  /// Returns nil if the initializer does anything else.
  init?(_ member: HandWrittenMember, in file: ParsedFile) {
    var assigned: [String: String] = [:]
    for statement in member.statements {
      guard case .assignment(let target, let value) = statement.kind,
        let property = target.property, let local = value.name,
        assigned.updateValue(property, forKey: local.bareName) == nil
      else { return nil }
    }
    var parameters: [Parameter] = []
    for parameter in member.parameters {
      let local = (parameter.name ?? parameter.label).map(file.text)?.bareName ?? "_"
      guard let property = assigned[local] else { return nil }
      parameters.append(
        Parameter(
          label: parameter.label.map(file.text)?.bareName ?? "_",
          type: file.code(parameter.type),
          defaultValue: parameter.defaultValue.map { file.code($0).trimmed }, property: property))
    }
    guard parameters.count == assigned.count else { return nil }
    (self.member, self.parameters) = (member, parameters)
  }

  /// Compares the initializer with the planned one.
  ///
  /// - Parameters:
  ///   - properties: the properties of the annotated type, whose types the planned parameters have.
  ///   - qualified: spells a type with full names.
  /// - Returns: the number of parameters that only the planned initializer gives a default.
  func compare(
    _ plan: MemberwiseInit?, _ properties: [Property], qualified: (String) -> String
  ) throws(Obstacle) -> Int {
    guard let plan, plan.delegated == nil, plan.access == member.access,
      plan.parameters.map(\.name.bareName) == parameters.map(\.label)
    else { throw Obstacle(.differs, "the initializer", at: member) }
    var gained = 0
    for (planned, own) in zip(plan.parameters, parameters) {
      // The planned type may be spelled in another way, because an extension does not see the same names.
      let declared = properties.first { $0.bareName == own.property }?.type?.text
      let types = [planned.type, declared ?? planned.type].map { Self.signature($0, qualified) }
      guard types.contains(Self.signature(own.type, qualified)) else {
        throw Obstacle(.differs, "the type of the parameter '\(own.label)'", at: member)
      }
      switch (planned.defaultValue?.withoutSpaces, own.defaultValue?.withoutSpaces) {
      case (let value, let own) where value == own: break
      case (_?, nil): gained += 1
      default: throw Obstacle(.differs, "the default of '\(own.label)'", at: member)
      }
    }
    return gained
  }

  private static func signature(_ type: String, _ qualified: (String) -> String) -> String {
    // The qualified spelling of an optional existential has parentheses.
    qualified(type.replacing("@escaping ", by: "").withoutAny).withoutSpaces
  }
}

extension String {
  /// The type without the word `any`, which some language modes require.
  fileprivate var withoutAny: String {
    split(separator: " ").map { word in
      let before = word.dropLast(3).last
      let isAny = word.hasSuffix("any") && before.map { "([<:,&".contains($0) } ?? true
      return isAny ? String(word.dropLast(3)) : word + " "
    }.joined()
  }
}
