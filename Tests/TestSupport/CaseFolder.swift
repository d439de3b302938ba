package import Foundation
package import WidgetSource

/// A folder in `Tests/Cases` that contains an input and the expected files of each run.
///
/// ```
/// Cases/<feature>/<case>/
///   input.swift | input/   the sources, with their expected diagnostics (see `Expectations`)
///   options.json           the runs and `CaseOptions`; without it, the run is 'standalone' without options
///   <run>/                 the written files: beagle-1, beagle-2, standalone, direct, contract, …
/// ```
///
/// In `options.json`, `runs` is a list of names, or an object with the options of each run. The other members of the
/// file are options of all runs.
package struct CaseFolder: Sendable, Hashable, CustomStringConvertible {
  /// The path relative to `Tests/Cases`, such as `families/several-names`.
  package let name: String

  package static let root = Repository.root.appending(path: "Tests/Cases")

  /// The features whose cases have their own layouts. Separate test suites read these cases.
  package static let ownLayouts: Set = [
    "adopt", "catalog", "changes", "headers", "programs", "scaffold",
  ]

  /// The cases of all features without their own layouts.
  package static let all: [CaseFolder] = subfolders(of: "")
    .filter { !ownLayouts.contains($0) }.flatMap(cases)

  /// Returns the cases of one feature.
  package static func cases(of feature: String) -> [CaseFolder] {
    subfolders(of: feature).map { CaseFolder(name: "\(feature)/\($0)") }
  }

  package var description: String { name }
  package var folder: URL { Self.root.appending(path: name) }

  /// The name of the case without its feature.
  package var lastName: String { folder.lastPathComponent }

  /// The runs, in the order of the list in the options, or sorted by name. If the options cannot be read, only the
  /// default run exists, and its test fails.
  package var runs: [CaseRun] {
    let names: [String]
    switch (try? settings())?["runs"] {
    case let list as [String]: names = list
    case let object as [String: Any]: names = object.keys.sorted()
    default: names = ["standalone"]
    }
    return names.map { CaseRun(folder: self, name: $0) }
  }

  package func run(_ name: String) -> CaseRun { CaseRun(folder: self, name: name) }

  /// Returns the content of `options.json`.
  func settings() throws -> [String: Any] {
    let url = folder.appending(path: "options.json")
    guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
    let value = try JSONSerialization.jsonObject(with: Data(contentsOf: url))
    guard let settings = value as? [String: Any] else { throw CaseError("\(name)/options.json") }
    return settings
  }

  /// Returns the sources, including the comments that expect diagnostics. The paths of the sources are relative to the
  /// folder.
  package func writtenSources() throws -> [SourceFile] {
    let single = folder.appending(path: "input.swift")
    if FileManager.default.fileExists(atPath: single.path) {
      return [SourceFile(path: "input.swift", bytes: try Array(Data(contentsOf: single)))]
    }
    return try files(in: "input", ending: ".swift")
  }

  /// Returns the sources without the comments that expect diagnostics.
  package func sources() throws -> [SourceFile] {
    try writtenSources().map { Expectations(in: $0).source }
  }

  /// Returns the files with the given extension in a subfolder. Their paths are relative to the case's folder.
  package func files(in name: String, ending: String) throws -> [SourceFile] {
    try filesBelow(folder.appending(path: name)).filter { $0.hasSuffix(ending) }.map {
      let url = folder.appending(path: "\(name)/\($0)")
      return SourceFile(path: "\(name)/\($0)", bytes: try Array(Data(contentsOf: url)))
    }
  }

  private static func subfolders(of path: String) -> [String] {
    let url = root.appending(path: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.sorted().filter { isFolder(url.appending(path: $0)) }
  }
}

/// One run of a case.
package struct CaseRun: Sendable, Hashable, CustomStringConvertible {
  package let folder: CaseFolder
  /// The name of the run and of the run's folder.
  package let name: String

  package var description: String { "\(folder.name)/\(name)" }

  /// Returns the options of this run, combined with the options of all runs. The options of this run take precedence.
  /// An unknown option is an error.
  package func options() throws -> CaseOptions {
    var settings = try folder.settings()
    let own = (settings.removeValue(forKey: "runs") as? [String: Any])?[name]
    settings.merge(own as? [String: Any] ?? [:]) { $1 }
    let known = CaseOptions.CodingKeys.allCases.map(\.rawValue)
    let unknown = Set(settings.keys).subtracting(known).sorted()
    if !unknown.isEmpty { throw CaseError("\(folder)/options.json: unknown options \(unknown)") }
    let data = try JSONSerialization.data(withJSONObject: settings)
    return try JSONDecoder().decode(CaseOptions.self, from: data)
  }

  /// Returns the name of the runtime: the option, or the run's name, or `standalone`.
  package func runtime() throws -> String {
    let runtimes = ["beagle-1", "beagle-2"]
    return try options().runtime ?? runtimes.first { $0 == name } ?? "standalone"
  }

  /// Returns the texts of the expected files, by their paths relative to the run's folder.
  package func expectedFiles() throws -> [String: String] {
    let url = folder.folder.appending(path: name)
    return try Dictionary(
      uniqueKeysWithValues: filesBelow(url).map {
        ($0, try String(contentsOf: url.appending(path: $0), encoding: .utf8))
      })
  }

  /// Replaces the expected files.
  package func record(_ files: [String: String]) throws {
    let url = folder.folder.appending(path: name)
    try? FileManager.default.removeItem(at: url)
    for (path, text) in files {
      let file = url.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  /// Returns the differences between the expected files and the actual files. The list is empty if they are the same.
  package func differences(from actual: [String: String]) throws -> [String] {
    let expected = try expectedFiles()
    return Set(expected.keys).union(actual.keys).sorted().compactMap { path in
      if expected[path] == actual[path] { return nil }
      let difference = unifiedDiff(expected: expected[path] ?? "", actual: actual[path] ?? "")
      return "\(self)/\(path) differs:\n\(difference)"
    }
  }
}

/// An error in the files of a case.
package struct CaseError: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// Whether expected files are recorded before they are compared. CI never records.
package let recordsExpectedFiles: Bool = {
  let environment = ProcessInfo.processInfo.environment
  return environment["UPDATE_GOLDENS"] != nil && environment["CI"] == nil
}()

/// Returns the paths of all files in a folder, relative to it and sorted, or an empty list if the folder does not
/// exist.
private func filesBelow(_ url: URL) throws -> [String] {
  guard isFolder(url) else { return [] }
  return try FileManager.default.subpathsOfDirectory(atPath: url.path)
    .filter { !isFolder(url.appending(path: $0)) }.sorted()
}

private func isFolder(_ url: URL) -> Bool {
  var isFolder: ObjCBool = false
  return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    && isFolder.boolValue
}
