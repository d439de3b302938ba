import WidgetDriver
import WidgetSource

/// A configuration file of Sourcery: `.sourcery.yml`, or any other name.
///
/// For example:
/// ```
/// configurations:
///   - sources: [App]
///     templates: [Templates]
///     output: App/Generated/Mocks.swift
///   - child: Core/.sourcery.yml
/// ```
struct SourceryConfigurationFile {
  /// The names that Sourcery users give it, the first that exists counts.
  static let names = [".sourcery.yml", ".sourcery.yaml", "sourcery.yml", "sourcery.yaml"]

  /// The files that were read, children included.
  private(set) var paths: [String] = []
  private(set) var configurations: [SourceryConfiguration] = []
  /// What is not taken over, and why that does no harm.
  private(set) var notes: [String] = []

  let fileSystem: FileSystem
  /// The values of environment variables; nil for those that are not set.
  let variables: @Sendable (String) -> String?
  private static let deepestChild = 16

  init(
    fileSystem: FileSystem, variables: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.fileSystem = fileSystem
    self.variables = variables
  }

  /// The path of the file in the working directory.
  static func path(in fileSystem: FileSystem) -> String? {
    names.first { fileSystem.status($0)?.kind == .file }
  }

  /// Reads a file and its children.
  mutating func read(_ path: String) throws(CommandFailure) { try read(path, depth: 0) }

  private mutating func read(_ path: String, depth: Int) throws(CommandFailure) {
    let source: SourceFile
    do throws(FileError) {
      source = SourceFile(path: path, bytes: try fileSystem.read(path).bytes)
    } catch {
      throw .unreadable(error)
    }
    if !paths.contains(path) { paths.append(path) }
    let value: YAMLValue
    do throws(YAMLProblem) {
      value = try YAMLValue(reading: source.text)
    } catch {
      throw .diagnostics(
        [DriverDiagnostics.unreadYAML(error, path: path)], texts: [source], .usage)
    }
    guard let parts = value["configurations"] else { return try add(value, in: source) }
    for part in parts.elements {
      guard let child = part["child"]?.texts.first else {
        try add(part, in: source)
        continue
      }
      let reader = SourceryConfigurationReader(part, in: source, fileSystem, variables)
      let childPath = try reader.path(child)
      guard depth < Self.deepestChild else {
        throw reader.failure("child", "'child' is nested too deeply, or leads to itself")
      }
      guard fileSystem.status(childPath)?.kind == .file else {
        throw reader.failure("child", "'\(child)' does not exist")
      }
      try read(childPath, depth: depth + 1)
    }
  }

  private mutating func add(_ value: YAMLValue, in source: SourceFile) throws(CommandFailure) {
    var reader = SourceryConfigurationReader(value, in: source, fileSystem, variables)
    configurations.append(try reader.configuration())
    for note in reader.notes where !notes.contains(note) { notes.append(note) }
  }
}
