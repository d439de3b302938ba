package import WidgetDriver
import WidgetSource

/// The configurations in one or more configuration files of Sourcery, such as `.sourcery.yml`.
///
/// For example:
/// ```
/// configurations:
///   - sources: [App]
///     templates: [Templates]
///     output: App/Generated/Mocks.swift
///   - child: Core/.sourcery.yml
/// ```
package struct SourceryConfigurationFile {
  /// The default names, in the order in which they are looked up.
  package static let names = [".sourcery.yml", ".sourcery.yaml", "sourcery.yml", "sourcery.yaml"]

  /// Returns whether a name such as `.sourcery.yml` or `Mocks.sourcery.yaml` denotes a configuration.
  static func isName(_ name: String) -> Bool {
    names.contains(name)
      || [".sourcery.yml", ".sourcery.yaml"].contains(where: name.hasSuffix)
      || name.hasPrefix(".sourcery") && (name.hasSuffix(".yml") || name.hasSuffix(".yaml"))
  }

  /// A part of a configuration that cannot be converted.
  struct Problem: Equatable {
    /// The outermost configuration file that includes the file with the problem.
    let root: String
    /// The message, preceded by its line, or by the file and the line if the problem is in a child.
    let text: String
  }

  /// The files that were read, including children.
  var paths: [String] { families.flatMap(\.paths).uniqued(by: \.self) }
  /// Each file that was read directly, with the paths of the file and its children.
  private var families: [(root: String, paths: [String])] = []
  package private(set) var configurations: [SourceryConfiguration] = []
  /// Notes about keys without effect, missing files and templates that are left out.
  package private(set) var notes: [String] = []
  /// The parts that cannot be converted, if problems are collected.
  private(set) var problems: [Problem] = []

  let fileSystem: FileSystem
  private let environment: SourceryEnvironment
  /// Whether problems are collected instead of thrown, so that the other configurations are read.
  private let collectsProblems: Bool
  private static let deepestChild = 16

  /// Creates a reader without environment variables, which throws for the first problem.
  package init(fileSystem: FileSystem) {
    self.init(fileSystem: fileSystem, environment: .none)
  }

  init(
    fileSystem: FileSystem, collectsProblems: Bool = false,
    environment: SourceryEnvironment = .none
  ) {
    self.collectsProblems = collectsProblems
    self.fileSystem = fileSystem
    self.environment = environment
  }

  /// Returns the path of the configuration file in the working directory, or nil if there isn't
  /// one.
  package static func path(in fileSystem: FileSystem) -> String? {
    names.first { fileSystem.status($0)?.kind == .file }
  }

  /// Reads a file with its children.
  package mutating func read(_ path: String) throws(CommandFailure) {
    families.append((path, []))
    do throws(CommandFailure) {
      try read(path, depth: 0)
    } catch {
      try collect(error)
    }
  }

  /// Returns the given files and their children.
  func paths(of roots: Set<String>) -> [String] {
    families.filter { roots.contains($0.root) }.flatMap(\.paths).uniqued()
  }

  /// Returns the files that were read, except for the given files and their children.
  func paths(except roots: Set<String>) -> [String] {
    let kept = families.filter { roots.contains($0.root) }.flatMap(\.paths)
    return paths.filter { !kept.contains($0) }
  }

  private mutating func collect(_ failure: CommandFailure) throws(CommandFailure) {
    guard collectsProblems, case .diagnostics(let diagnostics, let texts, _) = failure,
      let diagnostic = diagnostics.first, let root = families.last?.root
    else { throw failure }
    let offset = Int(diagnostic.range?.start ?? 0)
    let bytes = texts.first { $0.path == diagnostic.file }?.bytes.prefix(offset) ?? []
    let line = bytes.reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }
    let place = diagnostic.file == root ? "line \(line)" : "\(diagnostic.file):\(line)"
    problems.append(Problem(root: root, text: "\(place): \(diagnostic.message)"))
  }

  private mutating func read(_ path: String, depth: Int) throws(CommandFailure) {
    let source = try fileSystem.namedSource(path)
    families[families.count - 1].paths.append(path)
    let value: YAMLValue
    do throws(YAMLProblem) {
      value = try YAMLValue(reading: source.text)
    } catch {
      let diagnostic = Diagnostic(
        rule: .unreadYAML, message: error.message, file: path, range: error.range)
      throw .diagnostics([diagnostic], texts: [source], .usage)
    }
    let parts = value["configurations"]?.elements ?? [value]
    if parts.isEmpty {
      throw SourceryConfigurationReader(value, in: source, fileSystem, environment)
        .failure("configurations", "'configurations' is empty; list at least one configuration")
    }
    for part in parts {
      do throws(CommandFailure) {
        try read(part, in: source, depth: depth)
      } catch {
        try collect(error)
      }
    }
  }

  /// Reads a configuration of a file, or the child that it names.
  private mutating func read(
    _ part: YAMLValue, in source: SourceFile, depth: Int
  ) throws(CommandFailure) {
    guard let child = part["child"]?.texts.first else { return try add(part, in: source) }
    var reader = SourceryConfigurationReader(part, in: source, fileSystem, environment)
    let childPath = try reader.input(child)
    guard depth < Self.deepestChild else {
      throw reader.failure("child", "'child' is nested too deeply, or includes itself")
    }
    guard fileSystem.status(childPath)?.kind == .file else {
      throw reader.failure("child", "'\(child)' does not exist")
    }
    try read(childPath, depth: depth + 1)
  }

  private mutating func add(_ value: YAMLValue, in source: SourceFile) throws(CommandFailure) {
    var reader = SourceryConfigurationReader(value, in: source, fileSystem, environment)
    var configuration = try reader.configuration()
    if configuration.parsesGenerated, !collectsProblems {
      notes.append(
        "'forceParse' is not taken over: generated files and inline blocks are never read; a template "
          + "that looks for their declarations renders different code")
    }
    configuration.root = families.last?.root ?? source.path
    configurations.append(configuration)
    for note in reader.notes where !notes.contains(note) { notes.append(note) }
  }
}

extension YAMLProblem {
  /// The problem and its cure.
  fileprivate var message: String {
    switch kind {
    case .anchor: "anchors, aliases and tags are not supported; write out the value"
    case .bracket: "this bracket is not closed; close it"
    case .document:
      "only the first document of a file is read; move this document to its own file"
    case .line:
      """
      expected 'key: value' or '- item'; write a text on one line, or write '|' and the text on \
      the next lines
      """
    case .mark: "text after the start of a document is not supported; write it on the next line"
    case .repeatedKey: "this key is already used in the same place; remove one of the two"
    case .tab: "a tab cannot indent a line; write spaces"
    case .quote: "a quoted text must end on the same line; write it on one line"
    }
  }
}

extension Rule {
  static let unreadYAML = Rule("unread-yaml", .error)
}
