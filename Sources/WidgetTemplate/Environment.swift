/// Everything a template needs besides its text and its context: filters, tags, where other
/// templates are, what happens to white space.
///
/// For example: `Environment(extensions: [sourceryFilters], loader: .texts(["part": "..."]))`.
package struct Environment: Sendable {
  package var loader: Loader
  package var whitespace: WhitespaceControl
  package var limits: Limits
  /// Whether the strings in a printed list have quotes when the list comes from the context. In Sourcery they do not,
  /// because its lists are Foundation's; lists that a filter makes are Swift's and always have them.
  package var quotesListsOfContext: Bool
  let filters: [String: Filter]
  let tags: [String: TagParser]

  /// - Parameters:
  ///   - extensions: filters and tags besides those of Stencil and StencilSwiftKit. They replace
  ///     Stencil's own of the same name; StencilSwiftKit's and earlier ones go before them.
  ///   - now: prints the current time in a date format of Unicode TR 35. There is no tag `now`
  ///     without it: the engine has no clock.
  package init(
    extensions: [Extension] = [], loader: Loader = .nothing,
    whitespace: WhitespaceControl = .asWritten, limits: Limits = Limits(),
    quotesListsOfContext: Bool = true,
    now: (@Sendable (_ format: String) -> String)? = nil
  ) {
    self.loader = loader
    self.whitespace = whitespace
    self.limits = limits
    self.quotesListsOfContext = quotesListsOfContext
    let all = [.swiftKit] + extensions + [.standard(now: now)]
    filters = all.reduce(into: [:]) { known, next in
      known.merge(next.filters) { first, _ in first }
    }
    tags = all.reduce(into: [:]) { known, next in
      known.merge(next.tags) { first, _ in first }
    }
  }
}
