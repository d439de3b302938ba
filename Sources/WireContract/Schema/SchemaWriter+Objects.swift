/// Objects: flat, whatever is flattened into them written out.
extension SchemaWriter {
  /// - Parameters:
  ///   - name: that of its type.
  ///   - tags: the names beside the properties, first.
  func objectSchema(
    _ object: ContractObject, _ name: String, _ tags: [SchemaTag],
    _ description: [JSONTree.Member], requiredTag: SchemaTag? = nil
  ) -> JSONTree {
    objectSchema(
      object.properties, tags, description, requiredTag: requiredTag,
      hidden: tagsAround.anywhere(around: name).flatMap(\.keys))
  }

  /// - Parameters:
  ///   - tags: what is beside the properties.
  ///   - requiredTag: the name that has to be there, first.
  ///   - hidden: keys that a dictionary of the remaining keys does not have.
  func objectSchema(
    _ properties: [ContractProperty], _ tags: [SchemaTag], _ description: [JSONTree.Member] = [],
    requiredTag: SchemaTag? = nil, hidden: [String] = []
  ) -> JSONTree {
    var fields = SchemaFields()
    if let requiredTag { add(requiredTag, to: &fields, isRequired: true) }
    for tag in tags { add(tag, to: &fields, isRequired: false) }
    var seen: Set<String> = []
    add(properties, to: &fields, isTolerant: false, &seen)
    fields.hidden = hidden
    // Who reads no key opens no object.
    if options.isOpen, fields.isEmpty { return .object(description) }
    return .object(
      description + [.init("type", .string("object"))] + fields.members(isOpen: options.isOpen))
  }

  private func add(
    _ properties: [ContractProperty], to fields: inout SchemaFields, isTolerant: Bool,
    _ seen: inout Set<String>
  ) {
    for property in properties {
      if options.isForEncoding {
        addWritten(property, to: &fields, isTolerant: isTolerant, &seen)
      } else {
        addRead(property, to: &fields, isTolerant: isTolerant, &seen)
      }
    }
  }

  private func addRead(
    _ property: ContractProperty, to fields: inout SchemaFields, isTolerant: Bool,
    _ seen: inout Set<String>
  ) {
    if property.isByHand { fields.isOpen = true }
    if property.isFlattened {
      return flattenRead(property, into: &fields, isTolerant: isTolerant, &seen)
    }
    if property.reads.isEmpty { return }
    let isRequired = property.isRequired && !isTolerant
    if options.isOpen, property.reads.count > 1 {
      return fields.add(
        aliases: property.reads, propertySchema(property, isTolerant: isTolerant),
        isRequired: isRequired)
    }
    for (index, path) in property.reads.enumerated() {
      var schema = propertySchema(property, isTolerant: isTolerant)
      if index > 0 { schema = schema.adding([.init("deprecated", .bool(true))]) }
      fields.add(path, schema, isRequired: isRequired && property.reads.count == 1)
    }
    if isRequired, property.reads.count > 1 { fields.alternatives.append(property.reads) }
  }

  /// - Parameter isTolerant: whether it is inside a flattened optional, which may write no key.
  private func addWritten(
    _ property: ContractProperty, to fields: inout SchemaFields, isTolerant: Bool,
    _ seen: inout Set<String>
  ) {
    if property.isFlattened {
      let isOptional = isTolerant || property.presence == .optional
      return flatten(property, into: &fields, isTolerant: isOptional, &seen)
    }
    guard let path = property.writes else { return }
    fields.add(
      path, propertySchema(property, isTolerant: false),
      isRequired: !isTolerant && (property.presence != .optional || property.writesNull)
        && property.condition == nil && property.omission == nil)
  }

  /// Of an optional one no key has to be there, but if one is, all have to be right.
  private func flattenRead(
    _ property: ContractProperty, into fields: inout SchemaFields, isTolerant: Bool,
    _ seen: inout Set<String>
  ) {
    let ignoresErrors =
      isTolerant || property.onError != nil
      || (contract.runtime == "beagle-1" && property.presence == .optional)
    guard property.presence == .optional, !ignoresErrors, options.isOpen else {
      let tolerates = ignoresErrors || property.presence == .optional
      return flatten(property, into: &fields, isTolerant: tolerates, &seen)
    }
    guard case .named(let reference) = property.type.unwrapped,
      seen.insert(reference.name).inserted, let object = contract.types[reference.name]?.object
    else { return }
    var inner = SchemaFields()
    add(object.properties, to: &inner, isTolerant: false, &seen)
    fields.addOptional(inner)
  }

  private func flatten(
    _ property: ContractProperty, into fields: inout SchemaFields, isTolerant: Bool,
    _ seen: inout Set<String>
  ) {
    guard case .named(let reference) = property.type.unwrapped,
      seen.insert(reference.name).inserted, let object = contract.types[reference.name]?.object
    else {
      fields.isOpen = true
      if case .map(let value, _) = property.type, value != .any, !isTolerant {
        fields.others = typeSchema(value)
      }
      return
    }
    add(object.properties, to: &fields, isTolerant: isTolerant, &seen)
  }

  /// The schema of a property, or of an element of an array.
  func propertySchema(_ property: ContractProperty, isTolerant: Bool) -> JSONTree {
    var members = Self.documentation(property.documentation)
    if case .fallback(let text) = property.presence, let value = JSONTree(literal: text) {
      members.append(.init("default", value))
    }
    if property.onError != nil {
      members.append(
        .init("x-widgetgen", .object([.init("onError", .string(property.onError ?? ""))])))
    }
    if !options.isForEncoding, options.isOpen, isTolerant || property.acceptsAnything {
      return .object(members)
    }
    let acceptsNull =
      options.isForEncoding
      ? property.type.isOptional || property.writesNull
        || property.isElement && property.presence == .optional
      : property.acceptsNull
    let schema = typeSchema(property.type.unwrapped)
    return (acceptsNull ? schema.orNull : schema).adding(members)
  }
}

extension JSONTree {
  /// The members of an object and some more in front, which say nothing about values.
  func adding(_ more: [Member]) -> JSONTree {
    guard case .object(let members) = self, !more.isEmpty else { return self }
    let keys = Set(more.map(\.key))
    return .object(more + members.filter { !keys.contains($0.key) })
  }

  /// The same schema that accepts null, too.
  var orNull: JSONTree {
    guard case .object(let members) = self else { return self }
    if members.isEmpty { return self }
    if let index = members.firstIndex(where: { $0.key == "type" }),
      case .string(let name) = members[index].value, !members.contains(where: { $0.key == "enum" })
    {
      var changed = members
      changed[index].value = .inline(.strings([name, "null"]))
      return .object(changed)
    }
    return .object([
      .init("anyOf", .array([self, .object([.init("type", .string("null"))])]))
    ])
  }
}
