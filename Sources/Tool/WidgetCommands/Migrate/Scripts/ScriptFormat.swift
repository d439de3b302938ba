import WidgetDriver

/// The format of a file that can contain shell scripts.
enum ScriptFormat {
  case shell, xcode, yaml, ruby, make, docker, toml
  /// A Swift source, in which a string can be a command.
  case swift
  /// Any other file, such as a Python script, whose commands are not parsed.
  case other

  init(_ path: String, _ text: [UInt8]) {
    let name = FilePath.name(path)
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    switch name {
    case "Podfile", "Rakefile", "Fastfile", "Dangerfile": self = .ruby
    case "makefile", "GNUmakefile", "Justfile", "justfile": self = .make
    case "Dockerfile": self = .docker
    case _ where name.hasPrefix("Makefile"): self = .make
    default:
      switch ending {
      case "sh", "bash", "zsh", "fish", "command": self = .shell
      case "pbxproj": self = .xcode
      case "yml", "yaml": self = .yaml
      case "rb", "rake", "podspec": self = .ruby
      case "mk": self = .make
      case "toml": self = .toml
      case "swift": self = .swift
      default: self = Self.interpreted(text) ?? (Self.isHook(path) ? .shell : .other)
      }
    }
  }

  private static func isHook(_ path: String) -> Bool {
    path.split(separator: "/").dropLast().contains {
      [".githooks", ".husky", "git-hooks"].contains($0)
    }
  }

  /// Returns the format of a script that starts with `#!`, or nil for other text.
  private static func interpreted(_ text: [UInt8]) -> ScriptFormat? {
    guard text.starts(with: "#!".utf8) else { return nil }
    let line = String(decoding: text.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    let words = line.split { " /!\r".contains($0) }
    if words.contains("ruby") { return .ruby }
    return words.contains { ["sh", "bash", "zsh", "dash", "ksh", "fish"].contains($0) }
      ? .shell : .other
  }

  /// Returns the scripts in a file.
  func segments(of file: [UInt8]) -> [ScriptSegment] {
    switch self {
    case .shell: [ScriptSegment(file, 0..<file.count)]
    case .xcode: Self.xcodeScripts(file)
    case .yaml: YAMLScripts(file).segments
    case .ruby: RubyScripts(file).segments
    case .make: Self.recipes(file)
    case .docker: Self.dockerCommands(file)
    case .toml: TaskScripts(file).segments
    case .swift, .other: []
    }
  }

  /// Returns the ranges of the lines, without line breaks.
  static func lines(_ file: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start <= file.count {
      let end = file[start...].firstIndex(of: UInt8(ascii: "\n")) ?? file.count
      let hasReturn = end > start && file[end - 1] == UInt8(ascii: "\r")
      lines.append(start..<(hasReturn ? end - 1 : end))
      start = end + 1
    }
    return lines
  }

  /// Returns whether a line begins like a comment in any of the formats.
  static func isComment(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop { $0 <= 0x20 }
    return ["#", "//", "/*", "* ", "<!--", ";"].contains { text.starts(with: $0.utf8) }
  }

  /// Returns whether a byte next to a name belongs to a longer name.
  static func continuesName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_-.@".utf8.contains(byte)
    }
  }

  /// Returns the `shellScript` of each build phase.
  private static func xcodeScripts(_ file: [UInt8]) -> [ScriptSegment] {
    lines(file).compactMap { line -> ScriptSegment? in
      guard let key = file.place(of: "shellScript = ", in: line) else { return nil }
      guard key.upperBound < line.upperBound, file[key.upperBound] == UInt8(ascii: "\"") else {
        let end = file[key.upperBound..<line.upperBound].firstIndex(of: UInt8(ascii: ";"))
        return end.map { ScriptSegment(file, key.upperBound..<$0) }
      }
      let start = key.upperBound + 1
      return file.closingQuote(from: start).map { ScriptSegment(escaped: file, start..<$0) }
    }
  }

  /// Returns the recipes of make (on separate lines or after a `;`), the indented lines of just, and the values of
  /// variables. Prefixes such as `@` are removed.
  private static func recipes(_ file: [UInt8]) -> [ScriptSegment] {
    var segments: [ScriptSegment] = []
    var isContinued = false
    for line in lines(file) {
      let continues = file[line].last == UInt8(ascii: "\\")
      defer { isContinued = continues }
      if isContinued, let last = segments.last, last.end == line.lowerBound - 1, !last.isVariable {
        segments[segments.count - 1] = ScriptSegment(file, last.start..<line.upperBound)
        continue
      }
      if let first = file[line].first, first == UInt8(ascii: "\t") || first == UInt8(ascii: " ") {
        let start = file[line].firstIndex { !" \t@-+".utf8.contains($0) } ?? line.upperBound
        segments.append(ScriptSegment(file, start..<line.upperBound))
      } else if let recipe = recipe(ofRule: file[line]) {
        segments.append(ScriptSegment(file, recipe))
      } else if let equals = file[line].firstIndex(of: UInt8(ascii: "=")) {
        segments.append(ScriptSegment(file, (equals + 1)..<line.upperBound, isVariable: true))
      }
    }
    return segments
  }

  /// Returns the recipe of a rule such as `all: Gen ; @sourcery`, without prefixes such as `@`. Returns nil for a line
  /// without a recipe.
  private static func recipe(ofRule line: ArraySlice<UInt8>) -> Range<Int>? {
    guard let colon = line.firstIndex(where: { ":=".utf8.contains($0) }),
      line[colon] == UInt8(ascii: ":"), !line[colon...].starts(with: ":=".utf8),
      let semicolon = line[colon...].firstIndex(of: UInt8(ascii: ";"))
    else { return nil }
    let start = line[(semicolon + 1)...].firstIndex { !" \t@-+".utf8.contains($0) }
    return start.map { $0..<line.endIndex }
  }

  private static func dockerCommands(_ file: [UInt8]) -> [ScriptSegment] {
    lines(file).compactMap { line in
      file.place(of: "RUN ", in: line).map { ScriptSegment(file, $0.upperBound..<line.upperBound) }
    }
  }
}

extension [UInt8] {
  /// Returns the range of the first occurrence of a text in a range, or nil if there isn't one.
  func place(of text: String, in range: Range<Int>) -> Range<Int>? {
    let text = Array(text.utf8)
    guard range.count >= text.count else { return nil }
    for start in range.lowerBound...(range.upperBound - text.count)
    where self[start] == text[0] && self[start..<(start + text.count)].elementsEqual(text) {
      return start..<(start + text.count)
    }
    return nil
  }

  /// Returns the offset of the closing quotation mark, or nil if there isn't one. A quotation mark after a backslash is
  /// part of the string.
  func closingQuote(from start: Int, _ quote: UInt8 = UInt8(ascii: "\"")) -> Int? {
    var offset = start
    while offset < count {
      if self[offset] == quote { return offset }
      offset += self[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}
