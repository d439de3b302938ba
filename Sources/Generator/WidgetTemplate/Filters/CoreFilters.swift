/// Stencil's filters.
enum CoreFilters {
  /// `name|default:"none"`: returns the value or, if it is `.none`, the first argument that is not `.none`.
  static func `default`(_ value: Value, _ arguments: [Value]) -> Value {
    if case .none = value {} else { return value }
    return arguments.first { if case .none = $0 { false } else { true } } ?? .none
  }

  /// `list|join:", "`: joins the elements. Without an argument, the separator is empty.
  static func join(
    _ value: Value, _ arguments: [Value], _ context: inout Context
  ) throws(FilterError) -> Value {
    guard arguments.count < 2 else { throw FilterError(TemplateDiagnostics.atMostOneArgument()) }
    guard case .array(let elements) = value else { return value }
    let separator = arguments.first?.description ?? ""
    var result = ""
    for (index, element) in elements.enumerated() {
      if index > 0 { result += separator }
      result += element.description
      try context.checkSize(of: result.utf8.count, times: 0, 0)
    }
    return .string(result)
  }

  /// `text|split:","`. Without an argument, the filter splits at spaces.
  static func split(
    _ value: Value, _ arguments: [Value], _ context: inout Context
  ) throws(FilterError) -> Value {
    guard arguments.count < 2 else { throw FilterError(TemplateDiagnostics.atMostOneArgument()) }
    guard case .string(let text) = value else { return value }
    let separator = arguments.first?.description ?? " "
    if separator.isEmpty { return .array([value]) }
    let most = context.environment.limits.rangeElements
    var parts: [Value] = []
    try text.visitParts(separatedBy: separator) { (part) throws(FilterError) in
      guard parts.count < most else { throw FilterError("the text has more than \(most) parts") }
      parts.append(.string(String(part)))
    }
    return .array(parts)
  }

  /// `text|indent:2,"\t",true`. The arguments are the number of repetitions, the repeated string, and whether the first
  /// line is indented.
  static func indent(
    _ value: Value, _ arguments: [Value], _ context: inout Context
  ) throws(FilterError) -> Value {
    var (width, unit, includesFirst) = (4, " ", false)
    switch arguments.count {
    case 0...3: break
    default: throw FilterError("takes at most three arguments")
    }
    if let argument = arguments.first {
      guard case .int(let number) = argument, number >= 0 else {
        throw FilterError("the width must be a nonnegative integer")
      }
      width = number
    }
    if arguments.count > 1 {
      guard case .string(let text) = arguments[1] else {
        throw FilterError("the indentation must be a string")
      }
      unit = text
    }
    if arguments.count > 2 {
      guard case .bool(let flag) = arguments[2] else {
        throw FilterError("the third argument must be true or false")
      }
      includesFirst = flag
    }
    let text = value.description
    let breaks = text.unicodeScalars.reduce(0) { $1.isLineBreak ? $0 + 1 : $0 }
    guard includesFirst || breaks > 0 else { return .string(text) }
    try context.checkSize(of: 0, times: width, unit.utf8.count)
    try context.checkSize(of: text.utf8.count, times: breaks + 1, width * unit.utf8.count)
    let indentation = String(repeating: unit, count: width)
    return .string(indent(text, by: indentation, includesFirst: includesFirst))
  }

  /// `value|filter:name`: applies the filter chain in a string, such as `uppercase|indent:2`.
  static func filter(
    _ value: Value, _ arguments: [Value], _ context: inout Context
  ) throws(FilterError) -> Value {
    if case .none = value { return .none }
    guard arguments.count == 1 else { throw FilterError("takes one argument") }
    return try context.apply(filters: arguments[0].description, to: value)
  }

  private static func indent(
    _ text: String, by indentation: String, includesFirst: Bool
  ) -> String {
    if indentation.isEmpty { return text }
    var result = includesFirst ? indentation : ""
    let lines = text.unicodeScalars.split(
      omittingEmptySubsequences: false, whereSeparator: \.isLineBreak)
    for (index, line) in lines.enumerated() {
      if index > 0 {
        result += "\n"
        if !line.isEmpty { result += indentation }
      }
      result += Substring(line)
    }
    return result
  }
}
