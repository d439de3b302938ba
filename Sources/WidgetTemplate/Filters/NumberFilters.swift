/// StencilSwiftKit's filters for numbers.
enum NumberFilters {
  /// `"ff"` gives 255; what is no hexadecimal number gives no value.
  static func hexToInt(_ value: Value) throws(FilterError) -> Value {
    guard case .string(let text) = value else {
      throw FilterError(TemplateDiagnostics.notAString())
    }
    return Int(text, radix: 16).map(Value.int) ?? .none
  }

  /// 51 gives 0.2: a color's byte as a fraction.
  static func int255toFloat(_ value: Value) throws(FilterError) -> Value {
    guard case .int(let number) = value else {
      throw FilterError(TemplateDiagnostics.notAnInteger())
    }
    return .float(Float(number) / 255)
  }

  /// 0.25 gives `25%`.
  static func percent(_ value: Value) throws(FilterError) -> Value {
    let fraction: Float
    switch value {
    case .float(let number): fraction = number
    case .double(let number): fraction = Float(number)
    default: throw FilterError(TemplateDiagnostics.notAFraction())
    }
    guard let percent = Int(exactly: (fraction * 100).rounded(.towardZero)) else {
      throw FilterError(TemplateDiagnostics.notAFraction())
    }
    return .string("\(percent)%")
  }
}
