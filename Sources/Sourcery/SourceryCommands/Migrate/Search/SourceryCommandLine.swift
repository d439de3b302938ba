import WidgetDriver
import WidgetSource

/// A place in a line where Sourcery may run, with the flags after it.
///
/// The line is not parsed as a language. A flag counts only in front of the next mark that ends a command in most
/// languages. If in doubt, the command may use any configuration.
struct SourceryCommandLine {
  /// The values of `--config`.
  private(set) var configurations: [String] = []
  /// Whether the command names sources or templates.
  let hasSettings: Bool
  let watches: Bool
  let setsHeader: Bool
  /// Whether the command only looks for Sourcery, as in `which sourcery`.
  let isLookup: Bool
  /// Whether the command installs Sourcery, as in `brew install sourcery`.
  let isInstallation: Bool

  /// Returns the commands in a line, and the paths of configurations outside of commands.
  ///
  /// - Parameter text: a line, and the lines that continue it.
  static func all(in text: String) -> (commands: [SourceryCommandLine], paths: [String]) {
    let text = unescaped(text)
    let tokens = tokens(in: text)
    var result: (commands: [SourceryCommandLine], paths: [String]) = ([], [])
    let starts = tokens.filter { !ConfigurationPath.isFile($0.lowercased()) }.map(\.startIndex)
    for token in tokens {
      if ConfigurationPath.isFile(token.lowercased()) {
        result.paths.append(String(token))
        continue
      }
      let next = starts.first { $0 > token.startIndex } ?? text.endIndex
      let rest = text[token.endIndex..<next]
      result.commands.append(
        SourceryCommandLine(
          after: command(rest), before: text[..<token.startIndex]))
    }
    return result
  }

  /// Returns the rest of a command, up to a mark that ends commands, or a comment.
  private static func command(_ rest: Substring) -> Substring {
    var last: Character = "x"
    let end = rest.firstIndex { character in
      defer { last = character }
      return character.isNewline || ";&|)".contains(character)
        || character == "#" && last.isWhitespace
    }
    return rest[..<(end ?? rest.endIndex)]
  }

  private init(after rest: Substring, before text: Substring) {
    let words = rest.split { $0.isWhitespace || "\"',=[](".contains($0) }.map(String.init)
    for (index, word) in words.enumerated() where word == "--config" {
      configurations.append(index + 1 < words.count ? words[index + 1] : "")
    }
    hasSettings = words.contains("--sources") || words.contains("--templates")
    watches = words.contains("--watch")
    setsHeader = words.contains("--headerPrefix")
    let before = text.split { $0.isNewline || ";&|(`".contains($0) }.last ?? ""
    let earlier = before.split { $0.isWhitespace || "\"',[".contains($0) }
    isLookup = earlier.last.map { ["which", "-v", "-V", "type", "hash"].contains($0) } ?? false
    isInstallation = earlier.contains("install") || earlier.contains("upgrade")
  }

  /// Returns the words that contain the name of Sourcery.
  private static func tokens(in text: String) -> [Substring] {
    text.split { $0.isWhitespace || "\"'`=,;|&<>()[]\\".contains($0) }
      .filter { $0.lowercased().holds("sourcery") }
  }

  /// Returns a text without the escape sequences of property lists, JSON and XML.
  private static func unescaped(_ text: String) -> String {
    guard text.holds("\\") || text.holds("&") else { return text }
    return text.replacing("\\n", by: "\n").replacing("\\t", by: "\t").replacing("\\\"", by: "\"")
      .replacing("\\\n", by: " ").replacing("&#10;", by: "\n").replacing("&quot;", by: "\"")
  }
}
