import WidgetModel
import WidgetSource
import WidgetSyntax

/// A struct whose values are keys with any text, such as `StringKey` in `container(keyedBy: StringKey.self)`, where a
/// literal is the key: `forKey: "title"`.
///
/// A literal is only the key in the JSON if `init(stringLiteral:)` stores it, and if `stringValue` returns it.
struct TextKeys {
  private enum Value {
    case text, null
  }

  private let type: ModelType
  private let model: Model
  /// The values that `init(stringLiteral:)` assigns, by property.
  private let assigned: [String: Value]

  /// Returns nil if a type is not such a struct.
  init?(_ id: DeclarationID, in model: Model) {
    (type, self.model) = (model.type(id), model)
    let bodies = [id] + type.extensions
    let inherited = bodies.flatMap { model.inheritanceClause(of: $0).map(\.text) }
    let initializers = HandWrittenMembers(of: type, in: model).initializers
    guard type.kind == .struct,
      Set(inherited).isSuperset(of: ["CodingKey", "ExpressibleByStringLiteral"]),
      bodies.allSatisfy({
        model.declaration($0).clause == nil && model.declaration($0).whereClause == nil
      }),
      let assigned = Self.assigned(by: "stringLiteral", initializers, model)
    else { return nil }
    self.assigned = assigned
    guard value(of: "stringValue") == .text, value(of: "intValue") == .null else { return nil }
  }

  /// Returns the values that an initializer with a single text assigns. It may call another initializer with the text.
  private static func assigned(
    by label: String, _ initializers: [HandWrittenMember], _ model: Model
  ) -> [String: Value]? {
    let found = initializers.filter { member in
      member.parameters.count == 1
        && member.parameters[0].label.map(model.files[member.owner.file].text) == label
    }
    guard found.count == 1, let member = found.first, member.clause == nil,
      case let file = model.files[member.owner.file],
      ["String", "Swift.String"].contains(file.text(member.parameters[0].type))
    else { return nil }
    let text = member.parameterName(in: file)
    if member.statements.count == 1, case .expression(let call) = member.statements[0].kind,
      case ("init", let arguments)? = call.ownCall, arguments.count == 1,
      arguments[0].value.name == text, let next = arguments[0].label
    {
      let others = initializers.filter { $0.owner != member.owner || $0.range != member.range }
      return assigned(by: next, others, model)
    }
    var values: [String: Value] = [:]
    for statement in member.statements {
      guard case .assignment(let target, let value) = statement.kind,
        let property = target.property, values[property] == nil,
        value.isNil || value.name == text
      else { return nil }
      values[property] = value.isNil ? .null : .text
    }
    return values
  }

  /// Returns the value of a property after `init(stringLiteral:)`, or nil if it is not known.
  private func value(of name: String) -> Value? {
    guard let property = type.properties.first(where: { $0.bareName == name && !$0.isStatic }),
      property.clause == nil
    else { return nil }
    guard property.isComputed else { return stored(property) }
    guard let result = model.getter(of: property) else { return nil }
    if result == "nil" { return .null }
    return type.storedProperties.first { [$0.name, "self.\($0.name)"].contains(result) }
      .flatMap(stored)
  }

  private func stored(_ property: Property) -> Value? {
    guard property.clause == nil, property.attributeNames.isEmpty, !property.isLazy else {
      return nil
    }
    if let value = assigned[property.bareName] { return value }
    let isNil = property.initialValue.map { $0.trimmed == "nil" } ?? !property.isLet
    return isNil && property.type?.isOptional == true ? .null : nil
  }
}
