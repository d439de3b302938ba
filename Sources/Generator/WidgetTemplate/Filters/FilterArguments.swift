extension Value {
  /// Returns the value as a string.
  ///
  /// - Throws: an error if the value has no text, such as an array, a dictionary or `.none`.
  func requiredText() throws(FilterError) -> String {
    guard let text else { throw FilterError(TemplateDiagnostics.notAString()) }
    return text
  }
}

extension [Value] {
  /// Returns an argument as a string.
  ///
  /// - Throws: an error if the argument is missing or has no text.
  package func text(at index: Int) throws(FilterError) -> String {
    guard index < count, let text = self[index].text else {
      throw FilterError("argument \(index + 1) is not a string")
    }
    return text
  }

  /// Returns an argument, such as `true`, `"yes"` or `"0"`, as a Boolean. Returns nil if it is
  /// missing or neither a Boolean nor a string.
  ///
  /// - Throws: an error if it is any other string.
  func flag(at index: Int) throws(FilterError) -> Bool? {
    guard index < count else { return nil }
    if case .bool(let flag) = self[index] { return flag }
    guard case .string(let text) = self[index] else { return nil }
    switch text.lowercased() {
    case "true", "yes", "1": return true
    case "false", "no", "0": return false
    default: throw FilterError(TemplateDiagnostics.unknownMode(text, nil))
    }
  }

  /// Returns an argument that must be one of the given words, or the first word if the argument is
  /// missing or `.none`.
  ///
  /// - Throws: an error if the argument has any other value.
  func mode(at index: Int, of modes: String...) throws(FilterError) -> String {
    guard index < count else { return modes[0] }
    if case .none = self[index] { return modes[0] }
    let text = self[index].description
    guard modes.contains(text) else {
      throw FilterError(TemplateDiagnostics.unknownMode(text, modes.joined(separator: ", ")))
    }
    return text
  }
}
