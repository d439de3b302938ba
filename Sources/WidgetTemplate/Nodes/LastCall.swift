/// What the last call of a macro printed.
struct LastCall {
  let macro: MacroNode
  let arguments: [Value]
  /// Whether the call was part of a variable's text.
  let isCaptured: Bool
  let output: [UInt8]

  /// Whether the macro prints the same with other arguments.
  func hasArguments(_ values: [Value]) -> Bool {
    zip(arguments, values).allSatisfy { $0.isSame(as: $1) }
  }
}

extension Value {
  /// Whether nothing can distinguish two values. False where finding out would take long, and for
  /// no value: as an argument it leaves a variable as it is.
  fileprivate func isSame(as other: Value) -> Bool {
    switch (self, other) {
    // Not by `==`, for which differently composed letters are equal.
    case (.string(let first), .string(let second)): first.utf8.elementsEqual(second.utf8)
    case (.object(let first), .object(let second)): first === second
    case (.bool(let first), .bool(let second)): first == second
    case (.int(let first), .int(let second)): first == second
    default: false
    }
  }
}
