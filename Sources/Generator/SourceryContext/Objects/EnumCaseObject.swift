import WidgetSyntax
import WidgetTemplate

/// A case of an enum in templates: `case.name`, `case.associatedValues`.
final class EnumCaseObject: AnnotatedObject {
  private let declaration: CaseDeclaration
  private let file: Int
  private let type: TypeObject

  init(_ declaration: CaseDeclaration, in file: Int, type: TypeObject) {
    self.declaration = declaration
    self.file = file
    self.type = type
  }

  var annotations: Value {
    type.graph.annotations(declaration.annotations, above: declaration.name, in: file)
  }
  var values: ArraySlice<ParameterDeclaration> {
    type.graph.files[file][declaration.parameters ?? Sublist()]
  }

  func member(_ member: String) -> Value? {
    let graph = type.graph
    return switch member {
    case "name": .string(graph.files[file].text(declaration.name))
    case "rawValue": rawValue.map { .string($0) } ?? Value.none
    case "hasAssociatedValue": .bool(!values.isEmpty)
    case "associatedValues":
      .array(
        values.enumerated().map {
          .object(AssociatedValueObject($1, index: $0, of: declaration, in: file, type: type))
        })
    case "indirect": .bool(graph.hasModifier("indirect", declaration.modifiers, in: file))
    case "annotations": annotations
    case "documentation": graph.documentation(declaration.documentation, in: file)
    default: nil
    }
  }

  /// The raw value without the quotes of a string literal, or nil if none is written. An empty string literal keeps its
  /// quotes.
  private var rawValue: String? {
    guard let text = declaration.value.map(type.graph.files[file].text) else { return nil }
    guard text.utf8.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return text }
    return String(text.dropFirst().dropLast())
  }
}

/// An associated value: `value.localName`, `value.externalName`, `value.typeName`.
final class AssociatedValueObject: TypedObject, AnnotatedObject {
  let typed: TypedName
  private let localName: String?
  private let externalName: String?
  private let defaultValue: String?
  private let parameter: ParameterDeclaration
  private let enumCase: CaseDeclaration
  private let file: Int
  private let graph: TypeGraph

  init(
    _ parameter: ParameterDeclaration, index: Int, of enumCase: CaseDeclaration, in file: Int,
    type: TypeObject
  ) {
    let source = type.graph.files[file]
    let count = enumCase.parameters?.count ?? 0
    self.parameter = parameter
    self.enumCase = enumCase
    self.file = file
    graph = type.graph
    localName = parameter.label.map(source.text)
    let isRenamed = parameter.name != nil && parameter.name != parameter.label
    let second = isRenamed ? parameter.name.map(source.text) : nil
    externalName = second ?? (count > 1 ? localName ?? "\(index)" : nil)
    defaultValue = parameter.defaultValue.map(source.text)
    typed = TypedName(
      SourceryTypeNameParser.parse(source.text(parameter.type)), type.graph, type.index)
  }

  var annotations: Value {
    graph.annotations(of: parameter, after: nil, declaration: enumCase.annotations, in: file)
  }

  func member(_ member: String) -> Value? {
    switch member {
    case "localName": localName.map { .string($0) } ?? Value.none
    case "externalName": externalName.map { .string($0) } ?? Value.none
    case "defaultValue": defaultValue.map { .string($0) } ?? Value.none
    case "annotations": annotations
    case "isGeneric": typed.object.member(member)
    default: typed.member(member)
    }
  }
}
