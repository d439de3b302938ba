import WidgetModel
import WidgetSource
import WidgetSyntax

/// Checks the keys under which values are decoded and encoded.
struct KeyChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    duplicateKeys() + repeatedAliases() + pathsThroughValues() + content() + uselessStyle()
  }

  /// Reports the second of two properties, or of two values of a case, with the same key. A property that is only
  /// decoded, or is encoded under another key, may be decoded from the key of another property.
  private func duplicateKeys() -> [Diagnostic] {
    let properties = [
      codedProperties.filter { $0.property.attributes.isEncoded && !$0.isEncodedElsewhere }
        .map { (property: $0.property, keys: $0.decodedKeys) },
      codedProperties.map { (property: $0.property, keys: $0.encodedKeys) },
    ]
    let values = choices.flatMap(\.cases).flatMap(\.forms).flatMap { element in
      [
        element.values.map { (property: $0.property.property, keys: $0.property.decodedKeys) },
        element.values.map { (property: $0.property.property, keys: $0.property.encodedKeys) },
      ]
    }
    return (properties + values).flatMap { keyed in
      // The branches of an `#if` may declare a property twice.
      keyed.namesakes { $0.keys }.filter { $0.first.property.name != $0.element.property.name }
        .map {
          Diagnostic(
            .duplicateKey,
            "'\($0.element.property.bareName)' and '\($0.first.property.bareName)' both have the "
              + "key '\($0.name)'; give one of them another key with '// widgetgen: key = \"…\"'",
            at: $0.element.property.range(of: .key, .alias), in: file,
            notes: [.init("first used here", at: $0.first.property.range, in: file)])
        }
    }.uniqued()
  }

  /// Reports aliases that equal the property's key or an earlier alias.
  private func repeatedAliases() -> [Diagnostic] {
    let properties = codedProperties.map { ($0.property, $0.decodedKeys) }
    let values = associatedValues.map { ($0.property, $0.decodedKeys) }
    return (properties + values).compactMap { property, keys in
      keys.firstRepetition.map {
        .repeatedAlias(keys[$0], of: property.bareName, at: property.range(of: .alias), in: file)
      }
    }.uniqued()
  }

  /// Reports properties that are encoded inside the value of another property, because encoders trap in this case.
  private func pathsThroughValues() -> [Diagnostic] {
    guard planner.encodes else { return [] }
    let cases = choices.flatMap(\.cases).flatMap(\.forms).map { $0.values.map(\.property) }
    return ([codedProperties] + cases).flatMap(pathsThroughValues).uniqued()
  }

  private func pathsThroughValues(_ members: [PropertyPlan]) -> [Diagnostic] {
    guard members.contains(where: { $0.encodedPath?.count ?? 0 > 1 }) else { return [] }
    let written = members.compactMap { plan in
      plan.encodedPath.map { (property: plan.property, path: $0) }
    }
    return written.flatMap { inner in
      written.filter { value in
        !value.path.isEmpty && value.path.count < inner.path.count
          && inner.path.starts(with: value.path)
      }.map {
        Diagnostic(
          .duplicateKey,
          "'\(inner.property.bareName)' is encoded inside '\($0.path.joined(separator: "."))', "
            + "which is the value of '\($0.property.bareName)'; give one of them another key",
          at: inner.property.range(of: .key), in: file,
          notes: [.init("encoded here", at: $0.property.range, in: file)])
      }
    }
  }

  /// Reports `content` on a type if the runtime does not support it, if the type has flattened properties, or if no
  /// property has a key.
  private func content() -> [Diagnostic] {
    // The `content` of a base class describes its family.
    guard type.kind != .enum, context.families.declared(by: type.id) == nil,
      let annotation = type.annotations.own(.content)
    else { return [] }
    if case .codingKeys = runtime.keys {
      return [.blockNotForRuntime(annotation, runtime, severity: .error, in: file)]
    }
    let flattened = codedProperties.filter(\.isFlattened)
    if !flattened.isEmpty {
      return flattened.map {
        Diagnostic(
          .contradictingAnnotations,
          "'\($0.property.bareName)' is flattened into the whole object, but 'content' of "
            + "'\(type.name)' is for a nested object; write the path in 'key' of the other "
            + "properties",
          at: $0.property.range(of: .flatten), in: file)
      }
    }
    // `content` next to `transparent` or `positional` is already reported as a conflict.
    if type.isTransparent || type.isPositional { return [] }
    if codedProperties.contains(where: { $0.decodedKeys + $0.encodedKeys != [] }) { return [] }
    return [.uselessAnnotation(annotation, "no property of '\(type.name)' has a key", in: file)]
  }

  /// Reports `keyStyle` on a type whose `CodingKeys` specify all of its keys. The style of a base class also applies to
  /// the subclasses.
  private func uselessStyle() -> [Diagnostic] {
    guard type.kind != .enum, planner.decodes || planner.encodes,
      let keys = planner.written.codingKeys, !keys.isCompleted, planner.computed.isEmpty,
      context.families.declared(by: type.id) == nil,
      let annotation = type.annotations.own(.keyStyle), annotation.isOn
    else { return [] }
    return [
      .uselessAnnotation(
        annotation, "'CodingKeys' specifies the keys of '\(type.name)'", in: file)
    ]
  }
}

/// Checks constants with a value, which are never decoded.
struct ConstantChecks: TypeCheck {
  let subject: CheckedType

  /// Reports constants that are encoded but never decoded. A constant that is marked with a direction, or that encodes
  /// the name of the type, is allowed, and so is one that `CodingKeys` do not select, because it is not encoded. If the
  /// runtime does not encode, only keys on constants are reported.
  func run() -> [Diagnostic] {
    let constants = planner.properties.filter { $0.isLet && $0.isStored && $0.initialValue != nil }
    guard runtime.encodes else {
      return constants.filter { $0.attributes.hasKeyOrStyle }
        .map {
          Diagnostic(
            .keyOfConstant,
            "'\($0.bareName)' is a constant with a value and is never decoded; make it a 'var' or "
              + "remove its key",
            at: $0.range(of: .key, .keyStyle), in: file)
        }
    }
    // If the type is only encoded, it does not matter that constants are never decoded.
    guard planner.decodes else { return [] }
    let names = planner.written.codingKeys.flatMap { $0.isCompleted ? nil : $0.names }
    let unmarked = constants.filter { !$0.attributes.hasDirection && $0.isSelected(by: names) }
    if unmarked.isEmpty { return [] }
    let tags = tags
    return unmarked.filter { property in
      let plan = codedProperties.first { $0.property.range == property.range }
      return !tags.contains(plan?.encodedPath ?? [property.bareName])
    }.map {
      Diagnostic(
        .constantOnTheWire,
        "'\($0.bareName)' is a constant with a value, which is encoded but never decoded; make it "
          + "a 'var', or mark it with '// widgetgen: skip(decode)' or 'skip'",
        at: $0.range, in: file)
    }
  }

  /// The places of the discriminators of all families and enums.
  private var tags: Set<[String]> {
    let enums = model.annotatedTypes.filter {
      model.declaration($0).kind == .enum && model.attributes(of: $0).isFamily
    }.map { Family.Representation(enum: model.attributes(of: $0).family) }
    return Set(
      (enums + context.families.all.map(\.representation)).compactMap(\.internalTag?.encodedPath))
  }
}

/// Checks user-defined `CodingKeys`, which determine the coded properties.
struct CodingKeysChecks: TypeCheck {
  let subject: CheckedType

  func run() -> [Diagnostic] {
    guard planner.decodes || planner.encodes else { return [] }
    return unreadableKeys() + unreadableKeysOfCases() + missingKeys()
  }

  /// Reports keys for the values of a case, such as `CircleCodingKeys`, that are unknown for the same reasons.
  private func unreadableKeysOfCases() -> [Diagnostic] {
    type.cases.compactMap { element in
      guard element.parameters?.isEmpty == false,
        let keys = CaseCodingKeys(of: element, in: type, model), let reason = keys.unknownReason
      else { return nil }
      return .unreadableKeys(
        keys.name, of: type, reason, keys.range, in: model.files[keys.file])
    }
  }

  /// Reports a `CodingKeys` that is not an enum in the sources, or that implements the keys of its cases.
  private func unreadableKeys() -> [Diagnostic] {
    let written = planner.written
    if let foreign = written.foreignCodingKeys, written.codingKeys == nil {
      return [
        .unreadableKeys(
          "CodingKeys", of: type, "is a typealias for a type that no source declares",
          foreign.range,
          in: model.files[foreign.file])
      ]
    }
    guard let keys = written.codingKeys, let reason = keys.unknownReason else { return [] }
    return [
      .unreadableKeys(
        "CodingKeys", of: type, reason, model.declaration(keys.id).name,
        in: model.files[keys.id.file])
    ]
  }

  /// Reports properties that have neither a case in the user-defined `CodingKeys` nor an initial value.
  private func missingKeys() -> [Diagnostic] {
    guard planner.decodes, type.kind != .enum, plan.missingKeys == nil,
      let keys = planner.written.codingKeys, keys.unknownReason == nil
    else { return [] }
    let names = Set(keys.cases.map(\.name.bareName))
    let objects = planner.objects
    let coded = Set(codedProperties.filter { !objects.needsCase($0) }.map(\.name))
    let fixes = objects.usesCodingKeys ? "the case or a value" : "the case, a 'key' or a value"
    return planner.properties.filter { property in
      !names.contains(property.bareName) && !property.hasValue && !coded.contains(property.name)
    }.map {
      let place = model.declaration(keys.id).name
      return Diagnostic(
        .missingKey,
        "'\($0.bareName)' has no case in 'CodingKeys' and no initial value; add \(fixes)",
        at: $0.range, in: model.files[$0.owner.file],
        notes: [.init("'CodingKeys' is declared here", at: place, in: model.files[keys.id.file])])
    }
  }
}

extension Diagnostic {
  static func unreadableKeys(
    _ name: String, of type: ModelType, _ why: String, _ range: SourceRange, in file: ParsedFile
  ) -> Diagnostic {
    Diagnostic(
      .unreadableKeys,
      "'\(name)' of '\(type.name)' \(why), so its keys are unknown; write an enum with raw "
        + "values of 'String', or the coding of '\(type.name)' by hand",
      at: range, in: file)
  }
}

extension Rule {
  static let constantOnTheWire = Rule("constant-on-the-wire", .warning)
  static let duplicateKey = Rule("duplicate-key", .error, .warning)
  static let keyOfConstant = Rule("key-of-constant", .warning)
  static let missingKey = Rule("missing-key", .error, .warning)
  static let unreadableKeys = Rule("unreadable-keys", .error)
}
