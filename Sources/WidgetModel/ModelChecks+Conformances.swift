import WidgetSource
import WidgetSyntax

/// What generated code asks of the types of properties and of cases' values. Warnings, since a
/// source that is not scanned may give a type what it seems to lack.
extension ModelChecks {
  /// A block inside of a type cannot add what stands behind the type's name.
  func checkConformanceOfBlock() -> [Diagnostic] {
    guard generated.decodingPlace != .output, let missing = builder.missingConformances.first
    else { return [] }
    return [.blockWithoutConformance(type, missing, in: file)]
  }

  /// What a type is coded of has to code itself, but where the user wrote a function for it.
  func checkConformances() -> [Diagnostic] {
    let properties = builder.properties.filter(\.isInitialized).compactMap { property in
      let name = property.bareName.capitalizedFirst
      return lacking(
        in: property,
        decodes: property.annotations.allowsDecoding
          && builder.written.decodingFunctions["decode" + name] == nil,
        encodes: property.annotations.allowsEncoding
          && builder.written.encodingFunctions["encode" + name] == nil)
    }
    guard builder.rules.wire != nil else { return properties }
    let scope = Scope(in: type.id)
    let values = type.cases.flatMap { element in
      (element.parameters ?? []).compactMap { parameter in
        lacking(in: parameter.type, from: scope, decodes: true, encodes: true).map {
          Diagnostic.missingConformance(
            $0.requirement, of: $0.id, "a value of 'case \(element.name.bareName)'",
            at: element.range, in: file, builder.model)
        }
      }
    }
    return properties + values
  }

  /// What a type is compared by has to be `Equatable`.
  func checkComparisons() -> [Diagnostic] {
    guard builder.compares else { return [] }
    let scope = Scope(in: type.id)
    let properties = builder.compared.filter(\.attributes.isEmpty).compactMap { property in
      property.type.flatMap {
        conformances.lacking(.equatable, in: $0, from: Scope(in: property.owner))
      }.map {
        Diagnostic.missingConformance(
          .equatable, of: $0, "'\(property.bareName)'", at: property.range, in: file,
          builder.model)
      }
    }
    let values = type.cases.flatMap { element in
      (element.parameters ?? []).compactMap { parameter in
        conformances.lacking(.equatable, in: parameter.type, from: scope).map {
          Diagnostic.missingConformance(
            .equatable, of: $0, "a value of 'case \(element.name.bareName)'", at: element.range,
            in: file, builder.model)
        }
      }
    }
    return properties + values
  }

  private func lacking(in property: Property, decodes: Bool, encodes: Bool) -> Diagnostic? {
    // A property wrapper codes its value as it likes.
    guard property.attributes.isEmpty, let declared = property.type else { return nil }
    return lacking(
      in: declared, from: Scope(in: property.owner), decodes: decodes, encodes: encodes
    ).map {
      .missingConformance(
        $0.requirement, of: $0.id, "'\(property.bareName)'", at: property.range, in: file,
        builder.model)
    }
  }

  /// What the directions that are generated miss first.
  private func lacking(
    in type: TypeName, from scope: Scope, decodes: Bool, encodes: Bool
  ) -> (requirement: ConformanceCheck.Requirement, id: DeclarationID)? {
    var needed: [ConformanceCheck.Requirement] = []
    if decodes, builder.decodes { needed.append(.decodable) }
    if encodes, builder.encodes { needed.append(.encodable) }
    for requirement in needed {
      if let id = conformances.lacking(requirement, in: type, from: scope) {
        return (requirement, id)
      }
    }
    return nil
  }
}
