import WidgetModel

extension SwiftExpression: TextOutputStreamable {
  /// Writes its Swift; over several lines where a call's layout asks for that.
  func write(to target: inout some TextOutputStream) {
    switch self {
    case .verbatim(let text), .name(let text): target.write(text)
    case .string(let text): target.write(text.swiftLiteral)
    case .null: target.write("nil")
    case .metatype(let type): target.write(type + ".self")
    case .member(let value, let member):
      value.writeOperand(to: &target)
      target.write("." + member)
    case .implicitMember(let member): target.write("." + member)
    case .call(let function, let arguments, let layout):
      function.write(to: &target)
      Self.write(arguments, layout, to: &target)
    case .keyPath(let member): target.write("\\." + member)
    case .closure(let value): value.write(to: &target, between: "{ ", " }")
    case .array(let elements): Self.write(elements, to: &target, between: "[", "]")
    case .tuple(let elements): Self.write(elements, to: &target, between: "(", ")")
    case .chain(let value):
      value.writeOperand(to: &target)
      target.write("?")
    case .address(let value): value.write(to: &target, between: "&")
    case .not(let value):
      target.write("!")
      value.writeOperand(to: &target)
    case .unequal(let left, let right):
      left.writeOperand(to: &target)
      right.write(to: &target, between: " != ")
    case .and(let left, let right):
      left.write(to: &target)
      right.write(to: &target, between: " && ")
    case .attempt(let value): value.write(to: &target, between: "try ")
    case .optionalAttempt(let value): value.write(to: &target, between: "try? ")
    case .coalesce(let value, let other):
      value.writeOperand(to: &target)
      other.write(to: &target, between: " ?? ")
    case .ternary(let condition, let value, let other):
      condition.write(to: &target)
      value.write(to: &target, between: " ? ", " : ")
      other.write(to: &target)
    case .cast(let value, to: let type): value.write(to: &target, between: "", " as? " + type)
    }
  }

  private func write(
    to target: inout some TextOutputStream, between start: String, _ end: String = ""
  ) {
    target.write(start)
    write(to: &target)
    target.write(end)
  }

  /// In parentheses, where what follows would otherwise be a part of it.
  private func writeOperand(to target: inout some TextOutputStream) {
    switch self {
    case .attempt, .optionalAttempt, .ternary: write(to: &target, between: "(", ")")
    default: write(to: &target)
    }
  }

  private static func write(
    _ elements: [SwiftExpression], to target: inout some TextOutputStream,
    between start: String, _ end: String
  ) {
    write(elements.map { SwiftArgument(nil, $0) }, to: &target, between: start, ", ", end)
  }

  private static func write(
    _ arguments: [SwiftArgument], _ layout: Layout, to target: inout some TextOutputStream
  ) {
    // One closure without a label trails.
    if arguments.count == 1, arguments[0].label == nil, case .closure = arguments[0].value {
      return arguments[0].value.write(to: &target, between: " ")
    }
    switch layout {
    case .oneLine: write(arguments, to: &target, between: "(", ", ", ")")
    case .nextLine: write(arguments, to: &target, between: "(\n    ", ", ", ")")
    case .list: write(arguments, to: &target, between: "(\n    ", ",\n    ", "\n)")
    }
  }

  private static func write(
    _ arguments: [SwiftArgument], to target: inout some TextOutputStream,
    between start: String, _ separator: String, _ end: String
  ) {
    target.write(start)
    for (index, argument) in arguments.enumerated() {
      if index > 0 { target.write(separator) }
      if let label = argument.label { target.write(label + ": ") }
      argument.value.write(to: &target)
    }
    target.write(end)
  }
}
