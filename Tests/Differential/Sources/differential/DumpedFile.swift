/// The output of `widgetgen dump` for a file, or SwiftParser's tree in the same form.
struct DumpedFile: Codable {
  var path: String
  var imports: [String] = []
  var declarations: [DumpedDeclaration] = []
  var typealiases: [DumpedTypealias] = []
  var diagnostics: [DumpedDiagnostic] = []
}

struct DumpedDeclaration: Codable {
  var kind: String
  var name: String
  var line: Int
  var attributes: [String]
  var modifiers: [String]
  var generics: String?
  var inherits: [String]
  var `where`: String?
  var properties: [DumpedProperty] = []
  var cases: [DumpedCase] = []
  var initializers: [DumpedInitializer] = []
  var functions: [DumpedFunction] = []
  var typealiases: [DumpedTypealias] = []
}

struct DumpedProperty: Codable {
  var name: String
  var introducer: String
  var modifiers: [String]
  var attributes: [String]
  var type: String?
  var value: String?
  var computed: Bool
  var line: Int
}

struct DumpedCase: Codable {
  var name: String
  var value: String?
  var parameters: [DumpedParameter]?
  var line: Int
}

struct DumpedParameter: Codable {
  var label: String?
  var name: String?
  var type: String
  var `default`: String?
}

struct DumpedInitializer: Codable {
  var modifiers: [String]
  var attributes: [String]
  var parameters: [DumpedParameter]
  var failable: String
  var async: Bool
  var `throws`: Bool
  var line: Int
}

struct DumpedFunction: Codable {
  var name: String
  var modifiers: [String]
  var attributes: [String]
  var generics: String?
  var parameters: [DumpedParameter]
  var async: Bool
  var `throws`: Bool
  var returns: String?
  var line: Int
}

struct DumpedTypealias: Codable {
  var name: String
  var type: String
}

struct DumpedDiagnostic: Codable {
  var line: Int
  var column: Int
  var severity: String
  var message: String
  var id: String
}

/// The output of `widgetgen dump` for all files.
struct DumpedFiles: Codable {
  var version: Int
  var files: [DumpedFile]
}
