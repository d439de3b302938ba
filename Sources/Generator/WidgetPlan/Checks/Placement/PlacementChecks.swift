import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks whether generated members can be added to a type.
struct PlacementChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    let obstacles = obstacles()
    // If members cannot be added to a type at all, the reason is reported once instead of for each property.
    return obstacles
      + (obstacles.isEmpty ? unreachableProperties() + unreachableConstants() : [])
      + unreachableStorage() + tooManyConditions()
  }

  /// Returns the reasons why generated members cannot be placed anywhere, as diagnostics.
  func obstacles() -> [Diagnostic] {
    classWithoutBlock() + superclass() + NoncopyableChecks(subject: subject).run()
      + unreachableType()
  }

  /// Generated members that are placed together.
  private struct Part {
    /// The description of the members in messages.
    let words: String
    let output: TypePlan.Output
    /// The name of the inline block that would contain the members.
    let block: String
  }

  private var parts: [Part] {
    let coding = MemberBlock.coding(of: type.name)
    var parts: [Part] = []
    if subject.hasInit {
      parts.append(
        Part(
          words: "the memberwise init", output: plan.initOutput,
          block: MemberBlock.initializer(of: type.name)))
    }
    if planner.decodes {
      parts.append(Part(words: "'init(from:)'", output: plan.codingOutput, block: coding))
    } else if planner.encodes {
      parts.append(Part(words: "'encode(to:)'", output: plan.codingOutput, block: coding))
    } else if planner.rawNames != nil, !plan.conformances.isEmpty {
      parts.append(Part(words: "the conformance", output: .file, block: coding))
    }
    return parts
  }

  /// The parts that are placed in a generated file.
  private var partsInOutput: [Part] { parts.filter { $0.output == .file } }

  /// Reports generated members that have no inline block, in a class or an actor. The designated initializers of a
  /// class must be in its own body (Swift book, Initialization), and so must a function that a subclass may override. An
  /// extension of a final class can contain `encode(to:)`.
  private func classWithoutBlock() -> [Diagnostic] {
    guard type.kind == .class || type.kind == .actor,
      planner.superclass == nil || planner.callsSuperclass
    else { return [] }
    // `BaseClassChecks` reports a class that cannot be a family, and its members depend on the cure.
    let family = context.families.declared(by: type.id)
    if let family, BaseClassChecks.problem(of: family, context) != nil { return [] }
    let onlyEncodes =
      !planner.decodes && type.modifiers.contains("final") && planner.superclass == nil
    let allowed = onlyEncodes ? MemberBlock.coding(of: type.name) : nil
    return partsInOutput.filter { $0.block != allowed }.map {
      let alternative =
        $0.block.hasSuffix(".Init") ? ", write '// widgetgen: memberwise = false' above it" : ""
      return Diagnostic(
        .classNeedsInline,
        "\($0.words) of \(type.kind.rawValue) '\(type.name)' cannot be in an extension; put "
          + "'// widgetgen:inline:\($0.block)' and '// widgetgen:end' into the "
          + "\(type.kind.rawValue) and pass '--inline'\(alternative), or make it a struct",
        at: type.range, in: file)
    }
  }

  /// Reports a superclass unless generated code calls its coding or its initializer without parameters. A generated
  /// initializer has to call an initializer of the superclass. If all of these initializers have parameters, the right
  /// one is unknown.
  private func superclass() -> [Diagnostic] {
    guard let superclass = planner.superclass, !planner.callsSuperclass else { return [] }
    return [
      Diagnostic(
        .superclass,
        "'\(type.name)' inherits from '\(superclass)', and generated code calls no initializers "
          + "of '\(superclass)'; write the initializers of '\(type.name)' "
          + (planner.selected.isMarked
            ? "by hand and remove the marker"
            : "and its coding by hand, or mark it with '// widgetgen: skip'"),
        at: type.range, in: file)
    ]
  }

  /// Reports a private type, or a type inside a private type, because a generated file cannot refer to it.
  private func unreachableType() -> [Diagnostic] {
    // If the type belongs to a family, the family's checks report it.
    guard type.kind != .class, let part = partsInOutput.first,
      !context.families.haveMember(type.id)
    else { return [] }
    for id in model.enclosingTypes(of: type.id) {
      let level = model.access(of: id)
      guard !level.isVisibleInOtherFiles else { continue }
      let owner = model.files[id.file].text(model.declaration(id).name)
      let (cause, cure) =
        id == type.id
        ? (level.rawValue, "it") : ("in '\(owner)', which is \(level.rawValue),", "'\(owner)'")
      return [
        Diagnostic(
          .unreachableType,
          "'\(type.name)' is \(cause) and not accessible from the generated file; make \(cure) "
            + "internal, or put '// widgetgen:inline:\(part.block)' and '// widgetgen:end' into "
            + "it and pass '--inline'",
          at: type.range, in: file)
      ]
    }
    return []
  }

  /// Reports properties that a generated file cannot set.
  private func unreachableProperties() -> [Diagnostic] {
    guard let part = partsInOutput.first else { return [] }
    let isSet = Set(planner.delegates ? planner.privatelySet.map(\.range) : [])
    return planner.properties.filter(\.isInitialized).compactMap { property in
      if !property.access.isVisibleInOtherFiles {
        return .unreachableMember(
          property.bareName, property.access, of: type, block: part.block, property.range, in: file)
      }
      guard !property.setterAccess.isVisibleInOtherFiles, !isSet.contains(property.range) else {
        return nil
      }
      let level = property.setterAccess.rawValue
      return Diagnostic(
        .unreachableMember,
        "the setter of '\(property.bareName)' is \(level) and not accessible from the generated "
          + "file; remove '\(level)(set)', or put '// widgetgen:inline:\(part.block)' and "
          + "'// widgetgen:end' into '\(type.name)' and pass '--inline'",
        at: property.range, in: file)
    }
  }

  /// Reports private constants, which a generated file does not set but encodes.
  private func unreachableConstants() -> [Diagnostic] {
    guard planner.encodes, plan.codingOutput == .file else { return [] }
    let constants = codedProperties.filter { plan in
      plan.property.isLet && plan.property.isStored && plan.property.initialValue != nil
        && plan.destination.usesProperty && !plan.property.access.isVisibleInOtherFiles
    }
    return constants.map(\.property).map { property in
      .unreachableMember(
        property.bareName, property.access, of: type, block: MemberBlock.coding(of: type.name),
        property.range, in: file)
    }
  }

  /// Reports wrapped properties that a generated file can set neither directly nor through the synthesized initializer.
  private func unreachableStorage() -> [Diagnostic] {
    guard let part = partsInOutput.first, !planner.seesMemberwiseInit else { return [] }
    return planner.unreachableStorage.map {
      Diagnostic(
        .unreachableStorage,
        "the storage of the wrapped '\($0.bareName)' is not accessible from the generated file, "
          + "nor is the synthesized initializer of '\(type.name)'; remove the wrapper, give the "
          + "property an initial value, or put '// widgetgen:inline:\(part.block)' and "
          + "'// widgetgen:end' into '\(type.name)' and pass '--inline'",
        at: $0.range, in: file)
    }
  }

  /// Reports a type with too many `#if`s. Code is generated for each outcome, and each `#if` multiplies the number of
  /// outcomes.
  private func tooManyConditions() -> [Diagnostic] {
    let limit = ParsedFile.variantLimit
    guard plan.variants.count > limit else { return [] }
    let cure =
      if type.kind == .enum {
        "write the coding by hand"
      } else if planner.decodes || planner.encodes {
        "move some of them into another struct, in a property with '// widgetgen: flatten'"
      } else {
        "add '// widgetgen: memberwise = false' and write the initializer by hand"
      }
    return [
      Diagnostic(
        .tooManyConditions,
        "the '#if's in '\(type.name)' have more than \(limit) outcomes; "
          + "join those with the same condition, or \(cure)",
        at: type.range, in: file)
    ]
  }
}

/// Checks noncopyable types: `Codable` and `Equatable` require copyable types (Swift book, Protocols).
struct NoncopyableChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    guard type.inherited.contains(where: { $0.text.holds("~Copyable") }) else { return [] }
    let requested = planner.selected.parts
    let isCoded = requested.contains(.decoding) || requested.contains(.encoding)
    guard isCoded || requested.contains(.equality) || requested.contains(.hashing) else {
      return []
    }
    return [
      Diagnostic(
        .noncopyable,
        "'\(type.name)' is noncopyable, and '\(isCoded ? "Codable" : "Equatable")' requires copyable "
          + "types; remove '~Copyable', or mark it with '// widgetgen: skip'",
        at: type.range, in: file)
    ]
  }
}

/// Checks actors, for which neither coding nor `==` can be generated, and types that are isolated to a global actor.
struct ActorChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] { codedActor() + isolatedType() }

  /// Reports an actor for which coding or `==` is requested, unless these members are hand-written. `Codable` and
  /// `Equatable` cannot access isolated state.
  private func codedActor() -> [Diagnostic] {
    let requested = planner.selected.parts
    let written = planner.written
    guard type.kind == .actor,
      (requested.contains(.decoding) && !written.hasDecodingInit)
        || (requested.contains(.encoding) && !written.hasEncode)
        || (requested.contains(.equality) && !written.hasEquality)
        || (requested.contains(.hashing) && !written.hasHashing)
    else { return [] }
    return [
      Diagnostic(
        .codedActor,
        "'\(type.name)' is an actor, which cannot be coded or compared; make it a struct that the "
          + "actor contains, or mark it with '// widgetgen: skip'",
        at: type.range, in: file)
    ]
  }

  /// Reports a type that is isolated to a global actor, unless its generated code is `nonisolated`. A decoder can call
  /// the code on any thread.
  private func isolatedType() -> [Diagnostic] {
    let isCoded = planner.decodes || planner.encodes
    guard isCoded || planner.compares || planner.hashes, let (actor, owner) = isolation else {
      return []
    }
    let (by, from) = owner.map { (" by '\($0)'", " from '\($0)'") } ?? ("", "")
    if type.attributes.isNonisolated { return isolatedVariables(of: actor, from) }
    // For types marked for Sourcery, this is only a warning, because Sourcery generates `==` for them.
    let isRefused = isCoded || !planner.selected.isMarked
    return [
      Diagnostic(
        .isolatedType, severity: isRefused ? .error : .warning,
        "'\(type.name)' is isolated to '\(actor)'\(by), but "
          + (isCoded ? "a decoder or encoder can use it" : "'==' can be called")
          + " on any thread; add 'nonisolated' to its '// widgetgen:' annotation, or remove "
          + "'@\(actor)'\(from)",
        at: type.range, in: file)
    ]
  }

  /// Reports variables of an isolated class that `nonisolated` code would read. Only the actor can read them, unlike
  /// constants, and unlike variables of a struct.
  private func isolatedVariables(of actor: String, _ from: String) -> [Diagnostic] {
    guard type.kind == .class else { return [] }
    let encoded = planner.encodes ? type.storedProperties.filter(\.attributes.isEncoded) : []
    let compared = planner.compares || planner.hashes ? planner.compared : []
    return (encoded + compared).uniqued(by: \.range).filter {
      !$0.isLet && !$0.isLazy && !isNonisolated($0)
    }.map {
      Diagnostic(
        .isolatedType,
        "'\($0.bareName)' is isolated to '\(actor)', and generated code that is 'nonisolated' cannot "
          + "read it; write 'let', or remove '@\(actor)'\(from)",
        at: $0.range, in: model.files[$0.owner.file])
    }
  }

  private func isNonisolated(_ property: Property) -> Bool {
    let file = model.files[property.owner.file]
    return model.declaration(property.owner).properties.contains { declaration in
      declaration.name == property.range
        && file[declaration.modifiers].contains { file.text($0).hasPrefix("nonisolated") }
    }
  }

  /// The global actor to which the type is isolated, and the protocol or superclass that isolates it, or nil if the type
  /// has the attribute itself. Only the type's own inheritance clause has this effect (SE-0316).
  private var isolation: (actor: String, owner: String?)? {
    if let actor = globalActor(of: type.id) { return (actor, nil) }
    if model.isNonisolated(type.id) { return nil }
    for id in context.conformances.declarations(inClauseOf: type.id) {
      if let actor = globalActor(of: id) { return (actor, model.name(of: id)) }
    }
    return nil
  }

  /// Returns the global actor in the attributes of a type or a protocol, or nil if there is none.
  private func globalActor(of id: DeclarationID) -> String? {
    let file = model.files[id.file]
    return file[model.declaration(id).attributes].map { file.text($0.name) }.first { name in
      name == "MainActor"
        || model.types(named: name, in: Scope(in: id)).contains { actor in
          let attributes = model.files[actor.file][model.declaration(actor).attributes]
          return attributes.contains { model.files[actor.file].text($0.name) == "globalActor" }
        }
    }
  }
}

/// Checks whether generated code can access the user-defined members that it calls.
struct ReachChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    guard plan.codingOutput == .file else { return [] }
    let block = MemberBlock.coding(of: type.name)
    return subject.calledMembers.compactMap { name in
      guard let place = planner.written.locations[name]?.last, !place.access.isVisibleInOtherFiles
      else { return nil }
      return .unreachableMember(
        name, place.access, of: type, block: block, place.range, in: model.files[place.file])
    }
  }
}

extension Diagnostic {
  static func unreachableMember(
    _ name: String, _ level: AccessLevel, of type: ModelType, block: String, _ range: SourceRange,
    in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .unreachableMember,
      "'\(name)' is \(level.rawValue) and not accessible from the generated file; make it "
        + "internal, or put '// widgetgen:inline:\(block)' and '// widgetgen:end' into "
        + "'\(type.name)' and pass '--inline'",
      at: range, in: file)
  }
}

extension Rule {
  static let classNeedsInline = Rule("class-needs-inline", .error)
  static let codedActor = Rule("coded-actor", .error)
  static let isolatedType = Rule("isolated-type", .error)
  static let noncopyable = Rule("noncopyable", .error, .warning)
  static let tooManyConditions = Rule("too-many-conditions", .error)
  static let unreachableMember = Rule("unreachable-member", .error)
  static let unreachableStorage = Rule("unreachable-storage", .error)
  static let unreachableType = Rule("unreachable-type", .error, .warning)
}
