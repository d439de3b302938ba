import WidgetDriver
import WidgetSource

/// The kind of a file, which determines which of its lines cannot run Sourcery.
enum FileRole: Equatable {
  /// A source in Swift or a similar language, in which `//` starts a comment.
  case source
  /// The `project.pbxproj` of an Xcode project.
  case xcodeProject
  /// A file that only lists the tools or dependencies to install.
  case manifest
  /// A Podfile, a Brewfile, a `Package.swift` or a mise file. Some of its lines list tools or dependencies, and others run programs.
  case mixedManifest
  /// A file that a package manager writes.
  case lockFile
  /// Patterns of paths, such as a `.gitignore`.
  case pathPatterns
  case template
  case license
  case prose
  /// Any other file. A line that starts with `#` is a comment.
  case script

  init(_ path: String) {
    let name = FilePath.name(path).lowercased()
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    if Self.locks.contains(name) || ["lock", "resolved"].contains(ending) {
      self = .lockFile
    } else if Self.patterns.contains(name) {
      self = .pathPatterns
    } else if Self.manifests.contains(name) {
      self = .manifest
    } else if Self.mixed.contains(name) || path.hasSuffix("mise/config.toml") {
      self = .mixedManifest
    } else if Self.isLicense(name, String(ending)) {
      self = .license
    } else if ending == "pbxproj" {
      self = .xcodeProject
    } else if ["stencil", "swifttemplate", "ejs"].contains(ending) {
      self = .template
    } else if ["md", "markdown", "rst", "adoc", "html"].contains(ending) {
      self = .prose
    } else {
      self = Self.sources.contains(String(ending)) || name == "jenkinsfile" ? .source : .script
    }
  }

  private static let locks: Set = ["brewfile.lock.json", "package-lock.json", "manifest.lock"]
  private static let patterns: Set = [".gitignore", ".gitattributes", "codeowners"]
  private static let manifests: Set = [
    "mintfile", "cartfile", "cartfile.private", ".tool-versions", ".gitmodules",
  ]
  private static let mixed: Set = [
    "podfile", "brewfile", "package.swift", "mise.toml", ".mise.toml",
  ]

  private static func isLicense(_ name: String, _ ending: String) -> Bool {
    let words = ["license", "licence", "acknowledg"]
    return ["txt", "md", "markdown", "html", "rtf", "plist"].contains(ending)
      ? words.contains { name.holds($0) } : words.contains { name.hasPrefix($0) } && ending == name
  }

  private static let sources: Set = [
    "swift", "m", "mm", "h", "c", "cpp", "java", "kt", "kts", "js", "ts", "groovy", "gradle",
  ]
}

/// A form of a line that contains the name of Sourcery and cannot run it.
enum HarmlessForm: String, CaseIterable {
  case comment = "comments, annotations and headers"
  case reference = "names in Xcode projects"
  case template = "lines of templates"
  case license = "lines of licenses"
  case prose = "lines of documentation"
  case replacement = "calls of 'widgetgen templates run-swift'"
}

extension FileRole {
  /// Returns the harmless form of a line, or nil if the line may run Sourcery.
  ///
  /// - Parameter line: the line in lower case.
  func harmlessForm(of line: String) -> HarmlessForm? {
    switch self {
    case .template: .template
    case .license: .license
    case .prose: .prose
    case .xcodeProject: Self.withoutReferences(line).holds("sourcery") ? nil : .reference
    case .source: Self.harmlessForm(ofCode: Self.withoutComment(line))
    case .mixedManifest, .script, .manifest:
      Self.isComment(line, of: self) ? .comment : nil
    case .lockFile, .pathPatterns: nil
    }
  }

  /// Returns whether a line only installs Sourcery.
  ///
  /// - Parameter line: the line in lower case.
  func installs(_ line: String) -> Bool {
    let text = line.trimmed
    switch self {
    case .manifest: return true
    case .xcodeProject: return text.hasPrefix("repositoryurl")
    case .mixedManifest:
      if ["pod ", "brew ", ".package("].contains(where: { text.hasPrefix($0) }) {
        return ![".plugin(", ";", "`", "%x", "system", "exec", "popen", "spawn", "sh(", "sh "]
          .contains { text.holds($0) }
      }
      let parts = text.split(separator: "=", maxSplits: 1).map(\.trimmed)
      guard parts.count == 2, parts[0].filter({ $0 != "\"" }).hasSuffix("sourcery") else {
        return false
      }
      let value = parts[1].drop { "\"'{ ".contains($0) }
      return value.first?.isNumber ?? false || value.prefix { $0.isLetter || $0 == "." } == "latest"
        || value.hasPrefix("version")
    default: return false
    }
  }

  /// Returns the harmless form of a line in a source. A source that imports Sourcery's runtime is a part of a template
  /// in Swift.
  ///
  /// - Parameter code: the line in lower case, without comments.
  private static func harmlessForm(ofCode code: String) -> HarmlessForm? {
    guard code.holds("sourcery") else { return .comment }
    let words = code.split(whereSeparator: \.isWhitespace)
    let modifiers = words.dropLast(2)
    let isImport =
      words.suffix(2) == ["import", "sourceryruntime"]
      && modifiers.allSatisfy { $0.allSatisfy { $0.isLetter || "@_".contains($0) } }
    return isImport ? .template : nil
  }

  private static func isComment(_ line: String, of role: FileRole) -> Bool {
    let text = line.trimmed
    return text.hasPrefix("#") && !text.hasPrefix("#!") || role != .script && text.hasPrefix("//")
  }

  /// Returns a line of a source without its comments. Text after a quotation mark is only a comment after the
  /// closing quotation mark.
  private static func withoutComment(_ line: String) -> String {
    let text = line.trimmed
    if text.hasPrefix("* ") { return "" }
    var rest = text[...]
    var kept = ""
    while let start = rest.firstPlace(of: "/*"), !hasOpenQuote(kept + rest[..<start.lowerBound]),
      !rest[..<start.lowerBound].holds("//")
    {
      kept += rest[..<start.lowerBound]
      guard let end = rest[start.upperBound...].firstPlace(of: "*/") else { return kept }
      rest = rest[end.upperBound...]
    }
    var searched = rest
    while let start = searched.firstPlace(of: "//") {
      let code = kept + rest[..<start.lowerBound]
      if !hasOpenQuote(code), code.last?.isWhitespace ?? true { return code }
      searched = searched[start.upperBound...]
    }
    return kept + rest
  }

  /// Returns whether a text may end inside of a string literal. The end of a raw string is not searched for.
  private static func hasOpenQuote(_ text: String) -> Bool {
    if text.holds("#\"") { return true }
    var open: Character?
    var isEscaped = false
    for character in text {
      if isEscaped {
        isEscaped = false
      } else if let quote = open {
        if character == quote { open = nil }
        isEscaped = character == "\\"
      } else if "\"'`".contains(character) {
        open = character
      }
    }
    return open != nil
  }

  /// Returns a line of a `project.pbxproj` without comments, and without the names and paths of files, groups and
  /// build phases. A line with a script stays as it is.
  static func withoutReferences(_ line: String) -> String {
    if line.holds("script = ") || line.holds("buildtoolpath") || line.holds("buildarguments") {
      return line
    }
    var text = line
    while let start = text.firstPlace(of: "/*"),
      let end = text[start.upperBound...].firstPlace(of: "*/")
    {
      text.removeSubrange(start.lowerBound..<end.upperBound)
    }
    let fields = text.split(separator: ";", omittingEmptySubsequences: false)
    return fields.filter { field in
      let start = field.lastIndex { "{(".contains($0) }.map(field.index(after:)) ?? field.startIndex
      let member = field[start...].trimmed
      return !member.hasPrefix("name = ") && !member.hasPrefix("path = ")
    }.joined(separator: ";")
  }
}
