import WidgetModel
import WidgetPlan

/// The statements that decode an object by requesting each key from a container.
///
/// For example: `title = try fields.decode(String.self, forKey: "title")`.
struct ContainerPrinter {
  let plan: ObjectPlan
  /// The name of the type.
  let name: String
  private let spelling: RuntimeSpelling
  private let properties: PropertyPrinter

  init(_ plan: ObjectPlan, named name: String, _ vocabulary: CodableVocabulary) {
    self.plan = plan
    self.name = name
    spelling = vocabulary.spelling
    properties = PropertyPrinter(
      vocabulary, usesCodingKeys: plan.usesCodingKeys,
      owner: vocabulary.spelling.matchesSourcery ? name : "Self")
  }

  var statements: [SwiftStatement] {
    let steps = steps + superclass
    guard !plan.sharesFields, steps.uses(properties.container) else { return expansion + steps }
    let container = SwiftStatement.constant(properties.container, openContainer)
    return expansion + [container] + (spelling.matchesSourcery ? [.blank] : []) + steps
  }

  /// The call to `init(from:)` of the superclass. An initializer without parameters needs no call, because Swift calls
  /// it implicitly.
  private var superclass: [SwiftStatement] {
    guard plan.superclass?.decodes ?? false else { return [] }
    let from = SwiftArgument("from", .name("decoder"))
    return [.expression(.attempt(.name("super").calling("init", from)))]
  }

  /// The statement that expands a shorthand to an object with one key. Empty if the type has no shorthand.
  private var expansion: [SwiftStatement] {
    guard let key = plan.shorthand?.key else { return [] }
    let expanded = spelling.calling(
      "expandingShorthand",
      [SwiftArgument("to", .string(key)), SwiftArgument("of", .name("decoder"))])
    return [.constant("decoder", expanded)]
  }

  private var openContainer: SwiftExpression {
    guard case .function(let function) = plan.container else {
      return .attempt(
        .name("decoder").calling(
          "container", SwiftArgument("keyedBy", .metatype(properties.keyType))))
    }
    let call = SwiftExpression.name(name)
      .calling(function.name, SwiftArgument(nil, .name("decoder")))
    return function.isThrowing ? .attempt(call) : call
  }

  private var steps: [SwiftStatement] {
    if spelling.castsDecoded { return castingSteps }
    let values = plan.decodingOrder.compactMap { property in
      properties.decoding(property).map { (plan: property, value: $0) }
    }
    return plan.setting(values, properties.vocabulary.target)
  }

  /// The statements that decode all properties and cast the values that need a cast. The constants for these values can
  /// shadow properties, which are then spelled with `self.`.
  private var castingSteps: [SwiftStatement] {
    let order = plan.decodingOrder
    let casts = order.map { CastPrinter($0, properties) }
    let hidden = ["aux", "container", "decoder", "self"] + casts.compactMap { $0?.constant }
    return zip(order, casts).flatMap { property, cast -> [SwiftStatement] in
      let isHidden = hidden.contains(property.property.bareName)
      let target = isHidden ? "self.\(property.name)" : property.name
      if let cast { return cast.statements(assigningTo: target) }
      return properties.decoding(property).map { [.assign(target, $0)] } ?? []
    }
  }
}
