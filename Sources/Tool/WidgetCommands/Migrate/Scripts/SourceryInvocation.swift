import WidgetDriver
import WidgetSource

/// A command that runs, locates or otherwise uses Sourcery, in a shell script. Ranges are offsets in the script.
enum SourceryInvocation {
  /// A command that locates the tool, such as `which sourcery`, with the range of the name.
  case lookup(Range<Int>)
  case call(Call)
  /// Any other command that uses, or may use, Sourcery.
  case other(Range<Int>)

  /// A call with known flags.
  struct Call {
    /// The range of the tool's name and, in front of it, the program that runs the tool: `mint run sourcery`.
    var tool: Range<Int>
    /// The end of the command.
    var end: Int
    /// The values of `--config`.
    var configurations: [String] = []
    /// The values of `--templates`.
    var templates: [String] = []
    /// Whether flags specify settings of a configuration, such as sources, templates or output.
    var hasSettings = false
  }

  var range: Range<Int> {
    switch self {
    case .lookup(let range), .other(let range): range
    case .call(let call): call.tool.lowerBound..<call.end
    }
  }

  static func all(in script: [UInt8]) -> [SourceryInvocation] {
    ShellWords(script).commands.compactMap { SourceryInvocation($0) }
  }

  // MARK: - Commands

  /// Words that can precede a command.
  private static let openers: Set = [
    "if", "then", "else", "elif", "do", "while", "until", "!", "{", "time", "exec", "env", "nohup",
    "sudo",
  ]
  /// Commands whose arguments are texts, files or targets instead of commands.
  private static let harmless: Set = [
    "echo", "printf", "brew", "cd", "cp", "mv", "rm", "ln", "ls", "mkdir", "chmod", "curl", "wget",
    "unzip", "tar",
    "make", "rake", "fastlane", "npm", "yarn", "just", "git", "export", "source", ".", "cat",
    "grep", "pod", "[", "[[", "test",
  ]

  /// Returns nil for a command that does not use Sourcery.
  private init?(_ words: [ShellWords.Word]) {
    var first = 0
    while first < words.count, Self.isPrefix(words[first]) {
      if let value = Self.assignedValue(words[first].text), Self.namesTool(value) {
        self = .other(words[first].range)
        return
      }
      first += 1
    }
    guard let command = words[first...].first else { return nil }
    if let tool = Self.tool(in: words, from: first) {
      self = Self.call(words, tool, from: first)
    } else if let word = Self.lookup(in: words[first...]) {
      self = .lookup(word.range)
    } else if Self.isUnclear(words[first...]) {
      self = .other(command.range.lowerBound..<(words.last ?? command).range.upperBound)
    } else {
      return nil
    }
  }

  private static func isPrefix(_ word: ShellWords.Word) -> Bool {
    !word.isQuoted && openers.contains(word.text) || assignedValue(word.text) != nil
  }

  /// Returns the value of `NAME=value`, or nil for another word.
  private static func assignedValue(_ word: String) -> String? {
    guard let equals = word.firstIndex(of: "="), equals != word.startIndex,
      word[..<equals].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
    else { return nil }
    return String(word[word.index(after: equals)...])
  }

  private static func namesTool(_ word: String) -> Bool { FilePath.name(word) == "sourcery" }

  /// Returns whether a path leads to a fork, such as `Pods/SourceryForRetrofire/bin/sourcery`.
  private static func namesFork(_ word: String) -> Bool {
    word.lowercased().split(separator: "/").dropLast().contains { part in
      part.hasPrefix("sourcery") && part.dropFirst("sourcery".count).first?.isLetter == true
    }
  }

  // MARK: - Runners

  /// Returns the index of Sourcery's name, possibly after programs that run it, such as `mint run`. Returns nil for
  /// another command.
  private static func tool(in words: [ShellWords.Word], from first: Int) -> Int? {
    var index = first
    while index < words.count {
      let next = index + 1 < words.count ? words[index + 1].text : ""
      switch FilePath.name(words[index].text) {
      case "sourcery": return index
      case "command" where !next.hasPrefix("-"): index += 1
      case "bundle" where next == "exec", "asdf" where next == "exec": index += 2
      case "arch": index = afterFlags(words, index + 1, valued: [])
      case "xcrun": index = afterFlags(words, index + 1, valued: ["--sdk", "-sdk", "--toolchain"])
      case "swift" where next == "run":
        index = afterFlags(
          words, index + 2,
          valued: [
            "-c", "--configuration", "--package-path", "--scratch-path", "--build-path",
            "--product",
          ])
        return index < words.count && namesTool(words[index].text) ? index : nil
      case "mise" where next == "exec" || next == "x":
        guard let dashes = words[index...].firstIndex(where: { $0.text == "--" }) else {
          return nil
        }
        index = dashes + 1
      case "mint" where next == "run":
        index = afterFlags(words, index + 2, valued: ["-m", "--mintfile"])
        guard index < words.count, let package = words[index].text.split(separator: "@").first,
          FilePath.name(String(package)).lowercased() == "sourcery"
        else { return nil }
        return index + 1 < words.count && words[index + 1].text == "sourcery" ? index + 1 : index
      default: return nil
      }
    }
    return nil
  }

  private static func afterFlags(
    _ words: [ShellWords.Word], _ first: Int, valued: Set<String>
  ) -> Int {
    var index = first
    while index < words.count, words[index].text.hasPrefix("-") {
      index += valued.contains(words[index].text) ? 2 : 1
    }
    return index
  }

  // MARK: - Other commands

  private static func lookup(in words: ArraySlice<ShellWords.Word>) -> ShellWords.Word? {
    guard let first = words.first, let last = words.last, words.count > 1 else { return nil }
    switch first.text {
    case "which", "type", "hash": break
    case "command" where words.dropFirst().first?.text.lowercased() == "-v": break
    default: return nil
    }
    return last.text == "sourcery" ? last : nil
  }

  private static func isUnclear(_ words: ArraySlice<ShellWords.Word>) -> Bool {
    guard let command = words.first else { return false }
    if command.text.contains("$"), command.text.lowercased().holds("sourcery") { return true }
    let name = FilePath.name(command.text)
    if harmless.contains(name) || name == "mise" && words.dropFirst().first?.text == "run" {
      return words.dropFirst().contains { assignedValue($0.text).map(namesTool) ?? false }
    }
    return words.dropFirst().contains { word in
      namesTool(word.text) || word.text == "sourcery-command"
        || word.text.contains(" ") && !all(in: Array(word.text.utf8)).isEmpty
    }
  }

  // MARK: - Flags

  private static let withoutValue: Set = [
    "--quiet", "-q", "--verbose", "-v", "--disableCache", "--prune", "-p", "--parseDocumentation",
    "--serialParse", "--hideVersionHeader", "--logAST", "--logBenchmarks",
  ]
  private static let withoutEffect: Set = ["--cacheBasePath", "--buildPath", "--ejsPath"]
  private static let settings: Set = [
    "--sources", "--exclude-sources", "--templates", "--exclude-templates", "--output", "--args",
    "--force-parse", "--base-indentation", "--baseIndentation", "--headerPrefix",
  ]

  private static func call(
    _ words: [ShellWords.Word], _ tool: Int, from first: Int
  ) -> SourceryInvocation {
    let whole = words[first].range.lowerBound..<words[words.count - 1].range.upperBound
    if namesFork(words[tool].text) { return .other(whole) }
    var call = Call(
      tool: words[first].range.lowerBound..<words[tool].range.upperBound, end: whole.upperBound)
    var rest = words[(tool + 1)...]
    while let word = rest.popFirst() {
      if withoutValue.contains(word.text) { continue }
      let parts = word.text.split(separator: "=", maxSplits: 1).map(String.init)
      let flag = parts.first ?? ""
      guard flag == "--config" || settings.contains(flag) || withoutEffect.contains(flag),
        let value = parts.count > 1 ? parts[1] : rest.popFirst()?.text
      else { return .other(whole) }
      if flag == "--config" { call.configurations.append(value) }
      if flag == "--templates" { call.templates.append(value) }
      if settings.contains(flag) { call.hasSettings = true }
    }
    return .call(call)
  }
}
