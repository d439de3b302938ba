import WidgetDriver
import WidgetSource

/// The word `sourcery` where a shell runs it or looks for it.
struct SourceryWord {
  /// With the path in front of it.
  let range: Range<Substring.Index>
  /// Whether it is run, and not only looked for.
  let isCall: Bool

  /// What may precede a command on its line.
  private static let openers: Set = [
    "", "then", "do", "else", "run", "exec", "&&", "||", "|", ";", "!", "if", "script", "xcrun",
    "time", "sh", "-",
  ]
  private static let lookups: Set = ["which", "-v", "-x", "type", "hash"]

  static func all(in line: Substring) -> [SourceryWord] {
    if line.first(where: { !$0.isWhitespace }) == "#" { return [] }
    var words: [SourceryWord] = []
    var rest = line
    while let place = rest.firstPlace(of: "sourcery") {
      if let word = SourceryWord(place, in: line) { words.append(word) }
      rest = line[place.upperBound...]
    }
    return words
  }

  private init?(_ place: Range<Substring.Index>, in line: Substring) {
    let next = place.upperBound < line.endIndex ? line[place.upperBound] : " "
    guard next.isWhitespace || "\"'\\;)`&|>".contains(next) else { return nil }
    var start = place.lowerBound
    while start > line.startIndex, case let before = line.index(before: start),
      !line[before].isWhitespace, !"\"'`(;&|=".contains(line[before])
    {
      start = before
    }
    let path = line[start..<place.lowerBound]
    guard path.isEmpty || path.hasSuffix("/") else { return nil }
    let before = line[..<start].trimmed
    let isQuoted = line[..<start].last.map { "\"'".contains($0) } ?? false
    let opener = before.split { $0.isWhitespace || "\"'(`=:\\".contains($0) }.last ?? ""
    range = start..<place.upperBound
    if Self.lookups.contains(String(opener)) {
      isCall = false
    } else if before.isEmpty || Self.openers.contains(String(opener)) || !path.isEmpty
      || before.hasSuffix(":") || before.hasSuffix("(") || before.hasSuffix("\\n")
      || (isQuoted && before.holds("shellScript")) || before.hasSuffix(";")
      || opener.holds("/Sourcery")
    {
      isCall = true
    } else {
      return nil
    }
  }

  /// The line with calls of this tool.
  static func replacing(in line: Substring, isReplaced: Bool) -> String {
    var result = ""
    var rest = line
    for word in all(in: line) {
      result += rest[..<word.range.lowerBound]
      rest = line[word.range.upperBound...]
      guard word.isCall else {
        result += "widgetgen"
        continue
      }
      // A quoted path is one word.
      let quote = result.hasSuffix("\\\"") ? "\\\"" : result.last.map(String.init) ?? ""
      if ["\"", "'", "\\\""].contains(quote), rest.hasPrefix(quote) {
        result.removeLast(quote.count)
        rest = rest.dropFirst(quote.count)
      }
      result = withoutRunner(result)
      let flags = SourceryFlagsText(rest)
      if isReplaced, flags.areOnlyConfiguration {
        result += "widgetgen"
        rest = flags.rest
      } else {
        result += "widgetgen sourcery"
      }
    }
    return result + rest
  }

  /// The text without the program that runs tools: `mint run sourcery`, `swift run sourcery`.
  private static func withoutRunner(_ text: String) -> String {
    for runner in ["mint run ", "swift run ", "mise exec -- ", "xcrun --sdk macosx "]
    where text.hasSuffix(runner) {
      return String(text.dropLast(runner.count))
    }
    if let range = text.firstPlace(of: "mint run "), text[range.upperBound...].holds("Sourcery") {
      return String(text[..<range.lowerBound])
    }
    return text
  }
}

/// The flags that follow a call, up to the end of the command.
struct SourceryFlagsText {
  /// Whether they name configurations, or only say how to report.
  let areOnlyConfiguration: Bool
  /// What follows them.
  let rest: Substring

  private static let harmless: Set = [
    "--quiet", "-q", "--verbose", "-v", "--disableCache", "--prune", "-p", "--parseDocumentation",
    "--serialParse", "--hideVersionHeader",
  ]

  init(_ text: Substring) {
    let end = text.firstIndex { ";&|)`".contains($0) } ?? text.endIndex
    let stop = text.firstPlace(of: "\\n").map { min($0.lowerBound, end) } ?? end
    let closed = text[..<stop].firstIndex(of: "\"").flatMap { quote -> Substring.Index? in
      // A quote that closes the script, not one around a path.
      text[..<stop].filter { $0 == "\"" }.count % 2 == 1 ? quote : nil
    }
    var last = closed ?? stop
    while last > text.startIndex, text[text.index(before: last)].isWhitespace {
      last = text.index(before: last)
    }
    var words = text[..<last].split(whereSeparator: \.isWhitespace)[...]
    rest = text[last...]
    var isOnly = true
    while let word = words.popFirst() {
      if word == "--config" {
        _ = words.popFirst()
      } else if !word.hasPrefix("--config="), !Self.harmless.contains(String(word)) {
        isOnly = false
      }
    }
    areOnlyConfiguration = isOnly
  }
}
