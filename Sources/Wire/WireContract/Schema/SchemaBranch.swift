/// One branch in the `oneOf` or `anyOf` of a choice.
struct SchemaBranch {
  /// The values of the discriminator that select the branch.
  var names: WireNames
  var schema: JSONTree
}
