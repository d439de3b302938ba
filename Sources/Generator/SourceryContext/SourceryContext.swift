import WidgetSource
package import WidgetSyntax
package import WidgetTemplate

/// Returns the top-level variables of Sourcery's templates: `types`, `type`, `functions`, `argument`.
///
/// Members are evaluated on access. Types of the dependencies can be looked up by name but are not
/// part of the lists of types.
///
/// - Parameters:
///   - dependencies: the paths of files that belong to other modules.
///   - modules: the names of the files' modules by path, or an empty dictionary if they are unknown, as in Sourcery with
///     `sources:`.
///   - arguments: the members of `argument`, as written on the command line or in the configuration.
package func sourceryContext(
  of files: [ParsedFile], dependencies: Set<String>, modules: [String: String] = [:],
  arguments: [String: String]
) -> [String: Value] {
  let graph = TypeGraph(files, dependencies: dependencies, modules: modules)
  return [
    "types": .object(TypesObject(graph)),
    "type": .object(TypeByNameObject(graph)),
    "functions": functions(graph),
    "argument": .dictionary(arguments.mapValues(ArgumentValue.value)),
  ]
}

/// Returns the functions at file level, sorted by name, without functions in dependencies and inline blocks.
func functions(_ graph: TypeGraph) -> Value {
  let methods = graph.files.enumerated().flatMap { file, parsed in
    graph.isDependency(file)
      ? []
      : parsed.functions.filter { !graph.isGenerated($0.keyword, in: file) }
        .map { MethodObject($0, in: file, graph: graph) }
  }
  return .array(methods.stablySorted(on: \.name).map { .object($0) })
}

/// The types by name: `type.Button`.
final class TypeByNameObject: TemplateObject {
  private let graph: TypeGraph

  init(_ graph: TypeGraph) { self.graph = graph }

  func member(_ name: String) -> Value? {
    graph.index(of: name).map { .object(TypeObject($0, graph: graph)) }
  }

  var entries: [String: Value]? {
    Dictionary(
      graph.types.indices.map {
        (graph.types[$0].globalName, .object(TypeObject($0, graph: graph)))
      },
      uniquingKeysWith: { $1 })
  }
}
