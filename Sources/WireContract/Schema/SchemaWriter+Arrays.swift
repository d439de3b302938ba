/// Arrays with a schema for each element.
extension SchemaWriter {
  func arraySchema(_ array: ContractArray, _ description: [JSONTree.Member]) -> JSONTree {
    let isForEncoding = options.isForEncoding
    let elements = isForEncoding ? array.elements.filter { $0.writes != nil } : array.read
    let schemas = elements.map {
      propertySchema($0, isTolerant: false).adding([.init("title", .string($0.name))])
    }
    let isExact = isForEncoding || !options.isOpen
    let least = isForEncoding ? elements.count : array.requiredCount
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
