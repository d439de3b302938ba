import WidgetTemplate

/// A function type: `typeName.closure`.
final class ClosureObject: TemplateObject {
  private let closure: SourceryTypeName.Closure
  private let graph: TypeGraph
  private let container: Int?

  init(_ closure: SourceryTypeName.Closure, graph: TypeGraph, container: Int?) {
    self.closure = closure
    self.graph = graph
    self.container = container
  }

  func member(_ member: String) -> Value? {
    switch member {
    case "name", "asSource": .spelled(closure.asSource)
    case "parameters": .array(closure.parameters.map { .object(parameter($0)) })
    case "isAsync": .bool(closure.isAsync)
    case "asyncKeyword": closure.isAsync ? .string("async") : Value.none
    case "throws": .bool(closure.throwsKeyword != nil && closure.throwsTypeName?.name != "Never")
    case "throwsOrRethrowsKeyword": closure.throwsKeyword.map { .string($0) } ?? Value.none
    case "throwsTypeName":
      closure.throwsTypeName.map { .object(typed($0).object) } ?? Value.none
    default: ReturnedType(typed(closure.returnTypeName)).member(member)
    }
  }

  private func typed(_ name: SourceryTypeName) -> TypedName { TypedName(name, graph, container) }

  private func parameter(
    _ parameter: SourceryTypeName.Closure.Parameter
  ) -> ClosureParameterObject {
    ClosureParameterObject(parameter, type: typed(parameter.typeName))
  }
}

/// The return type of a method, subscript or closure.
struct ReturnedType {
  private let typed: TypedName

  init(_ typed: TypedName) { self.typed = typed }

  func member(_ member: String) -> Value? {
    switch member {
    case "returnTypeName": .object(typed.object)
    case "actualReturnTypeName": typed.object.wrap(typed.object.effective)
    case "returnType": typed.type
    case "isOptionalReturnType": .bool(typed.name.isOptional)
    case "isImplicitlyUnwrappedOptionalReturnType":
      .bool(typed.name.isImplicitlyUnwrappedOptional)
    case "unwrappedReturnTypeName": .spelled(typed.name.unwrappedTypeName)
    default: nil
    }
  }
}

/// A parameter of a function type.
final class ClosureParameterObject: TypedObject {
  let typed: TypedName
  private let parameter: SourceryTypeName.Closure.Parameter

  init(_ parameter: SourceryTypeName.Closure.Parameter, type: TypedName) {
    self.parameter = parameter
    typed = type
  }

  func member(_ member: String) -> Value? {
    switch member {
    case "argumentLabel": parameter.argumentLabel.map { .string($0) } ?? Value.none
    case "name": parameter.name.map { .string($0) } ?? Value.none
    case "inout": .bool(parameter.isInout)
    case "isVariadic": .bool(parameter.isVariadic)
    case "asSource": .spelled(parameter.asSource)
    case "typeAttributes": typed.object.attributes
    case "defaultValue": Value.none
    case "annotations": .dictionary([:])
    default: typed.member(member)
    }
  }
}
