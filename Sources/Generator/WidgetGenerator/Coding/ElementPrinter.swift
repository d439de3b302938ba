import WidgetModel
import WidgetPlan

/// The statements that decode the properties of a type from the elements of an array, and that encode the properties as
/// an array.
///
/// For example: `x = try elements.decode(Double.self, for: "x")`.
struct ElementPrinter {
  let plan: ObjectPlan
  let vocabulary: any Vocabulary
  private let properties: PropertyPrinter

  static let elements = SwiftExpression.name("elements")

  init(_ plan: ObjectPlan, _ vocabulary: any Vocabulary) {
    self.plan = plan
    self.vocabulary = vocabulary
    properties = PropertyPrinter(vocabulary, container: vocabulary.elementContainer)
  }

  // MARK: - Decoding

  /// The statements that open the array, decode its elements in order, and set the properties.
  var decoding: [SwiftStatement] {
    let read = plan.decodedElements.map { (plan: $0, value: properties.element($0)) }
    return vocabulary.decodingElements(
      isSetInOrder
        ? read.map { .assign(target($0.plan), $0.value) } : constants(read))
  }

  /// Whether each property can be set as soon as its element is decoded.
  private var isSetInOrder: Bool {
    !plan.delegates && plan.properties.allSatisfy { $0.storage == .plain }
  }

  /// Returns the statements that decode all elements before they set the first property.
  private func constants(_ read: [(plan: PropertyPlan, value: SwiftExpression)]) -> [SwiftStatement]
  {
    var taken: Set<String> = ["decoder", "elements", "json", "self"]
    let named = read.map { property, value in
      (plan: property, name: taken.variable(named: property.property.bareName), value: value)
    }
    let values = plan.decodingOrder.compactMap { property in
      named.first { $0.plan.name == property.name }
        .map { (plan: property, value: SwiftExpression.name($0.name)) }
    }
    return named.map { .constant($0.name, $0.value) }
      + plan.setting(values) { "self.\($0.name)" }
  }

  /// Returns the property, with `self.` if another name shadows it.
  private func target(_ property: PropertyPlan) -> String {
    property.isHiddenByElements ? "self.\(property.name)" : vocabulary.target(property)
  }

  // MARK: - Encoding

  /// The statements that open an array and encode the properties into it.
  var encoding: [SwiftStatement] {
    vocabulary.encodingElements(plan.properties.compactMap(properties.encoding))
  }
}

extension PropertyPlan {
  /// Whether the variables in the code for elements can shadow the property.
  var isHiddenByElements: Bool { name.needsSelf || property.bareName == "elements" }
}

extension PropertyPrinter {
  /// Returns the expression that decodes the next element of an array.
  func element(_ plan: PropertyPlan) -> SwiftExpression {
    let value = presentElement(plan)
    guard let wrong = plan.onError else { return .attempt(value) }
    return .attempt(vocabulary.recoveringElement(.attempt(value), with: replacement(wrong)))
  }

  private func presentElement(_ plan: PropertyPlan) -> SwiftExpression {
    let isRequired = plan.presence == .required
    let name = isRequired ? [SwiftArgument("for", .string(plan.property.bareName))] : []
    let value = call(
      DecodedMember(plan), isRequired: isRequired, at: name + vocabulary.elementPlace)
    guard case .fallback(let fallback) = plan.presence else { return value }
    // If the property may be nil, null must not be replaced by the default, so `??` is not used.
    guard plan.hasNonNilDefault else { return .coalesce(value, replacement(fallback)) }
    return .ternary(
      ElementPrinter.elements.calling("passMissing"), replacement(fallback), value)
  }
}
