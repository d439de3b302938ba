extension Value {
  /// The value as a string.
  ///
  /// - Throws: when it is an array, a dictionary or no value.
  package func requiredText() throws(FilterError) -> String {
    guard let text else { throw FilterError(TemplateDiagnostics.notAString()) }
    return text
  }
}

extension [Value] {
  /// An argument as a string.
  ///
  /// - Throws: when it is missing or no string.
  package func text(at index: Int) throws(FilterError) -> String {
    guard index < count, let text = self[index].text else {
      throw FilterError(TemplateDiagnostics.argumentNotAString(index + 1))
    }
    return text
  }

  /// An argument that says yes or no: `true`, `"yes"`, `"0"`; nil when it is missing or no string.
  ///
  /// - Throws: when it is another string.
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

  /// An argument that is one of a few words; the first of them when it is missing.
  ///
  /// - Throws: when it is something else.
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
