/// Named filters and tags, which can be added to an `Environment`.
///
/// For example:
/// ```swift
/// var extra = Extension()
/// extra.addFilter("shout") { value in .string((value.text ?? "") + "!") }
/// extra.addPredicate("annotated") { value, arguments in try hasAnnotation(value, arguments) }
/// ```
package struct Extension: Sendable {
  package private(set) var filters: [String: Filter] = [:]
  package private(set) var tags: [String: TagParser] = [:]

  package init() {}

  /// Adds a filter without arguments, such as `uppercase` in `{{ name|uppercase }}`.
  package mutating func addFilter(_ name: String, _ body: @escaping Filter.Simple) {
    filters[name] = Filter(body)
  }

  /// Adds a filter with arguments, such as `join` in `{{ list|join:", " }}`.
  package mutating func addFilter(_ name: String, _ body: @escaping Filter.WithArguments) {
    filters[name] = Filter(body)
  }

  /// Adds a filter that needs the rendering context.
  ///
  /// - Parameter readsVariables: whether the result depends on variables, in addition to the value
  ///   and the arguments.
  package mutating func addFilter(
    _ name: String, readsVariables: Bool = false, _ body: @escaping Filter.WithContext
  ) {
    filters[name] = Filter(readsVariables: readsVariables, body)
  }

  /// Adds a filter that returns a Boolean, and its negation with the prefix `!`:
  /// `{% if name|hasPrefix:"UI" %}` and `{% if name|!hasPrefix:"UI" %}`.
  package mutating func addPredicate(_ name: String, _ body: @escaping Filter.Predicate) {
    addFilter(name) { (value, arguments) throws(FilterError) in .bool(try body(value, arguments)) }
    addFilter("!" + name) { (value, arguments) throws(FilterError) in
      .bool(try !body(value, arguments))
    }
  }

  /// Adds a tag. `parse` creates the node of `{% name ... %}`.
  package mutating func addTag(_ name: String, _ parse: @escaping TagParser.Function) {
    tags[name] = TagParser(parse: parse)
  }
}
