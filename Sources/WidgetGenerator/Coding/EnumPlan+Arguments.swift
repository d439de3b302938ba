import WidgetPlan

extension EnumPlan.Case {
  /// The values of a case whose content is left out; nil where one of them is required.
  func argumentsWithoutContent(_ properties: PropertyPrinter) -> [SwiftArgument]? {
    let arguments = values.compactMap { value -> SwiftArgument? in
      switch value.presence {
      case .required: nil
      case .optional: value.argument(.null)
      case .fallback(let fallback): value.argument(properties.replacement(fallback))
      }
    }
    return arguments.count == values.count ? arguments : nil
  }
}

extension EnumPlan.Value {
  /// `radius: …`, or the expression alone where there is no label.
  func argument(_ expression: SwiftExpression) -> SwiftArgument {
    SwiftArgument(label?.label, expression)
  }
}
