/// A place at which a type has its name: `"type": "card"`.
struct SchemaTag: Equatable {
  var place: ContractTag
  var names: [JSONTree]

  /// `const`, or `enum` where there are several names.
  var schema: JSONTree {
    .object([
      names.count == 1
        ? .init("const", names[0]) : .init("enum", .inline(.array(names)))
    ])
  }

  /// The keys of the object itself under which it is, or objects that contain it.
  var keys: [String] { (place.reads + [place.writes]).compactMap(\.first) }
}
