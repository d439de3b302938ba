import WidgetDriver

/// The kinds of files that contain shell scripts.
enum ScriptFormat {
  case shell, xcode, yaml, ruby, make, docker, toml

  /// Nil for a file without scripts.
  init?(_ path: String) {
    let name = FilePath.name(path)
    let ending = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
    switch name {
    case "Podfile", "Rakefile", "Fastfile", "Dangerfile": self = .ruby
    case "Makefile", "makefile", "GNUmakefile", "Justfile", "justfile": self = .make
    case "Dockerfile": self = .docker
    case "mise.toml", ".mise.toml": self = .toml
    default:
      switch ending {
      case "sh", "bash", "zsh", "command": self = .shell
      case "pbxproj": self = .xcode
      case "yml", "yaml": self = .yaml
      case "rb", "podspec": self = .ruby
      case "mk": self = .make
      default:
        let folders = path.split(separator: "/").dropLast()
        guard folders.contains(where: { $0 == ".githooks" || $0 == ".husky" || $0 == "git-hooks" })
        else {
          return nil
        }
        self = .shell
      }
    }
  }

  /// The scripts of a file.
  func segments(of file: [UInt8]) -> [ScriptSegment] {
    switch self {
    case .shell: [ScriptSegment(file, 0..<file.count)]
    case .xcode: Self.xcodeScripts(file)
    case .yaml: YAMLScripts(file).segments
    case .ruby: RubyScripts(file).segments
    case .make: Self.recipes(file)
    case .docker: Self.dockerCommands(file)
    case .toml: Self.tasks(file)
    }
  }

  /// The ranges of the lines of a file, without line breaks.
  static func lines(_ file: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    while start <= file.count {
      let end = file[start...].firstIndex(of: UInt8(ascii: "\n")) ?? file.count
      lines.append(start..<end)
      start = end + 1
    }
    return lines
  }

  /// The `shellScript` of each build phase.
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

  /// Recipes of make, and indented lines of just, without the signs that change how make runs them.
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
      } else if let equals = file[line].firstIndex(of: UInt8(ascii: "=")) {
        segments.append(ScriptSegment(file, (equals + 1)..<line.upperBound, isVariable: true))
      }
    }
    return segments
  }

  private static func dockerCommands(_ file: [UInt8]) -> [ScriptSegment] {
    lines(file).compactMap { line in
      file.place(of: "RUN ", in: line).map { ScriptSegment(file, $0.upperBound..<line.upperBound) }
    }
  }

  /// The strings after `run =`.
  private static func tasks(_ file: [UInt8]) -> [ScriptSegment] {
    lines(file).compactMap { line -> ScriptSegment? in
      guard let key = file.place(of: "run = ", in: line),
        let quote = file[key.upperBound..<line.upperBound].firstIndex(where: {
          "\"'".utf8.contains($0)
        })
      else { return nil }
      let start = quote + 1
      let end = file[start..<line.upperBound].lastIndex(of: file[quote])
      return end.map { ScriptSegment(escaped: file, start..<$0) }
    }
  }
}

extension [UInt8] {
  /// The range of the first occurrence of a text in a part.
  func place(of text: String, in range: Range<Int>) -> Range<Int>? {
    let text = Array(text.utf8)
    guard range.count >= text.count else { return nil }
    for start in range.lowerBound...(range.upperBound - text.count)
    where self[start] == text[0] && self[start..<(start + text.count)].elementsEqual(text) {
      return start..<(start + text.count)
    }
    return nil
  }

  /// The offset of the quotation mark that ends a string; those after a backslash do not.
  func closingQuote(from start: Int, _ quote: UInt8 = UInt8(ascii: "\"")) -> Int? {
    var offset = start
    while offset < count {
      if self[offset] == quote { return offset }
      offset += self[offset] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}
