/// A set of filters and tags under their names: what an `Environment` is made of.
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

  /// Adds a filter that takes no arguments: `{{ name|uppercase }}`.
  package mutating func addFilter(_ name: String, _ body: @escaping Filter.Simple) {
    filters[name] = Filter(body)
  }

  /// Adds a filter that takes arguments: `{{ list|join:", " }}`.
  package mutating func addFilter(_ name: String, _ body: @escaping Filter.WithArguments) {
    filters[name] = Filter(body)
  }

  /// Adds a filter that needs what is being rendered.
  ///
  /// - Parameter readsVariables: whether its result depends on variables, and not just on the value
  ///   and the arguments.
  package mutating func addFilter(
    _ name: String, readsVariables: Bool = false, _ body: @escaping Filter.WithContext
  ) {
    filters[name] = Filter(readsVariables: readsVariables, body)
  }

  /// Adds a filter that answers yes or no, and with a `!` before its name its negation:
  /// `{% if name|hasPrefix:"UI" %}`, `{% if name|!hasPrefix:"UI" %}`.
  package mutating func addPredicate(_ name: String, _ body: @escaping Filter.Predicate) {
    addFilter(name) { (value, arguments) throws(FilterError) in .bool(try body(value, arguments)) }
    addFilter("!" + name) { (value, arguments) throws(FilterError) in
      .bool(try !body(value, arguments))
    }
  }

  /// Adds a tag: `parse` makes the node of `{% name ... %}`.
  package mutating func addTag(_ name: String, _ parse: @escaping TagParser.Function) {
    tags[name] = TagParser(parse: parse)
  }
}
