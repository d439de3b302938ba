import Foundation
import TestSupport
import Testing

/// Tests the requirements of vscode-json-languageservice for completing the keys of a widget, on the schemas of all
/// goldens. Every branch of a family has `properties` at its top. In all branches, the property for the name has the
/// same key. This property has `const`, `enum` or `pattern`, or contains such a property if the name is in a nested
/// object.
@Suite struct CompletionTests {
  private typealias Object = [String: Any]

  private static func schema(of golden: ContractRun) throws -> Object? {
    try JSONSerialization.jsonObject(with: Data(golden.schema().utf8)) as? Object
  }

  /// Returns the lists of branches in the definition of a family, each with the path of the name. A list is at the top
  /// of the definition, or next to the form of values without a name.
  private static func unions(of definition: Object) -> [(branches: [Object], tag: [String])] {
    let inner = (definition["anyOf"] as? [Object] ?? []) + [definition]
    return inner.compactMap { union in (union["oneOf"] as? [Object]).map { ($0, tag(of: union)) } }
  }

  /// Returns the path of the name that a list of branches requires. The path is empty if the name can be under one of
  /// several keys. This test does not check such lists.
  private static func tag(of union: Object) -> [String] {
    guard union["not"] == nil, let key = (union["required"] as? [String])?.first else { return [] }
    let properties = union["properties"] as? [String: Object]
    return [key] + tag(of: properties?[key] ?? [:])
  }

  /// Returns the schema of the name at a path in a branch.
  private static func name(at tag: [String], of branch: Object) -> Object? {
    guard let key = tag.first else { return branch }
    let properties = branch["properties"] as? [String: Object]
    return properties?[key].flatMap { name(at: Array(tag.dropFirst()), of: $0) }
  }

  /// Returns the names that a schema accepts: strings, or a pattern, which editors do not use for completion.
  private static func names(_ schema: Object) -> [String] {
    if let several = schema["anyOf"] as? [Object] { return several.flatMap(names) }
    if let pattern = schema["pattern"] { return ["\(pattern)"] }
    let values = schema["enum"] as? [Any] ?? schema["const"].map { [$0] } ?? []
    return values.map { "\($0)" }
  }

  @Test(arguments: ContractRun.all) func branchesHaveTheirNamesAtTheTop(_ golden: ContractRun)
    throws
  {
    let schema = try #require(try Self.schema(of: golden))
    let definitions = try #require(schema["$defs"] as? [String: Object])
    for (name, definition) in definitions {
      // Editors do not complete keys in a `oneOf` next to an `allOf`.
      #expect(definition["oneOf"] == nil || definition["allOf"] == nil, "\(name)")
      for (branches, tag) in Self.unions(of: definition) where !tag.isEmpty {
        var values: [String] = []
        for branch in branches {
          let reference = try #require(branch["$ref"] as? String, "\(name)")
          let target = try #require(definitions[String(reference.dropFirst("#/$defs/".count))])
          let value = try #require(Self.name(at: tag, of: target), "\(reference)")
          let names = Self.names(value)
          #expect(!names.isEmpty && target["allOf"] == nil, "\(reference)")
          values += names
        }
        #expect(Set(values).count == values.count, "two branches of \(name) have one name")
      }
    }
  }
}
