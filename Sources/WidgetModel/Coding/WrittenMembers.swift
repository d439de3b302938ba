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
  }

  /// A `static func decodeTitle(from:)`.
  struct DecodingFunction {
    /// Whether it takes the decoder, not the container.
    var takesDecoder: Bool
    var isThrowing: Bool
  }

  private(set) var codingKeys: CodingKeys?
  private(set) var hasDecodingInit = false
  /// The argument labels of each initializer.
  private(set) var initializerLabels: Set<[String]> = []
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
    staticProperties = Set(type.properties.filter(\.isStatic).map(\.bareName))
  }

  private mutating func read(_ body: DeclarationID, in model: Model) {
    let file = model.files[body.file]
    let declaration = model.declaration(body)
    for initializer in declaration.initializers
    where model.isWritten(initializer.keyword, in: body.file) {
      read(initializer, in: file)
    }
    for function in declaration.functions { read(function, in: file) }
    for id in model.nestedTypes(of: body)
    where file.text(model.declaration(id).name) == "CodingKeys"
      && model.isWritten(model.declaration(id).keyword, in: body.file)
    {
      let keys = model.type(id)
      let cases = keys.cases.filter { model.isWritten($0.range, in: id.file) }
      codingKeys = CodingKeys(id: id, cases: cases)
    }
  }

  private mutating func read(_ initializer: InitializerDeclaration, in file: ParsedFile) {
    let labels = initializer.parameters.map { $0.label.map(file.text)?.bareName ?? "_" }
    initializerLabels.insert(labels)
    guard labels == ["from"], let parameter = initializer.parameters.first else { return }
    if TypeName(parsing: file.text(parameter.type)).composed.contains(where: {
      $0.dottedName?.split(separator: ".").last == "Decoder"
    }) {
      hasDecodingInit = true
    }
  }

  private mutating func read(_ function: FunctionDeclaration, in file: ParsedFile) {
    let modifiers = function.modifiers.map(file.text)
    let name = file.text(function.name)
    guard modifiers.contains("static") || modifiers.contains("class") else { return }
    if name == "==" { hasEquality = true }
    guard function.parameters.count == 1, let parameter = function.parameters.first else { return }
    let found = DecodingFunction(
      takesDecoder: parameter.name.map(file.text) == "decoder", isThrowing: function.isThrowing)
    if parameter.label.map(file.text) == "from" { decodingFunctions[name] = found }
    if parameter.label == nil, name == "decodingContainer" { decodingContainer = found }
  }
}

extension Model {
  /// Whether a place is outside of every inline block.
  func isWritten(_ range: SourceRange, in file: Int) -> Bool {
    !(blocks[file] ?? []).contains { $0.contains(range) }
  }

  /// Whether a file of the sources holds a block of a name for a type.
  func hasBlock(_ name: String) -> Bool {
    blocks.values.contains { $0.contains { $0.name == name } }
  }
}
