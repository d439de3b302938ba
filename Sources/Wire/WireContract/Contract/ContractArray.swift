/// A struct or a class that is coded as an array, with a property for each element.
///
/// For example: `[1.5, 2]` for `// widgetgen: codable, positional` on a struct with `var x, y: Double`.
package struct ContractArray: Sendable {
  /// The elements in order. The position of an element is its key.
  package internal(set) var elements: [ContractProperty]

  /// - Parameter elements: the elements, each with the directions in which it is coded.
  package init(_ elements: [(property: ContractProperty, directions: ContractDirections)]) {
    var (read, written) = (0, 0)
    self.elements = elements.map { property, directions in
      var element = property
      element.isElement = true
      element.reads = directions.decodes ? [[String(read)]] : []
      element.writes = directions.encodes ? [String(written)] : nil
      read += directions.decodes ? 1 : 0
      written += directions.encodes ? 1 : 0
      return element
    }
  }

  /// The elements that are decoded.
  package var read: [ContractProperty] { elements.filter(\.isRead) }

  /// The elements that are encoded. The last one may be left out.
  var written: [ContractProperty] { elements.filter { $0.writes != nil } }

  /// The number of elements that a decoded array must contain: all elements up to the last required element.
  var requiredCount: Int { (read.lastIndex(where: \.isRequired) ?? -1) + 1 }
}
