/// Arrays with a schema for each element.
extension SchemaWriter {
  func arraySchema(
    _ array: ContractArray, _ name: String, _ description: [JSONTree.Member]
  ) -> JSONTree {
    let schemas = view.elements(array, of: name).map {
      schema(of: $0).adding([.init("title", .string($0.property?.name ?? ""))])
    }
    let isExact = options.isForEncoding || !options.isOpen
    let least = view.requiredCount(array)
    var members = description + [.init("type", .string("array"))]
    if !schemas.isEmpty {
      members.append(.init(options.isDraft7 ? "items" : "prefixItems", .array(schemas)))
    }
    if least > 0 { members.append(.init("minItems", .number(String(least)))) }
    if isExact {
      members.append(
        schemas.isEmpty
          ? .init("maxItems", .number("0"))
          : .init(options.isDraft7 ? "additionalItems" : "items", .bool(false)))
    }
    return .object(members)
  }
}
