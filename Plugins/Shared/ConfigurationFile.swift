import Foundation

/// What a plugin has to know of a `widgetgen.json` before the tool runs.
///
/// The tool reads the file again and says what is wrong with it, at its place; so whatever cannot
/// be read here counts as not said.
struct ConfigurationFile {
  /// The folder that its paths are relative to, and the file in it.
  let url: URL
  private let content: Content

  static let name = "widgetgen.json"

  /// The file of the first folder that has one.
  init?(in folders: [URL]) {
    let candidates = folders.map { $0.appendingPathComponent(Self.name) }
    guard
      let url = candidates.first(where: { FileManager.default.fileExists(atPath: $0.path) })
    else { return nil }
    self.url = url
    content = Content(contentsOf: url) ?? Content()
  }

  /// Whether it says that something is written beside the sources or into them, and not only while
  /// a target is built.
  var writesToPackage: Bool { content.output != nil || content.inline == true }
  /// Whether it says which sources to read.
  var namesSources: Bool { content.sources != nil }
  /// Whether it says which sources to resolve types from.
  var namesDependencies: Bool { content.dependencies != nil }

  /// The built-in generations that run, by name; nil where it does not say.
  var only: [String]? { content.only?.values }

  /// The templates that it names, folders walked.
  var templates: [URL] { folders(content.templates).flatMap { $0.files(ending: "stencil") } }
  /// What its templates may be made of: they include files of any name.
  var templateParts: [URL] { folders(content.templates).flatMap { $0.files() } }
  /// The sources that it names for resolving types, folders walked.
  var dependencies: [URL] { folders(content.dependencies).flatMap { $0.files(ending: "swift") } }

  private func folders(_ paths: Words?) -> [SourceFolder] {
    let folder = url.deletingLastPathComponent()
    return (paths?.values ?? []).map { path in
      // `fileURLWithPath` leaves an absolute path as it is.
      SourceFolder(URL(fileURLWithPath: path, relativeTo: folder).absoluteURL)
    }
  }
}

extension ConfigurationFile {
  private struct Content: Decodable {
    var sources: Words?
    var dependencies: Words?
    var templates: Words?
    var only: Words?
    var output: String?
    var inline: Bool?

    init() {}

    init?(contentsOf url: URL) {
      let decoder = JSONDecoder()
      if #available(macOS 12, *) { decoder.allowsJSON5 = true }
      guard let data = try? Data(contentsOf: url),
        let content = try? decoder.decode(Content.self, from: data)
      else { return nil }
      self = content
    }
  }

  /// A path or a name, or a list of them.
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
