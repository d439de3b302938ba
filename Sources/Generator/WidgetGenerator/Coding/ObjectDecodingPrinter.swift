import WidgetModel
import WidgetPlan

/// The body of the initializer that decodes a struct or a class.
struct ObjectDecodingPrinter {
  let plan: ObjectPlan
  /// The name of the type.
  let name: String
  let vocabulary: any Vocabulary

  var statements: [SwiftStatement] {
    (plan.coding.isRecursive ? [vocabulary.checkDepth(hasFields: plan.sharesFields)] : [])
      + (plan.form == .array
        ? ElementPrinter(plan, vocabulary).decoding : vocabulary.object(plan, named: name))
      + [
        call(.didDecode, [SwiftArgument("from", vocabulary.decoder(after: plan))]),
        call(.validate, []),
      ].compactMap(\.self)
  }

  /// Returns the call to a user-defined hook, or nil if the user did not define the hook.
  private func call(_ hook: Hook, _ arguments: [SwiftArgument]) -> SwiftStatement? {
    guard let function = plan.hooks[hook] else { return nil }
    let call = SwiftExpression.call(.name(hook.rawValue), arguments)
    return .expression(function.isThrowing ? .attempt(call) : call)
  }
}

extension ObjectPlan {
  /// Returns the statements that set the properties to decoded values.
  ///
  /// - Parameters:
  ///   - target: returns the target of the assignment for a property.
  ///   - delegates: whether values are passed to the memberwise initializer, even if the plan does not require this.
  func setting(
    _ values: [(plan: PropertyPlan, value: SwiftExpression)], _ target: (PropertyPlan) -> String,
    delegates: Bool = false
  ) -> [SwiftStatement] {
    guard delegates || self.delegates else {
      return values.map { .assign(target($0.plan), $0.value) }
    }
    let passed = values.filter { $0.plan.storage != .selfInitializing }
      .map { SwiftArgument($0.plan.name.label, $0.value) }
    return [.expression(.call(.member(.name("self"), "init"), passed, .list))]
      + values.filter { $0.plan.storage == .selfInitializing }
      .map { .assign(target($0.plan), $0.value) }
  }
}
