import WidgetModel
import WidgetPlan

/// The bodies of `init(from:)` and `encode(to:)` of a struct or a class.
struct ObjectPrinter {
  let plan: ObjectPlan
  let type: TypePlan
  let spelling: RuntimeSpelling
  private let properties: PropertyPrinter

  init(_ plan: ObjectPlan, of type: TypePlan, _ spelling: RuntimeSpelling) {
    self.plan = plan
    self.type = type
    self.spelling = spelling
    properties = PropertyPrinter(
      spelling, usesCodingKeys: plan.usesCodingKeys,
      owner: spelling.runtime == .beagle1 ? type.name : "Self")
  }

  private var keyType: String { plan.usesCodingKeys ? "CodingKeys" : "WireKey" }

  // MARK: - Decoding

  var decoding: [SwiftStatement] {
    guard plan.coding.isRecursive else { return decodingOfProperties }
    let coder = plan.sharesFields ? properties.container : "decoder"
    return [.depthCheck(by: .name(coder))] + decodingOfProperties
  }

  private var decodingOfProperties: [SwiftStatement] {
    let hooks = [call(.didDecode), call(.validate)].compactMap(\.self)
    if plan.isPositional { return elements.reading + hooks }
    let steps = steps + decodingOfSuperclass + hooks
    guard !plan.sharesFields, steps.uses(properties.container) else { return expansion + steps }
    let container = SwiftStatement.constant(properties.container, openContainer)
    return expansion + [container] + (spelling.runtime == .beagle1 ? [.blank] : []) + steps
  }

  /// Swift itself calls an initializer without parameters.
  private var decodingOfSuperclass: [SwiftStatement] {
    guard plan.superclass?.decodes ?? false else { return [] }
    let from = SwiftArgument("from", .name("decoder"))
    return [.expression(.attempt(.call(.member(.name("super"), "init"), [from])))]
  }

  /// What stands for an object is read as one.
  private var expansion: [SwiftStatement] {
    guard let key = plan.shorthand else { return [] }
    let expanded = SwiftExpression.name("decoder")
      .calling("expandingShorthand", SwiftArgument("to", .string(key)))
    return [.constant("decoder", expanded)]
  }

  private var openContainer: SwiftExpression {
    guard let function = plan.containerFunction else {
      return .attempt(
        .name("decoder").calling("container", SwiftArgument("keyedBy", .metatype(keyType))))
    }
    let call = SwiftExpression.name(type.name)
      .calling(function.name, SwiftArgument(nil, .name("decoder")))
    return function.isThrowing ? .attempt(call) : call
  }

  private var steps: [SwiftStatement] {
    if spelling.runtime == .beagle1 { return castingSteps }
    let read = plan.decodingOrder.compactMap { property in
      properties.decoding(property).map { (property: property, value: $0) }
    }
    guard plan.delegates else {
      return read.map { .assign($0.property.target, $0.value) }
    }
    let passed = read.filter { !$0.property.makesOwnStorage }
      .map { SwiftArgument($0.property.name.label, $0.value) }
    let delegation = SwiftStatement.expression(
      .call(.member(.name("self"), "init"), passed, .list))
    return [delegation]
      + read.filter(\.property.makesOwnStorage).map { .assign($0.property.target, $0.value) }
  }

  /// Where values are cast, the constants that contain them hide properties of their names, too.
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

  /// What reads and writes an array.
  private var elements: ElementPrinter { ElementPrinter(plan, spelling, readsBytes: false) }

  // MARK: - Encoding

  var encoding: [SwiftStatement] {
    if plan.isPositional {
      return depthCheck + [call(.willEncode)].compactMap(\.self) + elements.writing
    }
    let statements =
      plan.writtenFirst.compactMap(properties.encoding) + tags.map(SwiftStatement.expression)
      + plan.writtenNext.compactMap(properties.encoding)
    let open = SwiftExpression.name("encoder")
      .calling("container", SwiftArgument("keyedBy", .metatype(keyType)))
    let start = depthCheck + [call(.willEncode)].compactMap(\.self) + encodingOfSuperclass
    if plan.isTransparent {
      return start + [.variable("container", .singleValue(of: "encoder"))] + statements
    }
    if statements.uses(properties.container) {
      return start + [.variable(properties.container, open)] + statements
    }
    let isEmpty = statements.isEmpty && encodingOfSuperclass.isEmpty
    return start + (isEmpty ? [.assign("_", open)] : statements)
  }

  /// Before the properties, so that a name that both write is that of the class itself.
  private var encodingOfSuperclass: [SwiftStatement] {
    guard plan.superclass?.encodes ?? false else { return [] }
    let to = SwiftArgument("to", .name("encoder"))
    return [.expression(.attempt(.name("super").calling("encode", to)))]
  }

  /// The call of a function of the user's; nil where there is none.
  private func call(_ hook: Hook) -> SwiftStatement? {
    guard let function = plan.hooks[hook] else { return nil }
    let arguments =
      switch hook {
      case .didDecode: [SwiftArgument("from", .name("decoder"))]
      case .validate: [SwiftArgument]()
      case .willEncode: [SwiftArgument("to", .name("encoder"))]
      }
    let call = SwiftExpression.call(.name(hook.rawValue), arguments)
    return .expression(function.isThrowing ? .attempt(call) : call)
  }

  private var tags: [SwiftExpression] {
    plan.writtenTags.map { tag in
      let function: SwiftExpression =
        plan.usesCodingKeys
        ? .member(.name("encoder"), "encodeName") : .member(.name(properties.container), "encode")
      return .attempt(
        .call(
          function,
          [SwiftArgument(nil, tag.type.literal(tag.name))] + .place(tag.place.path)))
    }
  }

  private var depthCheck: [SwiftStatement] {
    plan.coding.isRecursive ? [.depthCheckOfSelf(by: .name("encoder"))] : []
  }
}

extension SwiftStatement {
  /// Throws where values are nested too deep.
  ///
  /// - Parameter coder: what encodes the value.
  static func depthCheckOfSelf(by coder: SwiftExpression) -> SwiftStatement {
    .expression(
      .attempt(coder.calling("checkDepth", SwiftArgument("of", .metatype("Self")))))
  }

  /// Throws where the stack has no room for another nested value.
  ///
  /// - Parameter coder: what decodes or reads the value.
  static func depthCheck(by coder: SwiftExpression) -> SwiftStatement {
    .expression(.attempt(coder.calling("checkDepth")))
  }
}

extension PropertyPlan {
  /// What to assign to: the property's name, with `self.` where another name would hide it.
  fileprivate var target: String { name.needsSelf ? "self.\(name)" : name }
}
