import WidgetModel
import WidgetSource
import WidgetSyntax

/// The rules of keys: where values are read and written.
extension TypeChecks {
  /// Two properties must not be read from, or written to, one place, nor two values of a case; but what
  /// is only decoded may be read from the place of another.
  func checkKeysDiffer() -> [Diagnostic] {
    let properties = [
      planned.filter(\.property.attributes.isEncoded)
        .map { (property: $0.property, keys: $0.keysToRead) },
      planned.map { (property: $0.property, keys: $0.keysToWrite) },
    ]
    let values = choices.flatMap(\.cases).flatMap { element in
      [
        element.values.map { (property: $0.property.property, keys: $0.keys) },
        element.values.map { (property: $0.property.property, keys: [$0.key]) },
      ]
    }
    return (properties + values).flatMap(duplicateKeys).uniqued() + checkPaths()
  }

  /// What is flattened is not in the object that a type's properties are in, and the runtime has to reach
  /// that.
  func checkRoot() -> [Diagnostic] {
    guard type.kind != .enum, let annotation = type.annotations.own(.content) else { return [] }
    if case .codingKeys = planner.runtime.keys {
      return [
        .blockNotForRuntime(annotation, planner.runtime, severity: .error, in: file)
      ]
    }
    let flattened = planned.filter { $0.source == .flattened || $0.destination == .flattened }
    if !flattened.isEmpty {
      return flattened.map { .flattenBesideRoot($0.property, type, in: file) }
    }
    // That it says nothing of a type without keys is reported already.
    if type.isTransparent || type.isPositional { return [] }
    let isUsed = planned.contains { $0.keysToRead + $0.keysToWrite != [] }
    return isUsed
      ? []
      : [.uselessAnnotation(annotation, "no property of '\(type.name)' has a key", in: file)]
  }

  /// The properties that have a key of an earlier one.
  private func duplicateKeys(_ keyed: [(property: Property, keys: [String])]) -> [Diagnostic] {
    // The branches of an `#if` may declare a property twice.
    keyed.namesakes { $0.keys }.filter { $0.first.property.name != $0.element.property.name }
      .map { .duplicateKey($0.name, $0.element.property, first: $0.first.property, in: file) }
  }

  /// What is written as a value cannot also be the object in which another property is written:
  /// encoders trap there.
  private func checkPaths() -> [Diagnostic] {
    guard planner.encodes, planned.contains(where: { $0.pathToWrite?.count ?? 0 > 1 }) else {
      return []
    }
    let written = planned.compactMap { plan in
      plan.pathToWrite.map { (property: plan.property, path: $0) }
    }
    return written.flatMap { inner in
      let around = written.filter { value in
        !value.path.isEmpty && value.path.count < inner.path.count
          && inner.path.starts(with: value.path)
      }
      return around.map { value -> Diagnostic in
        .pathThroughValue(inner.property, value.property, key: value.path, in: file)
      }
    }
  }

  /// Whether a value may be a string in the JSON, as far as the sources show.
  ///
  /// - Parameter depth: how many types are looked into, so that one that contains itself ends.
  func mayBeString(_ shape: JSONShape, depth: Int = 8) -> Bool {
    guard case .value(let value) = shape.unwrapped else { return false }
    if value.coder != nil || depth == 0 { return true }
    if shape.unwrapped.isField(in: planner.runtime), let wrapped = value.arguments.first {
      return mayBeString(wrapped, depth: depth - 1)
    }
    if shape.isScalar { return value.name == "String" }
    guard let id = value.declaration else { return true }
    let declared = planner.model.type(id)
    if declared.isPositional { return false }
    if declared.isTransparent {
      let contents = declared.storedProperties.filter { !$0.attributes.isSkipped }
      guard contents.count == 1, let type = contents[0].type,
        !contents[0].attributes.hasCoder
      else { return true }
      var resolver = ShapeResolver(model: planner.model, runtime: planner.runtime, owner: id)
      let shape = resolver.resolve(type, in: Scope(in: contents[0].owner))
      return mayBeString(shape, depth: depth - 1)
    }
    switch declared.kind {
    case .enum: return declared.cases.allSatisfy { $0.parameters == nil }
    case .protocol: return false
    default:
      // It may code itself in its own way, or as a protocol does.
      return WrittenMembers(of: declared, in: planner.model).hasDecodingInit
        || !planner.model.conformances(of: id).allSatisfy(KnownProtocols.isKnown)
    }
  }

  /// A constant with a value is never read: a key on it is a mistake, and few want it to be written,
  /// unless it is a type's name.
  func checkConstants() -> [Diagnostic] {
    let constants = planner.properties.filter { $0.isLet && $0.isStored && $0.initialValue != nil }
    guard planner.runtime.encodes else {
      return constants.filter { $0.attributes.hasKeyOrStyle }
        .map { .keyOfConstant($0, in: file) }
    }
    // Where nothing is read, no reader is misled.
    guard planner.decodes else { return [] }
    let tags = Set(planner.runtime.families.compactMap(\.representation.internalTag?.path))
    return constants.filter { property in
      let attributes = property.attributes
      return !attributes.hasDirection
        && !tags.contains(attributes.encodedPlace ?? [property.bareName])
    }.map { .constantOnTheWire($0, in: file) }
  }

  /// A user's `CodingKeys` decides what is decoded; what it leaves out needs a value.
  func checkCodingKeys() -> [Diagnostic] {
    guard planner.decodes, type.kind != .enum, plan.missingKeys == nil,
      let keys = planner.written.codingKeys, keys.isEnum
    else { return [] }
    let names = Set(keys.cases.map(\.name.bareName))
    let flattened = Set(planned.filter { !$0.isKeyed }.map(\.name))
    return planner.properties.compactMap { property in
      if names.contains(property.bareName) || property.hasValue
        || flattened.contains(property.name)
      {
        return nil
      }
      return .missingKey(property, keys: keys.id, in: planner.model)
    }
  }
}
