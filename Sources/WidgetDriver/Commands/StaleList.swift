/// What `check` prints: each stale file, with `--diff` how it differs, and in the last line the
/// command that brings all of them up to date.
struct StaleList {
  let text: String

  init(_ changes: [OutputPlan.Change], _ arguments: Arguments, _ settings: ReportSettings) {
    var text = ""
    for change in changes {
      text += change.old == nil ? "missing: \(change.path)\n" : "stale: \(change.path)\n"
      if settings.showsDiff {
        text += UnifiedDiff(path: change.path, old: change.old, new: change.new).text
      }
    }
    self.text =
      text + "to bring \(changes.count == 1 ? "it" : "them") up to date, run:\n"
      + arguments.generateCommand + "\n"
  }
}

extension Arguments {
  /// The command line that generates what these words check.
  var generateCommand: String {
    var kept: [String] = []
    var rest = words.drop { $0 == "check" }
    while let word = rest.popFirst() {
      if word == "--format" {
        _ = rest.popFirst()
      } else if !Self.isAboutPrinting(word) {
        kept.append(word)
      }
    }
    return (["widgetgen", "generate"] + kept.map(Self.quoted)).joined(separator: " ")
  }

  /// Whether a word only says how `check` prints.
  private static func isAboutPrinting(_ word: String) -> Bool {
    ["--diff", "--quiet", "-q", "--verbose", "-v"].contains(word) || word.hasPrefix("--format=")
  }

  /// The word as a shell reads it back.
  private static func quoted(_ word: String) -> String {
    let plain = word.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        true
      default: "-_./=,:+@%".utf8.contains(byte)
      }
    }
    if plain, !word.isEmpty { return word }
    return ShellWord.posix(word)
  }
}
