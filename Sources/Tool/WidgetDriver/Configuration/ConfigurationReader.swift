import WidgetGenerator
package import WidgetSource

/// Reads a `widgetgen.json` and reports errors at their positions.
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
  let file: SourceFile
  private let folder: String
  private var result = ConfigurationFile()
  private var diagnostics: [Diagnostic] = []

  /// Returns the configuration, and the errors in the text.
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
    guard let members = members(of: value) else { return }
    var own: [JSONMember] = []
    for member in members {
      switch ConfigurationKey(rawValue: member.key) {
      case .targets: result.targets = targets(member.value)
      case .adopt: result.adopt = adopt(member.value)
      case .contract: result.contract = contract(member.value)
      case .schema: break
      default: own.append(member)
      }
    }
    result.shared = target(own, known: ConfigurationKey.names)
    if result.targets == nil { return }
    for member in own where ConfigurationKey.unshared.contains(where: { $0.rawValue == member.key })
    {
      report(
        .keyBesideTargets,
        "'\(member.key)' cannot be shared by all targets; move it into the elements of 'targets'",
        at: member.keyRange)
    }
  }

  /// Returns the elements of `targets`. An empty list is an error.
  private mutating func targets(_ value: JSONValue) -> [TargetConfiguration] {
    if case .array(let elements) = value.kind, elements.isEmpty {
      report(.wrongValue, "this list has no targets; add one, or remove 'targets'", at: value.range)
    }
    guard case .array(let elements) = value.kind else {
      report(DriverDiagnostics.wrongValue(value, expected: "a list of targets", in: file))
      return []
    }
    return elements.map { element in
      guard let members = members(of: element) else { return TargetConfiguration() }
      if !members.contains(where: { $0.key == ConfigurationKey.sources.rawValue }) {
        report(
          .targetWithoutSources, "this target has no 'sources'; add its folder",
          at: element.range)
      }
      return target(members, known: ConfigurationKey.namesInTarget)
    }
  }

  /// Returns the members of an object, and reports repeated keys. Reports any other value and
  /// returns nil.
  mutating func members(of value: JSONValue) -> [JSONMember]? {
    guard case .object(let members) = value.kind else {
      report(DriverDiagnostics.wrongValue(value, expected: "an object", in: file))
      return nil
    }
    reportRepeated(members)
    return members
  }

  private mutating func target(
    _ members: [JSONMember], known: [String]
  ) -> TargetConfiguration {
    var target = TargetConfiguration()
    for member in members {
      if let key = ConfigurationKey(rawValue: member.key), known.contains(member.key) {
        read(key, member.value, into: &target)
      } else {
        report(DriverDiagnostics.unknownKey(member, known: known, in: file))
      }
    }
    return target
  }

  private mutating func read(
    _ key: ConfigurationKey, _ value: JSONValue, into target: inout TargetConfiguration
  ) {
    switch key {
    case .annotations: target.annotations = annotations(value)
    case .args: target.args = arguments(value)
    case .codingKeys: target.codingKeys = bool(value)
    case .dependencies: target.dependencies = paths(value, in: &target)
    case .directJSON: target.directJSON = bool(value)
    case .exclude:
      target.exclude = strings(value).map { $0.map(glob) }
      for (pattern, range) in places(value) { target.pathPlaces[glob(pattern)] = range }
    case .filePerSource: target.filePerSource = bool(value)
    case .header: target.header = comments(value)
    case .inline: target.inline = bool(value)
    case .keyStyle: target.keyStyle = choice(value, of: Configuration.knownKeyStyles)
    case .modules: target.modules = modules(value, in: &target)
    case .only:
      target.only = choices(value, of: BuiltinGeneration.allCases.map(\.name) + ["none"])
    case .output:
      target.output = string(value).map { FilePath.join(folder, $0) }
      if let output = target.output { target.pathPlaces[output] = value.range }
    case .runtime:
      target.runtime = choice(value, of: Configuration.Runtime.allCases.map(\.rawValue))
    case .select:
      target.select = strings(value)
      target.selectPlaces = places(value)
    case .sources: target.sources = paths(value, in: &target)
    case .strict: target.strict = bool(value)
    case .templates: target.templates = paths(value, in: &target)
    case .adopt, .contract, .schema, .targets: break
    }
  }

  private mutating func reportRepeated(_ members: [JSONMember]) {
    var seen: Set<String> = []
    for member in members where !seen.insert(member.key).inserted {
      report(.repeatedKey, "key '\(member.key)' is repeated; remove one", at: member.keyRange)
    }
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  mutating func report(_ rule: Rule, _ message: String, at range: SourceRange?) {
    report(Diagnostic(rule: rule, message: message, file: file.path, range: range))
  }
}

/// Functions that read values, one for each kind.
extension ConfigurationReader {
  mutating func string(_ value: JSONValue) -> String? {
    guard case .string(let text) = value.kind else {
      report(DriverDiagnostics.wrongValue(value, expected: "a string", in: file))
      return nil
    }
    if text.isEmpty {
      report(.wrongValue, "this string is empty; write a value or remove it", at: value.range)
    } else if text.utf8.contains(0) {
      // The system would cut off a path at the NUL character.
      report(.wrongValue, "this string contains a NUL character; remove it", at: value.range)
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

  /// Returns a list of strings. A single string is treated as a list with one element.
  private mutating func strings(_ value: JSONValue) -> [String]? {
    switch value.kind {
    case .string: return string(value).map { [$0] }
    case .array(let elements): return elements.compactMap { string($0) }
    default:
      report(DriverDiagnostics.wrongValue(value, expected: "a list of strings", in: file))
      return nil
    }
  }

  /// Returns the comments in a list, and reports each string that is not a single-line comment.
  private mutating func comments(_ value: JSONValue) -> [String]? {
    strings(value)?.filter { text in
      if RunSettings.isHeader(text) { return true }
      report(
        .wrongValue, "a line of the header must be a comment, such as '// swiftlint:disable all'",
        at: value.range)
      return false
    }
  }

  /// Returns the keys in a list, and reports each string that is not a key or a pattern.
  private mutating func annotations(_ value: JSONValue) -> [String]? {
    let places = places(value)
    return strings(value)?.filter { pattern in
      guard let problem = Configuration.problem(ofAnnotation: pattern) else { return true }
      report(.wrongValue, problem, at: places[pattern])
      return false
    }
  }

  /// Returns the first position of each string in a list, or of a single string.
  private func places(_ value: JSONValue) -> [String: SourceRange] {
    let elements = if case .array(let elements) = value.kind { elements } else { [value] }
    let strings = elements.compactMap { element in
      if case .string(let text) = element.kind { (text, element.range) } else { nil }
    }
    return Dictionary(strings) { first, _ in first }
  }

  private mutating func paths(
    _ value: JSONValue, in target: inout TargetConfiguration
  ) -> [String]? {
    for (path, range) in places(value) { target.pathPlaces[FilePath.join(folder, path)] = range }
    return strings(value)?.map { FilePath.join(folder, $0) }
  }

  /// Returns a pattern that matches paths relative to the working directory. In the file, a pattern that is a path is
  /// relative to the folder of the file. Other patterns do not change.
  private func glob(_ pattern: String) -> String {
    Glob.isPath(pattern) ? FilePath.join(folder, pattern) : pattern
  }

  /// Returns the names of modules by the paths of their sources.
  private mutating func modules(
    _ value: JSONValue, in target: inout TargetConfiguration
  ) -> [String: String]? {
    guard let members = members(of: value) else { return nil }
    var modules: [String: String] = [:]
    for member in members {
      let path = FilePath.join(folder, member.key)
      target.pathPlaces[path] = member.keyRange
      modules[path] = string(member.value)
    }
    return modules
  }

  private mutating func choices(_ value: JSONValue, of words: [String]) -> [String]? {
    if case .array(let elements) = value.kind {
      return elements.compactMap { choice($0, of: words) }
    }
    return choice(value, of: words).map { [$0] }
  }

  mutating func choice(_ value: JSONValue, of words: [String]) -> String? {
    guard let word = string(value) else { return nil }
    if words.contains(word) { return word }
    report(DriverDiagnostics.unknownWord(word, known: words, at: value.range, in: file))
    return nil
  }

  /// Returns the arguments for templates, which `--args` also sets.
  private mutating func arguments(_ value: JSONValue) -> [String: String]? {
    guard let members = members(of: value) else { return nil }
    var arguments: [String: String] = [:]
    for member in members {
      // Templates can read any other name.
      let known = Configuration.knownArguments
      if !known.contains(member.key), Suggestion.correction(of: member.key, in: known) != nil {
        report(DriverDiagnostics.unknownKey(member, known: known, in: file))
      }
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

extension Rule {
  static let keyBesideTargets = Rule("key-beside-targets", .error)
  static let repeatedKey = Rule("repeated-key", .error)
  static let targetWithoutSources = Rule("target-without-sources", .error)
}
