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
    add(importsOf: Set(importing.map(\.id.file)), except: rules.module, to: &found)
    return sorted(found)
  }

  /// The import declarations that a generated file with the boxes of families needs, in the same
  /// order: the runtime's module if there is one, and what a family is declared with that joins one
  /// of another module, or types that have boxes for such a one.
  package func imports(
    for families: [Family], types: [GeneratedType], module: String?
  ) -> [String] {
    var found: [String: String] = [:]
    if let module { found["import \(module)"] = module }
    let joining = families.filter { $0.joins != nil }
    add(
      importsOf: Set(joining.map(\.id.file) + types.map(\.id.file)), except: module, to: &found)
    return sorted(found)
  }

  /// Adds the import declarations of files, each with the module that it names.
  private func add(
    importsOf indices: Set<Int>, except module: String?, to found: inout [String: String]
  ) {
    for file in indices.map({ files[$0] }) {
      for declaration in file.imports {
        let path = file.text(declaration.path)
        if path != module { found[text(of: declaration, in: file)] = path }
      }
    }
  }

  private func sorted(_ imports: [String: String]) -> [String] {
    imports.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key)
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
