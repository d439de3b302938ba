import WidgetSource

/// The place of a value's discriminator: the keys that lead from the value's object to the discriminator.
///
/// For example: `["meta", "type"]` in `{"meta": {"type": "card"}}`.
package struct TagPlace: Hashable, Sendable {
  /// The paths from which the name is decoded. The first path that exists in the JSON is used. If there are several
  /// paths, each is a single key.
  package let decodedPaths: [[String]]
  /// The path to which the name is encoded: the keys of nested objects, then the key of the name.
  package let encodedPath: [String]

  /// Creates the place of a name under a key of the object itself.
  package init(key: String) { self.init(path: [key]) }

  package init(path: [String]) {
    decodedPaths = [path]
    encodedPath = path
  }

  /// Creates the place of a name as annotations specify it.
  ///
  /// - Parameters:
  ///   - place: the default place.
  ///   - decodedPaths: the specified paths; empty for the default place.
  ///   - encodedPath: the specified path, or nil for the default place.
  init(_ place: TagPlace, decodedPaths: [[String]], encodedPath: [String]?) {
    self.decodedPaths = decodedPaths.isEmpty ? place.decodedPaths : decodedPaths
    self.encodedPath = encodedPath ?? place.encodedPath
  }

  /// The key under which the name is encoded in the object itself, or nil if the name is nested.
  package var encodedKey: String? { encodedPath.count == 1 ? encodedPath[0] : nil }

  /// The only key from which the name is decoded, or nil if there are several keys or the name is nested.
  package var decodedKey: String? {
    decodedPaths.count == 1 && decodedPaths[0].count == 1 ? decodedPaths[0][0] : nil
  }

  /// The keys from which the name is decoded, or nil if there is only one path.
  package var decodedKeys: [String]? {
    decodedPaths.count > 1 ? decodedPaths.map { $0[0] } : nil
  }

  /// The first path from which the name is decoded, as written in annotations.
  package var text: String { decodedPaths[0].place }

  /// The keys of the value's own object that contain the name, or a nested object with the name.
  var outerKeys: [String] { (decodedPaths + [encodedPath]).compactMap(\.first).uniqued() }

  /// The paths from which the name is decoded, and the path to which it is encoded.
  var paths: Set<[String]> { Set(decodedPaths + [encodedPath]) }

  /// Whether two names at these places cannot be in the same object.
  func meets(_ other: TagPlace) -> Bool { meeting(other) != nil }

  /// Returns a path that two places have in common or, if their encoded paths overlap, the encoded path of this place.
  /// Returns nil if one object can contain both names.
  func meeting(_ other: TagPlace) -> [String]? {
    (decodedPaths + [encodedPath]).first(where: other.paths.contains)
      ?? (Self.overlap(encodedPath, other.encodedPath) ? encodedPath : nil)
  }

  /// Whether the value at a path conflicts with the encoded name. The value conflicts if it would be decoded instead of
  /// the name, or if one of the two paths is inside the other. A value at exactly the path of the encoded name does not
  /// conflict.
  func isReplaced(by path: [String]?) -> Bool {
    guard let path else { return false }
    if Self.overlap(path, encodedPath) { return true }
    return path != encodedPath && decodedPaths.prefix { $0 != encodedPath }.contains(path)
  }

  /// Whether the value at one of two paths contains the value at the other path, and would therefore have to be an
  /// object.
  static func overlap(_ first: [String], _ second: [String]) -> Bool {
    guard first != second, !first.isEmpty, !second.isEmpty else { return false }
    return first.starts(with: second) || second.starts(with: first)
  }
}
