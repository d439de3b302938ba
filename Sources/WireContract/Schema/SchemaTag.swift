/// A place at which a type has its name: `"type": "card"`.
struct SchemaTag: Equatable {
  var place: ContractTag
  var names: SchemaNames

  var schema: JSONTree { names.schema }

  /// The keys of the object itself under which it is, or objects that contain it.
  var keys: [String] { (place.reads + [place.writes]).compactMap(\.first) }
}
