import WidgetSource

/// Writes a contract as a JSON Schema.
///
/// The schema of a family is a union of branches. In a family with a `tag`, the top-level `properties` of each branch
/// include the key of the name, usually with a `const` or an `enum`. Editors therefore suggest the keys of the right
/// widget.
package struct SchemaWriter {
  let contract: Contract
  let options: SchemaOptions
  let view: WireView

  package init(_ contract: Contract, _ options: SchemaOptions) {
    self.contract = contract
    self.options = options
    view = WireView(contract, options.isForEncoding ? .encode : .decode)
  }

  /// The schema as JSON, or an OpenAPI document with the definitions as components.
  package var text: String {
    let title = JSONTree.Member(
      "title", .string(options.isForEncoding ? "What the app writes" : "What the app reads"))
    let schemas = contract.sortedTypes.filter { isWanted($0.type) }
      .flatMap { definitions($0.name, $0.type) }
    if options.isOpenAPI {
      let document: [JSONTree.Member] = [
        .init("openapi", .string("3.1.0")),
        .init("info", .object([title, .init("version", .string("1"))])),
        .init("components", .object([.init("schemas", .object(schemas))])),
      ]
      return JSONTree.object(document).text
    }
    var members = [
      JSONTree.Member("$schema", .string("https://json-schema.org/draft/2020-12/schema")), title,
    ]
    if let root = contract.defaultRoot,
      case .object(let schema) = typeSchema(contract.rootType(root))
    {
      members += schema
    }
    members.append(.init("$defs", .object(schemas)))
    return JSONTree.object(members).text
  }

  private func isWanted(_ type: ContractType) -> Bool {
    options.isForEncoding ? type.directions.encodes : type.directions.decodes
  }

  /// Returns the definitions of a type and of its forms.
  private func definitions(_ name: String, _ type: ContractType) -> [JSONTree.Member] {
    let tags = discriminators(of: name)
    var (schema, forms) = definition(name, type, tags)
    // At places where the name is not decoded, an open schema accepts any name, so it also needs a definition without
    // the discriminator.
    if options.isOpen, !tags.isEmpty, type.values == nil {
      forms.append(.init(Self.plain(name), definition(name, type, []).schema))
    }
    return [.init(Self.identifier(name), schema)] + forms + replacedDefinitions(name, type)
  }

  /// - Parameter tags: the discriminators of the type in other choices.
  /// - Returns: the schema, and the definitions of its forms: cases of an enum, and types with their discriminator.
  func definition(
    _ name: String, _ type: ContractType, _ tags: [WireDiscriminator]
  ) -> (schema: JSONTree, forms: [JSONTree.Member]) {
    let description = described(type, name)
    switch type.kind {
    case .object: return (objectSchema(name, tags, description), [])
    case .array(let array): return (arraySchema(array, name, description), [])
    case .choice(let choice):
      let (schema, forms) = choiceSchema(name, choice, description)
      return (tags.isEmpty ? schema : schema.including(members(of: tags)), forms)
    case .values(let values): return (valuesSchema(values, description), [])
    case .opaque(let reason):
      let facts = described(type, name, [.init("opaque", .string(reason))])
      // For a type with unknown coding, only its names in families are known.
      let named: [JSONTree.Member] = [
        .type("object"),
        .init("properties", properties(of: tags)),
      ]
      return (.object(tags.isEmpty ? facts : facts + named), [])
    }
  }

  /// Returns the schema's members for readers: a type's documentation, Swift name, position, policy, availability and
  /// deprecation.
  func described(
    _ type: ContractType, _ name: String, _ more: [JSONTree.Member] = []
  ) -> [JSONTree.Member] {
    var facts = [JSONTree.Member("swift", .string(name))]
    if let place = type.place, let line = options.line(place) {
      facts += [
        .init("file", .string(place.file)), .init("line", .number(String(line))),
      ]
    }
    if let choice = type.choice, choice.unknown != .throw {
      facts.append(.init("unknown", choice.unknown.tree))
    }
    if let available = type.values?.available { facts.append(.init("available", available)) }
    let deprecation = contract.deprecation(ofType: name)
    let mark = deprecation == nil ? [] : [JSONTree.Member("deprecated", .bool(true))]
    return Self.documentation(type.documentation, deprecation) + mark
      + [.init("x-widgetgen", .object(facts + more))]
  }

  /// Returns the schema's members for a doc comment and a deprecation message. A JSON code block in the doc comment
  /// becomes an example.
  static func documentation(_ text: String?, _ deprecation: String?) -> [JSONTree.Member] {
    let block = text.flatMap(DocumentedExample.first)
    let example = block?.tree
    let prose = (example == nil ? text : text.flatMap { block?.removed(from: $0).trimmed }) ?? ""
    let note = deprecation.map { $0.isEmpty ? "Deprecated." : "Deprecated: \($0)" }
    let description = ([note] + (prose.isEmpty ? [] : [prose])).compactMap(\.self)
      .joined(separator: "\n\n")
    let texts = description.isEmpty ? [] : ["description", "markdownDescription"]
    return texts.map { .init($0, .string(description)) }
      + (example.map { [.init("examples", .array([$0]))] } ?? [])
  }

  func reference(to name: String) -> JSONTree.Member {
    .init("$ref", .string(address(of: Self.identifier(name))))
  }

  /// Returns the address of a definition in the document.
  func address(of definition: String) -> String {
    (options.isOpenAPI ? "#/components/schemas/" : "#/$defs/") + definition
  }

  /// Returns the name of a type's definition without the discriminator.
  static func plain(_ name: String) -> String { identifier(name) + "-without-name" }

  /// Returns a name that needs no escapes in references and is accepted by code generators: `Pair-Int-` for
  /// `Pair<Int>`, `Space-Card` for `Space.Card`.
  static func identifier(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "-" })
  }
}
