/// Makes the node of a tag: takes the tag's arguments from its words, and its body, if it has one,
/// from the parser.
///
/// A struct, because the runtime before macOS 15 has no metadata for functions with typed throws: they
/// can be stored in a struct, but not directly in a dictionary or an optional.
package struct TagParser: Sendable {
  package typealias Function =
    @Sendable (inout TemplateParser, TemplateToken) throws(TemplateFailure) -> any Node

  let parse: Function
}
