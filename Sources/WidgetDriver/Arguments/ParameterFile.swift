import WidgetSource

/// A file of arguments: `@FILE` on the command line, in place of a flag or an operand.
///
/// For build systems, whose lists of sources are longer than the system lets a command line be. Each
/// line is one argument as it is, without quotes; empty lines are skipped. A line that begins with `@`
/// is no further file, so that none can contain itself.
package struct ParameterFile {
  /// Reads a file.
  package typealias Reader = @Sendable (_ path: String) throws(FileError) -> [UInt8]

  /// Its arguments.
  let words: [String]

  /// - Parameter word: `@FILE`.
  init(_ word: String, _ read: Reader) throws(UsageError) {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try read(String(word.dropFirst()))
    } catch {
      throw .unreadableParameters(word, reason: error.reason)
    }
    words = bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
    }
  }

  /// Whether a word names one.
  static func isNamed(by word: String) -> Bool { word.hasPrefix("@") && word.count > 1 }
}
