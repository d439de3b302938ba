package import WidgetSource
package import WidgetSyntax

/// The user-defined members of a type that replace or affect generated members. They are in the type's body, in its
/// extensions and, if they are coding functions, in extensions of its protocols and superclasses. Inline blocks are
/// excluded, because their content is generated.
package struct WrittenMembers {
  package private(set) var codingKeys: CodingKeys?
  /// The earlier `CodingKeys`, in other branches of an `#if`.
  package private(set) var otherCodingKeys: [CodingKeys] = []
  /// The location of a typealias `CodingKeys` whose target no source declares. Nil if there isn't one.
  package private(set) var foreignCodingKeys: Location?
  /// The initializers in the type's own body, except for the initializers that its inline blocks contain.
  package private(set) var ownInitializers: [Location] = []
  /// The parameters of each initializer.
  package private(set) var initializers: [[ParameterSignature]] = []
  /// Whether the type implements `encode(to:)`.
  package private(set) var hasEncode = false
  package private(set) var hooks: [Hook: HookFunction] = [:]
  /// The functions with the name of a hook that generated code does not call.
  package private(set) var uncalledHooks: [UncalledHook] = []
  package private(set) var staticProperties: Set<String> = []
  /// The type's `static func decodingContainer(_:)`, or nil if there isn't one.
  package private(set) var decodingContainer: DecodingFunction?
  /// The functions of the type and its extensions with names such as `decodeTitle` or `encodeTitle`. Generated code
  /// does not necessarily call them.
  package private(set) var codingFunctions: [CodingFunction] = []
  /// The locations of members by their names in messages: `init(from:)`, `decodeTitle(from:)`, `validate`. A member has
  /// several locations if branches of an `#if` declare it.
  package private(set) var locations: [String: [Location]] = [:]
  /// The static functions whose only parameter has the label `from`, by name.
  private var decodingFunctions: [String: DecodingFunction] = [:]
  /// The instance functions whose only parameter has the label `to`, by name.
  private var encodingFunctions: [String: EncodingFunction] = [:]

  /// Creates an empty set of members, for the values of an enum's case.
  package init() {}

  package init(of type: ModelType, _ conformances: Conformances) {
    let model = conformances.model
    // The type's own members are read later, and take precedence over the functions of these extensions.
    for body in Self.protocolExtensions(of: type, conformances) {
      readFunctions(of: body, in: model, where: CodingFunction.isName)
    }
    // These functions may be intended for other types, so they are not reported as uncalled.
    codingFunctions = []
    for body in [type.id] + type.extensions { read(body, in: model) }
    readOwnInitializers(of: type, in: model)
    for property in type.properties where property.isStatic {
      staticProperties.insert(property.bareName)
      locations[property.bareName, default: []].append(
        Location(
          file: property.owner.file, clause: property.clause, access: property.access,
          range: property.range))
    }
  }

  // MARK: - Members

  /// The type that the name `CodingKeys` refers to, usually an enum. The name can be a typealias.
  package struct CodingKeys {
    package var id: DeclarationID
    /// The cases in order of declaration, without the cases in inline blocks.
    package var cases: [EnumCase]
    /// Whether an inline block adds the missing cases.
    package var isCompleted: Bool
    /// The reason why the keys are unknown, as a predicate of `CodingKeys`: `is a struct`. Nil if the keys are the raw
    /// values or the names of the cases.
    package var unknownReason: String?

    /// The names of the enum's cases.
    package var names: [String] { cases.map(\.name.bareName) }
  }

  /// A static function whose only parameter has the label `from`, such as `decodeTitle(from:)`, or the
  /// `static func decodingContainer(_:)`.
  package struct DecodingFunction {
    /// Whether the parameter is the decoder rather than the container.
    package var takesDecoder: Bool
    package var isThrowing: Bool
  }

  /// A `func encodeTitle(to:)`, or another instance function whose only parameter has the label `to`.
  package struct EncodingFunction {
    /// Whether the parameter is the encoder rather than the container.
    package var takesEncoder: Bool
    package var isThrowing: Bool
  }

  /// The location and the access level of a member.
  package struct Location {
    package var file: Int
    /// The innermost `#if` clause around the member, as an index into the file's `clauses`. Nil outside of `#if`.
    package var clause: Int?
    package var access: AccessLevel
    package var range: SourceRange
  }

  /// The label and the type of a parameter, which distinguish initializers.
  package struct ParameterSignature {
    package var label: String
    package var type: String
  }

  /// Returns the user-defined function that decodes a property, or nil if there isn't one.
  package func reader(of property: Property) -> DecodingFunction? {
    decodingFunctions.isEmpty ? nil : decodingFunctions[property.readerName]
  }

  /// Returns the user-defined function that encodes a property, or nil if there isn't one.
  package func writer(of property: Property) -> EncodingFunction? {
    encodingFunctions.isEmpty ? nil : encodingFunctions[property.writerName]
  }

  /// Whether the sources do not show the keys of `CodingKeys`.
  package var hasUnknownKeys: Bool {
    foreignCodingKeys != nil || codingKeys?.unknownReason != nil
  }

  package var hasDecodingInit: Bool { locations["init(from:)"] != nil }

  package var hasEquality: Bool { locations["=="] != nil }

  /// Whether `hash(into:)` is user-defined.
  package var hasHashing: Bool { locations["hash(into:)"] != nil }

  /// Whether the user implemented decoding or encoding.
  package var hasCoding: Bool { hasDecodingInit || hasEncode }

  /// Whether the type's own body declares an initializer that its inline blocks do not contain.
  package var hasOwnInitializer: Bool { !ownInitializers.isEmpty }

  /// Whether the type has an initializer other than `init(from:)`.
  package var hasOtherInitializer: Bool {
    initializers.count > locations["init(from:)", default: []].count
  }

  /// Whether the function that decodes or encodes one of the properties takes a container that is keyed by `CodingKeys`,
  /// instead of a decoder or an encoder.
  package func takesContainer(of properties: [Property]) -> Bool {
    properties.contains {
      reader(of: $0)?.takesDecoder == false || writer(of: $0)?.takesEncoder == false
    }
  }
}

// MARK: - Reading

extension WrittenMembers {
  /// Returns the extensions of a type's protocols and superclasses that declare functions with names such as
  /// `decodeTitle`.
  private static func protocolExtensions(
    of type: ModelType, _ conformances: Conformances
  ) -> [DeclarationID] {
    let model = conformances.model
    let extended = conformances[type.id].filter { !model.index.extensions(of: $0).isEmpty }
    return extended.stablySorted().flatMap(model.index.extensions).filter { id in
      let file = model.files[id.file]
      return model.declaration(id).functions.contains {
        CodingFunction.isName(file.text($0.name))
      }
    }
  }

  private mutating func read(_ body: DeclarationID, in model: Model) {
    let file = model.files[body.file]
    for initializer in model.declaration(body).initializers
    where !model.blocks.contains(initializer.keyword, in: body.file) {
      read(initializer, in: file, at: body, model)
    }
    readFunctions(of: body, in: model)
    readKeys(in: body, model)
  }

  private mutating func readOwnInitializers(of type: ModelType, in model: Model) {
    let blocks = [MemberBlock.initializer(of: type.name), MemberBlock.coding(of: type.name)]
    let own = model.declaration(type.id).initializers.filter { initializer in
      let block = model.blocks.block(around: initializer.keyword, in: type.id.file)
      return block.map { !blocks.contains($0.name) } ?? true
    }
    ownInitializers = own.map { initializer in
      Location(
        file: type.id.file, clause: initializer.clause,
        access: model.access(initializer.modifiers, in: type.id), range: initializer.keyword)
    }
  }

  private mutating func read(
    _ initializer: InitializerDeclaration, in file: ParsedFile, at body: DeclarationID,
    _ model: Model
  ) {
    let parameters = file[initializer.parameters]
    let labels = parameters.map { $0.label.map(file.text)?.bareName ?? "_" }
    initializers.append(
      zip(labels, parameters).map { label, parameter in
        ParameterSignature(label: label, type: file.text(parameter.type))
      })
    guard labels == ["from"], let parameter = parameters.first,
      file.isType(parameter.type, "Decoder")
    else { return }
    locations["init(from:)", default: []].append(
      Location(
        file: body.file, clause: initializer.clause,
        access: model.access(initializer.modifiers, in: body), range: initializer.keyword))
  }

  // MARK: - CodingKeys

  private mutating func readKeys(in body: DeclarationID, _ model: Model) {
    let file = model.files[body.file]
    for id in model.nestedTypes(of: body)
    where file.text(model.declaration(id).name) == "CodingKeys"
      && !model.blocks.contains(model.declaration(id).keyword, in: body.file)
    {
      let declaration = model.declaration(id)
      let location = Location(
        file: body.file, clause: declaration.clause, access: model.access(of: id),
        range: declaration.name)
      add(keys: id, at: location, in: body, model)
    }
    for alias in model.declaration(body).typealiases where file.text(alias.name) == "CodingKeys" {
      let location = Location(
        file: body.file, clause: alias.clause, access: model.access(alias.modifiers, in: body),
        range: alias.name)
      let target = TypeName(parsing: file.text(alias.type)).dottedName
      if let id = target.map({ model.types(named: $0, in: Scope(in: body)) })?.first {
        add(keys: id, at: location, in: body, model)
      } else {
        foreignCodingKeys = location
      }
    }
  }

  private mutating func add(
    keys id: DeclarationID, at location: Location, in body: DeclarationID, _ model: Model
  ) {
    locations["CodingKeys", default: []].append(location)
    if let before = codingKeys { otherCodingKeys.append(before) }
    codingKeys = CodingKeys(
      id: id, cases: model.type(id).cases.filter { !model.blocks.contains($0.range, in: id.file) },
      isCompleted: model.blocks[MemberBlock.keys(of: model.name(of: body))] != nil,
      unknownReason: model.type(id).unknownKeysReason(in: model))
  }

  // MARK: - Functions

  private mutating func readFunctions(
    of body: DeclarationID, in model: Model, where isWanted: (String) -> Bool = { _ in true }
  ) {
    let file = model.files[body.file]
    for function in model.declaration(body).functions
    where !model.blocks.contains(function.keyword, in: body.file)
      && isWanted(file.text(function.name))
    {
      let location = Location(
        file: body.file, clause: function.clause,
        access: model.access(function.modifiers, in: body), range: function.name)
      read(function, in: file, at: location)
    }
  }

  private mutating func read(
    _ function: FunctionDeclaration, in file: ParsedFile, at location: Location
  ) {
    let name = file.text(function.name)
    if let (hook, found) = Hook.read(function, named: name, location.access, in: file) {
      hooks[hook] = found
      locations[hook.rawValue, default: []].append(location)
    }
    if let function = UncalledHook(function, named: name, in: file, location.file) {
      uncalledHooks.append(function)
    }
    if let function = CodingFunction(function, named: name, in: file, location.file) {
      codingFunctions.append(function)
    }
    if file.areStatic(function.modifiers) {
      readDecoding(function, named: name, in: file, at: location)
    } else {
      readEncoding(function, named: name, in: file, at: location)
    }
  }

  private mutating func readDecoding(
    _ function: FunctionDeclaration, named name: String, in file: ParsedFile,
    at location: Location
  ) {
    if name == "==" { locations[name, default: []].append(location) }
    guard let parameter = file.onlyParameter(of: function) else { return }
    // A parameter of a generic type is assumed to be a decoder if its name is `decoder`.
    let takesDecoder =
      file.isType(parameter.type, "Decoder")
      || (parameter.name.map(file.text) == "decoder"
        && !file.text(parameter.type).holds("DecodingContainer"))
    let found = DecodingFunction(takesDecoder: takesDecoder, isThrowing: function.isThrowing)
    if parameter.label.map(file.text) == "from" {
      decodingFunctions[name] = found
      locations[name + "(from:)", default: []].append(location)
    }
    if parameter.label == nil, name == "decodingContainer" {
      decodingContainer = found
      locations[name + "(_:)", default: []].append(location)
    }
  }

  private mutating func readEncoding(
    _ function: FunctionDeclaration, named name: String, in file: ParsedFile,
    at location: Location
  ) {
    guard let parameter = file.onlyParameter(of: function),
      let label = parameter.label.map(file.text)
    else { return }
    if name == "hash", label == "into" { locations["hash(into:)", default: []].append(location) }
    if label != "to" { return }
    let takesEncoder = file.isType(parameter.type, "Encoder")
    if name == "encode" { hasEncode = hasEncode || takesEncoder }
    locations[name + "(to:)", default: []].append(location)
    encodingFunctions[name] = EncodingFunction(
      takesEncoder: takesEncoder, isThrowing: function.isThrowing)
  }
}

extension ParsedFile {
  /// Returns the only parameter of a function, or nil if the function does not have exactly one parameter.
  fileprivate func onlyParameter(of function: FunctionDeclaration) -> ParameterDeclaration? {
    function.parameters.count == 1 ? self[function.parameters].first : nil
  }

  /// Whether a parameter's type is a given protocol, such as `Decoder`, with or without `any` or `some`.
  func isType(_ range: SourceRange, _ name: String) -> Bool {
    TypeName(parsing: text(range)).composed.contains { $0.dottedName?.localName == name }
  }
}
