import Foundation

/// JSON that no server should send, derived from the JSON of the cases. In most documents, one value has another type
/// or is missing. In other documents, all keys are repeated, or a screen is nested in itself up to a hundred thousand
/// times.
enum HardCases {
  static func made(from cases: [[String: Any]]) throws -> [[String: Any]] {
    let screens = cases.compactMap { $0["json"] }
    let mutants = cases.flatMap { item -> [[String: Any]] in
      let mutants = item["json"].map(Self.mutants) ?? []
      return mutants.map { item["fails"] == nil ? ["json": $0] : ["json": $0, "isWrong": true] }
    }
    let doubled = try screens.map { ["text": try Self.doubled($0)] as [String: Any] }
    let holes = screens.compactMap { screen in
      objects(in: screen).first.map { (screen, $0) }
    }
    // Only one screen is nested, because decoding a deep document is slow.
    let deep = try holes.prefix(1).flatMap { screen, path in
      try [200, 100_000].map { ["text": try nested(screen, at: path, $0)] as [String: Any] }
    }
    return mutants + doubled + deep
  }

  // MARK: - Wrong types

  private static var kinds: [Any] {
    [
      NSNull(), true, -1, 1.5, UInt64.max, "x", [Any](), [String: Any](), [[NSNull()]],
      ["type": 1, "_beagleComponent_": 1, "_beagleAction_": 1],
    ]
  }

  private static func mutants(of value: Any) -> [Any] {
    if let list = value as? [Any] {
      return kinds
        + list.indices.flatMap { index in
          mutants(of: list[index]).map { mutant in
            var copy = list
            copy[index] = mutant
            return copy
          }
        }
    }
    guard let object = value as? [String: Any] else { return kinds }
    return kinds
      + object.keys.sorted().flatMap { key -> [Any] in
        var without = object
        without[key] = nil
        return [without]
          + mutants(of: object[key] ?? NSNull()).map { mutant in
            var copy = object
            copy[key] = mutant
            return copy
          }
      }
  }

  // MARK: - Duplicate keys

  /// Returns the JSON with each key twice: first with its own value, then with the value `[{}]`.
  private static func doubled(_ value: Any) throws -> String {
    if let list = value as? [Any] {
      return "[" + (try list.map(doubled).joined(separator: ",")) + "]"
    }
    guard let object = value as? [String: Any] else { return try text(of: value) }
    let members = try object.sorted { $0.key < $1.key }.map { key, value in
      let key = try text(of: key)
      return "\(key):\(try doubled(value)),\(key):[{}]"
    }
    return "{" + members.joined(separator: ",") + "}"
  }

  // MARK: - Depth

  /// Returns the paths of the objects in a value, without objects in lists.
  private static func objects(in value: Any, at path: [String] = []) -> [[String]] {
    let object = value as? [String: Any] ?? [:]
    return object.sorted { $0.key < $1.key }.flatMap { key, value -> [[String]] in
      let path = path + [key]
      return (value is [String: Any] ? [path] : []) + objects(in: value, at: path)
    }
  }

  /// Returns the text of a value that is nested in itself the given number of times. Each level replaces the value at a
  /// path.
  private static func nested(_ value: Any, at path: [String], _ levels: Int) throws -> String {
    let hole = "hole-\(path.count)"
    let parts = try text(of: replaced(value, at: path[...], by: hole))
      .components(separatedBy: "\"\(hole)\"")
    guard parts.count == 2 else { return "" }
    return String(repeating: parts[0], count: levels) + (try text(of: value))
      + String(repeating: parts[1], count: levels)
  }

  private static func replaced(_ value: Any, at path: ArraySlice<String>, by text: String) -> Any {
    guard let key = path.first, var object = value as? [String: Any] else { return text }
    object[key] = replaced(object[key] ?? NSNull(), at: path.dropFirst(), by: text)
    return object
  }

  private static func text(of value: Any) throws -> String {
    let data = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
    return String(decoding: data, as: UTF8.self)
  }
}
