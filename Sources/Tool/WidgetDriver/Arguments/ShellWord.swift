/// Quotes a text as a single word of a shell.
package enum ShellWord {
  /// Quotes a text for sh, bash and zsh. Between single quotes, only the quote itself is special.
  package static func posix(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }

  /// Returns the text unchanged if it is not empty and contains only plain characters, or else the quoted text. A first
  /// `=` is not plain: zsh replaces `=swift` with the path of the command `swift`.
  package static func posixIfNeeded(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        true
      default: "-_./=,:+@%".utf8.contains(byte)
      }
    }
    return isPlain && !text.isEmpty && text.first != "=" ? text : posix(text)
  }

  /// Quotes a text for fish. Between single quotes, a backslash is special as well.
  package static func fish(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
