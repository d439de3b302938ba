import WidgetModel
import WidgetPlan

/// The body of the initializer by which a struct reads itself from bytes.
struct DirectObjectPrinter {
  let plan: ObjectPlan
  let spelling: RuntimeSpelling
  private let fields: [(field: DirectField, plan: PropertyPlan)]
  private let printer: DirectFieldPrinter

  init(_ plan: ObjectPlan, _ spelling: RuntimeSpelling) {
    self.plan = plan
    self.spelling = spelling
    fields = DirectField.all(plan.decodingOrder)
    printer = DirectFieldPrinter(
      fields: fields.map(\.field), spelling: spelling, tag: plan.tags.first?.place.readKey)
  }

  var statements: [SwiftStatement] {
    (plan.coding.isRecursive ? [.depthCheck(by: DirectFieldPrinter.json)] : [])
      + (plan.isPositional ? statementsOfArray : shorthand + statementsOfObject)
  }

  private var statementsOfArray: [SwiftStatement] {
    ElementPrinter(plan, spelling, readsBytes: true).reading
      + [call(.didDecode), call(.validate)].compactMap(\.self)
  }

  /// The value of what is no object.
  private var shorthand: [SwiftStatement] {
    guard plan.shorthand != nil else { return [] }
    let value = DirectFieldPrinter.json.calling(
      "readShorthand", SwiftArgument("for", .metatype("Self")))
    return [.ifShorthand(in: DirectFieldPrinter.json, [.assign("self", .attempt(value))])]
  }

  private var statementsOfObject: [SwiftStatement] {
    if isRead { return assignments + [call(.validate)].compactMap(\.self) }
    return printer.reading(takesAnything: !usesContainer, looksBack: plan.hooks[.didDecode] != nil)
      + assignments + [call(.didDecode), call(.validate)].compactMap(\.self)
  }

  /// Whether the type is its only value, which nothing else looks at.
  private var isRead: Bool {
    plan.isTransparent && plan.hooks[.didDecode] == nil
      && fields.allSatisfy { $0.plan.onError == nil && $0.plan.source == .whole }
  }

  private func whole(_ property: PropertyPlan) -> SwiftExpression {
    printer.printer("json").whole(
      property, DirectFieldPrinter.json, "read",
      isRead ? [] : [SwiftArgument("beside", DirectFieldPrinter.object)])
  }

  /// The call of a function of the user's; nil where there is none.
  private func call(_ hook: Hook) -> SwiftStatement? {
    guard let function = plan.hooks[hook] else { return nil }
    let arguments = hook == .didDecode ? [SwiftArgument("from", coder(true))] : []
    let call = SwiftExpression.call(.name(hook.rawValue), arguments)
    return .expression(function.isThrowing ? .attempt(call) : call)
  }

  /// Whether what is decoded has to be an object.
  private var usesContainer: Bool {
    // A family passes it the object's container, which it asks for where it is decoded alone, too.
    plan.sharesFields
      || fields.contains { field, plan in
        switch field.source {
        case .keys, .paths: true
        case .function(let function): !function.takesCoder
        case .flattened: plan.besides != nil
        case .whole, .element, .nowhere: false
        }
      }
  }

  private var assignments: [SwiftStatement] {
    let values = fields.map { (plan: $0.plan, value: value($0.field, $0.plan)) }
    func assign(_ plan: PropertyPlan, _ value: SwiftExpression) -> SwiftStatement {
      .assign("self.\(plan.name)", value)
    }
    guard plan.delegates else { return values.map(assign) }
    let passed = values.filter { !$0.plan.makesOwnStorage }
      .map { SwiftArgument($0.plan.name.label, $0.value) }
    return [.expression(.call(.member(.name("self"), "init"), passed, .list))]
      + values.filter(\.plan.makesOwnStorage).map(assign)
  }

  private func value(_ field: DirectField, _ plan: PropertyPlan) -> SwiftExpression {
    let attempted: SwiftExpression
    switch field.source {
    case .keys, .paths, .element, .nowhere: return printer.value(field)
    case .function(let function):
      attempted = .name("Self").calling(
        function.name, SwiftArgument("from", coder(function.takesCoder)))
      if function.takesCoder, !function.isThrowing { return attempted }
    case .whole: attempted = whole(plan)
    case .flattened:
      if plan.onError == nil, plan.shape.isOptional { return flattenedOptional(plan) }
      attempted = flattened(plan)
    }
    guard let onError = plan.onError else { return .attempt(attempted) }
    let swift = printer.printer("json")
    let place = [
      SwiftArgument("in", DirectFieldPrinter.object), SwiftArgument("levels", .verbatim("0")),
    ]
    return swift.recovering(
      DirectFieldPrinter.json, place, attempted.renaming(DirectFieldPrinter.json, to: "$0"),
      with: swift.replacement(onError))
  }

  /// The decoder or container that a function of the user's takes.
  private func coder(_ takesDecoder: Bool) -> SwiftExpression {
    let object = SwiftArgument(
      "of", plan.isPositional ? ElementPrinter.elements : DirectFieldPrinter.object)
    if takesDecoder { return DirectFieldPrinter.json.calling("decoder", object) }
    let keys = SwiftExpression.metatype(plan.usesCodingKeys ? "CodingKeys" : "WireKey")
    return DirectFieldPrinter.json.calling("container", object, SwiftArgument("keyedBy", keys))
  }

  private func flattened(_ plan: PropertyPlan) -> SwiftExpression {
    let shape = plan.shape.unwrapped
    if plan.besides?.isEmpty == false {
      let decoder = PropertyPrinter.decoder(of: plan, in: coder(true))
      let value = SwiftExpression.call(
        .name(spelling.decodedType(shape)), [SwiftArgument("from", decoder)])
      return spelling.unboxed(value, shape)
    }
    let value = read("read", plan.codedWrapper ?? spelling.decodedType(shape))
    return plan.codedWrapper == nil
      ? spelling.unboxed(value, shape) : .member(value, "wrappedValue")
  }

  private func read(_ function: String, _ type: String) -> SwiftExpression {
    DirectFieldPrinter.json.calling(
      function, SwiftArgument(nil, .metatype(type)),
      SwiftArgument("beside", DirectFieldPrinter.object))
  }

  /// Nil where none of its keys is there.
  private func flattenedOptional(_ plan: PropertyPlan) -> SwiftExpression {
    if let keys = plan.flattenedKeys {
      let isThere = SwiftExpression.call(
        .member(DirectFieldPrinter.json, "contains"),
        PropertyPrinter.labeled("anyOf", keys.map(SwiftExpression.string))
          + [SwiftArgument("of", DirectFieldPrinter.object)])
      return .attempt(.ternary(isThere, flattened(plan), .null))
    }
    let shape = plan.shape.unwrapped
    let value = read("readIfPresent", plan.codedWrapper ?? spelling.decodedType(shape))
    if plan.codedWrapper != nil { return .attempt(.member(.chain(value), "wrappedValue")) }
    return .attempt(
      spelling.needsUnboxing(shape) ? spelling.unboxed(.chain(value), shape) : value)
  }
}
