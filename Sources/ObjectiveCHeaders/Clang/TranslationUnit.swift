import CClang

/// A header that libclang has parsed.
///
/// Unsafe: what libclang returns is valid until the unit is disposed of, which `deinit` does, and cursors
/// and types keep the unit.
final class TranslationUnit {
  let clang: ClangLibrary
  private let index: CXIndex?
  private let unit: CXTranslationUnit

  /// Parses a file, after a text that is in memory only.
  ///
  /// - Returns: nil where libclang gives up: the file is not there, or crashes it.
  init?(
    _ path: String, preludePath: String, prelude: String, arguments: [String], _ clang: ClangLibrary
  ) {
    let index = clang.createIndex(0, 0)
    var unit: CXTranslationUnit?
    let allArguments = ["-include", preludePath] + arguments
    let status = withCStrings([path, preludePath] + allArguments) { strings in
      prelude.withCString { text in
        var file = CXUnsavedFile(
          Filename: strings[1], Contents: text, Length: UInt(prelude.utf8.count))
        return strings[2...].withUnsafeBufferPointer { arguments in
          clang.parse(
            index, strings[0], arguments.baseAddress, Int32(arguments.count), &file, 1,
            Self.options, &unit)
        }
      }
    }
    guard status == 0, let unit else {
      clang.disposeIndex(index)
      return nil
    }
    (self.clang, self.index, self.unit) = (clang, index, unit)
  }

  /// Goes on after an import that is not found, skips bodies, and keeps nullability in types.
  private static let options: UInt32 = 0x200 | 0x40 | 0x1000

  deinit {
    clang.disposeUnit(unit)
    clang.disposeIndex(index)
  }

  /// The declarations at the top level.
  var declarations: [Cursor] { Cursor(clang.unitCursor(unit), in: self).children }

  /// What libclang has to say.
  struct Message {
    /// Whether it is an error.
    var isError: Bool
    var text: String
    var place: ClangPlace?
    /// The text at the place.
    var following: [UInt8]
  }

  var messages: [Message] {
    (0..<clang.diagnosticCount(unit)).map { number in
      let diagnostic = clang.diagnostic(unit, number)
      defer { clang.disposeDiagnostic(diagnostic) }
      let location = clang.diagnosticLocation(diagnostic)
      return Message(
        isError: clang.diagnosticSeverity(diagnostic) >= 3,
        text: text(clang.diagnosticSpelling(diagnostic)), place: place(location),
        following: bytes(at: location))
    }
  }

  /// The text of a string of libclang, which is freed.
  func text(_ string: CXString) -> String {
    defer { clang.disposeString(string) }
    return clang.string(string).map { String(cString: $0) } ?? ""
  }

  /// Where something is in a file; nil for what is in none.
  func place(_ location: CXSourceLocation) -> ClangPlace? {
    var file: CXFile?
    var offset: UInt32 = 0
    clang.expansionLocation(location, &file, nil, nil, &offset)
    guard let file else { return nil }
    return ClangPlace(
      file: text(clang.fileName(file)), offset: offset,
      isInSystemHeader: clang.isInSystemHeader(location) != 0)
  }

  /// The bytes of a file from a place on, at most 200.
  private func bytes(at location: CXSourceLocation) -> [UInt8] {
    var file: CXFile?
    var offset: UInt32 = 0
    var size = 0
    clang.expansionLocation(location, &file, nil, nil, &offset)
    guard let file, let start = clang.fileContents(unit, file, &size), Int(offset) < size
    else { return [] }
    // Within the file: from an offset below its size to at most its size.
    let buffer = UnsafeBufferPointer(start: start, count: size)
    return buffer[Int(offset)..<min(size, Int(offset) + 200)].map { UInt8(bitPattern: $0) }
  }
}

/// A place in a file that libclang knows.
struct ClangPlace {
  var file: String
  var offset: UInt32
  var isInSystemHeader: Bool
}

/// Calls a function with strings as C has them, which are valid until it returns.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafePointer<CChar>?]) -> Result
) -> Result {
  func step(_ rest: ArraySlice<String>, _ pointers: [UnsafePointer<CChar>?]) -> Result {
    guard let first = rest.first else { return body(pointers) }
    return first.withCString { step(rest.dropFirst(), pointers + [$0]) }
  }
  return step(strings[...], [])
}
