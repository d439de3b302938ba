/// Where the discriminator of a value is: the keys that lead to it from the value's object.
///
/// For example: `["meta", "type"]` in `{"meta": {"type": "card"}}`.
package struct TagPlace: Hashable, Sendable {
  /// The keys of objects within the object, and last that of the name; never empty.
  package let path: [String]

  /// A name under a key of the object itself.
  package init(key: String) { path = [key] }

  package init(path: [String]) { self.path = path }

  /// The key of a name that is in the object itself; nil where it is deeper.
  package var key: String? { path.count == 1 ? path[0] : nil }

  /// The path as annotations have it.
  package var text: String { path.joined(separator: ".") }

  /// Whether what is at one of two paths contains what is at the other: then the value would have
  /// to be an object, too.
  static func overlap(_ first: [String], _ second: [String]) -> Bool {
    guard first != second, !first.isEmpty, !second.isEmpty else { return false }
    return first.starts(with: second) || second.starts(with: first)
  }
}
