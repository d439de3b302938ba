import WidgetDriver
import WidgetSource

/// A file that runs or installs Sourcery.
struct SourceryCall {
  enum Kind {
    /// Commands: shell scripts, Xcode build phases, CI steps.
    case script
    /// A list of tools, with a line for each.
    case manifest
    /// A package that depends on Sourcery, which is left to a person.
    case package

    init?(_ path: String) {
      let name = FilePath.name(path)
      let ending = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
      switch name {
      case "Podfile", "Mintfile", "Brewfile", "mise.toml", ".mise.toml", ".tool-versions":
        self = .manifest
      case "Package.swift": self = .package
      case "Makefile", "Rakefile", "Fastfile", "Dockerfile", "Justfile", "justfile": self = .script
      default:
        let isScript =
          ["sh", "bash", "zsh", "command", "rb", "yml", "yaml", "pbxproj", "mk"].contains(ending)
          || path.split(separator: "/").dropLast().contains { $0 == ".githooks" || $0 == ".husky" }
        if !isScript || SourceryConfigurationFile.names.contains(name) { return nil }
        self = .script
      }
    }
  }

  let path: String
  let kind: Kind
  let text: [UInt8]
  /// The numbers of the lines that have it, and what they say.
  let lines: [(number: Int, text: String)]
  /// The file without Sourcery; nil if it is left to a person.
  private(set) var patched: [UInt8]?

  /// Nil if the file does not mention Sourcery.
  init?(path: String, _ kind: Kind, text: [UInt8]) {
    let lines = String(decoding: text, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" }
    var found: [(number: Int, text: String)] = []
    for (index, line) in lines.enumerated() where Self.mentions(line, kind) {
      found.append((index + 1, line.trimmed))
    }
    if found.isEmpty { return nil }
    self.path = path
    self.kind = kind
    self.text = text
    self.lines = found
  }

  private static func mentions(_ line: Substring, _ kind: Kind) -> Bool {
    switch kind {
    case .script: !SourceryWord.all(in: line).isEmpty
    case .manifest:
      line.first(where: { !$0.isWhitespace }) != "#"
        && (line.lowercased().holds("sourcery\"") || line.lowercased().holds("sourcery'")
          || line.lowercased().holds("/sourcery")
          || line.lowercased().trimmed.hasPrefix("sourcery"))
    case .package: line.holds("/Sourcery")
    }
  }

  /// The call with its patch.
  ///
  /// - Parameter isReplaced: whether `widgetgen.json` says what the configurations did; else the
  ///   flags stay.
  func patched(isReplaced: Bool) -> SourceryCall {
    var result = self
    let lines = String(decoding: text, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0 == "\n" }
    switch kind {
    case .package: return self
    case .manifest:
      result.patched = Array(
        lines.filter { !Self.mentions($0, kind) }.joined(separator: "\n").utf8)
    case .script:
      let patched = lines.map { SourceryWord.replacing(in: $0, isReplaced: isReplaced) }
      result.patched = Array(patched.joined(separator: "\n").utf8)
    }
    return result
  }
}
