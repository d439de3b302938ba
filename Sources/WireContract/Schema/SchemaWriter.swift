import WidgetSource

/// Writes a contract as a JSON Schema.
///
/// Editors offer the keys of the right widget because every branch of a family has top-level `properties`
/// with one key in common whose value is a `const`; nothing else is inside of a family.
package struct SchemaWriter {
  let contract: Contract
  let options: SchemaOptions
  let view: WireView

  package init(_ contract: Contract, _ options: SchemaOptions) {
    self.contract = contract
    self.options = options
    view = WireView(contract, options.isForEncoding ? .encode : .decode)
  }

  /// The schema as JSON.
  package var text: String {
    var members = [
      JSONTree.Member(
        "$schema",
        .string(
          options.isDraft7
            ? "http://json-schema.org/draft-07/schema#"
            : "https://json-schema.org/draft/2020-12/schema")),
      .init(
        "title", .string(options.isForEncoding ? "What the app writes" : "What the app reads")),
    ]
    if let root = contract.defaultRoot,
      case .object(let reference) = referenceSchema(.init(root), dropsUnknown: false)
    {
      members += reference
    }
    let schemas = contract.sortedTypes.filter { isWanted($0.type) }
      .flatMap { definitions($0.name, $0.type) }
    members.append(.init(options.isDraft7 ? "definitions" : "$defs", .object(schemas)))
    return JSONTree.object(members).text
  }

  private func isWanted(_ type: ContractType) -> Bool {
    options.isForEncoding ? type.directions.encodes : type.directions.decodes
  }

  /// The definitions of one type: its own, and those of its forms.
  private func definitions(_ name: String, _ type: ContractType) -> [JSONTree.Member] {
    let tags = discriminators(of: name)
    var (schema, forms) = definition(name, type, tags)
    // Where no name is read, any will do.
    if options.isOpen, !tags.isEmpty, type.values == nil {
      forms.append(.init(Self.plain(name), definition(name, type, []).schema))
    }
    return [.init(Self.identifier(name), schema)] + forms
  }

  /// - Parameter tags: the names that it has in others.
  /// - Returns: the schema, and those of its forms that are no types.
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
      // Nothing is known but its name, by which a family finds it.
      let named: [JSONTree.Member] = [
        .init("type", .string("object")),
        .init("properties", properties(of: tags)),
      ]
      return (.object(tags.isEmpty ? facts : facts + named), [])
    }
  }

  /// What people read: documentation and where the type is from.
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
    let documentation = ContractDeprecation.noted(deprecation, in: type.documentation)
    return Self.documentation(documentation) + mark + [.init("x-widgetgen", .object(facts + more))]
  }

  static func documentation(_ text: String?) -> [JSONTree.Member] {
    guard let text else { return [] }
    return [.init("description", .string(text)), .init("markdownDescription", .string(text))]
  }

  func reference(to name: String) -> JSONTree.Member {
    let folder = options.isDraft7 ? "definitions" : "$defs"
    return .init("$ref", .string("#/\(folder)/\(Self.identifier(name))"))
  }

  /// The name of the definition without a discriminator.
  static func plain(_ name: String) -> String { identifier(name) + "-plain" }

  /// A name that needs no escapes in a reference: `Pair-Int-` for `Pair<Int>`.
  static func identifier(_ name: String) -> String {
    String(
      name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "_") ? $0 : "-" })
  }
}
