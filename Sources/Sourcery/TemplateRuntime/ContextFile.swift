import Foundation

/// The context of a template, from the file that is passed to the program.
///
/// Types and members refer to each other. The file therefore contains a list of all types and a list of all members,
/// and a reference to a listed type or member contains its index. The file also contains each distinct type name once.
final class ContextFile {
  /// A template runs on one thread.
  nonisolated(unsafe) static let current = ContextFile()

  private var facts: [String: Any] = [:]
  private var types: [Type] = []
  private var memberFacts: [[String: Any]] = []
  private var typeNameFacts: [[String: Any]] = []
  private var members: [Int: ContextObject] = [:]
  /// Copies of types in which `isExtension` is true, by the index of the type. Members of extensions refer to these
  /// copies.
  private var extensions: [Int: Type] = [:]

  private init() {
    guard CommandLine.arguments.count > 1,
      let data = FileManager.default.contents(atPath: CommandLine.arguments[1]),
      let facts = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return }
    self.facts = facts
    memberFacts = facts["members"] as? [[String: Any]] ?? []
    typeNameFacts = facts["typeNames"] as? [[String: Any]] ?? []
    types = (facts["types"] as? [[String: Any]] ?? []).map(Self.make)
  }

  private static func make(_ facts: [String: Any]) -> Type {
    switch facts["kind"] as? String {
    case "struct": Struct(facts)
    case "class": Class(facts)
    case "actor": Actor(facts)
    case "enum": Enum(facts)
    case "protocol": Protocol(facts)
    case "protocolComposition": ProtocolComposition(facts)
    default: Type(facts)
    }
  }

  /// Returns the type of a reference, or nil if the reference has neither an index nor a name.
  func type(_ reference: [String: Any]) -> Type? {
    guard let index = reference["type"] as? Int else {
      return reference["name"] == nil ? nil : Self.make(reference)
    }
    guard reference["isExtension"] != nil else { return types[index] }
    if let type = extensions[index] { return type }
    let type = Type(types[index].facts)
    type.facts["isExtension"] = true
    extensions[index] = type
    return type
  }

  func member<Member: ContextObject>(
    _ reference: [String: Any], _ make: ([String: Any]) -> Member
  ) -> Member {
    guard let index = reference["member"] as? Int else { return make(reference) }
    if let member = members[index] as? Member { return member }
    let member = make(memberFacts[index])
    members[index] = member
    return member
  }

  /// Returns the facts of a type name. As in Sourcery, each use of a type name is a separate object.
  func typeNameFacts(_ reference: [String: Any]) -> [String: Any] {
    (reference["typeName"] as? Int).map { typeNameFacts[$0] } ?? reference
  }

  var context: TemplateContext {
    let root = ContextObject(facts)
    let listed = (facts["listed"] as? [Int] ?? []).map { types[$0] }
    return TemplateContext(
      types: Types(
        types: listed, all: types, typealiases: root.list("typealiases", Typealias.init)),
      functions: root.members("functions", Method.init), argument: root.values("argument"))
  }
}
