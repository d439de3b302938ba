import WidgetDriver
import WidgetSource

/// Expands environment variables in a configuration, such as `${SRCROOT}/App`.
struct SourceryVariables {
  /// A variable without a known value.
  struct Unknown: Error {
    /// The variable as written.
    let text: String
    let message: String
  }

  private let folder: String
  private let fileSystem: FileSystem
  private let environment: SourceryEnvironment

  /// - Parameter folder: the folder of the configuration.
  init(folder: String, _ fileSystem: FileSystem, _ environment: SourceryEnvironment) {
    self.folder = folder
    self.fileSystem = fileSystem
    self.environment = environment
  }

  /// Replaces the variables of a text with their values.
  ///
  /// Variables of the environment take precedence, as far as `SourceryEnvironment` allows them. Otherwise,
  /// `${SRCROOT}`, `${PROJECT_DIR}` and `${SOURCE_ROOT}` are the path from the folder of the configuration to the folder
  /// of the Xcode project. `${PROJECT_NAME}` is the name of the project.
  func expanded(_ text: String) throws(Unknown) -> String {
    var result = ""
    var rest = text[...]
    while let (range, name) = Self.firstVariable(in: rest) {
      guard let value = environment.value(of: name) ?? projectValue(of: name) else {
        throw Unknown(text: String(rest[range]), message: environment.problem(of: name))
      }
      result += rest[..<range.lowerBound] + value
      rest = rest[range.upperBound...]
    }
    return result + rest
  }

  /// Returns the folders that the variables of a text name in the environment. The caller of the tool chose them.
  func folders(in text: String) -> [String] {
    var folders: [String] = []
    var rest = text[...]
    while let (range, name) = Self.firstVariable(in: rest) {
      if let value = environment.value(of: name), value.hasPrefix("/") { folders.append(value) }
      rest = rest[range.upperBound...]
    }
    return folders
  }

  /// Returns the range and the name of the first variable, or nil if there isn't one.
  private static func firstVariable(
    in text: Substring
  ) -> (range: Range<String.Index>, name: String)? {
    guard let start = text.firstPlace(of: "${"),
      let end = text[start.upperBound...].firstIndex(of: "}")
    else { return nil }
    return (start.lowerBound..<text.index(after: end), String(text[start.upperBound..<end]))
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

/// The variables of the environment that a configuration of Sourcery may use.
///
/// A pull request can change a configuration, so a variable with a secret must not be expanded into the generated code.
/// The variables that Xcode sets for a script are allowed, and those that the caller names.
struct SourceryEnvironment: Sendable {
  private let value: @Sendable (String) -> String?
  private let allowed: Set<String>
  /// Whether the caller can allow more variables.
  private let canAllow: Bool

  private init(
    _ value: @escaping @Sendable (String) -> String?, _ allowed: Set<String>, canAllow: Bool
  ) {
    (self.value, self.allowed, self.canAllow) = (value, allowed, canAllow)
  }

  /// No variables, for commands with the same result in every environment.
  static let none = SourceryEnvironment({ _ in nil }, [], canAllow: false)

  /// - Parameters:
  ///   - names: the variables that the caller allows besides Xcode's.
  ///   - value: returns the value of a variable, or nil if it is not set.
  init(allowing names: [String], _ value: @escaping @Sendable (String) -> String?) {
    self.init(value, Self.ofXcode.union(names), canAllow: true)
  }

  func value(of name: String) -> String? { allowed.contains(name) ? value(name) : nil }

  /// Returns the message about a variable without a value.
  func problem(of name: String) -> String {
    canAllow && !allowed.contains(name)
      ? "the value of '${\(name)}' may be a secret; write it out, or pass '--env \(name)'"
      : "the value of '${\(name)}' is not known here; write it out"
  }

  private static let ofXcode: Set = [
    "BUILD_DIR", "BUILT_PRODUCTS_DIR", "CONFIGURATION", "CONFIGURATION_BUILD_DIR",
    "CONFIGURATION_TEMP_DIR", "DERIVED_FILE_DIR", "DERIVED_SOURCES_DIR", "OBJROOT", "PLATFORM_NAME",
    "PODS_ROOT", "PODS_TARGET_SRCROOT", "PRODUCT_MODULE_NAME", "PRODUCT_NAME", "PROJECT",
    "PROJECT_DIR", "PROJECT_FILE_PATH", "PROJECT_NAME", "PROJECT_TEMP_DIR", "SOURCE_ROOT",
    "SRCROOT", "SYMROOT", "TARGETNAME", "TARGET_BUILD_DIR", "TARGET_NAME", "TARGET_TEMP_DIR",
  ]
}
