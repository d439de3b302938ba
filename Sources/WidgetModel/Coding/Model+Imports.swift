import WidgetSource
import WidgetSyntax

extension Model {
  /// The import declarations that a generated file with extensions of some types needs, in order
  /// of the modules' names.
  ///
  /// Always the runtime's module, unless the sources declare what it would bring or the user says
  /// no. Those of a type's file only where a property's type is declared neither in the sources
  /// nor by the runtime nor by the standard library: then it comes from one of them. With
  /// dependencies those of every type's file: what a source compiles with, its extension does.
  package func imports(
    for types: [GeneratedType], _ rules: CodingRules, importsModule: Bool,
    dependencies: Set<String> = []
  ) -> [String] {
    var found: [String: String] = [:]
    let declaresBase =
      rules.wire?.families.isEmpty ?? true && declaresBase(rules, except: dependencies)
    if let module = rules.module, importsModule, !declaresBase {
      found["import \(module)"] = module
    }
    let importing = dependencies.isEmpty ? types.filter { needsImports($0, rules) } : types
    for file in Set(importing.map(\.id.file)) {
      for declaration in files[file].imports {
        let path = files[file].text(declaration.path)
        guard path != rules.module else { continue }
        found[text(of: declaration, in: files[file])] = path
      }
    }
    return found.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
  }

  /// Whether the sources are the runtime itself.
  private func declaresBase(_ rules: CodingRules, except dependencies: Set<String>) -> Bool {
    rules.bases.contains { base in
      index.types(named: base).contains { !dependencies.contains(files[$0.file].source.path) }
    }
  }

  private func needsImports(_ type: GeneratedType, _ rules: CodingRules) -> Bool {
    let scope = Scope(in: type.id)
    var isNeeded = false
    for property in self.type(type.id).storedProperties {
      property.type?.forEachName { name in
        if StandardLibrary.types.contains(name) || rules.moduleTypes.contains(name) { return }
        if case .unknown = resolve(name, in: scope) { isNeeded = true }
      }
    }
    return isNeeded
  }

  private func text(of declaration: ImportDeclaration, in file: ParsedFile) -> String {
    let text = file.text(declaration.range).trimmed
    guard let clause = declaration.clause else { return text }
    return "#if \(file.conditionText(of: clause))\n\(text)\n#endif"
  }
}

/// The standard library's types that properties are often of.
enum StandardLibrary {
  static let types: Set<String> = [
    "Any", "AnyHashable", "AnyObject", "Array", "Bool", "Character", "ClosedRange", "Dictionary",
    "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8", "Never", "Optional", "Range",
    "Result", "Set", "String", "Substring", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "Void",
  ]
}
