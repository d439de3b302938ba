import WidgetSource
import WidgetSyntax

/// Divides the statements of a body that are not read into the code of single properties, which can move to functions.
///
/// A statement belongs to the property that it assigns or encodes. Other statements belong to the property whose
/// statements use their locals, or the variables that they may change.
struct BodySlices {
  /// A statement with the names in it.
  struct Part {
    let statement: Statement
    let names: StatementNames
    let isRead: Bool
  }

  /// The statements of each property, in the order of the body.
  private(set) var parts: [String: [Part]] = [:]
  /// The names that the statements of the body declare for the next ones.
  let locals: Set<String>

  /// Throws if a statement belongs to no property or to several.
  ///
  /// - Parameters:
  ///   - unread: the statements that are not read.
  ///   - repeated: the methods whose results several functions can request: `container`.
  ///   - property: the property that a statement assigns or encodes, or nil if there isn't one. The slice contains the
  ///     names of the statement, and of the statements whose locals it uses.
  init(
    _ statements: [Statement], unread: [Statement], repeated: Set<String>, in file: ParsedFile,
    property: (
      _ names: StatementNames, _ slice: [StatementNames], _ locals: Set<String>
    ) -> String?
  ) throws(Obstacle) {
    let starts = Set(unread.map(\.start))
    let all = statements.map { statement in
      Part(
        statement: statement, names: StatementNames(statement, in: file),
        isRead: !starts.contains(statement.start))
    }
    locals = Set(all.flatMap(\.names.declared))
    var users: [Int: Set<String>] = [:]
    for (index, part) in all.enumerated() where !part.isRead {
      guard part.names.isMovable else {
        throw Obstacle(part.statement, why: "contains 'return', 'super', 'defer', '&' or '#if'")
      }
      guard part.names.declared.isEmpty else { continue }
      let slice = Self.slice(all, from: [index], repeated).map { all[$0].names }
      if let name = property(part.names, slice, locals) { users[index] = [name] }
    }
    for name in Set(users.values.flatMap { $0 }).sorted() {
      let own = Self.slice(all, from: users.filter { $0.value == [name] }.map(\.key), repeated)
      // In the order of the body, so that the report is the same in each run.
      for index in own.sorted() {
        users[index, default: []].insert(name)
        let (part, others) = (all[index], users[index, default: []].count > 1)
        let isRequest = part.statement.requests(repeated)
        // A local that changes may also be used by statements that are read.
        let isShared = others || part.isRead
        if isShared, !isRequest, !part.isRead || !part.statement.isConstant {
          throw Obstacle(part.statement, why: "several properties need")
        }
      }
      parts[name] = own.sorted().map { all[$0] }
    }
    let rest = all.indices.first { !all[$0].isRead && users[$0] == nil }
    if let rest { throw Obstacle(all[rest].statement, why: "belongs to no single property") }
  }

  /// Returns the indices of the statements that declare or may change the locals of some statements, and of these
  /// statements. A call may change a variable, unless it is a container.
  private static func slice(
    _ all: [Part], from indices: [Int], _ repeated: Set<String>
  ) -> Set<Int> {
    let variables = Set(
      all.filter { !$0.statement.requests(repeated) }.flatMap(\.names.variables))
    var found = Set(indices)
    while true {
      let needed = Set(found.flatMap { all[$0].names.mentioned })
      let changed = variables.intersection(needed)
      let next = all.indices.filter { index in
        let names = all[index].names
        return !names.declared.isDisjoint(with: needed)
          || !all[index].isRead
            && !(names.assigned.isDisjoint(with: needed)
              && names.mentioned.isDisjoint(with: changed))
      }
      if found.isSuperset(of: next) { return found }
      found.formUnion(next)
    }
  }
}

extension Statement {
  /// Whether the statement declares a constant.
  fileprivate var isConstant: Bool {
    if case .binding(_, _, let isLet, _) = kind { isLet } else { false }
  }

  /// Whether the statement declares the result of one of some methods.
  fileprivate func requests(_ methods: Set<String>) -> Bool {
    guard case .binding(_, _, _, let value) = kind,
      case (_, let method, _)? = value.attempted.methodCall
    else { return false }
    return methods.contains(method)
  }
}
