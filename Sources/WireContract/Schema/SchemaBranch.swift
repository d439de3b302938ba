/// One branch of a union.
struct SchemaBranch {
  /// The values of the discriminator that select the branch.
  var names: WireNames
  var schema: JSONTree
}
