import WidgetSource

/// Where the discriminator of a value is: the keys that lead to it from the value's object.
///
/// For example: `["meta", "type"]` in `{"meta": {"type": "card"}}`.
package struct TagPlace: Hashable, Sendable {
  /// The paths that are read, of which the first that exists counts: one path, or several keys.
  package let reads: [[String]]
  /// The path that is written: the keys of objects within the object, and last that of the name.
  package let path: [String]

  /// A name under a key of the object itself.
  package init(key: String) { self.init(path: [key]) }

  package init(path: [String]) {
    reads = [path]
    self.path = path
  }

  /// A name that is read from one of some places.
  ///
  /// - Parameters:
  ///   - places: empty if it is read from the default place.
  ///   - path: the path that is written, or nil for the default place.
  init(_ place: TagPlace, reading places: [[String]], writing path: [String]?) {
    reads = places.isEmpty ? place.reads : places
    self.path = path ?? place.path
  }

  /// The key that is written of a name in the object itself; nil where it is deeper.
  package var key: String? { path.count == 1 ? path[0] : nil }

  /// The only key that is read; nil where there are several, or where the name is deeper.
  package var readKey: String? { reads.count == 1 && reads[0].count == 1 ? reads[0][0] : nil }

  /// The keys that are read, where there are several.
  package var readKeys: [String]? { reads.count > 1 ? reads.map { $0[0] } : nil }

  /// The first path that is read as annotations have it.
  package var text: String { reads[0].place }

  /// The keys of the value's own object under which the names are, or objects that contain them.
  var outerKeys: [String] { (reads + [path]).compactMap(\.first).uniqued() }

  /// All paths that are read or written.
  var paths: Set<[String]> { Set(reads + [path]) }

  /// Whether the names of two places cannot be in one object.
  func meets(_ other: TagPlace) -> Bool { meeting(other) != nil }

  /// The path at which the names of two places would be, or one that would contain the other; nil
  /// where both can be in one object.
  func meeting(_ other: TagPlace) -> [String]? {
    (reads + [path]).first(where: other.paths.contains)
      ?? (Self.overlap(path, other.path) ? path : nil)
  }

  /// Whether a value that is written to a path would be read as the name before the name itself, or
  /// would contain it or be in it.
  func isReplaced(by path: [String]?) -> Bool {
    guard let path else { return false }
    if Self.overlap(path, self.path) { return true }
    return path != self.path && reads.prefix { $0 != self.path }.contains(path)
  }

  /// Whether what is at one of two paths contains what is at the other: then the value would have
  /// to be an object, too.
  static func overlap(_ first: [String], _ second: [String]) -> Bool {
    guard first != second, !first.isEmpty, !second.isEmpty else { return false }
    return first.starts(with: second) || second.starts(with: first)
  }
}
