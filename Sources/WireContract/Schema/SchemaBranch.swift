/// One branch of a union.
struct SchemaBranch {
  /// The values of the discriminator that lead to it.
  var names: WireNames
  var schema: JSONTree
}
