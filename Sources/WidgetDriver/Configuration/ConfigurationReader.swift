import WidgetGenerator
package import WidgetSource

/// Reads a `widgetgen.json` and says at which place something is wrong.
///
/// For example:
/// ```
/// {
///   sources: ["Sources"],  // relative to this file
///   output: "Sources/Generated",
///   runtime: "beagle-1",
/// }
/// ```
package struct ConfigurationReader {
  private let file: SourceFile
  private let folder: String
  private var result = ConfigurationFile()
  private var diagnostics: [Diagnostic] = []

  static let keys = [
    "args", "dependencies", "exclude", "inline", "only", "output", "runtime", "select",
    "sources", "templates",
  ]

  /// The configuration, or every error of the text.
  package static func read(_ file: SourceFile) -> (ConfigurationFile, [Diagnostic]) {
    var reader = ConfigurationReader(file)
    switch JSONValue.read(file) {
    case .failure(let diagnostic): reader.diagnostics.append(diagnostic)
    case .success(let value): reader.readTop(value)
    }
    return (reader.result, reader.diagnostics)
  }

  private init(_ file: SourceFile) {
    self.file = file
    folder = FilePath.folder(file.path)
  }

  private mutating func readTop(_ value: JSONValue) {
    guard case .object(let members) = value.kind else {
      return report(DriverDiagnostics.wrongValue(value, expected: "an object", in: file))
    }
    reportRepeated(members)
    for member in members { read(member) }
  }

  private mutating func read(_ member: JSONMember) {
    let value = member.value
    switch member.key {
    case "args": result.args = arguments(value)
    case "dependencies": result.dependencies = paths(value)
    case "exclude": result.exclude = strings(value).map { $0.map(glob) }
    case "inline": result.inline = bool(value)
    case "only":
      let names = BuiltinGeneration.allCases.map(\.name) + ["none"]
      result.only = choices(value, of: names)
    case "output": result.output = string(value).map { FilePath.join(folder, $0) }
    case "runtime":
      result.runtime = choice(value, of: Configuration.Runtime.allCases.map(\.rawValue))
    case "select":
      result.select = strings(value)
      result.selectPlaces = places(value)
    case "sources": result.sources = paths(value)
    case "templates": result.templates = paths(value)
    // For editors, which find the description of the keys there.
    case "$schema": break
    default: report(DriverDiagnostics.unknownKey(member, known: Self.keys, in: file))
    }
  }

  private mutating func reportRepeated(_ members: [JSONMember]) {
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted {
      report(DriverDiagnostics.repeatedKey(member, in: file))
    }
  }

  private mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }
}

/// One function for each kind of value.
extension ConfigurationReader {
  private mutating func string(_ value: JSONValue) -> String? {
    guard case .string(let text) = value.kind else {
      report(DriverDiagnostics.wrongValue(value, expected: "a string", in: file))
      return nil
    }
    if text.isEmpty {
      report(DriverDiagnostics.emptyString(value, in: file))
    } else if text.utf8.contains(0) {
      // The system would take what stands in front of it.
      report(DriverDiagnostics.nulCharacter(value, in: file))
    } else {
      return text
    }
    return nil
  }

  private mutating func bool(_ value: JSONValue) -> Bool? {
    if case .bool(let flag) = value.kind { return flag }
    report(DriverDiagnostics.wrongValue(value, expected: "true or false", in: file))
    return nil
  }

  /// A list of strings; a single string is a list of one.
  private mutating func strings(_ value: JSONValue) -> [String]? {
    switch value.kind {
    case .string: return string(value).map { [$0] }
    case .array(let elements): return elements.compactMap { string($0) }
    default:
      report(DriverDiagnostics.wrongValue(value, expected: "a list of strings", in: file))
      return nil
    }
  }

  /// Where each string of a list stands first, or the one that there is.
  private func places(_ value: JSONValue) -> [String: SourceRange] {
    let elements = if case .array(let elements) = value.kind { elements } else { [value] }
    let strings = elements.compactMap { element in
      if case .string(let text) = element.kind { (text, element.range) } else { nil }
    }
    return Dictionary(strings) { first, _ in first }
  }

  private mutating func paths(_ value: JSONValue) -> [String]? {
    strings(value)?.map { FilePath.join(folder, $0) }
  }

  /// A pattern for paths starts in the folder of the configuration.
  private func glob(_ pattern: String) -> String {
    Glob.isPath(pattern) ? FilePath.join(folder, pattern) : pattern
  }

  private mutating func choices(_ value: JSONValue, of words: [String]) -> [String]? {
    if case .array(let elements) = value.kind {
      return elements.compactMap { choice($0, of: words) }
    }
    return choice(value, of: words).map { [$0] }
  }

  private mutating func choice(_ value: JSONValue, of words: [String]) -> String? {
    guard let word = string(value) else { return nil }
    if words.contains(word) { return word }
    report(DriverDiagnostics.unknownWord(word, known: words, at: value.range, in: file))
    return nil
  }

  /// What templates see, as `--args` takes it.
  private mutating func arguments(_ value: JSONValue) -> [String: String]? {
    guard case .object(let members) = value.kind else {
      report(DriverDiagnostics.wrongValue(value, expected: "an object", in: file))
      return nil
    }
    reportRepeated(members)
    var arguments: [String: String] = [:]
    for member in members {
      switch member.value.kind {
      case .string(let text): arguments[member.key] = text
      case .bool(let flag): arguments[member.key] = String(flag)
      case .integer, .number, .array, .object:
        arguments[member.key] = file.text(member.value.range)
      case .null:
        let expected = "a string, a number, true or false, a list or an object"
        report(DriverDiagnostics.wrongValue(member.value, expected: expected, in: file))
      }
    }
    return arguments
  }
}
