/// Texts as single words of a shell, in quotation marks.
package enum ShellWord {
  /// For sh, bash and zsh, where nothing counts between single quotation marks.
  package static func posix(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }

  /// The word itself where a shell takes it as it is.
  package static func posixIfNeeded(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        true
      default: "-_./=,:+@%".utf8.contains(byte)
      }
    }
    return isPlain && !text.isEmpty ? text : posix(text)
  }

  /// For fish, where a backslash counts there, too.
  package static func fish(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
