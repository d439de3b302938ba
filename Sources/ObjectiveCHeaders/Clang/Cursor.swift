import CClang

/// A declaration, reference or attribute in a header.
struct Cursor {
  /// Kinds by their numbers in clang-c/Index.h.
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

  /// nil for the many kinds that say nothing about a view.
  var kind: Kind? { Kind(rawValue: raw.kind) }
  var spelling: String { unit.text(clang.cursorSpelling(raw)) }
  var type: ClangType { ClangType(clang.cursorType(raw), in: unit) }
  /// The place of its name.
  var place: ClangPlace? { unit.place(clang.cursorLocation(raw)) }
  /// What a reference refers to.
  var referenced: Cursor { Cursor(clang.cursorReferenced(raw), in: unit) }
  var isDefined: Bool { Self.isValid(clang.cursorDefinition(raw)) }
  /// The comment with its marks; empty without.
  var comment: String { unit.text(clang.rawComment(raw)) }
  var isDeprecated: Bool { clang.cursorAvailability(raw) == 1 }
  var isUnavailable: Bool { clang.cursorAvailability(raw) == 2 }

  /// Invalid cursors have kinds from 70 to 73.
  private static func isValid(_ raw: CXCursor) -> Bool {
    raw.kind != 0 && !(70...73).contains(raw.kind)
  }

  /// Unsafe: the visitor runs only while `found` is borrowed for it.
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

  /// Attributes of a property, as bits: `readonly` 1, `weak` 0x200, `class` 0x1000.
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
