/// Who does the same with many values: several at once, where there are threads for it.
///
/// The threads are the driver's; what is below it says what may be done at the same time.
package protocol Workers: Sendable {
  /// The results of a function over the elements, in the order of the elements.
  func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result]
}

extension Workers {
  /// The elements of which something is true, in their order.
  package func filter<Element: Sendable>(
    _ elements: [Element], _ isIncluded: @Sendable (Element) -> Bool
  ) -> [Element] {
    zip(elements, map(elements, isIncluded)).filter(\.1).map(\.0)
  }
}

/// Does one after the other, on the thread it is called on.
package struct SingleWorker: Workers {
  package init() {}

  package func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    elements.map(transform)
  }
}
