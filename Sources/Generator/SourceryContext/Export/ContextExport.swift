import WidgetSource
package import WidgetSyntax
import WidgetTemplate

/// Returns the context of Sourcery's templates as JSON, for templates that are programs in Swift.
///
/// Types and members refer to each other. Each type or member is therefore in a list, and a reference to it is its
/// index. So is each type name, because most type names repeat. An object in these lists omits its properties that are
/// false, empty or nil.
///
/// For example:
/// ```
/// {"types": [{"name": "A", "kind": "struct", "variables": [{"member": 0}], …}],
///  "listed": [0], "functions": [], "argument": {"import": "UIKit"}, "typealiases": [],
///  "members": [{"name": "b", "typeName": {"typeName": 0}, "definedInType": {"type": 0}, …}],
///  "typeNames": [{"name": "Int", …}]}
/// ```
///
/// - Parameters:
///   - dependencies: the paths of files that belong to other modules.
///   - modules: the names of the files' modules by path, or an empty dictionary if they are unknown.
///   - arguments: the members of `argument`, as written on the command line.
package func sourceryContextJSON(
  of files: [ParsedFile], dependencies: Set<String>, modules: [String: String] = [:],
  arguments: [String: String]
) -> String {
  var export = ContextExport()
  return export.text(
    TypeGraph(files, dependencies: dependencies, modules: modules), arguments)
}

private struct ContextExport {
  private var members: [String] = []
  private var memberIndices: [String: Int] = [:]
  private var typeNames: [String] = []
  /// The indices of type names by their facts.
  private var typeNameIndices: [String: Int] = [:]
  /// The references to type names by name and scope. A type name depends on nothing else.
  private var typeNameReferences: [ScopedTypeName: String] = [:]

  private struct ScopedTypeName: Hashable {
    let name: SourceryTypeName
    let container: Int?
  }

  mutating func text(_ graph: TypeGraph, _ arguments: [String: String]) -> String {
    let types = graph.types.indices.map { self.facts(of: TypeObject($0, graph: graph)) }
    let entries = [
      ("types", Self.list(types)), ("listed", Self.list(graph.listed.map(String.init))),
      ("functions", value(functions(graph))),
      ("argument", value(.dictionary(arguments.mapValues(ArgumentValue.value)))),
      ("typealiases", value(TypesObject(graph).member("typealiases") ?? .none)),
    ]
    // Converting the other values adds the members and type names.
    return Self.object(
      entries + [("members", Self.list(members)), ("typeNames", Self.list(typeNames))])
  }

  private mutating func value(_ value: Value) -> String {
    switch value {
    case .none: "null"
    case .bool(let flag): String(flag)
    case .int, .double, .float: value.description
    case .string, .character: JSONText.quoted(value.text ?? "")
    case .array(let values): Self.list(values.map { self.value($0) })
    case .dictionary: table(value.entries ?? [:])
    case .object(let object): self.value(object)
    }
  }

  private mutating func value(_ object: any TemplateObject) -> String {
    switch object {
    case let type as TypeObject: return Self.object([("type", String(type.index))])
    case let type as ExtensionObject:
      return Self.object([("type", String(type.index)), ("isExtension", "true")])
    case let member as any ReferencedObject:
      return Self.object([("member", String(index(of: member)))])
    case let typeName as TypeNameObject: return reference(to: typeName)
    case let exported as any ExportedObject: return facts(of: exported)
    case is FlagObject: return "true"
    default:
      return object.entries.map { table($0) } ?? JSONText.quoted(object.text ?? "")
    }
  }

  private mutating func index(of member: any ReferencedObject) -> Int {
    if let index = memberIndices[member.declarationKey] { return index }
    let index = members.count
    memberIndices[member.declarationKey] = index
    // The index is reserved before the facts are exported, because they may contain further members.
    members.append("")
    members[index] = facts(of: member)
    return index
  }

  private mutating func reference(to typeName: TypeNameObject) -> String {
    let key = ScopedTypeName(name: typeName.name, container: typeName.container)
    if let known = typeNameReferences[key] { return known }
    let facts = facts(of: typeName)
    let index = typeNameIndices[facts] ?? typeNames.count
    if index == typeNames.count {
      typeNameIndices[facts] = index
      typeNames.append(facts)
    }
    // An object without facts is omitted.
    let reference = facts == "{}" ? facts : Self.object([("typeName", String(index))])
    typeNameReferences[key] = reference
    return reference
  }

  private mutating func facts(of object: any ExportedObject) -> String {
    var facts = "{"
    for name in type(of: object).facts {
      guard let member = object.member(name), !Self.isEmpty(member) else { continue }
      let text = value(member)
      if text.utf8.count == 2, ["[]", "{}", "\"\""].contains(text) { continue }
      if facts.utf8.count > 1 { facts += "," }
      // The names of facts need no escapes.
      facts += "\"" + name + "\":"
      facts += text
    }
    return facts + "}"
  }

  /// Whether a value is nil, false or an empty string.
  private static func isEmpty(_ value: Value) -> Bool {
    switch value {
    case .none: true
    case .bool(let flag): !flag
    case .string, .character: value.text?.isEmpty ?? true
    case .int, .double, .float, .array, .dictionary, .object: false
    }
  }

  private mutating func table(_ entries: [String: Value]) -> String {
    Self.object(entries.stablySorted(on: \.key).map { ($0.key, value($0.value)) })
  }

  // These functions are static, because a call of a method would copy all members while its arguments are exported.

  private static func object(_ entries: [(String, String)]) -> String {
    "{" + entries.map { "\(JSONText.quoted($0)):\($1)" }.joined(separator: ",") + "}"
  }

  private static func list(_ items: [String]) -> String { "[" + items.joined(separator: ",") + "]" }
}
