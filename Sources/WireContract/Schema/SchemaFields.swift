import WidgetSource

/// The keys of an object in a schema, and of the objects inside it that paths lead through.
struct SchemaFields {
  private var keys: [String] = []
  private var schemas: [String: JSONTree] = [:]
  private var objects: [String: SchemaFields] = [:]
  private var required: [String] = []
  /// Paths of which one has to be there.
  var alternatives: [[[String]]] = []
  /// What is said about the keys of a property of which the first counts.
  private var firsts: [JSONTree] = []
  /// The keys of such properties.
  private var aliases: [String] = []
  /// Whether there may be keys that are not known.
  var isOpen = false
  /// The schema of the values of such keys; nil for anything.
  var others: JSONTree?
  /// The keys of flattened optionals.
  private var optionals: [String] = []
  /// The keys of names, of which such values are none.
  var hidden: [String] = []

  mutating func add(_ path: [String], _ schema: JSONTree, isRequired: Bool) {
    guard let key = path.first else { return }
    if schemas[key] == nil, objects[key] == nil { keys.append(key) }
    if isRequired, !required.contains(key) { required.append(key) }
    if path.count == 1 {
      if schemas[key] == nil { schemas[key] = schema }
    } else {
      var object = objects[key] ?? SchemaFields()
      object.add(Array(path.dropFirst()), schema, isRequired: isRequired)
      objects[key] = object
    }
  }

  /// Whether there is nothing to say about keys.
  var isEmpty: Bool { keys.isEmpty && firsts.isEmpty && others == nil }

  /// Adds a property with several keys, of which the first that is there has to be right.
  mutating func add(aliases: [[String]], _ schema: JSONTree, isRequired: Bool) {
    self.aliases += aliases.compactMap(\.first)
    var branches = aliases.indices.map { index in
      JSONTree.object(
        Self.lacking(aliases[..<index]) + Self.holding(aliases[index][...], schema))
    }
    if !isRequired { branches.append(.object(Self.lacking(aliases[...]))) }
    firsts.append(.object([.init("anyOf", .array(branches))]))
  }

  /// Adds the keys of a flattened optional: none of them has a value, or all are right.
  mutating func addOptional(_ inner: SchemaFields) {
    optionals += inner.keys + inner.aliases
    let isNull = JSONTree.object([.init("type", .string("null"))])
    let present = (inner.keys + inner.aliases).map { key in
      JSONTree.object([
        .init("required", .inline(.strings([key]))),
        .init("properties", .object([.init(key, .object([.init("not", isNull)]))])),
      ])
    }
    let none = JSONTree.object([.init("not", .object([.init("anyOf", .array(present))]))])
    firsts.append(
      .object([.init("anyOf", .array([none, .object(inner.members(isOpen: true))]))]))
  }

  /// That none of some paths is there.
  private static func lacking(_ paths: ArraySlice<[String]>) -> [JSONTree.Member] {
    if paths.isEmpty { return [] }
    let present = paths.map { JSONTree.object(Self.present($0[...])) }
    return [.init("not", .object([.init("anyOf", .array(present))]))]
  }

  /// That a path leads to a value with a schema.
  private static func holding(
    _ path: ArraySlice<String>, _ schema: JSONTree
  ) -> [JSONTree.Member] {
    guard let key = path.first else { return [] }
    let rest = path.dropFirst()
    let inner =
      rest.isEmpty
      ? schema : JSONTree.object([.init("type", .string("object"))] + holding(rest, schema))
    return [
      .init("required", .inline(.strings([key]))),
      .init("properties", .object([.init(key, inner)])),
    ]
  }

  /// That a path is there, through objects.
  private static func having(_ path: ArraySlice<String>) -> [JSONTree.Member] {
    guard let key = path.first else { return [] }
    let required = JSONTree.Member("required", .inline(.strings([key])))
    let rest = path.dropFirst()
    if rest.isEmpty { return [required] }
    let inner = JSONTree.object([.init("type", .string("object"))] + having(rest))
    return [required, .init("properties", .object([.init(key, inner)]))]
  }

  /// That a path is there. It is if it leads through something other than an object, which is an error.
  static func present(_ path: ArraySlice<String>) -> [JSONTree.Member] {
    guard let key = path.first else { return [] }
    let required = JSONTree.Member("required", .inline(.strings([key])))
    let rest = path.dropFirst()
    if rest.isEmpty { return [required] }
    let isObject = JSONTree.object([.init("type", .inline(.strings(["object", "null"])))])
    let isNull = JSONTree.object([.init("type", .string("null"))])
    let inner = JSONTree.object([
      .init("not", isNull),
      .init("anyOf", .array([.object([.init("not", isObject)]), .object(present(rest))])),
    ])
    return [required, .init("properties", .object([.init(key, inner)]))]
  }

  /// The members of an object's schema.
  func members(isOpen: Bool) -> [JSONTree.Member] {
    var members: [JSONTree.Member] = []
    if !required.isEmpty { members.append(.init("required", .inline(.strings(required)))) }
    var properties = keys.compactMap { key -> JSONTree.Member? in
      if let schema = schemas[key] { return .init(key, schema) }
      guard let object = objects[key] else { return nil }
      let schema = JSONTree.object(
        [.init("type", .string("object"))] + object.members(isOpen: isOpen))
      return .init(key, object.required.isEmpty ? schema.orNull : schema)
    }
    if others != nil {
      // What is said of them elsewhere does not make them known.
      let known = (aliases + optionals + hidden).uniqued().filter { !keys.contains($0) }
      properties += known.map { .init($0, .object([])) }
    }
    members.append(.init("properties", .object(properties)))
    let choices =
      alternatives.map { paths in
        JSONTree.object([
          .init("anyOf", .array(paths.map { .object(Self.having($0[...])) }))
        ])
      } + firsts
    if choices.count == 1, case .object(let only) = choices[0] { members += only }
    if choices.count > 1 { members.append(.init("allOf", .array(choices))) }
    if let others {
      members.append(.init("additionalProperties", others))
    } else if !isOpen, !self.isOpen {
      members.append(.init("additionalProperties", .bool(false)))
    }
    return members
  }
}
