import WidgetDriver
import WidgetSource

/// A template in Swift, translated into the main file of a program that prints the output.
///
/// `<% code %>` becomes code. `<%= expression %>` and the text between tags are appended to a buffer, which is printed
/// at the end. `<%-include("Part")-%>` inserts another template, and `<%-includeFile("Names")-%>` adds a Swift file to
/// the program. An underscore at either end of a tag removes the spaces and tabs next to that end. A `-` at the end of
/// a tag removes the line break after the tag.
///
/// Source: Sourcery 2, `SwiftTemplate.parseCommands`.
struct SwiftTemplate {
  /// The path of the template.
  let path: String
  /// The main file.
  private(set) var program = ""
  /// The Swift files that belong to the program.
  private(set) var includedFiles: [SourceFile] = []
  /// The origin of each line of the main file, or nil for lines that every program has.
  private(set) var origins: [Origin?] = []

  /// A line of a template.
  struct Origin: Equatable {
    let file: String
    let line: Int
  }

  /// A problem in a template.
  struct Problem: Error, Equatable {
    let message: String
    let origin: Origin
  }

  private static let head = [
    "import Foundation", "import SourceryRuntime", "",
    "let context = ProcessInfo.processInfo.context!", "let types = context.types",
    "let functions = context.functions", "let type = context.types.typesByName",
    "let argument = context.argument", "var sourceryBuffer = \"\"",
  ]
  private static let foot = "print(sourceryBuffer, terminator: \"\")"

  /// Reads a template and everything that it includes.
  init(_ path: String, _ fileSystem: FileSystem) throws(Problem) {
    self.path = path
    var reader = Reader(fileSystem: fileSystem)
    let text = try reader.text(of: path, at: Origin(file: path, line: 1))
    try reader.read(text, path, inside: [path])
    includedFiles = reader.includedFiles
    append(Self.head.joined(separator: "\n"), from: nil)
    for piece in reader.pieces { append(piece.code, from: piece.origin) }
    append(Self.foot, from: nil)
  }

  private mutating func append(_ code: String, from origin: Origin?) {
    program += code + "\n"
    let count = code.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    origins += (0..<count).map { offset in
      origin.map { Origin(file: $0.file, line: $0.line + offset) }
    }
  }
}

// MARK: - Tags

/// Reads tags and the text between them.
private struct Reader {
  let fileSystem: FileSystem
  private(set) var pieces: [Piece] = []
  private(set) var includedFiles: [SourceFile] = []

  /// A part of the program.
  struct Piece {
    enum Content {
      case code(String)
      case output(String)
      case text(String)
    }

    var content: Content
    var origin: SwiftTemplate.Origin

    var code: String {
      switch content {
      case .code(let code): code
      case .output(let expression): "sourceryBuffer.append(\"\\(\(expression))\")"
      case .text(let text): "sourceryBuffer.append(\"\(Self.escaped(text))\")"
      }
    }

    private static func escaped(_ text: String) -> String {
      text.unicodeScalars.reduce(into: "") { escaped, scalar in
        switch scalar {
        case "\\", "\"": escaped += "\\\(scalar)"
        case "\n": escaped += "\\n"
        case "\r": escaped += "\\r"
        case "\0": escaped += "\\0"
        case _ where scalar.value < 0x20 || scalar.value == 0x7F:
          escaped += "\\u{\(String(scalar.value, radix: 16))}"
        default: escaped.unicodeScalars.append(scalar)
        }
      }
    }
  }

  init(fileSystem: FileSystem) { self.fileSystem = fileSystem }

  func text(
    of path: String, at origin: SwiftTemplate.Origin
  ) throws(SwiftTemplate.Problem) -> String {
    do throws(FileError) {
      return String(decoding: try fileSystem.read(path).bytes, as: UTF8.self)
    } catch {
      throw .init(message: "'\(path)' cannot be read: \(error.reason)", origin: origin)
    }
  }

  /// - Parameter open: the paths of the templates that are being read, from the outermost template to
  ///   the template with this text.
  mutating func read(
    _ text: String, _ path: String, inside open: [String]
  ) throws(SwiftTemplate.Problem) {
    var rest = text[...]
    var line = 1
    func origin() -> SwiftTemplate.Origin { .init(file: path, line: line) }
    func advance(over part: Substring) {
      line += part.utf8.count { $0 == UInt8(ascii: "\n") }
    }
    while let tag = rest.firstPlace(of: "<%") {
      add(rest[..<tag.lowerBound], from: origin())
      advance(over: rest[..<tag.upperBound])
      rest = rest[tag.upperBound...]
      guard let end = rest.firstPlace(of: "%>") else {
        throw .init(message: "'<%' is never closed; add '%>'", origin: origin())
      }
      let tagText = rest[..<end.lowerBound]
      let place = origin()
      advance(over: tagText)
      rest = rest[end.upperBound...]
      var code = tagText
      if code.removeSuffix("-"), rest.first == "\n" {
        rest.removeFirst()
        line += 1
      }
      if code.removePrefix("_") { trimEnd() }
      if code.removeSuffix("_") { rest = rest.drop { $0 == " " || $0 == "\t" } }
      try add(tag: code, from: place, inside: open)
    }
    add(rest, from: origin())
  }

  private mutating func add(_ text: Substring, from origin: SwiftTemplate.Origin) {
    if !text.isEmpty { pieces.append(Piece(content: .text(String(text)), origin: origin)) }
  }

  /// Removes the spaces and tabs at the end of the text before a tag.
  private mutating func trimEnd() {
    guard case .text(var text)? = pieces.last?.content else { return }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    pieces[pieces.count - 1].content = .text(text)
  }

  private mutating func add(
    tag: Substring, from origin: SwiftTemplate.Origin, inside open: [String]
  ) throws(SwiftTemplate.Problem) {
    var code = tag
    if code.removePrefix("-") {
      try include(code, from: origin, inside: open)
    } else if code.removePrefix("=") {
      pieces.append(Piece(content: .output(String(code)), origin: origin))
    } else if !code.hasPrefix("#"), !code.allSatisfy(\.isWhitespace) {
      pieces.append(Piece(content: .code(String(code)), origin: origin))
    }
  }

  private mutating func include(
    _ code: Substring, from origin: SwiftTemplate.Origin, inside open: [String]
  ) throws(SwiftTemplate.Problem) {
    let template = open[open.count - 1]
    if let name = code.argument(of: "includeFile") {
      let path = self.path(name, ending: ".swift", from: template)
      for file in try swiftFiles(at: path, origin) where !isIncluded(file) {
        includedFiles.append(SourceFile(path: file, text: try text(of: file, at: origin)))
      }
    } else if let name = code.argument(of: "include") {
      let path = self.path(name, ending: ".swifttemplate", from: template)
      if open.contains(path) {
        throw .init(message: "'\(path)' includes itself; remove one of the tags", origin: origin)
      }
      try read(try text(of: path, at: origin), path, inside: open + [path])
    } else {
      let message =
        "a tag that begins with '<%-' includes a file; write '<%- include(\"NAME\") -%>'"
      throw .init(message: message, origin: origin)
    }
  }

  private func isIncluded(_ path: String) -> Bool { includedFiles.contains { $0.path == path } }

  /// Returns the Swift files in a folder and its subfolders, or the path itself if it is not a folder.
  private func swiftFiles(
    at path: String, _ origin: SwiftTemplate.Origin
  ) throws(SwiftTemplate.Problem) -> [String] {
    guard fileSystem.status(path)?.kind == .folder else { return [path] }
    let entries: [FolderEntry]
    do throws(FileError) {
      entries = try fileSystem.entries(path)
    } catch {
      throw .init(message: "'\(path)' cannot be read: \(error.reason)", origin: origin)
    }
    var files: [String] = []
    for entry in entries.stablySorted(on: \.name) {
      let inner = FilePath.join(path, entry.name)
      if entry.kind == .folder {
        files += try swiftFiles(at: inner, origin)
      } else if entry.name.hasSuffix(".swift") {
        files.append(inner)
      }
    }
    return files
  }

  /// Returns the path of an included file. The name may omit the file's extension.
  private func path(_ name: String, ending: String, from template: String) -> String {
    let path = fileSystem.tidied(FilePath.join(FilePath.folder(template), name))
    return fileSystem.status(path) == nil && !path.hasSuffix(ending) ? path + ending : path
  }
}

extension Substring {
  /// Removes a prefix, and returns whether it was present.
  fileprivate mutating func removePrefix(_ prefix: String) -> Bool {
    guard hasPrefix(prefix) else { return false }
    removeFirst(prefix.count)
    return true
  }

  /// Removes a suffix, and returns whether it was present.
  fileprivate mutating func removeSuffix(_ suffix: String) -> Bool {
    guard hasSuffix(suffix) else { return false }
    removeLast(suffix.count)
    return true
  }

  /// Returns the string between the quotes of a call, as in `include("Part")`. Returns nil for other
  /// code.
  fileprivate func argument(of function: String) -> String? {
    guard let call = firstPlace(of: function + "(\"") else { return nil }
    return self[call.upperBound...].firstIndex(of: "\"").map { end in
      String(self[call.upperBound..<end])
    }
  }
}
