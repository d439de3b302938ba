import BuiltinTemplates
import WidgetModel
import WidgetPlan
import WidgetSource

/// Combines the sources of WidgetRuntime into one file for the module that embeds them.
struct EmbeddedRuntime {
  /// Whether code that reads and writes the bytes of JSON is included. This code is about three times as long as the
  /// rest of the runtime.
  let readsBytes: Bool
  /// Whether the runtime's coders are included. An app that does not use coders may have types with the same names.
  let hasCoders: Bool
  /// Whether `Field` is included.
  let hasFields: Bool
  /// Whether declarations are marked `nonisolated`, which is necessary if the module's default isolation is an actor.
  let isNonisolated: Bool
  /// The names that the sources declare and that the runtime must not redeclare.
  var names = EmbeddedNames(nil)

  /// The names of the types that the runtime declares at file level.
  static let typeNames = BuiltinTemplates.runtime.reduce(into: Set<String>()) { names, source in
    names.formUnion(SwiftText.declaredTypes(in: source.text))
  }

  /// Returns the imports of all sources, followed by their declarations, which become internal.
  func text() -> String {
    let parts = (isNonisolated ? Self.nonisolatedParts : Self.parts).filter { includes($0.path) }
    var text = ""
    for imports in parts.map(\.imports).uniqued(by: \.self) where !imports.isEmpty {
      text += "\n" + imports + "\n"
    }
    return text + names.aliasesOfFoundation
      + names.spelled(
        parts.map { "\n" + $0.declarations }.joined(),
        declaring: parts.reduce(into: []) { $0.formUnion($1.types) })
  }

  /// A source of the runtime in the form in which it is embedded.
  private struct Part {
    let path: String
    let imports: String
    let declarations: String
    /// The names of the types that the source declares at file level.
    let types: Set<String>

    init(_ source: (path: String, text: String), isNonisolated: Bool) {
      path = source.path
      imports = EmbeddedRuntime.imports(of: source.text)
      declarations = EmbeddedRuntime.declarations(of: source.text, isNonisolated)
      types = SwiftText.declaredTypes(in: declarations)
    }
  }

  // A run can embed the runtime in several targets, and converts the sources once.
  private static let parts = BuiltinTemplates.runtime.map { Part($0, isNonisolated: false) }
  private static let nonisolatedParts = BuiltinTemplates.runtime.map {
    Part($0, isNonisolated: true)
  }

  private func includes(_ path: String) -> Bool {
    (readsBytes || !Self.isDirect(path)) && (hasCoders || !path.hasPrefix("API/Coders/"))
      && (hasFields || !["API/Field.swift", "Direct/JSONField.swift"].contains(path))
  }

  /// Returns the import lines at the start of a source, without access levels.
  private static func imports(of source: String) -> String {
    guard source.hasPrefix("#if canImport("), let end = source.firstPlace(of: "\n\n") else {
      return ""
    }
    return source[..<end.lowerBound].split(separator: "\n").map { line in
      let code = line.drop { $0 == " " }
      return line[..<code.startIndex] + withoutModifiers(code)
    }.joined(separator: "\n")
  }

  /// Whether a file is only for code that reads and writes bytes.
  private static func isDirect(_ path: String) -> Bool {
    path.hasPrefix("Direct/")
      || ["API/WidgetJSONDecoder.swift", "API/WidgetJSONEncoder.swift"].contains(path)
  }

  /// Returns a source without its imports, and without attributes and modifiers that only concern other modules.
  private static func declarations(of source: String, _ isNonisolated: Bool) -> String {
    var text = ""
    var isInImports = source.hasPrefix("#if canImport(")
    for line in source.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if isInImports {
        isInImports = !line.isEmpty
        continue
      }
      let code = line.drop { $0 == " " }
      if attributesOfInterfaces.contains(code) { continue }
      text += line[..<code.startIndex]
      if isNonisolated, self.isNonisolated(code, indentation: line[..<code.startIndex]) {
        text += "nonisolated "
      }
      text += withoutModifiers(code)
      text += "\n"
    }
    return text
  }

  private static let attributesOfInterfaces: Set<Substring> = [
    "@inlinable", "@usableFromInline", "@frozen", "@_documentation(visibility: internal)",
  ]

  private static func withoutModifiers(_ code: Substring) -> Substring {
    var code = code
    for modifier in ["@inlinable ", "@usableFromInline ", "public "] where code.hasPrefix(modifier)
    {
      code = code.dropFirst(modifier.count)
    }
    return code
  }

  /// Whether a line has to be marked `nonisolated`: it begins a type, an extension or a function at file level, or a
  /// type nested in one of them. Other members inherit the isolation.
  private static func isNonisolated(_ code: Substring, indentation: Substring) -> Bool {
    guard indentation.utf8.count <= 2,
      let keyword = code.split(separator: " ").first(where: { $0 != "public" && $0 != "private" })
    else { return false }
    return types.contains(keyword)
      || indentation.isEmpty && (keyword == "extension" || keyword == "func")
  }

  private static let types: Set<Substring> = ["enum", "final", "protocol", "struct"]
}

extension BuiltinDescription {
  /// The runtime to embed, or nil if generated code imports the runtime or does not use it.
  var embeddedRuntime: EmbeddedRuntime? {
    let isWhole = configuration.embedsWholeRuntime
    guard configuration.embedsRuntime,
      isWhole || !plan.families.isEmpty || plan.types.contains(where: callsRuntime)
    else { return nil }
    return EmbeddedRuntime(
      readsBytes: configuration.readsBytes || isWhole,
      hasCoders: isWhole || plan.types.contains(where: \.usesCoders),
      hasFields: isWhole || plan.types.contains { $0.usesFields(in: resolved.runtime) },
      isNonisolated: plan.families.contains(where: \.family.isNonisolated)
        || plan.types.contains(where: \.isNonisolated),
      names: EmbeddedNames(DeclaredTypes(resolved.model)))
  }

  private func callsRuntime(_ type: TypePlan) -> Bool {
    type.usesCoders || type.usesFields(in: resolved.runtime) || type.collectsKeys
      || type.usesElements || type.callsRuntime
  }
}

extension TypePlan {
  /// Whether the generated members use the runtime for features other than coders, `Field`, elements and remaining
  /// keys.
  fileprivate var callsRuntime: Bool {
    codedVariants.contains { variant in
      switch variant.coding {
      case .object(let plan):
        !plan.usesCodingKeys || plan.shorthand != nil || plan.coding.isRecursive
          || plan.properties.contains { property in
            property.shape.isPartial || property.shape.isOneOrMany
              || property.onError != nil
              || property.shape.polymorph?.unknown != nil
              || (property.source.isFlattened && property.shape.isOptional)
          }
      case .enum(let plan): !plan.isAutoCodable
      }
    }
  }
}
