import WidgetModel
import WidgetSource
import WidgetSyntax

/// Functions such as `decodeTitle(from:)` for the statements that are not read. Their code is moved, not changed.
extension ProposalBuilder {
  /// Code that replaces a member.
  struct Functions {
    /// The names of the functions, by property.
    var names: [String: String] = [:]
    var text = ""
    /// The names that the code mentions.
    var mentioned: Set<String> = []
  }

  /// Returns the functions for the statements of an `init(from:)` that are not read. Throws if these statements depend
  /// on other properties.
  func decodingFunctions(
    _ reader: DecodingReader, _ member: HandWrittenMember
  ) throws(Obstacle) -> Functions {
    let file = model.files[member.owner.file]
    let stored = Set(type.storedProperties.map(\.bareName))
    let slices = try BodySlices(
      member.statements, unread: reader.unread, repeated: ["container", "nestedContainer"], in: file
    ) { names, locals in
      let assigned = names.assigned.subtracting(locals).union(names.assignedOfSelf)
        .intersection(stored)
      return assigned.count == 1 ? assigned.first : nil
    }
    var functions = Functions()
    for property in type.storedProperties {
      guard let parts = slices.parts[property.bareName] else { continue }
      try checkDecoding(parts, of: property)
      let body = DecodingFunctionBody(parts, of: property, isLocal: slices.locals.contains, file)
      guard let body, reader.facts[property.bareName] == nil, let declared = property.type,
        !isHidden(declared, in: property.owner)
      else { throw parts[0].statement.obstacle }
      try add(
        property.readerName, property, parts, member, to: &functions,
        text: "static func \(property.readerName)(from \(reader.decoder): any Decoder) throws -> "
          + "\(declared.text) {", body.lines)
    }
    return functions
  }

  /// Returns the functions for the statements of an `encode(to:)` that are not read.
  func encodingFunctions(
    _ reader: EncodingReader, _ member: HandWrittenMember
  ) throws(Obstacle) -> Functions {
    let file = model.files[member.owner.file]
    let open = Set(type.storedProperties.map(\.bareName).filter { reader.facts[$0] == nil })
    let slices = try BodySlices(
      member.statements, unread: reader.unread, repeated: ["container"], in: file
    ) { names, locals in
      if names.keys.isEmpty { return nil }
      let named = names.keys.intersection(open)
      let used = names.mentioned.subtracting(locals).union(names.ofSelf).intersection(open)
      let found = named.isEmpty ? used : named
      return found.count == 1 ? found.first : nil
    }
    var functions = Functions()
    var keys = Set(reader.facts.values.compactMap(\.place.key))
    for property in type.storedProperties {
      guard let parts = slices.parts[property.bareName] else { continue }
      let own = parts.filter { !$0.isRead }
      for name in Set(own.flatMap(\.names.keys)) {
        // A value that is encoded later replaces a value with the same key.
        guard keys.insert(reader.keys.keys[name] ?? name).inserted else {
          throw own[0].statement.obstacle
        }
      }
      let locals = slices.locals
      if let part = own.first(where: { part in
        part.names.mentioned.contains(reader.encoder)
          || !part.names.assigned.isSubset(of: locals.union(part.names.allDeclared))
          || !part.names.assignedOfSelf.isEmpty
      }) {
        throw part.statement.obstacle
      }
      try add(
        property.writerName, property, parts, member, to: &functions,
        text: "func \(property.writerName)(to \(reader.encoder): any Encoder) throws {",
        parts.map { file.text($0.statement.range) })
    }
    return functions
  }

  /// Whether a function, which is not private, cannot return a type.
  private func isHidden(_ declared: TypeName, in owner: DeclarationID) -> Bool {
    func isVisible(_ id: DeclarationID) -> Bool {
      model.effectiveAccess(of: id).isVisibleInOtherFiles
    }
    var isHidden = false
    declared.forEachName { name in
      let found = model.types(named: name, in: Scope(in: owner))
      if isVisible(type.id), !found.allSatisfy(isVisible) { isHidden = true }
    }
    return isHidden
  }

  /// Checks that the code mentions no other property and no member of the type, which a static function cannot use.
  private func checkDecoding(_ parts: [BodySlices.Part], of property: Property) throws(Obstacle) {
    let locals = Set(parts.flatMap(\.names.declared))
    for part in parts {
      let names = part.names
      let bare = names.mentioned.subtracting(locals).subtracting([property.bareName])
      let assigned = names.assigned.subtracting(locals).subtracting(names.allDeclared)
      let isOwn =
        bare.isDisjoint(with: memberNames) && names.ofSelf.isSubset(of: [property.bareName])
        && assigned.isSubset(of: [property.bareName]) && !names.mentionsSelf
      if !isOwn { throw part.statement.obstacle }
    }
  }

  /// The names of the members of the type and of its superclasses.
  private var memberNames: Set<String> {
    var names: Set<String> = []
    var types = [type.id]
    while let superclass = model.superclass(of: types[types.count - 1])?.id,
      !types.contains(superclass)
    {
      types.append(superclass)
    }
    for id in types {
      let declared = model.type(id)
      names.formUnion(declared.properties.map(\.bareName))
      for owner in [id] + declared.extensions {
        let file = model.files[owner.file]
        names.formUnion(model.declaration(owner).functions.map { file.text($0.name).bareName })
      }
    }
    return names
  }

  private func add(
    _ name: String, _ property: Property, _ parts: [BodySlices.Part], _ member: HandWrittenMember,
    to functions: inout Functions, text: String, _ lines: [String]
  ) throws(Obstacle) {
    if memberNames.contains(name) { throw Obstacle(.statement, "'\(name)'", at: member) }
    let file = model.files[member.owner.file]
    let (outer, inner) = (
      file.indent(at: member.range.start), file.indent(at: parts[0].statement.start)
    )
    let body = lines.map { "\(inner)\($0)\n" }.joined()
    let separator = functions.text.isEmpty ? "" : "\n\n\(outer)"
    functions.text += "\(separator)\(text)\n\(body)\(outer)}"
    functions.names[property.bareName] = name
    for part in parts { functions.mentioned.formUnion(part.names.mentioned) }
  }

  /// Only a few properties of a type may need functions, and the functions must be shorter than the members.
  func checkFunctions(_ proposal: Proposal) throws(Obstacle) {
    let places = (proposal.decoded ?? [:]).mapValues(\.place)
      .merging((proposal.encoded ?? [:]).mapValues(\.place)) { $0.isFunction ? $0 : $1 }
    let count = places.values.count(where: \.isFunction)
    if count == 0 { return }
    guard count * 4 <= type.storedProperties.count else {
      throw Obstacle(.functions, "\(count) of \(type.storedProperties.count)")
    }
    let edits = ProposalEdits(proposal, model)
    if edits.addedLineCount >= edits.removedLineCount {
      throw Obstacle(.functions, "no line would be saved")
    }
  }
}
