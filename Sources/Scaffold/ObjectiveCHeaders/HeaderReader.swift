package import WidgetSource

/// Reads an Objective-C header with libclang, and prints the interface that Swift's importer creates for the header.
package struct HeaderReader {
  /// The interfaces of the header and its imports.
  package private(set) var interfaces: [HeaderInterface] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// The maximum number of times that a header is parsed. Each pass includes the missing imports, or declares the
  /// unknown names, of the previous pass.
  private static let passes = 12

  /// The maximum number of errors that are reported.
  private static let errors = 5

  /// Reads a header and its imports.
  ///
  /// - Parameters:
  ///   - path: the path of the header.
  ///   - folders: the folders in which imports are found.
  ///   - find: returns the path of a header by its file name, for an import that the folders do not contain: `Card.h`
  ///     for `<Cards/Card.h>`.
  ///   - library: the path or name of libclang.
  package init(
    _ path: String, folders: [String], find: (String) -> String?, library: String
  ) throws(HeaderReadFailure) {
    let clang: ClangLibrary
    do throws(ClangLoadFailure) {
      clang = try ClangLibrary(loading: library)
    } catch {
      throw .noLibrary(error.reason)
    }
    var unknown: [UnknownName] = []
    var includes: [String] = []
    var places: [UnknownName: SourceRange] = [:]
    for pass in 1...Self.passes {
      let prelude = Prelude.text + unknown.map(\.declaration).joined()
      let arguments =
        Self.arguments + folders.map { "-I" + $0 } + includes.flatMap { ["-include", $0] }
      guard
        let unit = TranslationUnit(
          path, preludePath: Prelude.path, prelude: prelude, arguments: arguments, clang)
      else { throw .unreadable }
      let messages = unit.messages
      let imports = messages.compactMap(Self.missingImport).compactMap(find).filter {
        $0 != path && !includes.contains($0)
      }
      // An import may declare the unknown names, so imports are resolved first.
      if pass < Self.passes, !imports.isEmpty {
        includes += imports.uniqued()
        continue
      }
      Self.add(messages, in: path, to: &places)
      let found = messages.compactMap(UnknownName.init).filter { new in
        !unknown.contains { $0.name == new.name }
      }
      if pass < Self.passes, !found.isEmpty {
        unknown += found.uniqued(by: \.name)
        continue
      }
      read(unit.declarations, messages, places, in: path)
      return
    }
  }

  /// Adds the position at which the header first uses each unknown name.
  private static func add(
    _ messages: [TranslationUnit.Message], in path: String,
    to places: inout [UnknownName: SourceRange]
  ) {
    for message in messages {
      guard let name = UnknownName(message), let place = message.place, place.file == path,
        places.keys.allSatisfy({ $0.name != name.name })
      else { continue }
      places[name] = name.range(at: place, message)
    }
  }

  /// Reads the declarations of the last pass.
  ///
  /// - Parameter places: the unknown names of the header, with their positions.
  private mutating func read(
    _ declarations: [Cursor], _ messages: [TranslationUnit.Message],
    _ places: [UnknownName: SourceRange], in path: String
  ) {
    interfaces = InterfacePrinter.interfaces(of: DeclarationReader(declarations).header)
    diagnostics = places.map { Self.unknown($0.key, $0.value, in: path) }
      .stablySorted(on: { $0.range?.start ?? 0 })
    diagnostics += messages.compactMap { Self.error($0, in: path) }.prefix(Self.errors)
  }

  /// Selects Objective-C for iOS, disables system headers, modules, warnings and spelling correction, and removes the
  /// limit on the number of errors.
  private static let arguments = [
    "-x", "objective-c", "-fobjc-arc", "-fblocks", "-fobjc-runtime=ios", "-nostdinc", "-w",
    "-fno-spell-checking", "-fno-modules", "-ferror-limit=0",
    "-target", "arm64-apple-ios15.0",
  ]

  /// Returns the name of an import that was not found, such as `Card.h`, or nil for any other message.
  private static func missingImport(_ message: TranslationUnit.Message) -> String? {
    guard message.text.hasSuffix("file not found") else { return nil }
    let name = message.text.split(separator: "'").first.map(String.init) ?? ""
    return name.split(separator: "/").last.map(String.init)
  }

  private static func unknown(
    _ name: UnknownName, _ range: SourceRange, in path: String
  ) -> Diagnostic {
    Diagnostic(
      rule: .unknownHeaderName,
      message:
        "'\(name.name)' is not declared in the headers; "
        + "if the project declares it, pass its folder with '--sources'",
      file: path, range: range)
  }

  /// Returns a warning for an error in the header other than an unknown name or a missing import, or nil for any other
  /// message. libclang continues after such an error.
  private static func error(
    _ message: TranslationUnit.Message, in path: String
  ) -> Diagnostic? {
    guard message.isError, let place = message.place, place.file == path,
      !message.text.hasSuffix("file not found"), UnknownName(message) == nil
    else { return nil }
    return Diagnostic(
      rule: .headerError,
      message: "libclang reports '\(message.text)'; the widget may not have this declaration",
      file: path,
      range: SourceRange(start: place.offset, end: place.offset))
  }
}

/// The reason why a header cannot be read.
package enum HeaderReadFailure: Error {
  /// libclang cannot be loaded. The value is the reason.
  case noLibrary(String)
  /// libclang fails on the header.
  case unreadable
}

extension Rule {
  /// The rules of ObjectiveCHeaders, sorted by id.
  package static let ofHeaders: [Rule] = [.headerError, .unknownHeaderName]

  static let headerError = Rule("header-error", .warning)
  static let unknownHeaderName = Rule("unknown-header-name", .info)
}
