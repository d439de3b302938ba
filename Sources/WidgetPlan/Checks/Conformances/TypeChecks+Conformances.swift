import WidgetModel
import WidgetSource
import WidgetSyntax

/// What generated code asks of the types of properties and of cases' values. Warnings, since a
/// source that is not scanned may give a type what it seems to lack.
extension TypeChecks {
  /// A block inside a type cannot add to its inheritance clause.
  func checkConformanceOfBlock() -> [Diagnostic] {
    guard plan.codingPlace != .output, let missing = planner.missingConformances.first
    else { return [] }
    return [.blockWithoutConformance(type, missing, in: file)]
  }

  /// A block calls the runtime, and its file has to import that.
  func checkImportOfBlock() -> [Diagnostic] {
    guard !planner.runtime.basesAreCodable, let module = planner.runtime.module,
      case .block(let name) = plan.codingPlace, planner.decodes || planner.encodes,
      let block = planner.model.block(named: name), let file = planner.model.file(ofBlock: name),
      !file.imports.contains(where: { file.text($0.path) == module }),
      !planner.model.exports(module)
    else { return [] }
    return [.blockWithoutImport(type, module, block.start, in: file)]
  }

  /// What a type is coded of has to code itself, but where the user wrote a function for it.
  func checkConformances() -> [Diagnostic] {
    let coded = Set(planned.filter(\.shape.isCoded).map(\.property.range))
    let properties = planner.properties.filter(\.isInitialized) + planner.computed
    let parts = properties.filter { !coded.contains($0.range) }.compactMap { property in
      part(property, needed: requirements(of: property))
    }
    let values = planner.runtime.encodes ? values(needed: coding) : []
    return (parts + values).compactMap(missingConformance)
  }

  /// What a type is compared by has to be `Equatable`.
  func checkComparisons() -> [Diagnostic] {
    guard planner.compares else {
      return planner.selected.parts.contains(.equality)
        ? [conditional("==")].compactMap(\.self) : []
    }
    let parts = planner.compared.compactMap { part($0, needed: [.equatable]) }
    return (parts + values(needed: [.equatable])).compactMap(missingConformance)
  }

  /// Something of a type, with what generated code asks of it.
  private struct Part {
    /// As a message names it.
    var what: String
    var type: TypeName
    var scope: Scope
    var range: SourceRange
    var needed: [ConformanceCheck.Requirement]
  }

  private func missingConformance(_ part: Part) -> Diagnostic? {
    for requirement in part.needed {
      switch conformances.lacking(requirement, in: part.type, from: part.scope) {
      case .declared(let id):
        return .missingConformance(
          requirement, of: id, part.what, at: part.range, in: file, planner.model)
      case .foreign(let name):
        return .missingConformance(requirement, of: name, part.what, at: part.range, in: file)
      case .parameter(let name):
        // What an extension asks of it is the compiler's to check.
        if plan.requirements(for: requirement) != nil { continue }
        return .missingConstraint(requirement, on: name, part.what, at: part.range, in: file)
      case nil: continue
      }
    }
    return nil
  }

  /// Nil for a wrapped property: its wrapper does with the value as it likes.
  private func part(_ property: Property, needed: [ConformanceCheck.Requirement]) -> Part? {
    guard property.attributeNames.isEmpty, let declared = property.type else { return nil }
    return Part(
      what: "'\(property.bareName)'", type: declared, scope: Scope(in: property.owner),
      range: property.range, needed: needed)
  }

  private func values(needed: [ConformanceCheck.Requirement]) -> [Part] {
    let coded = Set(plannedValues.filter(\.shape.isCoded).map(\.property.range))
    let cases = type.cases.filter { needed == [.equatable] || $0.isDecoded || $0.isEncoded }
    return cases.flatMap { element in
      (element.parameters ?? []).filter { needed == [.equatable] || !coded.contains($0.range) }.map
      {
        Part(
          what: element.valueInWords, type: $0.type, scope: Scope(in: type.id),
          range: element.range, needed: needed)
      }
    }
  }

  private var coding: [ConformanceCheck.Requirement] {
    (planner.decodes ? [.decodable] : []) + (planner.encodes ? [.encodable] : [])
  }

  /// What a property's type must conform to, in the directions for which the user wrote no
  /// function.
  func requirements(of property: Property) -> [ConformanceCheck.Requirement] {
    coding.filter { direction in
      direction == .decodable
        ? property.attributes.isDecoded && planner.written.reader(of: property) == nil
        : property.attributes.isEncoded && planner.written.writer(of: property) == nil
    }
  }

  /// The same for a planned property: nothing in a direction in which it is not coded.
  func requirements(of plan: PropertyPlan) -> [ConformanceCheck.Requirement] {
    requirements(of: plan.property)
  }
}

extension TypePlan {
  fileprivate func requirements(for requirement: ConformanceCheck.Requirement) -> String? {
    switch requirement {
    case .decodable: decodingRequirements
    case .encodable: encodingRequirements
    case .equatable: equalityRequirements
    }
  }
}

extension Model {
  /// Whether some file of the sources imports a module for all others.
  fileprivate func exports(_ module: String) -> Bool {
    files.contains { file in
      file.imports.contains {
        file.text($0.path) == module && file.text($0.range).holds("@_exported")
      }
    }
  }
}
