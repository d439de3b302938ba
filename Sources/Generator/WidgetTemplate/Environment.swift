/// The filters, tags, loader, limits and white space rules for templates.
///
/// For example: `Environment(extensions: [.sourcery], whitespace: .sourcery)`.
package struct Environment: Sendable {
  package var loader: Loader
  package var whitespace: WhitespaceControl
  package var limits: Limits
  /// Whether strings have quotes in a list that is printed from a variable or a member. They have
  /// none in Sourcery, whose lists are Foundation arrays. A list that is printed directly after a
  /// filter is a Swift array, whose strings always have quotes.
  package var quotesListsOfContext: Bool
  let filters: [String: Filter]
  let tags: [String: TagParser]

  /// - Parameters:
  ///   - extensions: filters and tags in addition to Stencil's and StencilSwiftKit's. They override
  ///     Stencil's filters and tags with the same names, but not StencilSwiftKit's or an earlier
  ///     extension's.
  ///   - now: formats the current time with a date format of Unicode TR 35. If it is nil, the tag
  ///     `now` does not exist, because the engine has no clock.
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
