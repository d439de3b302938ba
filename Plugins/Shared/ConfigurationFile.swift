import Foundation

/// The keys of a `widgetgen.json` that a plugin needs before the tool runs.
///
/// The tool reads the file again and reports errors at their positions, so a file that cannot be decoded here is
/// treated as empty.
struct ConfigurationFile {
  /// The location of the file. The paths in it are relative to its folder.
  let url: URL
  /// The number of the entry in `targets` that applies, from 1. It is 0 if no entry applies, and nil if the file has no
  /// `targets`.
  let entry: Int?
  /// Whether a run for the whole file scans the target: it is in an entry of `targets`, or in `sources`.
  let coversTarget: Bool
  private let contents: Contents
  private let target: TargetContents

  static let name = "widgetgen.json"

  /// Reads the `widgetgen.json` in the first of the given folders that contains one, or returns nil if none of them
  /// does. `target` is the folder of the target whose settings are used.
  init?(in folders: [URL], target: URL) {
    guard let url = Self.paths(in: folders).first(where: Self.exists) else { return nil }
    self.url = url
    let contents = Contents(contentsOf: url) ?? Contents()
    self.contents = contents
    let root = url.deletingLastPathComponent()
    func place(among entries: [TargetContents]) -> Int? {
      TargetContents.index(ofTarget: target, among: entries, in: root)
    }
    let index = place(among: contents.targets ?? [])
    coversTarget = index != nil || place(among: [contents.shared]) != nil
    entry = contents.targets == nil ? nil : index.map { $0 + 1 } ?? 0
    self.target =
      index.flatMap { contents.targets?[$0].filled(from: contents.shared) } ?? contents.shared
  }

  /// Reads the file in a folder, for a run that is not limited to one target.
  init?(in folder: URL) { self.init(in: [folder], target: folder) }

  /// Returns the paths at which the file is looked up.
  static func paths(in folders: [URL]) -> [URL] {
    folders.map { $0.appendingPathComponent(name) }
  }

  /// Returns the file that applies to a module: the file in the module's folder, or else in the parents of the folder,
  /// up to the folder of the module's package.
  static func nearest(around module: URL) -> URL? {
    var folder = module.standardizedFileURL
    while true {
      let url = folder.appendingPathComponent(name)
      if exists(url) { return url }
      let parent = folder.deletingLastPathComponent().standardizedFileURL
      if exists(folder.appendingPathComponent("Package.swift")) || parent.path == folder.path {
        return nil
      }
      folder = parent
    }
  }

  static func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  /// Whether the file specifies an output or inline blocks for any target. The command plugin then generates code
  /// outside of a build.
  var writesToPackage: Bool { hasOutput || all.contains { $0.inline == true } }
  /// Whether the file specifies an output for any target.
  var hasOutput: Bool { all.contains { $0.output != nil } }
  /// Whether inline blocks of targets without an entry are filled.
  var fillsOtherBlocks: Bool { contents.shared.inline == true }
  /// Whether the file determines the sources to scan, with `targets` or `sources`.
  var namesSources: Bool { contents.targets != nil || target.sources != nil }
  /// Whether the file determines the sources from which types are resolved, with `targets` or `dependencies`.
  var namesDependencies: Bool { contents.targets != nil || target.dependencies != nil }

  /// The names of the built-in generations to run, or nil to run all.
  var only: [String]? { target.only?.values }

  /// The templates, including templates in folders.
  var templates: [URL] { items(target.templates).flatMap { $0.files(ending: "stencil") } }
  /// The templates, the folders of templates, and all other files in these folders, because templates can include them.
  var templateParts: [URL] {
    items(target.templates).flatMap { $0.files() + ($0.isFolder ? [$0.url] : []) }
  }
  /// The sources for resolving types, including sources in folders.
  var dependencies: [URL] { items(target.dependencies).flatMap { $0.files(ending: "swift") } }

  private var all: [TargetContents] { [contents.shared] + (contents.targets ?? []) }

  private func items(_ paths: Words?) -> [SourceFolder] {
    let folder = url.deletingLastPathComponent()
    return (paths?.values ?? []).map { SourceFolder(URL(path: $0, in: folder)) }
  }
}

/// The members of the file that the plugins use.
extension ConfigurationFile {
  private struct Contents: Decodable {
    var shared = TargetContents()
    var targets: [TargetContents]?

    init() {}

    init(from decoder: any Decoder) throws {
      shared = try TargetContents(from: decoder)
      targets = try decoder.container(keyedBy: Key.self)
        .decodeIfPresent([TargetContents].self, forKey: .targets)
    }

    init?(contentsOf url: URL) {
      let decoder = JSONDecoder()
      if #available(macOS 12, *) { decoder.allowsJSON5 = true }
      // A link to a device could be endless. The tool reports it.
      let file = url.resolvingSymlinksInPath()
      guard (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true,
        let data = try? Data(contentsOf: file),
        let contents = try? decoder.decode(Contents.self, from: data)
      else { return nil }
      self = contents
    }

    private enum Key: CodingKey { case targets }
  }

  private struct TargetContents: Decodable {
    var sources: Words?
    var dependencies: Words?
    var templates: Words?
    var only: Words?
    var output: String?
    var inline: Bool?

    /// Returns the index of the first entry with a source in a target's folder. If there isn't one, returns the index
    /// of the first entry with a source that contains the folder, or nil.
    static func index(
      ofTarget folder: URL, among entries: [TargetContents], in root: URL
    ) -> Int? {
      let path = folder.resolvingSymlinksInPath().path + "/"
      let sources = entries.map { target in
        (target.sources?.values ?? []).map {
          URL(path: $0, in: root).resolvingSymlinksInPath().path + "/"
        }
      }
      return sources.firstIndex { $0.contains { $0.hasPrefix(path) } }
        ?? sources.firstIndex { $0.contains { path.hasPrefix($0) } }
    }

    func filled(from shared: TargetContents) -> TargetContents {
      var result = self
      result.dependencies = dependencies ?? shared.dependencies
      result.templates = templates ?? shared.templates
      result.only = only ?? shared.only
      return result
    }
  }

  /// A path or a name, or a list of paths or names.
  private struct Words: Decodable {
    let values: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let value = try? container.decode(String.self) {
        values = [value]
      } else {
        values = try container.decode([String].self)
      }
    }
  }
}

extension URL {
  /// Creates the URL of a path in the configuration. A relative path is resolved in the given folder.
  fileprivate init(path: String, in folder: URL) {
    self = URL(fileURLWithPath: path, relativeTo: folder).absoluteURL.standardizedFileURL
  }
}
