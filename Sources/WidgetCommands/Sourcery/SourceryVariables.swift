import WidgetDriver
import WidgetSource

/// The environment variables in a configuration of Sourcery's: `${SRCROOT}/App`.
struct SourceryVariables {
  /// A variable without a known value, as written.
  struct Unknown: Error { let text: String }

  private let folder: String
  private let fileSystem: FileSystem
  private let environment: @Sendable (String) -> String?

  /// - Parameters:
  ///   - folder: that of the configuration.
  ///   - environment: the variables that are set.
  init(
    folder: String, _ fileSystem: FileSystem,
    environment: @escaping @Sendable (String) -> String?
  ) {
    self.folder = folder
    self.fileSystem = fileSystem
    self.environment = environment
  }

  /// The text with the values of its variables. A leading `${SRCROOT}` is the folder of the Xcode
  /// project around the configuration, relative to that; `${PROJECT_NAME}` is the project's name.
  func expanded(_ text: String) throws(Unknown) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstPlace(of: "${") {
      guard let end = rest[start.upperBound...].firstIndex(of: "}") else { break }
      let name = String(rest[start.upperBound..<end])
      guard let value = environment(name) ?? projectValue(of: name) else {
        throw Unknown(text: "${\(name)}")
      }
      result += rest[..<start.lowerBound] + value
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Where a text is in a file, comments aside.
  func range(of text: String, in source: SourceFile) -> SourceRange? {
    let whole = source.text
    for line in whole.split(whereSeparator: \.isNewline) {
      guard line.first(where: { !$0.isWhitespace }) != "#", let place = line.firstPlace(of: text)
      else { continue }
      let start = whole.utf8.distance(from: whole.startIndex, to: place.lowerBound)
      return SourceRange(start..<start + text.utf8.count)
    }
    return nil
  }

  /// The value that Xcode gives a variable for the project around the configuration: its folder or its name.
  private func projectValue(of name: String) -> String? {
    let isFolder = ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"].contains(name)
    guard isFolder || name == "PROJECT_NAME" else { return nil }
    var way = "."
    while true {
      let path = FilePath.join(folder, way)
      guard let real = fileSystem.realPath(path) else { return nil }
      let entries = (try? fileSystem.entries(path)) ?? []
      let projects = entries.filter { $0.name.hasSuffix(".xcodeproj") }
      if isFolder, !projects.isEmpty { return way }
      if let project = projects.first {
        return projects.count == 1 ? String(project.name.dropLast(10)) : nil
      }
      if real == "/" { return nil }
      way = way == "." ? ".." : way + "/.."
    }
  }
}
