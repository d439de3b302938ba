import WidgetSource
import WidgetSyntax
import WidgetTemplate

/// A parameter of a method or subscript: `parameter.argumentLabel`, `parameter.typeName`.
final class ParameterObject: TypedObject, AnnotatedObject {
  let typed: TypedName
  let label: String?
  private let name: String
  private let index: Int
  private let defaultValue: String?
  private let isInout: Bool
  private let isVariadic: Bool
  private let declaration: ParameterDeclaration
  private let method: Method

  /// The function, initializer or subscript of a parameter.
  struct Method {
    let graph: TypeGraph
    let file: Int
    let keyword: SourceRange
    let annotations: Sublist<Annotation>
    let owner: (part: DeclarationID, type: TypeObject)?
  }

  init(
    _ parameter: ParameterDeclaration, index: Int, of method: Method
  ) {
    let (graph, owner) = (method.graph, method.owner)
    let source = graph.files[method.file]
    declaration = parameter
    self.method = method
    self.index = index
    label = parameter.label.map(source.text)
    let name = parameter.name.map(source.text) ?? label ?? ""
    // `_: String` has neither a label nor a name.
    self.name = name == "_" ? "" : name
    defaultValue = parameter.defaultValue.map(source.text)
    var text = source.text(parameter.type)
    isVariadic = text.hasSuffix("...")
    if isVariadic { text = text.dropLast(3).trimmed }
    let part = owner.flatMap { graph[$0.part].kind == .protocol ? nil : $0.part }
    var typeName = graph.typeName(
      text, at: parameter.type.start, in: part, owner?.type.entry)
    isInout = SourceryTypeNameParser.isInout(text)
    if isInout { typeName.name = "inout \(typeName.name)" }
    typed = TypedName(typeName, graph, owner?.type.index)
  }

  var annotations: Value {
    method.graph.annotations(
      of: declaration, after: method.keyword, declaration: method.annotations, in: method.file)
  }

  func member(_ member: String) -> Value? {
    switch member {
    case "argumentLabel": label.map { .string($0) } ?? Value.none
    case "name": .string(name)
    case "index": .int(index)
    case "inout": .bool(isInout)
    case "isVariadic": .bool(isVariadic)
    case "defaultValue": defaultValue.map { .string($0) } ?? Value.none
    case "typeAttributes": typed.object.attributes
    case "annotations": annotations
    case "asSource": .spelled(asSource)
    default: typed.member(member)
    }
  }

  /// The parameter as written in a declaration, in Sourcery's spelling.
  var asSource: String { declaration(of: typed.name.asSource) }

  private func declaration(of type: String) -> String {
    let type =
      (isInout ? "inout " : "") + type + (defaultValue.map { " = \($0)" } ?? "")
      + (isVariadic ? "..." : "")
    guard label != name else { return "\(name): \(type)" }
    let labels = [label ?? "_", name].filter { !$0.isEmpty }.joined(separator: " ")
    return "\(labels): \(type)"
  }
}

extension TypeGraph {
  /// Parses a type as written. As in Sourcery, a type that is declared earlier in the same body gets its qualified
  /// name.
  ///
  /// - Parameters:
  ///   - offset: the offset of the type in the file.
  ///   - part: the body, or nil to keep names as written.
  func typeName(
    _ text: String, at offset: UInt32, in part: DeclarationID?, _ type: Entry?
  ) -> SourceryTypeName {
    let name = SourceryTypeNameParser.parse(text)
    guard let part, let type,
      let nested = type.children.first(where: { types[$0].localName == name.name }),
      types[nested].parts.contains(where: {
        $0.file == part.file && self[$0].parent == part.index && self[$0].range.end <= offset
      })
    else { return name }
    return SourceryTypeName(name: types[nested].name)
  }
}
