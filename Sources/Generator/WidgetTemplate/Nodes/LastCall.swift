/// The last call of a macro and its output.
struct LastCall {
  let macro: MacroNode
  let arguments: [Value]
  /// Whether the output was captured for a value. Objects print differently in captured output.
  let isCaptured: Bool
  let output: [UInt8]

  /// Whether the arguments of the call are certainly identical to the given arguments.
  func hasArguments(_ values: [Value]) -> Bool {
    zip(arguments, values).allSatisfy { $0.isSame(as: $1) }
  }
}

extension Value {
  /// Whether two values are certainly identical. Only strings, objects, Booleans and integers are compared. The result
  /// is false for `.none`: such an argument does not shadow a variable, so the output also depends on the variable.
  fileprivate func isSame(as other: Value) -> Bool {
    switch (self, other) {
    // `==` treats strings in different normalization forms as equal.
    case (.string(let first), .string(let second)): first.utf8.elementsEqual(second.utf8)
    case (.object(let first), .object(let second)): first === second
    case (.bool(let first), .bool(let second)): first == second
    case (.int(let first), .int(let second)): first == second
    default: false
    }
  }
}
