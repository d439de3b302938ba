import CClang

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The functions of libclang that read a header. They are loaded at run time.
///
/// This is unsafe code: each function pointer must have the type of its declaration in clang-c/Index.h, which is stable
/// across versions. A library without one of these functions is rejected.
struct ClangLibrary {
  typealias Raw = UnsafeMutableRawPointer
  typealias Visitor = @convention(c) (CXCursor, CXCursor, Raw?) -> UInt32

  let createIndex: @convention(c) (Int32, Int32) -> CXIndex?
  let disposeIndex: @convention(c) (CXIndex?) -> Void
  let parse:
    @convention(c) (
      CXIndex?, UnsafePointer<CChar>?, UnsafePointer<UnsafePointer<CChar>?>?, Int32,
      UnsafeMutablePointer<CXUnsavedFile>?, UInt32, UInt32,
      UnsafeMutablePointer<CXTranslationUnit?>?
    ) -> Int32
  let disposeUnit: @convention(c) (CXTranslationUnit?) -> Void
  let unitCursor: @convention(c) (CXTranslationUnit?) -> CXCursor
  let fileContents:
    @convention(c) (CXTranslationUnit?, CXFile?, UnsafeMutablePointer<Int>?) -> UnsafePointer<
      CChar
    >?

  let string: @convention(c) (CXString) -> UnsafePointer<CChar>?
  let disposeString: @convention(c) (CXString) -> Void
  let fileName: @convention(c) (CXFile?) -> CXString

  let diagnosticCount: @convention(c) (CXTranslationUnit?) -> UInt32
  let diagnostic: @convention(c) (CXTranslationUnit?, UInt32) -> CXDiagnostic?
  let disposeDiagnostic: @convention(c) (CXDiagnostic?) -> Void
  let diagnosticSeverity: @convention(c) (CXDiagnostic?) -> Int32
  let diagnosticSpelling: @convention(c) (CXDiagnostic?) -> CXString
  let diagnosticLocation: @convention(c) (CXDiagnostic?) -> CXSourceLocation

  let expansionLocation:
    @convention(c) (
      CXSourceLocation, UnsafeMutablePointer<CXFile?>?, UnsafeMutablePointer<UInt32>?,
      UnsafeMutablePointer<UInt32>?, UnsafeMutablePointer<UInt32>?
    ) -> Void
  let isInSystemHeader: @convention(c) (CXSourceLocation) -> Int32

  let visitChildren: @convention(c) (CXCursor, Visitor, Raw?) -> UInt32
  let cursorSpelling: @convention(c) (CXCursor) -> CXString
  let cursorType: @convention(c) (CXCursor) -> CXType
  let cursorLocation: @convention(c) (CXCursor) -> CXSourceLocation
  let cursorAvailability: @convention(c) (CXCursor) -> Int32
  let rawComment: @convention(c) (CXCursor) -> CXString
  let propertyAttributes: @convention(c) (CXCursor, UInt32) -> UInt32
  let propertyGetter: @convention(c) (CXCursor) -> CXString
  let isOptional: @convention(c) (CXCursor) -> UInt32
  let isVariadic: @convention(c) (CXCursor) -> UInt32
  let resultType: @convention(c) (CXCursor) -> CXType
  let enumIntegerType: @convention(c) (CXCursor) -> CXType
  let enumConstantValue: @convention(c) (CXCursor) -> Int64
  let typedefUnderlyingType: @convention(c) (CXCursor) -> CXType

  let typeSpelling: @convention(c) (CXType) -> CXString
  let typeDeclaration: @convention(c) (CXType) -> CXCursor
  let canonicalType: @convention(c) (CXType) -> CXType
  let pointeeType: @convention(c) (CXType) -> CXType
  let isConst: @convention(c) (CXType) -> UInt32
  let nullability: @convention(c) (CXType) -> Int32
  let modifiedType: @convention(c) (CXType) -> CXType
  let namedType: @convention(c) (CXType) -> CXType
  let objectBaseType: @convention(c) (CXType) -> CXType
  let protocolCount: @convention(c) (CXType) -> UInt32
  let protocolDeclaration: @convention(c) (CXType, UInt32) -> CXCursor
  let typeArgumentCount: @convention(c) (CXType) -> UInt32
  let typeArgument: @convention(c) (CXType, UInt32) -> CXType
  let functionResultType: @convention(c) (CXType) -> CXType
  let functionParameterCount: @convention(c) (CXType) -> Int32
  let functionParameter: @convention(c) (CXType, UInt32) -> CXType
}

/// The reason why a file cannot be used as libclang: the system's message, or a missing function.
struct ClangLoadFailure: Error {
  let reason: String
}

extension ClangLibrary {
  /// Loads a library. It stays loaded until the process exits.
  init(loading path: String) throws(ClangLoadFailure) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw ClangLoadFailure(reason: dlerror().map { String(cString: $0) } ?? path)
    }
    func load<Function>(_ name: String) throws(ClangLoadFailure) -> Function {
      guard let symbol = dlsym(handle, "clang_" + name) else {
        throw ClangLoadFailure(reason: "\(path): no function 'clang_\(name)'")
      }
      return unsafeBitCast(symbol, to: Function.self)
    }
    createIndex = try load("createIndex")
    disposeIndex = try load("disposeIndex")
    parse = try load("parseTranslationUnit2")
    disposeUnit = try load("disposeTranslationUnit")
    unitCursor = try load("getTranslationUnitCursor")
    fileContents = try load("getFileContents")
    string = try load("getCString")
    disposeString = try load("disposeString")
    fileName = try load("getFileName")
    diagnosticCount = try load("getNumDiagnostics")
    diagnostic = try load("getDiagnostic")
    disposeDiagnostic = try load("disposeDiagnostic")
    diagnosticSeverity = try load("getDiagnosticSeverity")
    diagnosticSpelling = try load("getDiagnosticSpelling")
    diagnosticLocation = try load("getDiagnosticLocation")
    expansionLocation = try load("getExpansionLocation")
    isInSystemHeader = try load("Location_isInSystemHeader")
    visitChildren = try load("visitChildren")
    cursorSpelling = try load("getCursorSpelling")
    cursorType = try load("getCursorType")
    cursorLocation = try load("getCursorLocation")
    cursorAvailability = try load("getCursorAvailability")
    rawComment = try load("Cursor_getRawCommentText")
    propertyAttributes = try load("Cursor_getObjCPropertyAttributes")
    propertyGetter = try load("Cursor_getObjCPropertyGetterName")
    isOptional = try load("Cursor_isObjCOptional")
    isVariadic = try load("Cursor_isVariadic")
    resultType = try load("getCursorResultType")
    enumIntegerType = try load("getEnumDeclIntegerType")
    enumConstantValue = try load("getEnumConstantDeclValue")
    typedefUnderlyingType = try load("getTypedefDeclUnderlyingType")
    typeSpelling = try load("getTypeSpelling")
    typeDeclaration = try load("getTypeDeclaration")
    canonicalType = try load("getCanonicalType")
    pointeeType = try load("getPointeeType")
    isConst = try load("isConstQualifiedType")
    nullability = try load("Type_getNullability")
    modifiedType = try load("Type_getModifiedType")
    namedType = try load("Type_getNamedType")
    objectBaseType = try load("Type_getObjCObjectBaseType")
    protocolCount = try load("Type_getNumObjCProtocolRefs")
    protocolDeclaration = try load("Type_getObjCProtocolDecl")
    typeArgumentCount = try load("Type_getNumObjCTypeArgs")
    typeArgument = try load("Type_getObjCTypeArg")
    functionResultType = try load("getResultType")
    functionParameterCount = try load("getNumArgTypes")
    functionParameter = try load("getArgType")
  }
}
