import WidgetModel
import WidgetSource
import WidgetSyntax

/// The types whose initializers code calls that other modules may compile: default arguments and inlinable bodies.
///
/// Such code can only call public initializers. In its module, a call prefers the initializer that the compiler
/// synthesizes over the generated one, and the synthesized initializer is not public.
struct ExportedCalls {
  /// The local names of the types.
  let types: Set<String>

  init(in model: Model) {
    var found: Set<String> = []
    for (number, file) in model.files.enumerated() where !model.dependencies.contains(number) {
      let lists =
        file.functions.map(\.parameters)
        + file.declarations.flatMap { declaration in
          declaration.initializers.map(\.parameters) + declaration.functions.map(\.parameters)
            + declaration.subscripts.map(\.parameters) + declaration.cases.compactMap(\.parameters)
        }
      for parameter in lists.flatMap({ file[$0] }) {
        guard let value = parameter.defaultValue.map(file.code) else { continue }
        found.formUnion(Self.calledTypes(in: value))
        if value.holds(".init(") {
          TypeName(parsing: file.code(parameter.type)).forEachName { found.insert($0.localName) }
        }
      }
      if Self.attributes.contains(where: file.source.text.holds) {
        found.formUnion(Self.calledTypes(in: file.source.text))
      }
    }
    types = found
  }

  private static let attributes = ["@inlinable", "@_alwaysEmitIntoClient", "@_transparent"]

  private static func calledTypes(in code: String) -> [String] {
    Mention.all(in: code).filter { $0.isCalled && $0.member == nil }.map(\.name.localName)
  }
}
