import WidgetModel
import WidgetPlan

/// The calls to decoders, encoders and their containers.
struct CodableVocabulary {
  let spelling: RuntimeSpelling

  private var keyedByWireKey: SwiftArgument { SwiftStatement.keyedByWireKey(spelling.names) }

  /// The constant for the only key of an object. This key is the name.
  private static let key = SwiftExpression.name("key")

  private func properties(in container: String) -> PropertyPrinter {
    PropertyPrinter(self, container: container)
  }
}

extension CodableVocabulary: DecodingVocabulary {
  var decoder: SwiftExpression { .name("decoder") }

  func runtimeCall(
    _ function: String, _ arguments: [SwiftArgument], decoder label: String,
    _ closure: [SwiftArgument]
  ) -> SwiftExpression {
    spelling.calling(function, arguments + [SwiftArgument(label, decoder)] + closure)
  }

  func checkDepth(hasFields: Bool) -> SwiftStatement {
    let coder = SwiftArgument("of", hasFields ? .fields : decoder)
    return .expression(.attempt(spelling.calling("checkDepth", [coder])))
  }

  var isShorthand: SwiftExpression {
    spelling.calling("isShorthand", [SwiftArgument(nil, decoder)])
  }

  // MARK: - Names

  func name(
    at tag: TagPlace, _ type: Family.TagType, _ missing: Family.Missing,
    otherwise: [SwiftStatement]
  ) -> [SwiftStatement] {
    func decode(_ function: String) -> SwiftExpression {
      let place =
        tag.decodedKeys.map { [SwiftArgument("forKey", .fields.first(of: $0))] }
        ?? .place(tag.decodedPaths[0])
      return .fields.calling(
        function, [SwiftArgument(nil, .metatype(spelling.names[type.rawValue]))] + place)
    }
    let required = decode("decode")
    var optional = decode("decodeIfPresent")
    if type != .string {
      optional = optional.calling("map", SwiftArgument(nil, .keyPath("description")))
    }
    let name: SwiftStatement =
      switch missing {
      case .error:
        .constant("name", .attempt(type == .string ? required : .member(required, "description")))
      case .unknown: .constant("name", .attempt(.coalesce(optional, .string(""))))
      case .name: .guardLet("name", .attempt(optional), otherwise)
      }
    return [.openFields(of: "decoder", spelling.names), name]
  }

  var onlyName: [SwiftStatement] {
    [
      .openFields(of: "decoder", spelling.names),
      .constant("key", .attempt(.fields.calling("onlyKey"))),
      .constant("name", .member(Self.key, "stringValue")),
    ]
  }

  var checkOnlyName: [SwiftStatement] { [] }

  func lowercased(_ name: SwiftExpression) -> SwiftExpression { name.calling("lowercased") }

  func reportMissing(_ tag: TagPlace) -> SwiftStatement {
    .expression(
      runtimeCall("reportMissing", [SwiftArgument(nil, .string(tag.text))], decoder: "to"))
  }

  func error(_ name: UnknownName) -> SwiftExpression {
    .decodingError(
      .call(.name(spelling.names["UnknownNameError"]), arguments(name)), spelling.names)
  }

  func report(_ name: UnknownName) -> SwiftStatement {
    .expression(runtimeCall("reportUnknown", arguments(name), decoder: "to"))
  }

  private func arguments(_ name: UnknownName) -> [SwiftArgument] {
    let isText = name.rawType.map { $0 == "String" } ?? true
    let text =
      isText
      ? storedName
      : .call(.name(spelling.names["String"]), [SwiftArgument("describing", storedName)])
    return [SwiftArgument(nil, text)] + name.arguments
  }

  var storedName: SwiftExpression { .name("name") }

  // MARK: - Attempts

  var rememberStart: [SwiftStatement] { [] }

  var returnToStart: [SwiftStatement] { [] }

  func remembered(_ assignment: SwiftStatement, takesPolicy: Bool) -> [SwiftStatement] {
    rememberedMembers
  }

  var rememberedMembers: [SwiftStatement] {
    [.constant("decoder", spelling.calling("remembering", [SwiftArgument(nil, decoder)]))]
  }

  func remembering(_ value: String) -> String { value }

  var remember: [SwiftStatement] { [] }

  func nothingMatches(_ name: String, isRemembered: Bool) -> SwiftExpression {
    .call(
      .name(spelling.names["NoMatchingTypeError"]),
      [
        SwiftArgument(nil, .string(name)), SwiftArgument(nil, .name("failures")),
        SwiftArgument("at", .codingPath),
      ])
  }

  // MARK: - Values

  var skip: [SwiftStatement] { [] }

  var isNull: SwiftExpression { .singleValue(of: "decoder").calling("decodeNil") }

  func value(_ type: String) -> SwiftExpression {
    .call(.name(type), [SwiftArgument("from", decoder)])
  }

  func single(_ type: String) -> SwiftExpression { .singleValue(of: "decoder").decoding(type) }

  func valueUnderName(_ type: String) -> SwiftExpression {
    .fields.calling("decode", .metatype(type), forKey: Self.key)
  }

  /// Returns no statements, because Swift's own coding decodes the value.
  func rawValue(of plan: EnumPlan, _ type: String) -> [SwiftStatement] { [] }

  // MARK: - Cases

  func underName(_ body: [SwiftStatement]) -> [SwiftStatement] { body }

  var leaveName: [SwiftStatement] { [] }

  func values(_ values: [EnumPlan.Value], in object: CaseObject) -> DecodedValues {
    func decoded(in container: String) -> [SwiftExpression] {
      values.compactMap { properties(in: container).decoding($0) }
    }
    switch object {
    case .tagged: return DecodedValues(values: decoded(in: "fields"))
    case .untagged:
      let isContainerUsed = values.contains { !$0.property.isFlattened }
      return DecodedValues(
        statements: isContainerUsed ? [.openFields(of: "decoder", spelling.names)] : [],
        values: decoded(in: "fields"))
    case .content: return DecodedValues(values: decoded(in: "content"))
    case .underName:
      let content = SwiftExpression.fields
        .calling("nestedContainer", keyedByWireKey, SwiftArgument("forKey", Self.key))
      return DecodedValues(
        statements: [.constant("content", .attempt(content))], values: decoded(in: "content"))
    }
  }

  func value(_ value: EnumPlan.Value, at path: [String]) -> DecodedValues {
    DecodedValues(values: [properties(inContent: false).decoding(value, at: path)])
  }

  func content(
    at path: [String], _ body: [SwiftStatement], orMissing missing: SwiftStatement?
  ) -> [SwiftStatement] {
    func open(_ function: String) -> SwiftExpression {
      .attempt(.fields.calling(function, [keyedByWireKey] + .place(path)))
    }
    let required = SwiftStatement.constant("content", open("nestedContainer"))
    guard let missing else { return [required] + body }
    guard path.count == 1 else {
      return [.guardLet("content", open("nestedContainerIfPresent"), [missing, .return])] + body
    }
    let key = SwiftExpression.string(path[0])
    let contains = SwiftExpression.fields.calling("contains", SwiftArgument(nil, key))
    let isNull = SwiftExpression.fields.calling("decodeNil", SwiftArgument("forKey", key))
    return [.guard(.attempt(.and(contains, .not(isNull))), [missing, .return]), required] + body
  }

  func returnToContent(_ place: FallbackPlace?) -> [SwiftStatement] { [] }

  func storedContent(_ type: String) -> SwiftExpression { valueUnderName(type) }

  func storedContent(_ value: EnumPlan.Value, at path: [String]) -> SwiftExpression {
    properties(inContent: false).decoding(value, at: path)
  }

  // MARK: - Properties

  var decodeFunction: String { "decode" }

  func list(
    _ function: String, of box: String, in container: String, at place: [SwiftArgument]
  ) -> SwiftExpression {
    spelling.calling(
      function,
      [SwiftArgument("listOf", .metatype(box))] + place
        + [SwiftArgument("from", .name(container))])
  }

  func container(usesCodingKeys: Bool) -> String { usesCodingKeys ? "container" : "fields" }

  func coder(
    for function: PropertyPlan.Function, container: String, keyedBy keys: String
  ) -> SwiftExpression { function.takesCoder ? decoder : .name(container) }

  var opensContainers: Bool { false }

  func whole(_ type: String) -> SwiftExpression { single(type) }

  func flattened(_ type: String, excluding keys: [String]) -> SwiftExpression {
    .call(.name(type), [SwiftArgument("from", spelling.remaining(decoder, excluding: keys))])
  }

  func flattened(_ type: String, selecting keys: [String]) -> SwiftExpression {
    .call(.name(type), [SwiftArgument("from", spelling.selecting(keys, of: decoder))])
  }

  func flattenedIfPresent(_ type: String) -> SwiftExpression {
    runtimeCall("decodeIfPresent", [SwiftArgument("flattened", .metatype(type))], decoder: "from")
  }

  func contains(anyOf keys: [String]) -> SwiftExpression {
    runtimeCall("contains", .labeled("anyOf", keys), decoder: "in")
  }

  func recovering(
    _ value: SwiftExpression, at keys: [SwiftExpression], by coder: SwiftExpression,
    with replacement: SwiftExpression
  ) -> SwiftExpression {
    let place = keys.map { SwiftArgument(nil, $0) }
    let rest = [SwiftArgument("with", replacement), SwiftArgument("in", coder)]
    return spelling.calling("recovering", place + rest).attempting(value)
  }

  // MARK: - Objects

  func object(_ plan: ObjectPlan, named name: String) -> [SwiftStatement] {
    ContainerPrinter(plan, named: name, self).statements
  }

  func decoder(after plan: ObjectPlan) -> SwiftExpression { decoder }

  func target(_ property: PropertyPlan) -> String {
    property.name.needsSelf ? "self.\(property.name)" : property.name
  }

  func decodingElements(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    Self.elements(statements, in: .attempt(runtimeCall("elements", [], decoder: "of")))
  }

  /// Returns statements that open an array, even if it has no elements.
  private static func elements(
    _ statements: [SwiftStatement], in array: SwiftExpression
  ) -> [SwiftStatement] {
    statements.isEmpty ? [.assign("_", array)] : [.variable("elements", array)] + statements
  }

  var elementContainer: String { "elements" }

  var elementPlace: [SwiftArgument] { [] }

  func recoveringElement(
    _ value: SwiftExpression, with replacement: SwiftExpression
  ) -> SwiftExpression {
    let elements = ElementPrinter.elements
    return .recovering(value.renaming(elements, to: "$0"), by: elements, [], with: replacement)
  }

  // MARK: - Families

  func value(of member: FamilyPlan.Member) -> SwiftExpression {
    member.sharesFields
      ? .call(.name(member.name), [SwiftArgument("fields", .fields)])
      : value(member.name)
  }

  func valueUnderName(of member: FamilyPlan.Member) -> SwiftExpression {
    valueUnderName(member.name)
  }

  func value(of member: FamilyPlan.Member, at path: [String]) -> SwiftExpression {
    .fields.calling("decode", .metatype(member.name), at: path)
  }

  func patterns(of names: FamilyNames) -> [[String]] {
    names.members.map { $0.cases.map { "." + $0.identifier } }
  }

  func choice(
    of name: SwiftExpression, in family: Family, _ branches: [SwiftStatement.Branch],
    else other: [SwiftStatement]
  ) -> [SwiftStatement] {
    let known = SwiftExpression.call(.name(family.namesName), [SwiftArgument("rawValue", name)])
    return [.guardLet("known", known, other + [.return]), .switch(.name("known"), branches)]
  }

  var registered: String { "decodeRegistered" }

  var openContainer: [SwiftArgument] { [SwiftArgument("of", .fields)] }

  func failure(isUnderName: Bool) -> SwiftExpression {
    .call(
      .name(spelling.names["WidgetDecodingError"]),
      [
        SwiftArgument(nil, .name("error")), SwiftArgument("in", storedName),
        SwiftArgument("at", .codingPath),
      ])
  }

  func unknownContent(_ type: String, at path: [String]) -> SwiftExpression {
    let place = path.isEmpty ? [] : [SwiftArgument].place(path)
    return runtimeCall(
      "decodeContent", [SwiftArgument(nil, .metatype(type))] + place, decoder: "from")
  }

  var throwingClosure: String { "{ throw $0 }" }

  func closure(returning value: SwiftExpression, isDecoded: Bool) -> String {
    "{ _ in \(value) }"
  }

  func replacementClosure(
    of type: SwiftExpression, at path: [String], member: String?
  ) -> String {
    let value = runtimeCall(
      "decodeReplacement",
      [SwiftArgument(nil, type), SwiftArgument("insteadOf", .name("$0"))] + .labeled("at", path),
      decoder: "from")
    return "{ try \(member.map { .member(value, $0) } ?? value) }"
  }

  func box(_ type: SwiftExpression) -> SwiftExpression {
    .call(type, [SwiftArgument("from", decoder)])
  }
}

extension CodableVocabulary: EncodingVocabulary {
  var encoder: SwiftExpression { .name("encoder") }

  func runtimeCall(
    _ function: String, _ arguments: [SwiftArgument], encoder label: String
  ) -> SwiftExpression {
    spelling.calling(function, arguments + [SwiftArgument(label, encoder)])
  }

  var takenNames: [String] { String.hiddenNames + ["content", "name", "self"] }

  // MARK: - Objects

  func object(isShared: Bool, _ members: [SwiftStatement]) -> [SwiftStatement] {
    members.uses("fields")
      ? [.writeFields(spelling.names)] + members
      : [.assign("_", .name("encoder").calling("container", keyedByWireKey))] + members
  }

  func content(
    at place: [SwiftArgument], isShared: Bool, _ members: [SwiftStatement]
  ) -> [SwiftStatement] {
    let open = SwiftExpression.fields.calling("nestedContainer", [keyedByWireKey] + place)
    return members.isEmpty ? [.assign("_", open)] : [.variable("content", open)] + members
  }

  func place(_ path: [String]) -> [SwiftArgument] { .place(path) }

  func key(_ name: EncodedName) -> [SwiftArgument] {
    let key: SwiftExpression =
      switch name {
      case .known(let name): .string(name)
      case .stored(let name): .call(.name(spelling.names["WireKey"]), [SwiftArgument(nil, name)])
      }
    return [SwiftArgument("forKey", key)]
  }

  func name(_ name: EncodedName, _ type: Family.TagType, at tag: TagPlace) -> SwiftStatement {
    let name =
      switch name {
      case .known(let name): type.literal(name)
      case .stored(let name): name
      }
    return value(name, at: .place(tag.encodedPath))
  }

  func properties(inContent: Bool) -> PropertyPrinter {
    properties(in: inContent ? "content" : "fields")
  }

  // MARK: - Properties

  var encodeFunction: String { "encode" }

  var encodesLists: Bool { false }

  func hidesWhenEncoding(_ name: String) -> Bool { false }

  func key(_ key: String, caseName: String?) -> SwiftExpression {
    caseName.map(SwiftExpression.implicitMember) ?? .string(key)
  }

  func call(
    _ function: PropertyPlan.Function, container: String, keyedBy keys: String
  ) -> SwiftStatement {
    let coder = function.takesCoder ? encoder : .address(.name(container))
    return .expression(function.call(to: coder))
  }

  func element(_ value: SwiftExpression) -> SwiftStatement {
    .expression(
      .attempt(ElementPrinter.elements.calling("encode", SwiftArgument(nil, value))))
  }

  func encodingElements(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    Self.elements(statements, in: encoder.calling("unkeyedContainer"))
  }

  // MARK: - Types

  func encodes(_ plan: ObjectPlan) -> Bool { true }

  func object(
    _ plan: ObjectPlan, _ first: [SwiftStatement], _ members: [SwiftStatement],
    _ properties: PropertyPrinter
  ) -> [SwiftStatement] {
    let superclass = plan.superclass?.encodes ?? false ? [call(on: .name("super"), [])] : []
    // The superclass is encoded first, so that the class itself takes precedence if both encode the same key.
    let start = first + superclass
    if plan.form == .singleValue { return start + openSingle + members }
    let open = encoder.calling(
      "container", SwiftArgument("keyedBy", .metatype(properties.keyType)))
    if members.uses(properties.container) {
      return start + [.variable(properties.container, open)] + members
    }
    // Without a container, an encoder has no value at all.
    let opens = superclass.isEmpty && plan.mayHaveNoMembers
    return start + (opens ? [.assign("_", open)] : []) + members
  }

  func name(of tag: ObjectPlan.Tag, usesCodingKeys: Bool) -> SwiftStatement {
    if usesCodingKeys { return encodeName(tag.name, tag.type, at: tag.place) }
    return name(.known(tag.name), tag.type, at: tag.place)
  }

  /// Returns the statement that encodes a discriminator without an open container.
  private func encodeName(
    _ name: String, _ type: Family.TagType, at tag: TagPlace
  ) -> SwiftStatement {
    let arguments = [SwiftArgument(nil, type.literal(name))] + .place(tag.encodedPath)
    return .expression(.attempt(runtimeCall("encodeName", arguments, encoder: "to")))
  }

  // MARK: - Values

  func value(_ value: SwiftExpression, at place: [SwiftArgument]) -> SwiftStatement {
    .expression(.attempt(.fields.calling("encode", [SwiftArgument(nil, value)] + place)))
  }

  var null: [SwiftStatement] {
    openSingle + [.expression(.attempt(Self.container.calling("encodeNil")))]
  }

  func whole(_ value: SwiftExpression) -> SwiftStatement { call(on: value, []) }

  func itself(_ value: SwiftExpression) -> SwiftStatement { call(on: value, []) }

  func joining(_ value: SwiftExpression, in family: SwiftExpression) -> SwiftStatement {
    let arguments = [SwiftArgument(nil, value), SwiftArgument("in", family)]
    return .expression(.attempt(runtimeCall("encodeJoining", arguments, encoder: "to")))
  }

  func value(
    _ value: SwiftExpression, named name: String, _ type: Family.TagType, at tag: TagPlace
  ) -> [SwiftStatement] {
    [encodeName(name, type, at: tag), itself(value)]
  }

  func members(of value: SwiftExpression, isOptional: Bool) -> SwiftStatement {
    call(on: isOptional ? .chain(value) : value, [])
  }

  func call(on value: SwiftExpression, _ arguments: [SwiftArgument]) -> SwiftStatement {
    .expression(
      .attempt(value.calling("encode", arguments + [SwiftArgument("to", encoder)])))
  }

  var openSingle: [SwiftStatement] { [.variable("container", .singleValue(of: "encoder"))] }

  func onlyValue(_ value: SwiftExpression) -> SwiftStatement {
    .expression(.attempt(Self.container.calling("encode", SwiftArgument(nil, value))))
  }

  func rawValue(_ name: EncodedName, _ type: String) -> SwiftExpression {
    let value: SwiftExpression =
      switch name {
      case .known(let name): type == "String" ? .string(name) : .verbatim(name)
      case .stored(let name): name
      }
    return .attempt(Self.container.calling("encode", SwiftArgument(nil, value)))
  }

  private static let container = SwiftExpression.name("container")
}

extension UnknownName {
  /// `in: "Shape", known: ["circle", "square"]`.
  var arguments: [SwiftArgument] {
    [
      SwiftArgument("in", .string(enumName)),
      SwiftArgument("known", .array(known.map(SwiftExpression.string))),
    ]
  }
}

extension RuntimeSpelling {
  /// Returns the decoder of the remaining keys: `WidgetCoding.remaining(of: decoder, excluding: "title")`.
  func remaining(_ decoder: SwiftExpression, excluding keys: [String]) -> SwiftExpression {
    keys.isEmpty
      ? decoder
      : calling("remaining", [SwiftArgument("of", decoder)] + .labeled("excluding", keys))
  }

  /// Returns the decoder of a value whose key is one of several names:
  /// `WidgetCoding.selecting("message", "photo", of: decoder)`.
  func selecting(_ keys: [String], of decoder: SwiftExpression) -> SwiftExpression {
    calling(
      "selecting", keys.map { SwiftArgument(nil, .string($0)) } + [SwiftArgument("of", decoder)])
  }
}

extension PropertyPlan.Function {
  /// Returns the call to a user-defined function for encoding: `try encodeTitle(to: encoder)`.
  func call(to coder: SwiftExpression) -> SwiftExpression {
    let call = SwiftExpression.call(.name(name), [SwiftArgument("to", coder)])
    return isThrowing ? .attempt(call) : call
  }
}

extension ObjectPlan {
  /// Whether all encoded properties are flattened and may be omitted.
  fileprivate var mayHaveNoMembers: Bool {
    encodedTags.isEmpty
      && properties.allSatisfy { property in
        switch property.destination {
        case .nowhere: true
        case .flattened, .remainingKeys: property.isOptionalValue || !property.omissions.isEmpty
        case .function, .whole, .element, .key, .path: false
        }
      }
  }
}
