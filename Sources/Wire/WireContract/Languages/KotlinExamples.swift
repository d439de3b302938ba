import WidgetPlan
import WidgetSource

/// Prints JSON as a Kotlin expression that creates the same value, using the classes that `contract --emit kotlin`
/// prints for kotlinx.serialization.
///
/// For example: `val payload: Component = Label(text = "a")` for `{"type": "label", "text": "a"}`. Parts that the
/// classes cannot express are decoded from their JSON.
package struct KotlinExamples: Sendable {
  private let index: ContractIndex

  package init(_ contract: Contract) { index = ContractIndex(contract) { _ in nil } }

  private func className(of type: String) -> String {
    KotlinNames.type(index.identifiers.type(type))
  }

  /// Returns the declaration of a payload, or nil if the text is not JSON.
  ///
  /// - Parameter root: the type of the payload.
  package func text(of json: String, root: String) -> String? {
    guard let tree = JSONTree(json: json) else { return nil }
    let start = "val payload: \(className(of: root)) = "
    return start + value(tree, of: root).text(after: start.count, depth: 0) + "\n"
  }

  /// Returns an expression for a value of the type with the given name.
  private func value(_ json: JSONTree, of type: String) -> KotlinExpression {
    constructed(json, type)
      ?? .text("Json.decodeFromString<\(className(of: type))>(\(Self.jsonText(json)))")
  }

  /// Returns an expression with the type's class, such as a call of its constructor. Returns nil if the class cannot
  /// represent the value.
  private func constructed(_ json: JSONTree, _ name: String) -> KotlinExpression? {
    guard let type = index.contract.types[name] else { return nil }
    switch type.kind {
    case .object:
      return instance(
        className(of: name), json, index.fields(of: name), ignoring: tagKeys(of: name))
    case .array, .opaque: return Self.element(json)
    case .values(let values):
      let element = values.cases.first { values.tree($0) == json }
      return element.map { .text("\(className(of: name)).\(KotlinNames.member($0.name))") }
    case .choice(let choice): return self.choice(json, choice, name)
    }
  }

  private func tagKeys(of type: String) -> Set<String> {
    Set(index.tags[type]?.map(\.key) ?? [])
  }

  /// Returns an expression for an instance of a class with a property for each key, or nil if the JSON has another form
  /// or other keys. If the class has no properties, it is a Kotlin `object`.
  private func instance(
    _ className: String, _ json: JSONTree, _ keys: [WireKeys.Key],
    ignoring ignored: Set<String> = []
  ) -> KotlinExpression? {
    guard case .object(let members) = json else { return nil }
    let values = Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    let known = ignored.union(keys.map(\.name))
    guard values.keys.allSatisfy(known.contains) else { return nil }
    if keys.isEmpty { return .text(className) }
    var arguments: [KotlinExpression.Argument] = []
    for (key, identifier) in zip(keys, ContractFieldObject.identifiers(of: keys)) {
      guard let json = values[key.name] else { continue }
      let value: KotlinExpression?
      if let type = key.member?.property?.type {
        // Null is left out if it is the default.
        if json == .null, !key.isRequired, !type.isNullable { continue }
        value = self.value(json, type)
      } else {
        value = instance("\(className)_\(identifier)", json, key.inner.keys)
      }
      guard let value else { return nil }
      arguments.append(.init("\(KotlinNames.member(identifier)) = ", value))
    }
    return .call(className, arguments)
  }
}

/// Families, and enums with associated values.
extension KotlinExamples {
  private func choice(
    _ json: JSONTree, _ choice: ContractChoice, _ name: String
  ) -> KotlinExpression? {
    if choice.representation == .external { return external(json, choice, name) }
    guard let tag = choice.representation.tag?.key, !choice.representation.isNested,
      choice.tagType == .string
    else { return Self.element(json) }
    guard case .object(let members) = json,
      case .string(let optionName)? = members.first(where: { $0.key == tag })?.value
    else { return nil }
    for option in choice.namedOptions {
      if let inner = index.contract.choiceWithSameDiscriminator(option, in: choice) {
        if let value = self.choice(json, inner.choice, inner.name) { return value }
      } else if option.names.exactNames.contains(optionName) {
        return self.option(option, named: optionName, tag, members, choice, name)
      }
    }
    return nil
  }

  private func external(
    _ json: JSONTree, _ choice: ContractChoice, _ name: String
  ) -> KotlinExpression? {
    guard case .object(let members) = json, members.count == 1,
      let option = choice.namedOptions.first(where: { $0.names.contains(members[0].key) }),
      let content = content(members[0].value, of: option, choice, name)
    else { return nil }
    let function = KotlinNames.member(index.identifiers.member(option, of: name))
    return .call("\(className(of: name)).\(function)", [.init("", content)])
  }

  /// Returns an expression for a value whose name is under the given key. Returns nil if the option's class cannot
  /// represent the value.
  private func option(
    _ option: ContractOption, named optionName: String, _ tag: String,
    _ members: [JSONTree.Member], _ choice: ContractChoice, _ owner: String
  ) -> KotlinExpression? {
    let className = KotlinNames.type(index.identifiers.option(option, of: owner))
    if case .adjacent(_, let place) = choice.representation {
      if case .values(let values) = option.content, values.isEmpty { return .text(className) }
      let key = place.path(of: optionName)[0]
      guard members.allSatisfy({ $0.key == tag || $0.key == key }) else { return nil }
      guard let json = members.first(where: { $0.key == key })?.value else {
        return .text(className + "()")
      }
      return content(json, of: option, choice, owner).map {
        .call(className, [.init("content = ", $0)])
      }
    }
    let json = JSONTree.object(members)
    if case .values(let values) = option.content {
      let keys = index.fields(of: values, in: owner, choice)
      return instance(className, json, keys, ignoring: [tag])
    }
    guard let type = option.content.typeName, index.view.object(type) != nil else {
      // The class of this option has no properties.
      let isEmitted = index.isValidWithNameAlone(option, in: owner, choice)
      return isEmitted ? instance(className, json, [], ignoring: [tag]) : nil
    }
    // A type that has another name elsewhere has a separate class for each name.
    var isShared = false
    if case .type = option.content {
      isShared = index.hasOneName(type) && index.tags[type]?.count == 1
    }
    return instance(
      isShared ? self.className(of: type) : className, json, index.fields(of: type),
      ignoring: tagKeys(of: type).union([tag]))
  }

  /// Returns an expression for content under a separate key, or nil if the content's class cannot represent the
  /// content.
  private func content(
    _ json: JSONTree, of option: ContractOption, _ choice: ContractChoice, _ owner: String
  ) -> KotlinExpression? {
    switch option.content {
    case .type(let name): return value(json, of: name)
    case .single(let type), .whole(let type): return value(json, type)
    case .values(let values):
      let className = index.identifiers.option(option, of: owner) + "_content"
      return instance(className, json, index.fields(of: values, in: owner, choice))
    }
  }
}

/// Values of properties.
extension KotlinExamples {
  private func value(_ json: JSONTree, _ type: WireType) -> KotlinExpression? {
    switch type {
    case .any, .opaque, .expression, .map(_, keys: .pairs): return Self.element(json)
    case .scalar(let scalar): return Self.scalar(json, scalar).map(KotlinExpression.text)
    case .named(let reference): return value(json, of: reference.name)
    case .optional(let inner): return json == .null ? .text("null") : value(json, inner)
    case .coded(let inner, by: _), .dropping(let inner, _): return value(json, inner)
    case .list(let element):
      guard case .array(let elements) = json else { return nil }
      return list("listOf", "emptyList()", elements.map { ("", value($0, element)) })
    case .map(let element, let keys):
      guard case .object(let members) = json else { return nil }
      return list(
        "mapOf", "emptyMap()",
        members.map { member in
          let key = keys == .integers ? member.key + "L" : Self.quoted(member.key)
          return (key + " to ", value(member.value, element))
        })
    }
  }

  private func list(
    _ function: String, _ empty: String, _ elements: [(prefix: String, value: KotlinExpression?)]
  ) -> KotlinExpression? {
    let arguments = elements.compactMap { element in
      element.value.map { KotlinExpression.Argument(element.prefix, $0) }
    }
    guard arguments.count == elements.count else { return nil }
    return elements.isEmpty ? .text(empty) : .call(function, arguments)
  }

  /// Returns a literal of a scalar, or nil if the value has another form. Also returns nil for the least `Int` and the
  /// least `Long`, because their digits without the sign exceed the range of the type.
  private static func scalar(_ json: JSONTree, _ scalar: WireType.Scalar) -> String? {
    switch (scalar, json) {
    case (.bool, .bool(let flag)): return flag ? "true" : "false"
    case (.date, .number), (.date, .string): return primitive(json)
    case (.double, .number(let digits)), (.decimal, .number(let digits)):
      return digits.contains { ".eE".contains($0) } ? digits : digits + ".0"
    case (.float, .number(let digits)): return digits + "f"
    case (.string, .string(let text)), (.url, .string(let text)), (.uuid, .string(let text)),
      (.data, .string(let text)), (.timestamp, .string(let text)):
      return quoted(text)
    case (.uint, .number(let digits)), (.uint64, .number(let digits)):
      return UInt64(digits).map { "\($0)uL" }
    case (_, .number(let digits)) where scalar.isInteger:
      guard let number = Int64(digits), number != .min else { return nil }
      switch scalar {
      case .int32, .uint16: return number == Int64(Int32.min) ? nil : digits
      case .int16, .uint8: return "(\(digits)).toShort()"
      case .int8: return "(\(digits)).toByte()"
      default: return digits + "L"
      }
    default: return nil
    }
  }

  /// Returns an expression for a value as a `JsonElement`.
  private static func element(_ json: JSONTree) -> KotlinExpression {
    .text(primitive(json) ?? "Json.parseToJsonElement(\(jsonText(json)))")
  }

  private static func primitive(_ json: JSONTree) -> String? {
    switch json {
    case .null: "JsonNull"
    case .bool(let flag): "JsonPrimitive(\(flag))"
    case .string(let text): "JsonPrimitive(\(quoted(text)))"
    case .number(let digits): Double(digits) == nil ? nil : "JsonPrimitive(\(digits))"
    case .array, .object, .inline: nil
    }
  }

  /// Returns JSON as a Kotlin string literal. The literal is a raw string unless the JSON is a string: the quotation
  /// mark at the end of the JSON would end the raw string.
  private static func jsonText(_ json: JSONTree) -> String {
    let text = json.compactText
    if case .string = json { return quoted(text) }
    return "\"\"\"\(text.replacing("$", by: "${'$'}"))\"\"\""
  }

  private static func quoted(_ text: String) -> String {
    JSONText.quoted(text).replacing("$", by: "\\$")
  }
}

extension WireType {
  /// Whether the type in Kotlin is nullable. Policies and coders are unwrapped first, because they apply to the value
  /// inside.
  fileprivate var isNullable: Bool {
    switch self {
    case .optional: true
    case .coded(let type, by: _), .dropping(let type, _): type.isNullable
    case .any, .opaque, .scalar, .named, .list, .map, .expression: false
    }
  }
}

/// A Kotlin expression, which is printed on one line if it fits.
private indirect enum KotlinExpression {
  case text(String)
  case call(String, [Argument])

  struct Argument {
    /// The name of a parameter, or the key of a map: `text = `.
    let prefix: String
    let value: KotlinExpression

    init(_ prefix: String, _ value: KotlinExpression) {
      (self.prefix, self.value) = (prefix, value)
    }
  }

  private static let longestLine = 100

  private var line: String {
    switch self {
    case .text(let text): text
    case .call(let name, let arguments):
      "\(name)(\(arguments.map { $0.prefix + $0.value.line }.joined(separator: ", ")))"
    }
  }

  /// - Parameters:
  ///   - column: the number of characters before the expression on its line.
  ///   - depth: the number of calls around the expression.
  func text(after column: Int, depth: Int) -> String {
    let line = self.line
    guard case .call(let name, let arguments) = self, column + line.count > Self.longestLine else {
      return line
    }
    let indent = String(repeating: "    ", count: depth + 1)
    let lines = arguments.map { argument in
      let start = indent + argument.prefix
      return start + argument.value.text(after: start.count, depth: depth + 1)
    }
    return "\(name)(\n\(lines.joined(separator: ",\n"))\n\(indent.dropLast(4)))"
  }
}
