import WidgetModel
import WidgetSource
import WidgetSyntax

/// The types whose initializers code calls that other modules may compile: default arguments and inlinable bodies.
///
/// Such code can only call public initializers. In its module, a call prefers the initializer that the compiler
/// synthesizes over the generated one, and the synthesized initializer is not public.
struct ExportedCalls {
  /// The local names of the types.
  private(set) var types: Set<String> = []

  init(in model: Model) {
    for (number, file) in model.files.enumerated() where !model.dependencies.contains(number) {
      for function in file.functions where file.isExported(function.modifiers) {
        add(function.parameters, of: file)
      }
      for declaration in file.declarations { add(declaration, of: file) }
      let text = file.source.text
      if Self.attributes.contains(where: text.holds) { add(text) }
    }
  }

  private static let attributes = ["@inlinable", "@_alwaysEmitIntoClient", "@_transparent"]

  private mutating func add(_ declaration: Declaration, of file: ParsedFile) {
    let isExported = file.isExported(declaration.modifiers)
    let members =
      declaration.initializers.map { ($0.modifiers, $0.parameters) }
      + declaration.functions.map { ($0.modifiers, $0.parameters) }
      + declaration.subscripts.map { ($0.modifiers, $0.parameters) }
    for (modifiers, parameters) in members
    where file.isExported(modifiers) || isExported && declaration.kind == .extension {
      add(parameters, of: file)
    }
    if isExported {
      for parameters in declaration.cases.compactMap(\.parameters) { add(parameters, of: file) }
    }
  }

  private mutating func add(_ parameters: Sublist<ParameterDeclaration>, of file: ParsedFile) {
    for parameter in file[parameters] {
      guard let value = parameter.defaultValue.map(file.code) else { continue }
      add(value)
      guard value.holds(".init(") else { continue }
      TypeName(parsing: file.code(parameter.type)).forEachName { types.insert($0.localName) }
    }
  }

  /// Adds the types whose initializers a text calls.
  private mutating func add(_ code: String) {
    for mention in Mention.all(in: code) where mention.isCalled && mention.member == nil {
      types.insert(mention.name.localName)
    }
  }
}

extension ParsedFile {
  /// Whether modifiers make a declaration visible in other modules.
  fileprivate func isExported(_ modifiers: Sublist<SourceRange>) -> Bool {
    self[modifiers].contains { ["public", "open", "package"].contains(text($0)) }
  }
}
