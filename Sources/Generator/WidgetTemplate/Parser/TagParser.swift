/// Creates the node of a tag from its words, and parses the body of the tag, if any.
///
/// It is a struct, because before macOS 15 the runtime has no metadata for functions with typed
/// throws. Such functions can be stored in a struct, but not directly in a dictionary or an optional.
package struct TagParser: Sendable {
  package typealias Function =
    @Sendable (inout TemplateParser, TemplateToken) throws(TemplateFailure) -> any Node

  let parse: Function
}
