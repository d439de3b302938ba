import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks whether the types of properties and values have the conformances that generated code requires.
///
/// A missing conformance is only a warning, because a source that is not scanned may add the conformance.
struct ConformanceChecks: TypeCheck {
  let subject: CheckedType

  /// Reports coded properties and values whose types are not codable.
  func run() -> [Diagnostic] {
    let coded = Set(codedProperties.filter(\.shape.isCoded).map(\.property.range))
    let properties = planner.properties.filter(\.isInitialized) + planner.computed
    let parts = properties.filter { !coded.contains($0.range) }.compactMap { property in
      part(property, needed: subject.requirements(of: property))
    }
    let values = runtime.encodes ? values(needed: subject.codingRequirements) : []
    return (parts + values).compactMap(missingConformance)
  }

  /// Reports compared properties and values whose types are not `Equatable`. If `==` is user-defined, only reports that
  /// it may be missing in some builds.
  func comparisons() -> [Diagnostic] {
    let requested = planner.selected.parts
    let written =
      (requested.contains(.equality) ? ["=="] : [])
      + (requested.contains(.hashing) ? ["hash(into:)"] : [])
    let conditional = written.compactMap(
      ConditionalMemberChecks(subject: subject).conditionalMember)
    guard planner.compares || planner.hashes else { return conditional }
    let needed: [MissingConformances.Requirement] =
      planner.hashes ? [.equatable, .hashable] : [.equatable]
    let parts = planner.compared.compactMap { part($0, needed: needed) } + values(needed: needed)
    return conditional + parts.compactMap { missingConformance($0) ?? incomparableChild($0) }
  }

  /// Reports a value of a family in which some types are not `Equatable`. Two values of such a type always differ.
  private func incomparableChild(_ part: Part) -> Diagnostic? {
    var resolver = ShapeResolver(context, owner: type.id)
    guard let polymorph = resolver.resolve(part.type, in: part.scope).polymorph,
      !polymorph.isConcrete, let family = context.families.named(polymorph.base),
      !family.isEquatable
    else { return nil }
    let scope = Scope(in: family.id)
    let names = family.members.map(\.name).filter {
      subject.conformances.lacking(.equatable, in: TypeName(parsing: $0), from: scope) != nil
    }
    guard let first = names.first else { return nil }
    let others =
      names.count > 1 ? " or \(names.count - 1) other \(names.count == 2 ? "type" : "types")" : ""
    return Diagnostic(
      .neverEqual,
      "two values of '\(type.name)' are never equal if \(part.words) contains "
        + "'\(first)'\(others), which \(names.count > 1 ? "are" : "is") not 'Equatable'; declare "
        + "'protocol \(family.localName): Equatable'",
      at: part.range, in: file)
  }

  /// A property or an associated value, with the requirements of generated code.
  private struct Part {
    /// The description of the property or value in messages.
    let words: String
    let type: TypeName
    let scope: Scope
    let range: SourceRange
    let needed: [MissingConformances.Requirement]
  }

  private func missingConformance(_ part: Part) -> Diagnostic? {
    for requirement in part.needed {
      switch subject.conformances.lacking(requirement, in: part.type, from: part.scope) {
      case .declared(let id):
        let note = Diagnostic.Note(
          "declared here", at: model.declaration(id).name, in: model.files[id.file])
        return missing(
          requirement, model.name(of: id), part,
          "make it conform, or mark it with '// widgetgen: \(requirement.annotation)'", [note])
      case .foreign(let name):
        return missing(
          requirement, name, part, "use another type, or conform this one in an extension")
      case .parameter(let name, let constraints):
        // The `where` clause of the generated extension contains the constraint, so the compiler checks it.
        if plan.requirements(for: requirement) != nil { continue }
        let needed = requirement.isOfEquality ? requirement.rawValue : "Codable"
        let all = (constraints + [needed]).joined(separator: " & ")
        return missing(requirement, name, part, "write '\(name): \(all)'")
      case nil: continue
      }
    }
    return nil
  }

  private func missing(
    _ requirement: MissingConformances.Requirement, _ type: String, _ part: Part, _ cure: String,
    _ notes: [Diagnostic.Note] = []
  ) -> Diagnostic {
    Diagnostic(
      .missingConformance,
      "generated code requires '\(type)', the type of \(part.words), to be "
        + "'\(requirement.rawValue)'; \(cure)",
      at: part.range, in: file, notes: notes)
  }

  /// Returns a property with its requirements. Returns nil if the property's type is unknown, or if the property has an
  /// attribute. The attribute may be a wrapper that determines how the value is coded.
  private func part(_ property: Property, needed: [MissingConformances.Requirement]) -> Part? {
    guard property.attributeNames.isEmpty, let declared = property.type else { return nil }
    return Part(
      words: "'\(property.bareName)'", type: declared, scope: Scope(in: property.owner),
      range: property.range, needed: needed)
  }

  private func values(needed: [MissingConformances.Requirement]) -> [Part] {
    let isCompared = needed.allSatisfy(\.isOfEquality)
    return type.cases.flatMap { element -> [Part] in
      // If a value has a coder, its type does not need the conformances.
      let coded = subject.plannedCase(element)?.values.filter { !$0.shape.isCoded } ?? []
      let types =
        isCompared
        ? (element.parameters ?? []).map(\.type) : coded.compactMap(\.property.property.type)
      return types.map {
        Part(
          words: element.valueInWords, type: $0, scope: Scope(in: type.id), range: element.range,
          needed: needed)
      }
    }
  }
}

/// Checks a type whose generated members are in an inline block.
struct BlockChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    missingConformance() + missingImport() + propertiesInBlocks()
  }

  /// Reports a block whose members implement a conformance that the type does not declare. A block inside a type cannot
  /// extend the type's inheritance clause.
  private func missingConformance() -> [Diagnostic] {
    guard plan.codingOutput != .file, let missing = planner.missingConformances.first
    else { return [] }
    return [
      Diagnostic(
        .blockWithoutConformance,
        "the members of '\(type.name)' are in a block, which cannot make the type '\(missing)'; "
          + "write '\(type.localName): \(missing)'",
        at: type.range, in: file,
        fix: file.conforming(file.declarations[type.id.index], to: missing))
    ]
  }

  /// Reports a block in a file that does not import the runtime's module.
  private func missingImport() -> [Diagnostic] {
    guard !runtime.basesAreCodable, let module = runtime.module,
      case .block(let name) = plan.codingOutput, planner.decodes || planner.encodes,
      let block = model.blocks[name],
      let file = model.blocks.file(of: name).map({ model.files[$0] }),
      !file.imports.contains(where: { file.text($0.path) == module }), !isExported(module)
    else { return [] }
    return [
      Diagnostic(
        .blockWithoutImport,
        "the block of '\(type.name)' calls '\(module)', which this file does not import; write "
          + "'import \(module)'",
        at: block.start, in: file, fix: file.importing(module))
    ]
  }

  /// Whether some file imports a module with `@_exported`, so that all files see it.
  private func isExported(_ module: String) -> Bool {
    model.files.contains { file in
      file.imports.contains {
        file.text($0.path) == module && file.text($0.range).holds("@_exported")
      }
    }
  }

  /// Reports properties inside a block, which would be lost when the block is regenerated.
  private func propertiesInBlocks() -> [Diagnostic] {
    let names = MemberBlock.all(of: type.name)
    return type.storedProperties.compactMap { property in
      guard let block = model.blocks.block(around: property.range, in: property.owner.file),
        names.contains(block.name)
      else { return nil }
      return Diagnostic(
        .propertyInBlock,
        "'\(property.bareName)' is inside inline block '\(block.name)', which is regenerated; "
          + "move it out",
        at: property.range, in: model.files[property.owner.file])
    }
  }
}

extension TypePlan {
  fileprivate func requirements(for requirement: MissingConformances.Requirement) -> String? {
    switch requirement {
    case .decodable: decodingRequirements
    case .encodable: encodingRequirements
    case .equatable: equalityRequirements
    case .hashable: hashingRequirements
    }
  }
}

extension Rule {
  static let blockWithoutConformance = Rule("block-without-conformance", .warning)
  static let blockWithoutImport = Rule("block-without-import", .error)
  static let missingConformance = Rule("missing-conformance", .warning)
  static let neverEqual = Rule("never-equal", .warning)
  static let propertyInBlock = Rule("property-in-block", .error)
}
