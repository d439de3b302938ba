import WidgetSource
package import WidgetSyntax

/// The `#if`s under which a type conforms to a protocol.
extension Model {
  /// The condition of the `#if`s around a type, and around the extension by which it, or the class
  /// that it inherits from, conforms to a protocol; nil without.
  package func condition(of id: DeclarationID, as protocolName: String) -> String? {
    condition(of: id, as: protocolName, depth: 0)
  }

  private func condition(
    of id: DeclarationID, as protocolName: String, depth: Int
  ) -> String? {
    let own = declaration(id).clause.map(files[id.file].conditionText)
    let extensions = extensions(of: id)
    guard
      declaration(id).kind == .class
        || extensions.contains(where: { declaration($0).clause != nil })
    else { return own }
    let conditions = ([id] + extensions).filter { inherits($0, from: protocolName) }
      .map { condition(ofClauseOf: $0, as: protocolName, depth: depth) }
    // One that holds wherever the type is compiled is enough.
    if conditions.isEmpty || conditions.contains(where: { $0 == nil || $0 == own }) { return own }
    var several: [String] = []
    for condition in conditions.compactMap(\.self) where !several.contains(condition) {
      several.append(condition)
    }
    let joined =
      several.count == 1
      ? several[0] : several.map { "(\($0))" }.joined(separator: " || ")
    return Self.and(own, joined)
  }

  /// The same for what one inheritance clause brings.
  private func condition(
    ofClauseOf body: DeclarationID, as protocolName: String, depth: Int
  ) -> String? {
    let own = declaration(body).clause.map(files[body.file].conditionText)
    // Classes that inherit from each other are an error in Swift and must not be a loop here.
    guard depth < Self.longestInheritance,
      let superclass = superclass(of: body, bringing: protocolName),
      let inherited = condition(of: superclass, as: protocolName, depth: depth + 1)
    else { return own }
    return Self.and(own, inherited)
  }

  static let longestInheritance = 32

  /// Both conditions; of several alternatives, which are in parentheses, one has to hold.
  package static func and(_ own: String?, _ condition: String) -> String {
    guard let own, own != condition, !condition.hasPrefix(own + " && ") else { return condition }
    return "\(own) && " + (condition.holds(") || (") ? "(\(condition))" : condition)
  }

  /// The class that a class conforms to a protocol by; nil where its clause names the protocol, or
  /// another one that refines it.
  func superclass(
    of body: DeclarationID, bringing protocolName: String
  ) -> DeclarationID? {
    guard declaration(body).kind == .class else { return nil }
    var search = ConformanceSearch()
    let bringing = inheritanceClause(of: body).filter {
      search.names(of: $0, inClauseOf: body, self).contains(protocolName)
    }
    guard bringing.count == 1, let name = bringing[0].dottedName else { return nil }
    return types(named: name, in: lookupScope(ofInheritance: body))
      .first { declaration($0).kind == .class }
  }
}
