import CClang
import WidgetSource

/// A declaration, reference or attribute in a header.
struct Cursor {
  /// The kinds that are read, with their numbers in clang-c/Index.h.
  enum Kind: Int32 {
    case structure = 2
    case enumeration = 5
    case enumerator = 7
    case parameter = 10
    case interface = 11
    case category = 12
    case objcProtocol = 13
    case property = 14
    case instanceMethod = 16
    case classMethod = 17
    case typedefName = 20
    case typeParameter = 27
    case superclassReference = 40
    case protocolReference = 41
    case classReference = 42
    case annotation = 406
  }

  private let raw: CXCursor
  private let unit: TranslationUnit
  private var clang: ClangLibrary { unit.clang }

  init(_ raw: CXCursor, in unit: TranslationUnit) {
    (self.raw, self.unit) = (raw, unit)
  }

  /// The kind, or nil for kinds that are not read.
  var kind: Kind? { Kind(rawValue: raw.kind) }
  var spelling: String { unit.text(clang.cursorSpelling(raw)) }
  var type: ClangType { ClangType(clang.cursorType(raw), in: unit) }
  /// The location of the name, or nil if the name is not in a file.
  var place: ClangLocation? { unit.place(clang.cursorLocation(raw)) }
  /// The comment with its delimiters, or an empty string.
  var comment: String { unit.text(clang.rawComment(raw)) }
  var isDeprecated: Bool { clang.cursorAvailability(raw) == 1 }
  var isUnavailable: Bool { clang.cursorAvailability(raw) == 2 }

  /// Whether a cursor is valid. An invalid cursor has the kind 0, or a kind from 70 to 73.
  private static func isValid(_ raw: CXCursor) -> Bool {
    raw.kind != 0 && !(70...73).contains(raw.kind)
  }

  /// The children of the cursor. This is unsafe code, but the visitor uses the pointer to `found` only during the call.
  var children: [Cursor] {
    var found: [CXCursor] = []
    withUnsafeMutablePointer(to: &found) { pointer in
      _ = clang.visitChildren(
        raw,
        { child, _, data in
          data?.assumingMemoryBound(to: [CXCursor].self).pointee.append(child)
          return 1
        }, pointer)
    }
    return found.map { Cursor($0, in: unit) }
  }

  func children(_ kind: Kind) -> [Cursor] { children.filter { $0.kind == kind } }

  // MARK: - Members of classes

  /// The attributes of a property as bits, such as 1 for `readonly`, 0x200 for `weak` and 0x1000 for `class`.
  var propertyAttributes: UInt32 { clang.propertyAttributes(raw, 0) }
  var getter: String { unit.text(clang.propertyGetter(raw)) }
  var isOptional: Bool { clang.isOptional(raw) != 0 }
  var isVariadic: Bool { clang.isVariadic(raw) != 0 }
  var resultType: ClangType { ClangType(clang.resultType(raw), in: unit) }

  // MARK: - Enums and typedefs

  var integerType: ClangType { ClangType(clang.enumIntegerType(raw), in: unit) }
  var constantValue: Int64 { clang.enumConstantValue(raw) }
  var underlyingType: ClangType { ClangType(clang.typedefUnderlyingType(raw), in: unit) }
}

// MARK: - Attributes

extension Cursor {
  var annotations: [String] { children(.annotation).map(\.spelling) }

  /// Returns the value of the last annotation with a mark, such as `name` for `swift_name:name`, or nil if there isn't
  /// one.
  func annotation(_ mark: String) -> String? {
    annotations.lazy.filter { $0.hasPrefix(mark + ":") }.map {
      String($0.dropFirst(mark.count + 1))
    }
    .last
  }

  /// The name in Swift.
  var swiftName: String { annotation("swift_name") ?? spelling }

  /// Whether Swift does not import the declaration, or imports it only under a name with two leading underscores.
  var isHidden: Bool {
    let annotations = annotations
    return isUnavailable || annotations.contains("swift_unavailable")
      || annotations.contains("swift_private")
  }

  /// The arguments of `@available`, such as `iOS 13.0, *` for `ios(13.0)`, or nil if there are none.
  var availability: String? {
    guard let text = annotation("available") else { return nil }
    let names = ["ios": "iOS", "macos": "macOS", "tvos": "tvOS", "watchos": "watchOS"]
    let platforms = text.split(separator: ",").compactMap { part -> String? in
      let words = part.trimmed.split { "() ".contains($0) }
      guard words.count == 2, let name = names[words[0].lowercased()] else { return nil }
      return "\(name) \(words[1].replacing("_", by: "."))"
    }
    return platforms.isEmpty ? nil : (platforms + ["*"]).joined(separator: ", ")
  }

  var headerLocation: HeaderLocation? {
    place.map {
      HeaderLocation(
        file: $0.file,
        range: SourceRange(start: $0.offset, end: $0.offset + UInt32(spelledLength)))
    }
  }

  private var spelledLength: Int {
    let name = spelling
    return (name.firstIndex(of: ":").map { name[..<$0] } ?? name[...]).utf8.count
  }

  /// The documentation comment as the lines of a Swift comment.
  var documentation: [String] {
    let comment = comment
    if comment.isEmpty { return [] }
    var lines = comment.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      $0.trimmed.withoutCommentMarks
    }
    while lines.first?.isEmpty == true { lines.removeFirst() }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { $0.isEmpty ? "///" : "/// \($0)" }
  }
}

extension String {
  /// The line without comment delimiters.
  fileprivate var withoutCommentMarks: String {
    var line = Substring(self)
    if line.hasSuffix("*/") { line = line.dropLast(2) }
    for mark in ["///<", "///", "//!", "/**<", "/**", "/*!", "/*", "*"] where line.hasPrefix(mark) {
      line = line.dropFirst(mark.count)
      break
    }
    while line.last == "*" { line = line.dropLast() }
    return line.trimmed
  }
}
