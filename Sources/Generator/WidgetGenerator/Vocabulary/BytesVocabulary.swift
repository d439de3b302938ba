import WidgetModel
import WidgetPlan

/// The calls to `JSONReader` and `JSONWriter`, the runtime's types that read and write bytes.
struct BytesVocabulary {
  let spelling: RuntimeSpelling

  static let json = SwiftExpression.name("json")

  private static let name = SwiftExpression.name("name")

  /// Returns a call to the reader or writer, as a statement.
  private static func attempt(
    _ function: String, _ arguments: SwiftArgument...
  ) -> SwiftStatement {
    .expression(.attempt(json.calling(function, arguments)))
  }
}

extension BytesVocabulary: DecodingVocabulary {
  var decoder: SwiftExpression { Self.json }

  func runtimeCall(
    _ function: String, _ arguments: [SwiftArgument], decoder label: String,
    _ closure: [SwiftArgument]
  ) -> SwiftExpression { Self.json.calling(function, arguments + closure) }

  func checkDepth(hasFields: Bool) -> SwiftStatement { Self.attempt("checkDepth") }

  var isShorthand: SwiftExpression { .member(Self.json, "isShorthand") }

  // MARK: - Names

  func name(
    at tag: TagPlace, _ type: Family.TagType, _ missing: Family.Missing,
    otherwise: [SwiftStatement]
  ) -> [SwiftStatement] {
    func read(_ function: String) -> SwiftStatement {
      let place =
        tag.decodedKeys.map { [SwiftArgument].labeled("atFirst", $0) }
        ?? .place(in: tag.decodedPaths[0])
      let type =
        type == .string ? [] : [SwiftArgument("as", .metatype(spelling.names[type.rawValue]))]
      return .constant("name", .attempt(Self.json.calling(function, place + type)))
    }
    switch missing {
    case .error: return [read("name")]
    case .unknown: return [read("nameIfPresent")]
    case .name:
      return [
        read("nameIfPresent"), .guard(.not(.member(Self.name, "isMissing")), otherwise),
      ]
    }
  }

  var onlyName: [SwiftStatement] {
    [.constant("name", .attempt(Self.json.calling("onlyName")))]
  }

  var checkOnlyName: [SwiftStatement] {
    [Self.attempt("checkOnly", SwiftArgument(nil, Self.name))]
  }

  func lowercased(_ name: SwiftExpression) -> SwiftExpression {
    Self.json.calling("lowercased", SwiftArgument(nil, name))
  }

  func reportMissing(_ tag: TagPlace) -> SwiftStatement {
    .expression(
      Self.json.calling(
        "reportMissing", SwiftArgument(nil, .string(tag.text)), SwiftArgument("of", Self.name)))
  }

  func error(_ name: UnknownName) -> SwiftExpression {
    Self.json.calling("unknown", arguments(name))
  }

  func report(_ name: UnknownName) -> SwiftStatement {
    .expression(Self.json.calling("reportUnknown", arguments(name)))
  }

  /// Returns the arguments for reporting an unknown name. A name contains its position, but for a raw value the
  /// position is a separate argument.
  private func arguments(_ name: UnknownName) -> [SwiftArgument] {
    [SwiftArgument(nil, Self.name)] + name.arguments
      + (name.rawType == nil ? [] : [SwiftArgument("from", .name("start"))])
  }

  var storedName: SwiftExpression { .member(Self.name, "string") }

  // MARK: - Attempts

  var rememberStart: [SwiftStatement] { [.constant("start", Self.json)] }

  var returnToStart: [SwiftStatement] { [.assign("json", .name("start"))] }

  func remembered(_ assignment: SwiftStatement, takesPolicy: Bool) -> [SwiftStatement] {
    let type = [SwiftArgument(nil, .metatype("Self"))]
    let policy = takesPolicy ? [SwiftArgument("unknown", .name("unknown"))] : []
    let known = Self.json.calling("remembered", type + policy)
    return [.ifLet("known", .attempt(known), [assignment, .return])]
  }

  /// Returns no statements, because nested values are remembered by their positions.
  var rememberedMembers: [SwiftStatement] { [] }

  func remembering(_ value: String) -> String {
    let call = Self.json.calling("remembering", SwiftArgument(nil, .metatype("Self")))
    return "\(call) { json in try \(value) }"
  }

  var remember: [SwiftStatement] {
    let start = SwiftArgument("from", .name("start"))
    return [.expression(Self.json.calling("remember", SwiftArgument(nil, .name("self")), start))]
  }

  func nothingMatches(_ name: String, isRemembered: Bool) -> SwiftExpression {
    Self.json.calling(
      "nothingMatches",
      [SwiftArgument(nil, .string(name)), SwiftArgument(nil, .name("failures"))]
        + (isRemembered ? [SwiftArgument("remembering", .metatype("Self"))] : []))
  }

  // MARK: - Values

  var skip: [SwiftStatement] { [.skipValue] }

  var isNull: SwiftExpression { Self.json.calling("readNull") }

  func value(_ type: String) -> SwiftExpression {
    Self.json.calling("read", SwiftArgument(nil, .metatype(type)))
  }

  func single(_ type: String) -> SwiftExpression { value(type) }

  func valueUnderName(_ type: String) -> SwiftExpression { value(type) }

  /// Returns statements that compare the bytes of a string with the names of the cases, or that read a raw value of
  /// another type.
  func rawValue(of plan: EnumPlan, _ type: String) -> [SwiftStatement] {
    let itself = SwiftArgument(nil, .metatype("Self"))
    guard type == "String" else {
      return [.assign("self", .attempt(Self.json.calling("readRawValue", itself)))]
    }
    let cases = plan.named.map { element in
      let names = element.names.map { "\(SwiftExpression.string($0))" }
      return SwiftStatement.Branch.line(
        names.joined(separator: ", "), .assign("self", .implicitMember(element.name)))
    }
    let error = Self.json.calling(
      "noCase", SwiftArgument("of", .metatype("Self")), SwiftArgument("named", Self.name))
    return [
      .constant("name", .attempt(Self.json.calling("rawName"))),
      .switch(Self.name, cases + [.otherwise([.throw(error)])]),
    ]
  }

  // MARK: - Cases

  func underName(_ body: [SwiftStatement]) -> [SwiftStatement] {
    let failure = Self.json.calling(
      "failure", SwiftArgument(nil, .name("error")), SwiftArgument("ofOnly", Self.name))
    return [.do(body, catch: [.throw(failure)])]
  }

  var leaveName: [SwiftStatement] { [Self.attempt("leaveOnly", SwiftArgument(nil, Self.name))] }

  func values(_ values: [EnumPlan.Value], in object: CaseObject) -> DecodedValues {
    var tag: String?
    if case .tagged(let place) = object { tag = place.decodedKey }
    let fields = KeyLoopField.all(values)
    let printer = KeyLoopPrinter(fields: fields, vocabulary: self, tag: tag)
    return DecodedValues(
      statements: printer.reading(acceptsAnyValue: false),
      values: zip(fields, values).map { field, value in
        value.property.isFlattened
          ? PropertyPrinter(self).unkeyed(value.property) : printer.value(field)
      })
  }

  func value(_ value: EnumPlan.Value, at path: [String]) -> DecodedValues {
    let fields =
      path.plainKey.map { KeyLoopField.all([value], under: $0) }
      ?? KeyLoopField.all([value], at: path)
    let printer = KeyLoopPrinter(fields: fields, vocabulary: self)
    return DecodedValues(
      statements: printer.reading(acceptsAnyValue: false), values: fields.map(printer.value))
  }

  func content(
    at path: [String], _ body: [SwiftStatement], orMissing missing: SwiftStatement?
  ) -> [SwiftStatement] {
    let key = path.plainKey
    let place =
      (key.map { [SwiftArgument(nil, .string($0))] } ?? .place(in: path))
      + [SwiftArgument("of", Self.name)]
    func enter(_ function: String) -> SwiftExpression {
      .attempt(Self.json.calling(function, place))
    }
    let leave = Self.attempt(key == nil ? "leaveWhole" : "leave", SwiftArgument(nil, Self.name))
    guard let missing else { return [.expression(enter("enter"))] + body + [leave] }
    return [.if(enter("enterIfPresent"), body + [leave], else: [missing])]
  }

  func returnToContent(_ place: FallbackPlace?) -> [SwiftStatement] {
    let rewind = SwiftStatement.expression(
      Self.json.calling("rewind", SwiftArgument("to", Self.name)))
    return switch place {
    case nil: [rewind, .skipValue]
    case .at: [rewind, .constant("object", .attempt(Self.json.calling("passObject")))]
    case .whole, .underName: [rewind]
    }
  }

  func storedContent(_ type: String) -> SwiftExpression { unknownContent(type, at: []) }

  func storedContent(_ value: EnumPlan.Value, at path: [String]) -> SwiftExpression {
    let fields = KeyLoopField.all([value], at: path)
    return KeyLoopPrinter(fields: fields, vocabulary: self).value(fields[0])
  }

  // MARK: - Properties

  var decodeFunction: String { "read" }

  func list(
    _ function: String, of box: String, in container: String, at place: [SwiftArgument]
  ) -> SwiftExpression {
    .name(container).calling(function, [SwiftArgument("listOf", .metatype(box))] + place)
  }

  func container(usesCodingKeys: Bool) -> String { "json" }

  func coder(
    for function: PropertyPlan.Function, container: String, keyedBy keys: String
  ) -> SwiftExpression {
    if function.takesCoder { return Self.json.calling("decoder", Self.ofObject) }
    return Self.json.calling(
      "container", Self.ofObject, SwiftArgument("keyedBy", .metatype(keys)))
  }

  private static let ofObject = SwiftArgument("of", KeyLoopPrinter.object)

  private static let besideObject = SwiftArgument("beside", KeyLoopPrinter.object)

  var opensContainers: Bool { true }

  func whole(_ type: String) -> SwiftExpression {
    Self.json.calling("read", SwiftArgument(nil, .metatype(type)), Self.besideObject)
  }

  func flattened(_ type: String, excluding keys: [String]) -> SwiftExpression {
    if keys.isEmpty { return whole(type) }
    let decoder = Self.json.calling("decoder", Self.ofObject)
    return .call(.name(type), [SwiftArgument("from", spelling.remaining(decoder, excluding: keys))])
  }

  func flattened(_ type: String, selecting keys: [String]) -> SwiftExpression {
    let decoder = Self.json.calling("decoder", Self.ofObject)
    return .call(.name(type), [SwiftArgument("from", spelling.selecting(keys, of: decoder))])
  }

  func flattenedIfPresent(_ type: String) -> SwiftExpression {
    Self.json.calling("readIfPresent", SwiftArgument(nil, .metatype(type)), Self.besideObject)
  }

  func contains(anyOf keys: [String]) -> SwiftExpression {
    Self.json.calling("contains", .labeled("anyOf", keys) + [Self.ofObject])
  }

  func recovering(
    _ value: SwiftExpression, at keys: [SwiftExpression], by coder: SwiftExpression,
    with replacement: SwiftExpression
  ) -> SwiftExpression {
    let place = [
      SwiftArgument("in", KeyLoopPrinter.object),
      SwiftArgument("levels", .verbatim("\(keys.count)")),
    ]
    return .recovering(
      value.renaming(Self.json, to: "$0"), by: Self.json, place, with: replacement)
  }

  // MARK: - Objects

  func object(_ plan: ObjectPlan, named name: String) -> [SwiftStatement] {
    ObjectKeyLoopPrinter(plan, self).statements
  }

  func decoder(after plan: ObjectPlan) -> SwiftExpression {
    let value = plan.form == .array ? ElementPrinter.elements : KeyLoopPrinter.object
    return Self.json.calling("decoder", SwiftArgument("of", value))
  }

  func target(_ property: PropertyPlan) -> String { "self.\(property.name)" }

  func decodingElements(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    [.variable("elements", .attempt(Self.json.calling("elements")))] + statements
      + [Self.attempt("close", SwiftArgument(nil, .address(ElementPrinter.elements)))]
  }

  var elementContainer: String { "json" }

  var elementPlace: [SwiftArgument] {
    [SwiftArgument("in", .address(ElementPrinter.elements))]
  }

  func recoveringElement(
    _ value: SwiftExpression, with replacement: SwiftExpression
  ) -> SwiftExpression {
    let value = value.renaming(Self.json, to: "$0").renaming(ElementPrinter.elements, to: "$1")
    return .recovering(value, by: Self.json, elementPlace, with: replacement)
  }

  // MARK: - Families

  func value(of member: FamilyPlan.Member) -> SwiftExpression { value(member.name) }

  func valueUnderName(of member: FamilyPlan.Member) -> SwiftExpression {
    Self.json.calling(
      "read", SwiftArgument(nil, .metatype(member.name)), SwiftArgument("as", Self.name))
  }

  func value(of member: FamilyPlan.Member, at path: [String]) -> SwiftExpression {
    let type = SwiftArgument(nil, .metatype(member.name))
    return Self.json.calling("read", [type] + .place(in: path) + [SwiftArgument("of", Self.name)])
  }

  /// Returns the patterns of each type: the numbers of its names in the table of names.
  func patterns(of names: FamilyNames) -> [[String]] {
    let numbers = Dictionary(
      uniqueKeysWithValues: names.distinct.enumerated().map { ($1, String($0)) })
    return names.members.map { $0.member.names.exactNames.compactMap { numbers[$0] } }
  }

  func choice(
    of name: SwiftExpression, in family: Family, _ branches: [SwiftStatement.Branch],
    else other: [SwiftStatement]
  ) -> [SwiftStatement] {
    let number = SwiftExpression.member(.name("Self"), "readNames")
      .calling("number", SwiftArgument("of", name))
    return [.switch(number, branches + [.otherwise(other)])]
  }

  /// Returns the table of names whose numbers `choice` compares, or nil if there are no exact names to compare.
  func table(of names: FamilyNames) -> SwiftExpression? {
    if names.isEmpty { return nil }
    return .string(KeyList(names: names.distinct).literal)
  }

  var registered: String { "readRegistered" }

  var openContainer: [SwiftArgument] { [] }

  func failure(isUnderName: Bool) -> SwiftExpression {
    Self.json.calling(
      "failure", SwiftArgument(nil, .name("error")),
      SwiftArgument(isUnderName ? "inOnly" : "in", Self.name))
  }

  func unknownContent(_ type: String, at path: [String]) -> SwiftExpression {
    let place = path.isEmpty ? [] : [SwiftArgument].place(in: path)
    return Self.json.calling("readContent", [SwiftArgument(nil, .metatype(type))] + place)
  }

  var throwingClosure: String { "{ error, _ in throw error }" }

  func closure(returning value: SwiftExpression, isDecoded: Bool) -> String {
    "{ _, json in \(isDecoded ? "" : "try json.skip(); return ")\(value) }"
  }

  func replacementClosure(
    of type: SwiftExpression, at path: [String], member: String?
  ) -> String {
    let value = Self.json.calling(
      "readReplacement",
      [SwiftArgument(nil, type), SwiftArgument("insteadOf", .name("error"))]
        + .labeled("at", path))
    return "{ error, json in try \(member.map { .member(value, $0) } ?? value) }"
  }

  func box(_ type: SwiftExpression) -> SwiftExpression {
    .call(type, [SwiftArgument("from", .address(Self.json))])
  }
}

extension BytesVocabulary: EncodingVocabulary {
  var encoder: SwiftExpression { Self.json }

  func runtimeCall(
    _ function: String, _ arguments: [SwiftArgument], encoder label: String
  ) -> SwiftExpression { Self.json.calling(function, arguments) }

  var takenNames: [String] { ["content", "json", "object", "self"] }

  // MARK: - Objects

  func object(isShared: Bool, _ members: [SwiftStatement]) -> [SwiftStatement] {
    let shared = isShared ? [SwiftArgument("isShared", .verbatim("true"))] : []
    return Self.open("object", shared, members)
  }

  func content(
    at place: [SwiftArgument], isShared: Bool, _ members: [SwiftStatement]
  ) -> [SwiftStatement] {
    // The objects of a path are always shared.
    let isArgument = isShared && place[0].label != "at"
    let shared = isArgument ? [SwiftArgument("isShared", .verbatim("true"))] : []
    return Self.open("content", place + shared, members)
  }

  /// Returns statements that open an object, add the given members, and close the object.
  private static func open(
    _ variable: String, _ arguments: [SwiftArgument], _ members: [SwiftStatement]
  ) -> [SwiftStatement] {
    let close = json.calling("close", SwiftArgument(nil, .name(variable)))
    return [.constant(variable, json.calling("openObject", arguments))] + members
      + [.expression(close)]
  }

  func place(_ path: [String]) -> [SwiftArgument] { .place(path.map(\.escapedInJSON)) }

  func key(_ name: EncodedName) -> [SwiftArgument] {
    switch name {
    case .known(let name): [SwiftArgument("forKey", .string(name.escapedInJSON))]
    case .stored(let name): [SwiftArgument("under", name)]
    }
  }

  func name(_ name: EncodedName, _ type: Family.TagType, at tag: TagPlace) -> SwiftStatement {
    switch name {
    case .known(let name) where tag.encodedKey == nil:
      value(type.literal(name), at: place(tag.encodedPath))
    case .known(let name) where type == .string:
      .expression(
        Self.json.calling(
          "write", [SwiftArgument("name", .string(name.escapedInJSON))] + place(tag.encodedPath)))
    case .known(let name): value(.verbatim(name), at: place(tag.encodedPath))
    case .stored(let name): value(name, at: place(tag.encodedPath))
    }
  }

  func properties(inContent: Bool) -> PropertyPrinter {
    PropertyPrinter(self)
  }

  // MARK: - Properties

  var encodeFunction: String { "write" }

  var encodesLists: Bool { true }

  func hidesWhenEncoding(_ name: String) -> Bool { ["json", "object", "content"].contains(name) }

  func key(_ key: String, caseName: String?) -> SwiftExpression { .string(key.escapedInJSON) }

  func call(
    _ function: PropertyPlan.Function, container: String, keyedBy keys: String
  ) -> SwiftStatement {
    let arguments = function.takesCoder ? [] : [SwiftArgument("keyedBy", .metatype(keys))]
    let call = function.call(to: function.takesCoder ? .name("$0") : .address(.name("$0")))
    let write = SwiftExpression.member(Self.json, "writeMembers")
    return .expression(
      .attempt(
        .call(
          arguments.isEmpty ? write : .call(write, arguments),
          [SwiftArgument(nil, .closure(call))])))
  }

  func element(_ value: SwiftExpression) -> SwiftStatement {
    Self.attempt("write", SwiftArgument("element", value))
  }

  func encodingElements(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    let close = Self.json.calling("closeArray", SwiftArgument(nil, ElementPrinter.elements))
    return [.constant("elements", Self.json.calling("openArray"))] + statements
      + [.expression(close)]
  }

  // MARK: - Types

  /// Returns false if a user-defined function may write a value other than an object. This is the case if there is no
  /// `willEncode`, no member needs an open object, and a function writes at least one member. Also returns false for
  /// types with `willEncode` that are not coded as objects.
  func encodes(_ plan: ObjectPlan) -> Bool {
    if plan.form != .object { return plan.willEncode == nil }
    return plan.willEncode != nil || !plan.hasOnlyFreeMembers
      || plan.encoded.allSatisfy(\.destination.isFlattened)
  }

  func object(
    _ plan: ObjectPlan, _ first: [SwiftStatement], _ members: [SwiftStatement],
    _ properties: PropertyPrinter
  ) -> [SwiftStatement] {
    if plan.form == .singleValue { return members }
    if plan.encoded.count == 1, first.isEmpty, plan.hasOnlyFreeMembers {
      let only = plan.encoded[0]
      return [
        Self.attempt(
          only.isOptionalValue ? "writeWholeIfPresent" : "writeWhole",
          SwiftArgument(nil, properties.boxed(only)))
      ]
    }
    return object(isShared: plan.repeatsKeys, first + members)
  }

  func name(of tag: ObjectPlan.Tag, usesCodingKeys: Bool) -> SwiftStatement {
    name(.known(tag.name), tag.type, at: tag.place)
  }

  // MARK: - Values

  func value(_ value: SwiftExpression, at place: [SwiftArgument]) -> SwiftStatement {
    .expression(.attempt(Self.json.calling("write", [SwiftArgument(nil, value)] + place)))
  }

  var null: [SwiftStatement] { [.expression(Self.json.calling("writeNull"))] }

  func whole(_ value: SwiftExpression) -> SwiftStatement {
    Self.attempt("writeWhole", SwiftArgument(nil, value))
  }

  func itself(_ value: SwiftExpression) -> SwiftStatement { self.value(value, at: []) }

  func joining(_ value: SwiftExpression, in family: SwiftExpression) -> SwiftStatement {
    Self.attempt("writeJoining", SwiftArgument(nil, value), SwiftArgument("in", family))
  }

  func value(
    _ value: SwiftExpression, named name: String, _ type: Family.TagType, at tag: TagPlace
  ) -> [SwiftStatement] {
    object(
      isShared: true,
      [self.name(.known(name), type, at: tag), members(of: value, isOptional: false)])
  }

  func members(of value: SwiftExpression, isOptional: Bool) -> SwiftStatement {
    Self.attempt(
      isOptional ? "writeMembersIfPresent" : "writeMembers", SwiftArgument("of", value))
  }

  func call(on value: SwiftExpression, _ arguments: [SwiftArgument]) -> SwiftStatement {
    let to = SwiftArgument("to", .address(Self.json))
    return .expression(.attempt(value.calling("write", arguments + [to])))
  }

  var openSingle: [SwiftStatement] { [] }

  func onlyValue(_ value: SwiftExpression) -> SwiftStatement { self.value(value, at: []) }

  func rawValue(_ name: EncodedName, _ type: String) -> SwiftExpression {
    switch name {
    case .known(let name) where type == "String":
      return Self.json.calling("write", SwiftArgument("name", .string(name.escapedInJSON)))
    case .known(let name):
      let value = SwiftExpression.call(
        .name(spelling.names.inExpressions(type)), [SwiftArgument(nil, .verbatim(name))])
      return .attempt(Self.json.calling("write", SwiftArgument(nil, value)))
    case .stored(let name):
      return .attempt(Self.json.calling("write", SwiftArgument(nil, name)))
    }
  }
}

extension ObjectPlan {
  fileprivate var encoded: [PropertyPlan] { properties.filter { $0.destination != .nowhere } }

  /// Whether the type encodes members, and all of them can be written without an open object.
  fileprivate var hasOnlyFreeMembers: Bool {
    encodedTags.isEmpty && !encoded.isEmpty && !encoded.contains(where: \.needsObject)
  }

  /// Whether a key may be written twice, because several paths begin with the key, or because another function writes
  /// members, which may have any keys.
  fileprivate var repeatsKeys: Bool {
    var keys = Set(encodedTags.map { $0.place.encodedPath[0] })
    let isRepeated = properties.contains { property in
      switch property.destination {
      case .key(let key): !keys.insert(key).inserted
      case .path(let path): !keys.insert(path.first ?? "").inserted
      case .flattened, .remainingKeys, .function, .whole, .element: true
      case .nowhere: false
      }
    }
    return isRepeated || willEncode != nil || keys.count < encodedTags.count
  }
}

extension PropertyPlan {
  /// Whether the property can only be written into an open object.
  fileprivate var needsObject: Bool {
    switch destination {
    case .key, .path: true
    case .function(let function): !function.takesCoder
    case .flattened, .remainingKeys, .whole, .element, .nowhere: false
    }
  }
}
