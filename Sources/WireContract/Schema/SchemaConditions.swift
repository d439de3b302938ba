/// Schemas about paths: a value exists, is missing, or has a schema.
enum SchemaConditions {
  /// None of some paths exists.
  static func missing(_ paths: ArraySlice<[String]>) -> [JSONTree.Member] {
    if paths.isEmpty { return [] }
    let present = paths.map { JSONTree.object(Self.present($0[...])) }
    return [.init("not", .object([.init("anyOf", .array(present))]))]
  }

  /// A path exists. It also does if it leads through something other than an object, which is an error.
  static func present(_ path: ArraySlice<String>) -> [JSONTree.Member] {
    guard let key = path.first else { return [] }
    let rest = path.dropFirst()
    if rest.isEmpty { return [required(key)] }
    let isObject = JSONTree.object([.init("type", .inline(.strings(["object", "null"])))])
    let inner = JSONTree.object([
      .init("not", isNull),
      .init("anyOf", .array([.object([.init("not", isObject)]), .object(present(rest))])),
    ])
    return [required(key), .init("properties", .object([.init(key, inner)]))]
  }

  /// A path leads through objects to a value with a schema.
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
    let inner = JSONTree.object([.init("type", .string("object"))] + requiring(rest, schema))
    return [required(key), .init("properties", .object([.init(key, inner)]))]
  }

  /// A value, if a path leads to one, has a schema.
  static func allowing(_ path: ArraySlice<String>, _ schema: JSONTree) -> [JSONTree.Member] {
    guard let key = path.first else { return [] }
    let rest = path.dropFirst()
    let inner =
      rest.isEmpty
      ? schema : JSONTree.object([.init("type", .string("object"))] + allowing(rest, schema)).orNull
    return [.init("properties", .object([.init(key, inner)]))]
  }

  /// The first of some paths that exists leads to a value with a schema.
  static func first(
    of paths: [[String]], _ schema: JSONTree, isRequired: Bool
  ) -> JSONTree {
    var branches = paths.indices.map { index in
      JSONTree.object(missing(paths[..<index]) + requiring(paths[index][...], schema))
    }
    if !isRequired { branches.append(.object(missing(paths[...]))) }
    return .object([.init("anyOf", .array(branches))])
  }

  /// None of some keys has a value, or an object has a schema.
  static func noValue(
    of keys: [String], or schema: JSONTree
  ) -> JSONTree {
    let present = keys.map { key in
      JSONTree.object([
        required(key), .init("properties", .object([.init(key, .object([.init("not", isNull)]))])),
      ])
    }
    let none = JSONTree.object([.init("not", .object([.init("anyOf", .array(present))]))])
    return .object([.init("anyOf", .array([none, schema]))])
  }

  private static let isNull = JSONTree.object([.init("type", .string("null"))])

  private static func required(_ key: String) -> JSONTree.Member {
    .init("required", .inline(.strings([key])))
  }
}
