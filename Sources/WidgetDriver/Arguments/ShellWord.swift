/// Texts as single words of a shell, in quotation marks.
enum ShellWord {
  /// For sh, bash and zsh, where nothing counts between single quotation marks.
  static func posix(_ text: String) -> String {
    "'" + text.map { $0 == "'" ? "'\\''" : String($0) }.joined() + "'"
  }

  /// For fish, where a backslash counts there, too.
  static func fish(_ text: String) -> String {
    "'" + text.map { "'\\".contains($0) ? "\\\($0)" : String($0) }.joined() + "'"
  }
}
