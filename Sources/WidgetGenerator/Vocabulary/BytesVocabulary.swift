import WidgetModel
import WidgetPlan

/// The calls of the runtime's reader and writer of bytes.
struct BytesVocabulary {
  let spelling: RuntimeSpelling

  static let json = SwiftExpression.name("json")

  private static let name = SwiftExpression.name("name")

  /// A call of the reader or writer as a statement.
  private static func attempt(
    _ function: String, _ arguments: SwiftArgument...
  ) -> SwiftStatement {
    .expression(.attempt(.call(.member(json, function), arguments)))
  }
}

extension BytesVocabulary: DecodingVocabulary {
  var decoder: SwiftExpression { Self.json }

  // MARK: - Names

  func name(
    at tag: TagPlace, _ type: Family.TagType, _ missing: Family.Missing,
    otherwise: [SwiftStatement]
  ) -> [SwiftStatement] {
    func read(_ function: String) -> SwiftStatement {
      let place =
        tag.readKeys.map { PropertyPrinter.labeled("atFirst", $0.map(SwiftExpression.string)) }
        ?? .place(in: tag.reads[0])
      let type = type == .string ? [] : [SwiftArgument("as", .metatype(type.rawValue))]
      return .constant("name", .attempt(.call(.member(Self.json, function), place + type)))
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
    .call(.member(Self.json, "unknown"), arguments(name))
  }

  func report(_ name: UnknownName) -> SwiftStatement {
    .expression(.call(.member(Self.json, "reportUnknown"), arguments(name)))
  }

  /// A name knows where it was read, a raw value does not.
  private func arguments(_ name: UnknownName) -> [SwiftArgument] {
    [SwiftArgument(nil, Self.name)] + name.arguments
      + (name.rawType == nil ? [] : [SwiftArgument("from", .name("start"))])
  }

  var storedName: SwiftExpression { .member(Self.name, "string") }

  // MARK: - Attempts

  var rememberStart: [SwiftStatement] { [.constant("start", Self.json)] }

  var returnToStart: [SwiftStatement] { [.assign("json", .name("start"))] }

  func nothingMatches(_ name: String) -> SwiftExpression {
    Self.json.calling(
      "nothingMatches", SwiftArgument(nil, .string(name)), SwiftArgument(nil, .name("failures")))
  }

  // MARK: - Values

  var skip: [SwiftStatement] { [.skipValue] }

  var isNull: SwiftExpression { Self.json.calling("readNull") }

  func value(_ type: String) -> SwiftExpression {
    Self.json.calling("read", SwiftArgument(nil, .metatype(type)))
  }

  func single(_ type: String) -> SwiftExpression { value(type) }

  func valueUnderName(_ type: String) -> SwiftExpression { value(type) }

  // MARK: - Cases

  func underName(_ body: [SwiftStatement]) -> [SwiftStatement] {
    let failure = Self.json.calling(
      "failure", SwiftArgument(nil, .name("error")), SwiftArgument("ofOnly", Self.name))
    return [.do(body, catch: [.throw(failure)])]
  }

  var leaveName: [SwiftStatement] { [Self.attempt("leaveOnly", SwiftArgument(nil, Self.name))] }

  func values(_ values: [EnumPlan.Value], in object: CaseObject) -> DecodedValues {
    var tag: String?
    if case .tagged(let place) = object { tag = place.readKey }
    return decoded(DirectField.all(values), tag: tag)
  }

  func value(_ value: EnumPlan.Value, at path: [String]) -> DecodedValues {
    decoded(
      path.plainKey.map { DirectField.all([value], under: $0) }
        ?? DirectField.all([value], at: path))
  }

  /// Reads an object into its fields.
  private func decoded(_ fields: [DirectField], tag: String? = nil) -> DecodedValues {
    let printer = DirectFieldPrinter(fields: fields, spelling: spelling, tag: tag)
    return DecodedValues(
      statements: printer.reading(takesAnything: false), values: fields.map(printer.value))
  }

  func content(
    at path: [String], _ body: [SwiftStatement], orMissing missing: SwiftStatement?
  ) -> [SwiftStatement] {
    let key = path.plainKey
    let place =
      (key.map { [SwiftArgument(nil, .string($0))] } ?? .place(in: path))
      + [SwiftArgument("of", Self.name)]
    func enter(_ function: String) -> SwiftExpression {
      .attempt(.call(.member(Self.json, function), place))
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
    let fields = DirectField.all([value], at: path)
    return DirectFieldPrinter(fields: fields, spelling: spelling).value(fields[0])
  }

  // MARK: - Families

  func value(of member: FamilyPlan.Member) -> SwiftExpression { value(member.member.name) }

  func valueUnderName(of member: FamilyPlan.Member) -> SwiftExpression {
    Self.json.calling(
      "read", SwiftArgument(nil, .metatype(member.member.name)), SwiftArgument("as", Self.name))
  }

  func value(of member: FamilyPlan.Member, at path: [String]) -> SwiftExpression {
    let type = SwiftArgument(nil, .metatype(member.member.name))
    return .call(
      .member(Self.json, "read"), [type] + .place(in: path) + [SwiftArgument("of", Self.name)])
  }

  /// The numbers of the names in the table of names.
  func patterns(of names: FamilyNames) -> [[String]] {
    let numbers = Dictionary(
      uniqueKeysWithValues: names.distinct.enumerated().map { ($1, String($0)) })
    return names.members.map { $0.member.member.names.exactNames.compactMap { numbers[$0] } }
  }

  func choice(
    of name: SwiftExpression, in family: Family, _ branches: [SwiftStatement.Branch],
    else other: [SwiftStatement]
  ) -> [SwiftStatement] {
    let number = SwiftExpression.member(.name("Self"), "readNames")
      .calling("number", SwiftArgument("of", name))
    return [.switch(number, branches + [.otherwise(other)])]
  }

  /// The table of names, whose numbers `choice` compares; nil if it is not used.
  static func table(of names: FamilyNames) -> SwiftExpression? {
    if names.isEmpty { return nil }
    let names = names.distinct.map(SwiftExpression.string)
    return .call(.name("JSONNames"), [SwiftArgument(nil, .array(names))])
  }

  var registered: SwiftExpression { .member(Self.json, "readRegistered") }

  func failure(isUnderName: Bool) -> SwiftExpression {
    Self.json.calling(
      "failure", SwiftArgument(nil, .name("error")),
      SwiftArgument(isUnderName ? "inOnly" : "in", Self.name))
  }

  func unknownContent(_ type: String, at path: [String]) -> SwiftExpression {
    let place = path.isEmpty ? [] : [SwiftArgument].place(in: path)
    return .call(
      .member(Self.json, "readContent"), [SwiftArgument(nil, .metatype(type))] + place)
  }

  var throwingClosure: String { "{ error, _ in throw error }" }

  func closure(returning value: SwiftExpression) -> String { "{ _, json in try \(value) }" }

  func box(_ type: SwiftExpression) -> SwiftExpression {
    .call(type, [SwiftArgument("from", .address(Self.json))])
  }
}

extension BytesVocabulary: EncodingVocabulary {
  var encoder: SwiftExpression { Self.json }

  var takenNames: [String] { ["content", "json", "object", "self"] }

  // MARK: - Objects

  func object(isShared: Bool, _ members: [SwiftStatement]) -> [SwiftStatement] {
    .object(isShared: isShared, members)
  }

  func content(at place: [SwiftArgument], _ members: [SwiftStatement]) -> [SwiftStatement] {
    .content(at: place, members)
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
    case .known(let name): .expression(.writeName(name, type, tag))
    case .stored(let name): value(name, at: place(tag.path))
    }
  }

  func properties(inContent: Bool) -> PropertyPrinter {
    var printer = PropertyPrinter(spelling, container: "json")
    printer.readsBytes = true
    return printer
  }

  // MARK: - Values

  func value(_ value: SwiftExpression, at place: [SwiftArgument]) -> SwiftStatement {
    .expression(.attempt(.call(.member(Self.json, "write"), [SwiftArgument(nil, value)] + place)))
  }

  func single(_ value: SwiftExpression) -> [SwiftStatement] { [self.value(value, at: [])] }

  var null: [SwiftStatement] { [.expression(Self.json.calling("writeNull"))] }

  func whole(_ value: SwiftExpression) -> SwiftStatement {
    Self.attempt("writeWhole", SwiftArgument(nil, value))
  }

  func itself(_ value: SwiftExpression) -> SwiftStatement { self.value(value, at: []) }

  func value(
    _ value: SwiftExpression, named name: String, _ type: Family.TagType, at tag: TagPlace
  ) -> [SwiftStatement] {
    object(isShared: true, [self.name(.known(name), type, at: tag), members(of: value)])
  }

  func members(of value: SwiftExpression) -> SwiftStatement {
    Self.attempt("writeMembers", SwiftArgument("of", value))
  }

  func call(on value: SwiftExpression, _ arguments: [SwiftArgument]) -> SwiftStatement {
    let to = SwiftArgument("to", .address(Self.json))
    return .expression(.attempt(.call(.member(value, "write"), arguments + [to])))
  }

  var openRawValue: [SwiftStatement] { [] }

  func rawValue(_ name: EncodedName, _ type: String) -> SwiftExpression {
    switch name {
    case .known(let name) where type == "String":
      return Self.json.calling("write", SwiftArgument("name", .string(name.escapedInJSON)))
    case .known(let name):
      let value = SwiftExpression.call(.name(type), [SwiftArgument(nil, .verbatim(name))])
      return .attempt(Self.json.calling("write", SwiftArgument(nil, value)))
    case .stored(let name):
      return .attempt(Self.json.calling("write", SwiftArgument(nil, name)))
    }
  }
}
