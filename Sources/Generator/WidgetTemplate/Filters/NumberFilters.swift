/// StencilSwiftKit's filters for numbers.
enum NumberFilters {
  /// Transforms `"ff"` to 255. The result is `.none` if the text is not a hexadecimal number.
  static func hexToInt(_ value: Value) throws(FilterError) -> Value {
    guard case .string(let text) = value else {
      throw FilterError(TemplateDiagnostics.notAString())
    }
    return Int(text, radix: 16).map(Value.int) ?? .none
  }

  /// Transforms 51 to 0.2: the byte of a color component as a fraction.
  static func int255toFloat(_ value: Value) throws(FilterError) -> Value {
    guard case .int(let number) = value else {
      throw FilterError("the value is not an integer")
    }
    return .float(Float(number) / 255)
  }

  /// Transforms 0.25 to `25%`.
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
