/// Applies a function to many values, in parallel if threads are available.
///
/// The driver owns the threads. The modules below the driver only declare which work can run in
/// parallel.
package protocol Workers: Sendable {
  /// Returns the results of a function for the elements, in the order of the elements.
  func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result]
}

extension Workers {
  /// Returns the elements that satisfy a predicate, in order.
  package func filter<Element: Sendable>(
    _ elements: [Element], _ isIncluded: @Sendable (Element) -> Bool
  ) -> [Element] {
    zip(elements, map(elements, isIncluded)).filter(\.1).map(\.0)
  }
}

/// Applies functions sequentially on the calling thread.
package struct SingleWorker: Workers {
  package init() {}

  package func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    elements.map(transform)
  }
}
