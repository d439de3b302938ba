import CClang

/// A header that libclang has parsed.
///
/// This is unsafe code: values from libclang are valid until `deinit` disposes of the unit. Every cursor and type
/// therefore retains its unit.
final class TranslationUnit {
  let clang: ClangLibrary
  private let index: CXIndex?
  private let unit: CXTranslationUnit

  /// Parses a file after a prelude that exists only in memory.
  ///
  /// - Returns: nil if libclang cannot read the file or crashes on it.
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

  /// Continues after missing imports, skips function bodies and keeps nullability in types.
  private static let options: UInt32 = 0x200 | 0x40 | 0x1000

  deinit {
    clang.disposeUnit(unit)
    clang.disposeIndex(index)
  }

  /// The top-level declarations.
  var declarations: [Cursor] { Cursor(clang.unitCursor(unit), in: self).children }

  /// A diagnostic of libclang.
  struct Message {
    var isError: Bool
    var text: String
    var place: ClangLocation?
    /// At most 200 bytes of the file, starting at the location.
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

  /// Returns the text of a libclang string and frees it.
  func text(_ string: CXString) -> String {
    defer { clang.disposeString(string) }
    return clang.string(string).map { String(cString: $0) } ?? ""
  }

  /// Returns the position in a file, or nil if the location is not in a file.
  func place(_ location: CXSourceLocation) -> ClangLocation? {
    var file: CXFile?
    var offset: UInt32 = 0
    clang.expansionLocation(location, &file, nil, nil, &offset)
    guard let file else { return nil }
    return ClangLocation(
      file: text(clang.fileName(file)), offset: offset,
      isInSystemHeader: clang.isInSystemHeader(location) != 0)
  }

  /// Returns at most 200 bytes of the file, starting at the location.
  private func bytes(at location: CXSourceLocation) -> [UInt8] {
    var file: CXFile?
    var offset: UInt32 = 0
    var size = 0
    clang.expansionLocation(location, &file, nil, nil, &offset)
    guard let file, let start = clang.fileContents(unit, file, &size), Int(offset) < size
    else { return [] }
    // The slice starts before the end of the file and does not extend beyond it.
    let buffer = UnsafeBufferPointer(start: start, count: size)
    return buffer[Int(offset)..<min(size, Int(offset) + 200)].map { UInt8(bitPattern: $0) }
  }
}

/// A position in a file that libclang has read.
struct ClangLocation {
  var file: String
  var offset: UInt32
  var isInSystemHeader: Bool
}

/// Calls a closure with C strings that are valid until it returns.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafePointer<CChar>?]) -> Result
) -> Result {
  func step(_ rest: ArraySlice<String>, _ pointers: [UnsafePointer<CChar>?]) -> Result {
    guard let first = rest.first else { return body(pointers) }
    return first.withCString { step(rest.dropFirst(), pointers + [$0]) }
  }
  return step(strings[...], [])
}
