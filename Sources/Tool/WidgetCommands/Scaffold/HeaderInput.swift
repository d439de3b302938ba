import ObjectiveCHeaders
import WidgetDriver
import WidgetGenerator
import WidgetSource

/// An Objective-C header, imported as Swift sources.
struct HeaderInput {
  /// The declarations of the header and its imports, as one file per header.
  let files: [ScannedFile]
  /// The texts of the headers, from which diagnostics show lines.
  let headers: [SourceFile]
  /// The interfaces by the paths of their headers.
  private let interfaces: [String: HeaderInterface]
  private let diagnostics: [Diagnostic]

  /// - Parameter folders: the folders that are searched for imports, after the header's folder.
  init(
    _ path: String, folders: [String], _ environment: ToolEnvironment
  ) throws(CommandFailure) {
    let found: [String]
    do throws(FileError) {
      _ = try environment.fileSystem.read(path)
      found = try FileWalk(fileSystem: environment.fileSystem, endings: [".h"]).files(in: folders)
        .paths
    } catch {
      throw .unreadable(error)
    }
    let read = try Self.read(path, among: found, environment)
    // libclang resolves relative paths in the working directory of the process.
    let root = environment.fileSystem.realPath(".") ?? "/"
    let names = Dictionary(
      (found + [path]).map { (FilePath.absolute($0, in: root), $0) }, uniquingKeysWith: { $1 })
    let named = read.interfaces.map { (names[$0.path] ?? $0.path, $0) }
    interfaces = Dictionary(named, uniquingKeysWith: { one, _ in one })
    diagnostics = read.diagnostics.map { diagnostic in
      var diagnostic = diagnostic
      diagnostic.file = names[diagnostic.file] ?? diagnostic.file
      return diagnostic
    }
    var texts = named.map { SourceFile(path: $0, text: $1.text) }
    // The header is added even if it declares nothing.
    if interfaces[path] == nil { texts.append(SourceFile(path: path, text: "")) }
    files = texts.map(ScannedFile.init)
    headers = texts.compactMap { text in
      (try? environment.fileSystem.read(text.path)).map {
        SourceFile(path: text.path, bytes: $0.bytes)
      }
    }
  }

  private static func read(
    _ header: String, among others: [String], _ environment: ToolEnvironment
  ) throws(CommandFailure) -> HeaderReader {
    let search = ClangSearch(environment)
    if search.cannotLoad { throw .header(.staticProgram(header)) }
    guard let library = search.library else { throw .header(.noLibrary(header, nil)) }
    let root = environment.fileSystem.realPath(".") ?? "/"
    let path = FilePath.absolute(header, in: root)
    let headers = others.map { FilePath.absolute($0, in: root) }
    var folders = [FilePath.folder(path)]
    for folder in headers.map(FilePath.folder) where !folders.contains(folder) {
      folders.append(folder)
    }
    let byName = Dictionary(
      headers.map { (FilePath.name($0), $0) }, uniquingKeysWith: { one, _ in one })
    let searched = folders
    let seconds = environment.headerSeconds
    let outcome = TimeLimit.run(seconds: seconds) { () -> Result<HeaderReader, HeaderReadFailure> in
      do throws(HeaderReadFailure) {
        return .success(
          try HeaderReader(path, folders: searched, find: { byName[$0] }, library: library))
      } catch {
        return .failure(error)
      }
    }
    switch outcome {
    case .success(let reader): return reader
    case .failure(.noLibrary(let reason)): throw .header(.noLibrary(header, reason))
    case .failure(.unreadable): throw .header(.unreadableHeader(header))
    case nil: throw .header(.slowHeader(header, seconds))
    }
  }

  /// Returns the diagnostics of the header, and the given diagnostics with positions in the headers instead of
  /// positions in the Swift sources.
  func diagnostics(with others: [Diagnostic]) -> [Diagnostic] {
    diagnostics + others.map(translated)
  }

  private func translated(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    diagnostic.range = place(of: diagnostic.range, in: diagnostic.file)
    for index in diagnostic.notes.indices {
      let note = diagnostic.notes[index]
      diagnostic.notes[index].range = place(of: note.range, in: note.file)
    }
    return diagnostic
  }

  private func place(of range: SourceRange?, in file: String) -> SourceRange? {
    guard let range, let interface = interfaces[file] else { return range }
    return interface.place(of: range)
  }
}

extension CommandFailure {
  fileprivate static func header(_ diagnostic: Diagnostic) -> CommandFailure {
    .diagnostics([diagnostic], texts: [], .usage)
  }
}

extension Diagnostic {
  fileprivate static func noLibrary(_ path: String, _ reason: String?) -> Diagnostic {
    Diagnostic(
      rule: .noLibclang,
      message: "libclang, which reads Objective-C headers, was not found"
        + (reason.map { " (\($0))" } ?? "")
        + "; install Xcode, a Swift toolchain or Debian's libclang1, or set LIBCLANG_PATH",
      file: path)
  }

  fileprivate static func slowHeader(_ path: String, _ seconds: Double) -> Diagnostic {
    Diagnostic(
      rule: .unreadableHeader,
      message:
        "libclang did not read the header within \(Int(seconds)) seconds; write the widget by hand",
      file: path)
  }

  fileprivate static func staticProgram(_ path: String) -> Diagnostic {
    Diagnostic(
      rule: .noLibclang,
      message:
        "this statically linked program cannot load libclang, which reads Objective-C headers; "
        + "build the program with 'swift build -c release --product widgetgen'",
      file: path)
  }

  fileprivate static func unreadableHeader(_ path: String) -> Diagnostic {
    Diagnostic(
      rule: .unreadableHeader,
      message: "libclang failed to read the header; write the widget by hand",
      file: path)
  }
}

extension Rule {
  static let noLibclang = Rule("no-libclang", .error)
  static let unreadableHeader = Rule("unreadable-header", .error)
}
