import WidgetSource
import WidgetSyntax

/// What the user wrote of a type's coding must be in the reach of what is generated, and there
/// whatever the `#if`s say.
extension ModelChecks {
  func checkWritten() -> [Diagnostic] {
    checkKeysAreKnown() + checkReachOfMembers()
  }

  /// The keys are the cases of an enum that the sources declare.
  private func checkKeysAreKnown() -> [Diagnostic] {
    let written = builder.written
    if let foreign = written.foreignCodingKeys, written.codingKeys == nil {
      return [
        .unreadableKeys(
          type, "stands for a type that no source declares", foreign.range,
          in: builder.model.files[foreign.file])
      ]
    }
    guard let keys = written.codingKeys, !keys.isEnum else { return [] }
    let kind = builder.model.declaration(keys.id).kind.rawValue
    return [
      .unreadableKeys(
        type, "is a \(kind)", builder.model.declaration(keys.id).name,
        in: builder.model.files[keys.id.file])
    ]
  }

  /// A generated file sees no private member, though it may call it.
  private func checkReachOfMembers() -> [Diagnostic] {
    guard generated.decodingPlace == .output else { return [] }
    let block = GeneratedType.codingBlock(of: type.name)
    return calledMembers.compactMap { name in
      guard let place = builder.written.places[name]?.last,
        !place.access.isVisibleInOtherFiles
      else { return nil }
      return .unreachableMember(
        name, place.access, of: type, block: block, place.range,
        in: builder.model.files[place.file])
    }
  }

  /// Which members there are is read from the sources, and not from what `#if` makes of them.
  func checkConditionalMembers() -> [Diagnostic] {
    var names = calledMembers.filter { $0 != "CodingKeys" }
    if builder.selected.parts.contains(.decoding), type.annotations.allowsDecoding {
      names.append("init(from:)")
    }
    if builder.rules.wire != nil, builder.selected.parts.contains(.encoding),
      type.annotations.allowsEncoding
    {
      names.append("encode(to:)")
    }
    if builder.decodes || builder.encodes { names.append("CodingKeys") }
    return names.compactMap(conditional)
  }

  /// What is wrong with a member that is not there always; nil for others.
  func conditional(_ name: String) -> Diagnostic? {
    guard let places = builder.written.places[name], let place = places.last else { return nil }
    if builder.isCertain(places), name != "CodingKeys" || hasSameKeys { return nil }
    return .conditionalMember(name, of: type, place.range, in: builder.model.files[place.file])
  }

  /// Whether the branches of an `#if` declare the same keys.
  private var hasSameKeys: Bool {
    let written = builder.written
    guard let keys = written.codingKeys else { return true }
    return written.otherCodingKeys.allSatisfy { other in
      other.names == keys.names && other.cases.map(\.rawValue) == keys.cases.map(\.rawValue)
    }
  }

  /// The user's members that generated code names.
  private var calledMembers: [String] {
    // Most types have nothing that could be called, and to spell the names takes its time.
    if builder.written.places.isEmpty { return [] }
    var names: [String] = []
    for property in builder.properties where property.isStored && !property.isLazy {
      if builder.decodes, property.isInitialized, property.annotations.allowsDecoding {
        names += [property.readerName + "(from:)", "default\(property.bareName.capitalizedFirst)"]
      }
      if builder.encodes, property.annotations.allowsEncoding {
        names.append(property.writerName + "(to:)")
      }
    }
    if usesCodingKeys { names.append("CodingKeys") }
    if builder.rules.wire == nil, builder.decodes { names.append("decodingContainer(_:)") }
    return names
  }

  private var usesCodingKeys: Bool {
    guard builder.decodes || builder.encodes else { return false }
    if type.kind == .enum { return builder.rules.wire == nil }
    return builder.rules.wire.map { builder.wireCoding($0).usesCodingKeys }
      ?? generated.variants.contains { $0.decoding?.container != nil }
  }
}

extension GeneratedTypeBuilder {
  /// Whether one of the places is there whenever the type is.
  func isCertain(_ places: [WrittenMembers.Place]) -> Bool {
    var known: Set<String> = []
    var outer = type.clause
    while let clause = outer {
      known.insert(file.conditionText(of: clause))
      outer = file.clauses[clause].parent
    }
    let isThere = places.contains { place in
      place.clause.map { known.contains(model.files[place.file].conditionText(of: $0)) } ?? true
    }
    if isThere { return true }
    return Set(places.map(\.file)).contains { index in
      let clauses = places.filter { $0.file == index }.compactMap(\.clause)
      let inside = index == type.id.file ? type.clause : nil
      return model.files[index].variants(of: clauses, inside: inside)
        .allSatisfy { !$0.clauses.isDisjoint(with: clauses) }
    }
  }
}
