import CClang

struct ClangType {
  /// The kinds that are read, with their numbers in clang-c/Index.h.
  enum Kind: Int32 {
    case void = 2
    case bool = 3
    case charU = 4
    case unsignedChar = 5
    case unsignedShort = 8
    case unsignedInt = 9
    case unsignedLong = 10
    case unsignedLongLong = 11
    case char = 13
    case signedChar = 14
    case short = 16
    case int = 17
    case long = 18
    case longLong = 19
    case float = 21
    case double = 22
    case id = 27
    case objcClass = 28
    case selector = 29
    case pointer = 101
    case block = 102
    case record = 105
    case enumeration = 106
    case typedefName = 107
    case interface = 108
    case objectPointer = 109
    case function = 111
    case elaborated = 119
    case object = 161
    case typeParameter = 162
    case attributed = 163
  }

  /// The nullability annotation of a type.
  enum Nullability: Int32 {
    case nonnull = 0
    case nullable = 1
    case unspecified = 2
    case none = 3
    case nullableResult = 4
  }

  private let raw: CXType
  private let unit: TranslationUnit
  private var clang: ClangLibrary { unit.clang }

  init(_ raw: CXType, in unit: TranslationUnit) {
    (self.raw, self.unit) = (raw, unit)
  }

  var kind: Kind? { Kind(rawValue: raw.kind) }
  var spelling: String { unit.text(clang.typeSpelling(raw)) }
  var declaration: Cursor { Cursor(clang.typeDeclaration(raw), in: unit) }
  var nullability: Nullability { Nullability(rawValue: clang.nullability(raw)) ?? .none }
  var isConst: Bool { clang.isConst(raw) != 0 }
  var canonical: ClangType { wrap(clang.canonicalType(raw)) }
  var pointee: ClangType { wrap(clang.pointeeType(raw)) }
  var result: ClangType { wrap(clang.functionResultType(raw)) }

  /// The type without attributes such as `_Nullable`, and without the keywords `struct` and `enum`.
  var desugared: ClangType {
    switch kind {
    case .attributed: wrap(clang.modifiedType(raw)).desugared
    case .elaborated: wrap(clang.namedType(raw)).desugared
    default: self
    }
  }

  /// The parameter types of a function.
  var parameters: [ClangType] {
    (0..<UInt32(max(0, clang.functionParameterCount(raw)))).map {
      wrap(clang.functionParameter(raw, $0))
    }
  }

  /// The class of an object type, without its protocols and type arguments.
  var base: ClangType { wrap(clang.objectBaseType(raw)) }
  var protocols: [Cursor] {
    (0..<clang.protocolCount(raw)).map { Cursor(clang.protocolDeclaration(raw, $0), in: unit) }
  }
  var arguments: [ClangType] {
    (0..<clang.typeArgumentCount(raw)).map { wrap(clang.typeArgument(raw, $0)) }
  }

  private func wrap(_ type: CXType) -> ClangType { ClangType(type, in: unit) }
}
