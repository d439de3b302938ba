import WidgetSource
import WidgetSyntax

/// What a user wrote of the members that are generated otherwise, in the type and in its
/// extensions of all files. What is in an inline block is the generator's own.
package struct WrittenMembers {
  package private(set) var codingKeys: CodingKeys?
  /// The `CodingKeys` in the branches of an `#if` that come before.
  package private(set) var otherCodingKeys: [CodingKeys] = []
  /// A typealias `CodingKeys` for what no source declares.
  package private(set) var foreignCodingKeys: Place?
  /// The initializers in the type's own body, but for those that are in the type's blocks.
  package private(set) var ownInitializers: [Place] = []
  /// Whether there is an `encode(to:)`.
  package private(set) var hasEncode = false
  /// The functions that generated code calls around coding.
  package private(set) var hooks: [Hook: HookFunction] = [:]
  /// By name, those whose only label is `to`.
  private var encodingFunctions: [String: EncodingFunction] = [:]
  /// The parameters of each initializer.
  package private(set) var initializers: [[ParameterSignature]] = []
  package private(set) var staticProperties: Set<String> = []
  /// By name, those whose only label is `from`.
  private var decodingFunctions: [String: DecodingFunction] = [:]
  /// Those named `decodeTitle` or `encodeTitle`, also where nothing calls them.
  package private(set) var codingFunctions: [CodingFunction] = []
  /// Whether there is a `static func decodingContainer(_:)`, and whether it throws.
  package private(set) var decodingContainer: DecodingFunction?
  /// Where the members of a name are, as messages name them: `init(from:)`, `decodeTitle(from:)`.
  /// More than one are in the branches of an `#if`.
  package private(set) var places: [String: [Place]] = [:]

  /// No members, as an enum's case has none.
  package init() {}

  package init(of type: ModelType, in model: Model) {
    // What a type declares itself takes precedence over what a protocol gives it.
    for body in model.codingExtensions(ofProtocolsOf: type.id) {
      readFunctions(of: body, in: model) { $0.isOfOneProperty }
    }
    // Those that nothing calls are for other types.
    codingFunctions = []
    for body in [type.id] + type.extensions { read(body, in: model) }
    let blocks = [MemberBlock.initializer(of: type.name), MemberBlock.coding(of: type.name)]
    let own = model.declaration(type.id).initializers.filter { initializer in
      let block = model.block(around: initializer.keyword, in: type.id.file)
      return block.map { !blocks.contains($0.name) } ?? true
    }
    ownInitializers = own.map { initializer in
      Place(
        file: type.id.file, clause: initializer.clause,
        access: model.access(initializer.modifiers, in: type.id), range: initializer.keyword)
    }
    for property in type.properties where property.isStatic {
      staticProperties.insert(property.bareName)
      places[property.bareName, default: []].append(
        Place(
          file: property.owner.file, clause: property.clause, access: property.access,
          range: property.range))
    }
  }

  private mutating func read(_ body: DeclarationID, in model: Model) {
    let file = model.files[body.file]
    let declaration = model.declaration(body)
    for initializer in declaration.initializers
    where model.isWritten(initializer.keyword, in: body.file) {
      read(initializer, in: file, at: body, model)
    }
    readFunctions(of: body, in: model)
    readKeys(in: body, model)
  }

  private mutating func readFunctions(
    of body: DeclarationID, in model: Model, named isWanted: (String) -> Bool = { _ in true }
  ) {
    let file = model.files[body.file]
    for function in model.declaration(body).functions
    where model.isWritten(function.keyword, in: body.file) && isWanted(file.text(function.name)) {
      let place = Place(
        file: body.file, clause: function.clause,
        access: model.access(function.modifiers, in: body), range: function.name)
      read(function, in: file, at: place)
    }
  }

  /// `CodingKeys` is an enum, or a typealias for one.
  private mutating func readKeys(in body: DeclarationID, _ model: Model) {
    let file = model.files[body.file]
    for id in model.nestedTypes(of: body)
    where file.text(model.declaration(id).name) == "CodingKeys"
      && model.isWritten(model.declaration(id).keyword, in: body.file)
    {
      let declaration = model.declaration(id)
      let place = Place(
        file: body.file, clause: declaration.clause, access: model.access(of: id),
        range: declaration.name)
      add(keys: id, at: place, in: body, model)
    }
    for alias in model.declaration(body).typealiases where file.text(alias.name) == "CodingKeys" {
      let place = Place(
        file: body.file, clause: alias.clause, access: model.access(alias.modifiers, in: body),
        range: alias.name)
      let target = TypeName(parsing: file.text(alias.type)).dottedName
      if let id = target.map({ model.types(named: $0, in: Scope(in: body)) })?.first {
        add(keys: id, at: place, in: body, model)
      } else {
        foreignCodingKeys = place
      }
    }
  }

  private mutating func add(
    keys id: DeclarationID, at place: Place, in body: DeclarationID, _ model: Model
  ) {
    places["CodingKeys", default: []].append(place)
    if let before = codingKeys { otherCodingKeys.append(before) }
    codingKeys = CodingKeys(
      id: id, cases: model.type(id).cases.filter { model.isWritten($0.range, in: id.file) },
      isCompleted: model.block(named: MemberBlock.keys(of: model.name(of: body))) != nil,
      isEnum: model.declaration(id).kind == .enum)
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
    places["init(from:)", default: []].append(
      Place(
        file: body.file, clause: initializer.clause,
        access: model.access(initializer.modifiers, in: body), range: initializer.keyword))
  }

  private mutating func read(
    _ function: FunctionDeclaration, in file: ParsedFile, at place: Place
  ) {
    let name = file.text(function.name)
    if let (hook, found) = Hook.read(function, named: name, place.access, in: file) {
      hooks[hook] = found
    }
    if let function = CodingFunction(function, named: name, in: file, place.file) {
      codingFunctions.append(function)
    }
    guard file.areStatic(function.modifiers) else {
      readEncoding(function, named: name, in: file, at: place)
      return
    }
    if name == "==" { places[name, default: []].append(place) }
    guard let parameter = file.onlyParameter(of: function) else { return }
    // A generic one says by its name what it takes.
    let takesDecoder =
      file.isType(parameter.type, "Decoder")
      || (parameter.name.map(file.text) == "decoder"
        && !file.text(parameter.type).holds("DecodingContainer"))
    let found = DecodingFunction(takesDecoder: takesDecoder, isThrowing: function.isThrowing)
    if parameter.label.map(file.text) == "from" {
      decodingFunctions[name] = found
      places[name + "(from:)", default: []].append(place)
    }
    if parameter.label == nil, name == "decodingContainer" {
      decodingContainer = found
      places[name + "(_:)", default: []].append(place)
    }
  }

  private mutating func readEncoding(
    _ function: FunctionDeclaration, named name: String, in file: ParsedFile, at place: Place
  ) {
    guard let parameter = file.onlyParameter(of: function),
      parameter.label.map(file.text) == "to"
    else { return }
    let takesEncoder = file.isType(parameter.type, "Encoder")
    if name == "encode" { hasEncode = hasEncode || takesEncoder }
    places[name + "(to:)", default: []].append(place)
    encodingFunctions[name] = EncodingFunction(
      takesEncoder: takesEncoder, isThrowing: function.isThrowing)
  }

  /// The function that reads a property in place of generated code.
  package func reader(of property: Property) -> DecodingFunction? {
    decodingFunctions.isEmpty ? nil : decodingFunctions[property.readerName]
  }

  /// The function that writes a property in place of generated code.
  package func writer(of property: Property) -> EncodingFunction? {
    encodingFunctions.isEmpty ? nil : encodingFunctions[property.writerName]
  }

  package var hasDecodingInit: Bool { places["init(from:)"] != nil }

  package var hasEquality: Bool { places["=="] != nil }

  /// Whether the type's own body may have an initializer, but for those of the type's blocks.
  package var hasOwnInitializer: Bool { !ownInitializers.isEmpty }

  /// Whether there is an initializer that does not decode.
  package var hasOtherInitializer: Bool { initializers.contains { $0.map(\.label) != ["from"] } }

  /// Whether a function of the user's takes a container, which is keyed by `CodingKeys` then.
  package var takesContainer: Bool {
    decodingFunctions.values.contains { !$0.takesDecoder }
      || encodingFunctions.values.contains { !$0.takesEncoder }
  }
}

extension ParsedFile {
  /// The parameter of a function that has one.
  fileprivate func onlyParameter(of function: FunctionDeclaration) -> ParameterDeclaration? {
    function.parameters.count == 1 ? self[function.parameters].first : nil
  }

  /// Whether a parameter's type is a protocol of Swift's, with `any` or `some` or without.
  func isType(_ range: SourceRange, _ name: String) -> Bool {
    TypeName(parsing: text(range)).composed.contains { $0.dottedName?.localName == name }
  }
}
