import WidgetModel
import WidgetPlan

/// The statements that read an object from bytes: a loop over its keys, and code for the values that the loop does not
/// read.
struct ObjectKeyLoopPrinter {
  let plan: ObjectPlan
  private let fields: [(field: KeyLoopField, plan: PropertyPlan)]
  private let keys: KeyLoopPrinter
  private let properties: PropertyPrinter

  init(_ plan: ObjectPlan, _ vocabulary: BytesVocabulary) {
    self.plan = plan
    fields = KeyLoopField.all(plan.decodingOrder)
    keys = KeyLoopPrinter(
      fields: fields.map(\.field), vocabulary: vocabulary, tag: plan.tags.first?.place.decodedKey)
    properties = PropertyPrinter(vocabulary, usesCodingKeys: plan.usesCodingKeys)
  }

  var statements: [SwiftStatement] {
    let reading =
      isOnlyValue
      ? []
      : keys.reading(acceptsAnyValue: !usesContainer, readsAgain: plan.hooks[.didDecode] != nil)
    return shorthand + reading
      + plan.setting(
        fields.map { ($0.plan, value($0.field, $0.plan)) }, properties.vocabulary.target,
        delegates: plan.prefersMemberwiseInit)
  }

  /// Reads a value that is not an object as the shorthand, if the type has one.
  private var shorthand: [SwiftStatement] {
    guard plan.shorthand != nil else { return [] }
    let value = BytesVocabulary.json.calling(
      "readShorthand", SwiftArgument("for", .metatype("Self")))
    return [properties.vocabulary.ifShorthand([.assign("self", .attempt(value))])]
  }

  /// Whether the type is coded as its only property, and the value is read only once: without `didDecode` and without a
  /// value for errors.
  private var isOnlyValue: Bool {
    plan.form == .singleValue && plan.hooks[.didDecode] == nil
      && fields.allSatisfy { $0.plan.onError == nil && $0.plan.source == .whole }
  }

  private func value(_ field: KeyLoopField, _ plan: PropertyPlan) -> SwiftExpression {
    switch field.source {
    case .keys, .paths, .element, .nowhere: keys.value(field)
    case .whole where isOnlyValue:
      .attempt(properties.whole(plan, properties.vocabulary.single))
    case .function, .flattened, .remainingKeys, .whole: properties.unkeyed(plan)
    }
  }

  /// Whether the value has to be an object.
  private var usesContainer: Bool {
    // The initializer that a family calls has the object's container as a parameter, so a container is always
    // requested.
    plan.sharesFields
      || fields.contains { field, _ in
        switch field.source {
        case .keys, .paths, .remainingKeys: true
        case .function(let function): !function.takesCoder
        case .flattened, .whole, .element, .nowhere: false
        }
      }
  }
}
