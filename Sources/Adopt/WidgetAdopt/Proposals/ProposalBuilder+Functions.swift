import WidgetModel
import WidgetSource
import WidgetSyntax

/// Functions such as `decodeTitle(from:)` for the statements that are not read. Their code is moved, not changed.
extension ProposalBuilder {
  /// Code that replaces a member.
  struct Functions {
    /// The names of the functions, by property.
    var names: [String: String] = [:]
    /// The offsets of the statements that are not read, by property.
    var places: [String: [UInt32]] = [:]
    var text = ""
    /// The offsets of all statements that functions contain.
    var statements: Set<UInt32> = []
    /// The names that the code mentions.
    var mentioned: Set<String> = []
    /// The hook among the functions, or nil if there isn't one.
    var hook: Hook?
  }

  /// Returns the functions for the statements of an `init(from:)` that are not read. Throws if these statements depend
  /// on other properties.
  func decodingFunctions(
    _ reader: DecodingReader, _ member: HandWrittenMember
  ) throws(Obstacle) -> Functions {
    let file = model.files[member.owner.file]
    let stored = Set(type.storedProperties.map(\.bareName))
    let checks = checks(reader, member)
    let moved = Set(checks?.statements.map(\.start) ?? [])
    let slices = try BodySlices(
      member.statements.filter { !moved.contains($0.start) || $0.isContainer(of: reader) },
      unread: reader.unread.filter { !moved.contains($0.start) },
      repeated: ["container", "nestedContainer"], in: file
    ) { names, _, locals in
      let assigned = names.assigned.subtracting(locals).union(names.assignedOfSelf)
        .intersection(stored)
      if !assigned.isEmpty { return assigned.count == 1 ? assigned.first : nil }
      // A statement without another property, such as a loop, may change its property.
      let used = names.mentioned.subtracting(locals).union(names.ofSelf).intersection(stored)
      return used.count == 1 ? used.first { reader.facts[$0] == nil } : nil
    }
    var functions = Functions()
    for property in type.storedProperties {
      guard let parts = slices.parts[property.bareName] else { continue }
      try checkDecoding(parts, of: property)
      let body = DecodingFunctionBody(parts, of: property, isLocal: slices.locals.contains, file)
      guard let body, reader.facts[property.bareName] == nil else {
        throw Obstacle(parts[0].statement, why: "assigns '\(property.bareName)' in several places")
      }
      guard let declared = property.type, !isHidden(declared, in: property.owner) else {
        throw Obstacle(parts[0].statement, why: "decodes a type that a function cannot return")
      }
      try add(
        property.readerName, property, parts, member, to: &functions,
        text: "static func \(property.readerName)(from \(reader.decoder): any Decoder) throws -> "
          + "\(declared.text) {", body.lines)
    }
    if let checks { try add(checks, reader, member, to: &functions) }
    return functions
  }

  // MARK: - Hooks

  /// The statements that can move to a hook, or nil if there are none.
  private func checks(_ reader: DecodingReader, _ member: HandWrittenMember) -> MovedChecks? {
    guard type.kind == .struct else { return nil }
    let functions = ([type.id] + type.extensions).flatMap { owner in
      let file = model.files[owner.file]
      return model.declaration(owner).functions.filter { function in
        file[function.modifiers].contains { file.text($0) == "mutating" }
      }.map { file.text($0.name).bareName }
    }
    let found = MovedChecks(
      member.statements, reader, type.storedProperties, mutating: Set(functions),
      in: model.files[member.owner.file])
    return found.statements.isEmpty ? nil : found
  }

  /// Adds `didDecode(from:)`, or `validate()` if the statements do not need the decoder.
  private func add(
    _ checks: MovedChecks, _ reader: DecodingReader, _ member: HandWrittenMember,
    to functions: inout Functions
  ) throws(Obstacle) {
    let hook = checks.mentions(reader.decoder) ? Hook.didDecode : .validate
    let isKnown = Hook.allCases.contains { memberNames.contains($0.rawValue) }
    // A protocol could require the hook, or call it.
    guard !isKnown, !uses.hooks.contains(hook)
    else { throw checks.statements[0].obstacle }
    let file = model.files[member.owner.file]
    let parameters = hook == .didDecode ? "from \(reader.decoder): any Decoder" : ""
    let throwing = checks.mentioned.isDisjoint(with: ["try", "throw"]) ? "" : " throws"
    add(
      "func \(hook.rawValue)(\(parameters))\(throwing) {",
      checks.statements.map { file.text($0.range) },
      at: checks.statements[0], member, to: &functions)
    functions.mentioned.formUnion(checks.mentioned)
    functions.hook = hook
  }

  /// Returns the functions for the statements of an `encode(to:)` that are not read.
  func encodingFunctions(
    _ reader: EncodingReader, _ member: HandWrittenMember
  ) throws(Obstacle) -> Functions {
    let file = model.files[member.owner.file]
    let open = Set(type.storedProperties.map(\.bareName).filter { reader.facts[$0] == nil })
    let slices = try BodySlices(
      member.statements, unread: reader.unread, repeated: ["container"], in: file
    ) { names, slice, locals in
      if names.keys.isEmpty { return nil }
      let named = names.keys.intersection(open)
      let mentioned = Set(slice.flatMap(\.mentioned)).subtracting(locals)
      let used = mentioned.union(slice.flatMap(\.ofSelf)).intersection(open)
      let found = named.isEmpty ? used : named
      return found.count == 1 ? found.first : nil
    }
    var functions = Functions()
    var keys = Set(reader.facts.values.compactMap(\.place.path?.first))
    let hasOtherKeys = reader.containers.values.contains { $0.hasOtherKeys }
    for property in type.storedProperties {
      guard let parts = slices.parts[property.bareName] else { continue }
      let own = parts.filter { !$0.isRead }
      if hasOtherKeys { throw Obstacle(own[0].statement, why: "may encode keys of another enum") }
      let names = Set(own.flatMap(\.names.keys))
      if !names.isEmpty, names.isDisjoint(with: reader.keys.keys.keys) {
        throw Obstacle(own[0].statement, why: "encodes no key of 'CodingKeys'")
      }
      for name in names {
        // A value that is encoded later replaces a value with the same key.
        guard keys.insert(reader.keys.keys[name] ?? name).inserted else {
          throw Obstacle(own[0].statement, why: "encodes the key of another statement")
        }
      }
      let locals = slices.locals
      if let part = own.first(where: { part in
        part.names.mentioned.contains(reader.encoder)
          && !part.statement.onlyReads(reader.encoder, in: file)
          || !part.names.assigned.isSubset(of: locals.union(part.names.allDeclared))
          || !part.names.assignedOfSelf.isEmpty
      }) {
        throw Obstacle(part.statement, why: "uses the encoder or changes a local")
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
      if !isOwn { throw Obstacle(part.statement, why: "uses other members of the type") }
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
    add(text, lines, at: parts[0].statement, member, to: &functions)
    functions.names[property.bareName] = name
    functions.places[property.bareName] = parts.filter { !$0.isRead }.map(\.statement.start)
    for part in parts {
      functions.mentioned.formUnion(part.names.mentioned)
      functions.statements.insert(part.statement.start)
    }
  }

  /// - Parameter first: the statement whose indentation the lines have.
  private func add(
    _ text: String, _ lines: [String], at first: Statement, _ member: HandWrittenMember,
    to functions: inout Functions
  ) {
    let file = model.files[member.owner.file]
    let (outer, inner) = (file.indent(at: member.range.start), file.indent(at: first.start))
    let body = lines.map { "\(inner)\($0)\n" }.joined()
    let separator = functions.text.isEmpty ? "" : "\n\n\(outer)"
    functions.text += "\(separator)\(text)\n\(body)\(outer)}"
  }

  /// Only a few properties of a type, or one, may need functions, and the functions must be shorter than the members.
  func checkFunctions(_ proposal: Proposal) throws(Obstacle) {
    let places = (proposal.decoded ?? [:]).mapValues(\.place)
      .merging((proposal.encoded ?? [:]).mapValues(\.place)) { $0.isFunction ? $0 : $1 }
    let count = places.values.count(where: \.isFunction)
    if proposal.functions.isEmpty { return }
    let limit = max(1, type.storedProperties.count / 4)
    guard count <= limit, count < type.storedProperties.count else {
      throw Obstacle(.functions, "\(count) of \(type.storedProperties.count)")
    }
    let edits = ProposalEdits(proposal, model)
    if edits.addedLineCount >= edits.removedLineCount {
      throw Obstacle(.functions, "no line would be saved")
    }
  }
}

extension Statement {
  /// Whether the statement uses an encoder only for values such as `encoder.userInfo`, which encodes nothing.
  fileprivate func onlyReads(_ encoder: String, in file: ParsedFile) -> Bool {
    let tokens = file.tokens(in: range)
    func text(_ index: Int) -> String { file.text(of: index, in: tokens) }
    return tokens.indices.allSatisfy { index in
      if tokens[index].kind == .string { return !text(index).holds(encoder) }
      return text(index) != encoder || text(index - 1) == "." || tokens.isLabel(at: index)
        || text(index + 1) == "." && text(index + 3) != "("
    }
  }

  /// Whether the statement requests a container.
  fileprivate func isContainer(of reader: DecodingReader) -> Bool {
    if case .binding(let name, _, _, _) = kind { reader.containers[name] != nil } else { false }
  }
}
