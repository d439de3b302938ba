package import WidgetSource
import WidgetSyntax

/// Generated code and sources that no longer need the generator.
///
/// The generated files have no header, so that they are edited by hand from now on. The sources have no comments for the
/// generator. The text between the markers of an inline block stays.
package struct OwnedCode {
  /// The generated files, and the sources that change.
  package private(set) var files: [GeneratedFile] = []
  /// The number of removed comments.
  package private(set) var commentCount = 0
  /// The number of removed imports of the runtime.
  package private(set) var importCount = 0

  /// The module with the runtime.
  package static let runtimeModule = "WidgetRuntime"
  /// The module with the attributes that are annotations.
  package static let attributeModule = WireAttribute.module

  /// - Parameters:
  ///   - generated: the files of a run.
  ///   - sources: the sources of the run, without the sources of dependencies.
  ///   - removesImports: whether imports of the runtime are removed, because the runtime is one of the generated files.
  package init(_ generated: [GeneratedFile], _ sources: [ScannedFile], removesImports: Bool) {
    var filled: [String: [UInt8]] = [:]
    for file in generated {
      switch file.place {
      case .output:
        var file = file
        file.bytes = Self.withoutHeader(file.bytes)
        files.append(file)
      case .source(let path, scanned: _): filled[path] = file.bytes
      }
    }
    for source in sources {
      add(source, filled: filled[source.source.path], removesImports: removesImports)
    }
  }

  private mutating func add(_ scanned: ScannedFile, filled: [UInt8]?, removesImports: Bool) {
    let path = scanned.source.path
    let file = filled.map { parse(SourceFile(path: path, bytes: $0)) } ?? scanned.parsed
    let comments = file.removingInstructions()
    let imports = removesImports ? file.removingImports(of: Self.runtimeModule) : []
    if filled == nil, comments.isEmpty, imports.isEmpty { return }
    var edits = FixSet()
    for edit in comments + imports { _ = edits.add([edit]) }
    commentCount += comments.count
    importCount += imports.count
    files.append(
      GeneratedFile(
        place: .source(path, scanned: scanned.source.bytes), bytes: edits.apply(to: file.source)))
  }

  /// Returns the text of a generated file without its header and the blank lines below it.
  private static func withoutHeader(_ bytes: [UInt8]) -> [UInt8] {
    let header = Array(GeneratedHeader.text.utf8)
    guard bytes.starts(with: header) else { return bytes }
    return Array(bytes.dropFirst(header.count).drop { $0 == UInt8(ascii: "\n") })
  }
}

extension OwnedCode {
  /// Returns the first type of the runtime that a public declaration exposes, with its file, or nil if there isn't one.
  ///
  /// The types of an embedded runtime are internal, so such a declaration does not compile with it.
  package static func publicUseOfRuntime(in files: [ScannedFile]) -> (
    file: SourceFile, range: SourceRange
  )? {
    let names = EmbeddedRuntime.typeNames
    for file in files where file.importedModules.contains(runtimeModule) {
      if let range = file.parsed.publicTypes.first(where: { range in
        Mention.all(in: file.parsed.text(range)).contains { names.contains($0.name) }
      }) {
        return (file.source, range)
      }
    }
    return nil
  }
}

extension ParsedFile {
  /// The types that public declarations expose.
  fileprivate var publicTypes: [SourceRange] {
    var types = publicTypes(of: functions) + publicTypes(of: typealiases)
    for declaration in declarations {
      let isPublic = exposes(declaration.modifiers)
      let isProtocol = isPublic && declaration.kind == .protocol
      for property in declaration.properties where isProtocol || exposes(property.modifiers) {
        if let type = property.type { types.append(type) }
      }
      for initializer in declaration.initializers where exposes(initializer.modifiers) {
        types += self[initializer.parameters].map(\.type)
      }
      types += publicTypes(of: declaration.functions, inPublicProtocol: isProtocol)
      types += publicTypes(of: declaration.typealiases)
      for element in declaration.cases where isPublic {
        if let parameters = element.parameters { types += self[parameters].map(\.type) }
      }
    }
    return types
  }

  private func publicTypes(
    of functions: [FunctionDeclaration], inPublicProtocol isInProtocol: Bool = false
  ) -> [SourceRange] {
    functions.filter { isInProtocol || exposes($0.modifiers) }.flatMap { function in
      self[function.parameters].map(\.type) + (function.returns.map { [$0] } ?? [])
    }
  }

  private func publicTypes(of typealiases: [TypealiasDeclaration]) -> [SourceRange] {
    typealiases.filter { exposes($0.modifiers) }.map(\.type)
  }

  private func exposes(_ modifiers: Sublist<SourceRange>) -> Bool {
    self[modifiers].contains { ["open", "package", "public"].contains(text($0)) }
  }
}
