/// Schemas that require, exclude or restrict the value at a path.
enum SchemaConditions {
  /// Returns a schema that rejects an object if one of the paths exists.
  static func missing(_ paths: ArraySlice<[String]>) -> [JSONTree.Member] {
    if paths.isEmpty { return [] }
    let present = paths.map { JSONTree.object(Self.present($0[...])) }
    return [.not(.anyOf(present))]
  }

  /// Returns a schema that requires a path. It also accepts an object in which a value on the path is neither an object
  /// nor null, because another schema reports such a value.
  static func present(_ path: ArraySlice<String>) -> [JSONTree.Member] {
    guard let key = path.first else { return [] }
    let rest = path.dropFirst()
    if rest.isEmpty { return [required(key)] }
    let isObject = JSONTree.object([.init("type", .inline(.strings(["object", "null"])))])
    let inner = JSONTree.object([
      .not(isNull),
      .anyOf([.not(isObject), .object(present(rest))]),
    ])
    return [required(key), .init("properties", .object([.init(key, inner)]))]
  }

  /// Returns a schema that requires a path through objects, and restricts the value to another schema.
  ///
  /// - Parameter schema: the schema of the value, or nil to accept any value.
  static func requiring(
    _ path: ArraySlice<String>, _ schema: JSONTree? = nil
  ) -> [JSONTree.Member] {
    guard let key = path.first else { return [] }
    let rest = path.dropFirst()
    if rest.isEmpty {
      return [required(key)]
        + (schema.map { [.init("properties", .object([.init(key, $0)]))] } ?? [])
    }
    let inner = JSONTree.object([.type("object")] + requiring(rest, schema))
    return [required(key), .init("properties", .object([.init(key, inner)]))]
  }

  /// Returns a schema that restricts the value at a path, if the value exists, to another schema.
  static func allowing(_ path: ArraySlice<String>, _ schema: JSONTree) -> [JSONTree.Member] {
    guard let key = path.first else { return [] }
    let rest = path.dropFirst()
    let inner =
      rest.isEmpty
      ? schema : JSONTree.object([.type("object")] + allowing(rest, schema)).orNull
    return [.init("properties", .object([.init(key, inner)]))]
  }

  /// Returns a schema that restricts the value at the first existing path to another schema.
  static func first(
    of paths: [[String]], _ schema: JSONTree, isRequired: Bool
  ) -> JSONTree {
    var branches = paths.indices.map { index in
      JSONTree.object(missing(paths[..<index]) + requiring(paths[index][...], schema))
    }
    if !isRequired { branches.append(.object(missing(paths[...]))) }
    return .anyOf(branches)
  }

  /// Returns a schema of objects that match another schema, or in which the given keys are missing or null.
  static func noValue(
    of keys: [String], or schema: JSONTree
  ) -> JSONTree {
    .anyOf([noValue(of: keys), schema])
  }

  /// Returns a schema of objects in which the given keys are missing or null.
  static func noValue(of keys: [String]) -> JSONTree {
    let present = keys.map { key in
      JSONTree.object([
        required(key), .init("properties", .object([.init(key, .not(isNull))])),
      ])
    }
    return .not(.anyOf(present))
  }

  private static let isNull = JSONTree.type("null")

  private static func required(_ key: String) -> JSONTree.Member {
    .init("required", .inline(.strings([key])))
  }
}
