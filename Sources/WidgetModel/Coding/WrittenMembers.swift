import WidgetSource
import WidgetSyntax

/// What a user wrote of the members that are generated otherwise, in the type and in its
/// extensions of all files. What stands in an inline block is the generator's own.
struct WrittenMembers {
  /// The `CodingKeys` enum.
  struct CodingKeys {
    var id: DeclarationID
    /// In order of declaration, those of its inline block left out.
    var cases: [EnumCase]
    /// Whether an inline block adds the cases that are missing.
    var isCompleted: Bool

    /// The names of its cases.
    var names: [String] { cases.map(\.name.bareName) }
  }

  /// A `static func decodeTitle(from:)`.
  struct DecodingFunction {
    /// Whether it takes the decoder, not the container.
    var takesDecoder: Bool
    var isThrowing: Bool
  }

  /// A `func encodeTitle(to:)`.
  struct EncodingFunction {
    /// Whether it takes the encoder, not the container.
    var takesEncoder: Bool
    var isThrowing: Bool
  }

  /// What tells one initializer from another.
  struct ParameterSignature {
    var label: String
    var type: String
  }

  private(set) var codingKeys: CodingKeys?
  private(set) var hasDecodingInit = false
  /// Whether there is an initializer in the type's own body, but for those that stand in the type's
  /// blocks.
  private(set) var hasOwnInitializer = false
  /// Whether there is an `encode(to:)`.
  private(set) var hasEncode = false
  /// By name, those whose only label is `to`.
  private(set) var encodingFunctions: [String: EncodingFunction] = [:]
  /// The parameters of each initializer.
  private(set) var initializers: [[ParameterSignature]] = []
  private(set) var staticProperties: Set<String> = []
  /// By name, those whose only label is `from`.
  private(set) var decodingFunctions: [String: DecodingFunction] = [:]
  /// Whether there is a `static func decodingContainer(_:)`, and whether it throws.
  private(set) var decodingContainer: DecodingFunction?
  private(set) var hasEquality = false

  init(of type: ModelType, in model: Model) {
    for body in [type.id] + type.extensions {
      read(body, in: model)
    }
    let blocks = [GeneratedType.initBlock(of: type.name), GeneratedType.codingBlock(of: type.name)]
    hasOwnInitializer = model.declaration(type.id).initializers.contains { initializer in
      let block = model.block(around: initializer.keyword, in: type.id.file)
      return block.map { !blocks.contains($0.name) } ?? true
    }
    staticProperties = Set(type.properties.filter(\.isStatic).map(\.bareName))
  }

  private mutating func read(_ body: DeclarationID, in model: Model) {
    let file = model.files[body.file]
    let declaration = model.declaration(body)
    for initializer in declaration.initializers
    where model.isWritten(initializer.keyword, in: body.file) {
      read(initializer, in: file)
    }
    for function in declaration.functions where model.isWritten(function.keyword, in: body.file) {
      read(function, in: file)
    }
    for id in model.nestedTypes(of: body)
    where file.text(model.declaration(id).name) == "CodingKeys"
      && model.isWritten(model.declaration(id).keyword, in: body.file)
    {
      let keys = model.type(id)
      let cases = keys.cases.filter { model.isWritten($0.range, in: id.file) }
      codingKeys = CodingKeys(
        id: id, cases: cases,
        isCompleted: model.block(named: GeneratedType.keysBlock(of: model.name(of: body))) != nil)
    }
  }

  private mutating func read(_ initializer: InitializerDeclaration, in file: ParsedFile) {
    let labels = initializer.parameters.map { $0.label.map(file.text)?.bareName ?? "_" }
    initializers.append(
      zip(labels, initializer.parameters).map { label, parameter in
        ParameterSignature(label: label, type: file.text(parameter.type))
      })
    guard labels == ["from"], let parameter = initializer.parameters.first else { return }
    if TypeName(parsing: file.text(parameter.type)).composed.contains(where: {
      $0.dottedName?.localName == "Decoder"
    }) {
      hasDecodingInit = true
    }
  }

  private mutating func read(_ function: FunctionDeclaration, in file: ParsedFile) {
    let name = file.text(function.name)
    guard file.areStatic(function.modifiers) else {
      readEncoding(function, named: name, in: file)
      return
    }
    if name == "==" { hasEquality = true }
    guard function.parameters.count == 1, let parameter = function.parameters.first else { return }
    let found = DecodingFunction(
      takesDecoder: parameter.name.map(file.text) == "decoder", isThrowing: function.isThrowing)
    if parameter.label.map(file.text) == "from" { decodingFunctions[name] = found }
    if parameter.label == nil, name == "decodingContainer" { decodingContainer = found }
  }

  private mutating func readEncoding(
    _ function: FunctionDeclaration, named name: String, in file: ParsedFile
  ) {
    guard function.parameters.count == 1, let parameter = function.parameters.first,
      parameter.label.map(file.text) == "to"
    else { return }
    let takesEncoder = TypeName(parsing: file.text(parameter.type)).composed.contains {
      $0.dottedName?.localName == "Encoder"
    }
    if name == "encode" { hasEncode = hasEncode || takesEncoder }
    encodingFunctions[name] = EncodingFunction(
      takesEncoder: takesEncoder, isThrowing: function.isThrowing)
  }

  /// Whether a function of the user's takes a container, which is keyed by `CodingKeys` then.
  var takesContainer: Bool {
    decodingFunctions.values.contains { !$0.takesDecoder }
      || encodingFunctions.values.contains { !$0.takesEncoder }
  }
}
