package import WidgetSource

/// Reads a header of Objective-C with libclang, as Swift sees what it declares.
package struct HeaderReader {
  /// The views of the header and of those that it imports.
  package private(set) var interfaces: [HeaderInterface] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// How often a header is parsed: each time with what was unknown the last time.
  private static let rounds = 12

  /// How many errors are reported.
  private static let errors = 5

  /// Reads a header; nothing else than it, what it imports and the library is read.
  ///
  /// - Parameters:
  ///   - path: of the header.
  ///   - folders: where imports are looked for.
  ///   - find: the path of a header of a name, for imports that name a module: `<Cards/Card.h>`.
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
    for round in 1...Self.rounds {
      let prelude = Prelude.text + unknown.map(\.declaration).joined()
      let arguments =
        Self.arguments + folders.map { "-I" + $0 } + includes.flatMap { ["-include", $0] }
      guard
        let unit = TranslationUnit(
          path, preludePath: Prelude.path, prelude: prelude, arguments: arguments, clang)
      else { throw .unreadable }
      let messages = unit.messages
      let found = messages.compactMap(UnknownName.init).filter { new in
        !unknown.contains { $0.name == new.name }
      }
      let imports = messages.compactMap(Self.missingImport).compactMap(find).filter {
        $0 != path && !includes.contains($0)
      }
      // What is unknown may be declared in what is imported: that comes first.
      if round < Self.rounds, !imports.isEmpty {
        includes += imports.uniqued()
        continue
      }
      for message in messages {
        guard let name = UnknownName(message), let place = message.place, place.file == path,
          places.keys.allSatisfy({ $0.name != name.name })
        else { continue }
        places[name] = name.range(at: place, message)
      }
      if round < Self.rounds, !found.isEmpty {
        unknown += found.uniqued(by: \.name)
        continue
      }
      let header = DeclarationReader(unit.declarations).header
      interfaces = InterfacePrinter.interfaces(of: header)
      diagnostics = places.map { Self.unknown($0.key, $0.value, in: path) }
        .stablySorted(on: { $0.range?.start ?? 0 })
      diagnostics += messages.compactMap { Self.error($0, in: path) }.prefix(Self.errors)
      return
    }
  }

  /// No header of the system, no module, no plugin, and no guesses at what a name might mean.
  private static let arguments = [
    "-x", "objective-c", "-fobjc-arc", "-fblocks", "-fobjc-runtime=ios", "-nostdinc", "-w",
    "-fno-spell-checking", "-fno-modules", "-ferror-limit=0",
    "-target", "arm64-apple-ios15.0",
  ]

  /// The name of an import that is not there: `Card.h`.
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
        "'\(name.name)' is declared in no header that was found; if it is one of the project's, "
        + "pass its folder by '--sources'",
      file: path, range: range)
  }

  /// An error that is left when all names are known, as a warning: libclang goes on after it.
  private static func error(
    _ message: TranslationUnit.Message, in path: String
  ) -> Diagnostic? {
    guard message.isError, let place = message.place, place.file == path,
      !message.text.hasSuffix("file not found"), UnknownName(message) == nil
    else { return nil }
    return Diagnostic(
      rule: .headerError,
      message: "libclang says '\(message.text)', and the declaration here may be left out",
      file: path,
      range: SourceRange(start: place.offset, end: place.offset))
  }
}

/// Why a header is not read.
package enum HeaderReadFailure: Error {
  /// libclang cannot be loaded, for a reason in the system's words.
  case noLibrary(String)
  /// libclang gives up on the header.
  case unreadable
}

extension Rule {
  /// The rules of ObjectiveCHeaders, sorted by id.
  package static let ofHeaders: [Rule] = [.headerError, .unknownHeaderName]

  static let headerError = Rule(
    "header-error", .warning, title: "libclang reports an error in a header",
    explanation:
      "The rest of the header is read. The declaration at this position may be missing from the widget."
  )

  static let unknownHeaderName = Rule(
    "unknown-header-name", .info, title: "A header uses a name that no header declares",
    explanation:
      "Imports are looked up in the folder of the header and below `--sources`. Apple's headers are not read; a "
      + "property of a type that they declare is left out of the widget.")
}
