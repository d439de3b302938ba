import WidgetModel
import WidgetPlan
import WidgetSource

/// The statements that read the elements of an array into the properties of a type, and that write them, by
/// `Codable` or as bytes.
///
/// For example: `x = try elements.decode(Double.self, for: "x")`.
struct ElementPrinter {
  let plan: ObjectPlan
  let properties: PropertyPrinter

  static let elements = SwiftExpression.name("elements")

  init(_ plan: ObjectPlan, _ spelling: RuntimeSpelling, readsBytes: Bool) {
    self.plan = plan
    var properties = PropertyPrinter(spelling, container: readsBytes ? "json" : "elements")
    properties.readsBytes = readsBytes
    self.properties = properties
  }

  private var readsBytes: Bool { properties.readsBytes }

  // MARK: - Reading

  /// Opens the array, and sets the properties in its order.
  var reading: [SwiftStatement] {
    let open = SwiftExpression.attempt(.name(readsBytes ? "json" : "decoder").calling("elements"))
    let read = plan.elementsRead.map { (plan: $0, value: properties.element($0)) }
    guard readsBytes || !read.isEmpty else { return [.assign("_", open)] }
    let values =
      isSetInOrder
      ? read.map { SwiftStatement.assign(target($0.plan, isHidden: readsBytes), $0.value) }
      : constants(read)
    let close = SwiftStatement.expression(
      .attempt(
        .name("json").calling("close", SwiftArgument(nil, .address(Self.elements)))))
    return [.variable("elements", open)] + values + (readsBytes ? [close] : [])
  }

  /// Whether each property can be set as soon as its element is read.
  private var isSetInOrder: Bool {
    !plan.delegates && !plan.properties.contains(where: \.isWrapped)
  }

  /// Reads all elements before the first property is set.
  private func constants(_ read: [(plan: PropertyPlan, value: SwiftExpression)]) -> [SwiftStatement]
  {
    var taken: Set<String> = ["decoder", "elements", "json", "self"]
    let named = read.map { property, value in
      var name = property.property.bareName
      while !taken.insert(name).inserted { name += "Value" }
      return (plan: property, name: name.identifier, value: value)
    }
    let constants = named.map { SwiftStatement.constant($0.name, $0.value) }
    let order = plan.decodingOrder.map(\.name)
    let set = named.filter { !plan.delegates || $0.plan.makesOwnStorage }
      .map { (place: order.firstIndex(of: $0.plan.name) ?? 0, element: $0) }
      .stablySorted { $0.place < $1.place }
      .map {
        SwiftStatement.assign(target($0.element.plan, isHidden: true), .name($0.element.name))
      }
    guard plan.delegates else { return constants + set }
    let passed = named.filter { !$0.plan.makesOwnStorage }
      .map { SwiftArgument($0.plan.name.label, .name($0.name)) }
    return constants + [.expression(.call(.member(.name("self"), "init"), passed, .list))] + set
  }

  /// What to assign to: the property, with `self.` where another name hides it.
  private func target(_ property: PropertyPlan, isHidden: Bool) -> String {
    isHidden || property.isHiddenByElements ? "self.\(property.name)" : property.name
  }

  // MARK: - Writing

  /// Opens an array, and writes the properties into it.
  var writing: [SwiftStatement] {
    let written = plan.properties.compactMap(properties.encoding)
    if readsBytes {
      let close = SwiftExpression.name("json")
        .calling("closeArray", SwiftArgument(nil, Self.elements))
      return [.constant("elements", .name("json").calling("openArray"))] + written
        + [.expression(close)]
    }
    let open = SwiftExpression.name("encoder").calling("unkeyedContainer")
    return written.isEmpty ? [.assign("_", open)] : [.variable("elements", open)] + written
  }
}

extension PropertyPlan {
  /// Whether a property of this name is hidden where the elements of an array are read or written.
  var isHiddenByElements: Bool { name.needsSelf || property.bareName == "elements" }
}

extension PropertyPrinter {
  /// The value of the next element of an array.
  func element(_ plan: PropertyPlan) -> SwiftExpression {
    guard let wrong = plan.onError else { return .attempt(element(plan, of: "elements")) }
    var inner = self
    inner.container = "$0"
    let value = inner.element(plan, of: readsBytes ? "$1" : "$0")
    let place = readsBytes ? [SwiftArgument("in", .address(ElementPrinter.elements))] : []
    return .attempt(recovering(.name(container), place, .attempt(value), with: replacement(wrong)))
  }

  /// - Parameter elements: the variable that has the elements.
  private func element(_ plan: PropertyPlan, of elements: String) -> SwiftExpression {
    let isRequired = plan.presence == .required
    let name = isRequired ? [SwiftArgument("for", .string(plan.property.bareName))] : []
    let place = readsBytes ? [SwiftArgument("in", .address(.name(elements)))] : []
    let value = call(Place(plan), isRequired: isRequired, at: name + place)
    guard case .fallback(let fallback) = plan.presence else { return value }
    // Null is a value where the property may be nil.
    guard plan.hasDefaultBesideNil else { return .coalesce(value, replacement(fallback)) }
    return .ternary(.name(elements).calling("passMissing"), replacement(fallback), value)
  }
}
