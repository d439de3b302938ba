import WidgetDriver
import WidgetSource

/// Expands environment variables in a configuration, such as `${SRCROOT}/App`.
struct SourceryVariables {
  /// A variable without a known value, as written.
  struct Unknown: Error { let text: String }

  private let folder: String
  private let fileSystem: FileSystem
  private let environment: @Sendable (String) -> String?

  /// - Parameters:
  ///   - folder: the folder of the configuration.
  ///   - environment: returns the value of a variable, or nil if it is not set.
  init(
    folder: String, _ fileSystem: FileSystem,
    environment: @escaping @Sendable (String) -> String?
  ) {
    self.folder = folder
    self.fileSystem = fileSystem
    self.environment = environment
  }

  /// Replaces the variables of a text with their values.
  ///
  /// Variables of the environment take precedence. Otherwise, `${SRCROOT}`, `${PROJECT_DIR}` and `${SOURCE_ROOT}` are
  /// the path from the folder of the configuration to the folder of the Xcode project. `${PROJECT_NAME}` is the name of
  /// the project.
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

  /// Returns the range of the first occurrence of a text outside of comment lines, or nil if there isn't
  /// one.
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

  /// Returns the value of a variable that Xcode sets to the project's folder or name, or nil if the value is unknown.
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
