import WidgetModel
import WidgetPlan
import WidgetSource
import WidgetSyntax

/// Objects and their properties.
extension ContractBuilder {
  /// Returns the properties of all variants of a type. A property that some variants do not contain has a condition. A
  /// property that is decoded differently in two variants has an opaque type, and is optional unless these variants
  /// require the same key.
  mutating func object(
    _ variants: [TypePlan.Variant], _ arguments: [String: WireType]
  ) -> ContractObject {
    let objects = variants.filter { $0.object != nil }
    var names: [String] = []
    var found: [String: [ContractProperty]] = [:]
    var conditions: [String: [String?]] = [:]
    for variant in objects {
      for plan in variant.object?.properties ?? [] {
        let property = property(plan, arguments)
        if found[property.name] == nil { names.append(property.name) }
        found[property.name, default: []].append(property)
        conditions[property.name, default: []].append(condition(of: plan.property))
      }
    }
    let all = variants.compactMap(\.condition)
    return ContractObject(
      names.compactMap { name in
        guard let same = found[name], var property = same.first else { return nil }
        if same.contains(where: { !$0.isReadAs(property) }) {
          if same.contains(where: { !$0.requiresKey(of: property) }) {
            property.presence = .optional
            (property.rejectsNull, property.writesNull) = (false, false)
          }
          // The types are part of the reason, so that a comparison finds a change of one of them.
          let types = same.map { "'\($0.type.swift)'" }.uniqued()
          property.type = .opaque(
            reason: "it depends on '#if'"
              + (types.count > 1 ? ": " + types.joined(separator: ", ") : ""))
        }
        if same.count < objects.count {
          let own = (conditions[name] ?? []).compactMap(\.self)
          property.condition = (own.count < same.count ? all : own.uniqued())
            .joined(separator: " || ")
        }
        return property
      })
  }

  /// Returns the condition of the `#if`s around a property and its type, or nil if there aren't any.
  private func condition(of property: Property) -> String? {
    property.clause.map(model.files[property.owner.file].conditionText)
  }

  /// Returns the array of a positional type. The type is opaque if its elements depend on `#if`, because an element
  /// changes the positions of the following elements.
  mutating func array(
    _ variants: [TypePlan.Variant], _ arguments: [String: WireType]
  ) -> ContractType.Kind {
    let plans = variants.compactMap(\.object)
    let orders = plans.map { [$0.decodedElements.map(\.name), $0.encodedElements.map(\.name)] }
    guard let first = plans.first, orders.allSatisfy({ $0 == orders[0] }) else {
      return .opaque(reason: "its elements depend on '#if'")
    }
    let elements = zip(object(variants, arguments).properties, first.properties)
      .compactMap { property, plan in
        ContractDirections(ofElement: plan).map { (property: property, directions: $0) }
      }
    return .array(ContractArray(elements))
  }

  /// Returns a flattened property whose type is the superclass, for the inherited properties. If the superclass is a
  /// family, its name refers to all of its subclasses, so its properties are returned instead. If they are not known,
  /// the flattened property is opaque.
  mutating func inherited(
    from superclass: Superclass, _ arguments: [String: WireType]
  ) -> [ContractProperty] {
    let id = superclass.declaration
    let type: WireType
    if context.families.declared(by: id) == nil {
      let value = JSONShape.Value(
        spelling: superclass.name, name: superclass.name, declaration: id)
      type = wireType(.value(value), arguments)
    } else if unwrapping.insert(id).inserted {
      defer { unwrapping.remove(id) }
      switch kind(of: id, arguments) {
      case .object(let object): return object.properties
      case .opaque(let reason): type = .opaque(reason: reason)
      case .array, .choice, .values: type = .opaque(reason: "it is not an object")
      }
    } else {
      // Invalid code can contain a class that inherits from itself.
      type = .opaque(reason: "it inherits from itself")
    }
    var property = ContractProperty(
      name: "super", reads: [], writes: nil, type: type, presence: .required)
    property.isFlattened = true
    return [property]
  }

  mutating func property(
    _ plan: PropertyPlan, _ arguments: [String: WireType]
  ) -> ContractProperty {
    var property = coded(plan, named: plan.property.bareName, arguments)
    if case .function = plan.source { property.isByHand = true }
    property.place = ContractPlace(
      file: model.files[plan.property.owner.file].source.path, range: plan.property.range)
    let coder = plan.shape.coder?.declaration.flatMap(model.documentation)
    let texts = [model.documentation(of: plan.property), coder].compactMap(\.self)
    property.documentation = texts.isEmpty ? nil : texts.joined(separator: "\n\n")
    property.deprecation = model.deprecation(of: plan.property)
    return property
  }

  /// Returns a property or an associated value as it is coded, without its place and its documentation.
  mutating func coded(
    _ plan: PropertyPlan, named name: String, _ arguments: [String: WireType]
  ) -> ContractProperty {
    var property = ContractProperty(
      name: name, reads: plan.decodedPaths, writes: plan.encodedPath,
      type: type(of: plan, arguments), presence: presence(of: plan))
    if case .fallback(let text) = property.presence {
      property.defaultValue = constant(text, in: plan.property.owner)
    }
    property.isFlattened = plan.isFlattened
    for fact in ContractProperty.facts where fact.aspect != .encoding || directions.encodes {
      fact.plan(plan, &property)
    }
    if plan.isField { property.presence = .optional }
    return property
  }

  /// Returns the literal of a static constant, such as `Metrics.size`, or of a constant at file level, also in
  /// parentheses. Returns nil for any other expression.
  private mutating func constant(_ text: String, in owner: DeclarationID) -> String? {
    if text.hasPrefix("("), text.hasSuffix(")") {
      return constant(text.dropFirst().dropLast().trimmed, in: owner)
    }
    guard text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
      return nil
    }
    guard let dot = text.lastIndex(of: ".") else {
      if JSONTree(literal: text) != nil { return nil }
      return constants.value(of: text, in: owner.file)
        .flatMap { JSONTree(literal: $0) == nil ? nil : $0 }
    }
    let (type, name) = (String(text[..<dot]), text[text.index(after: dot)...])
    let named = type == "Self" ? model.name(of: owner) : type
    for id in model.types(named: named, in: Scope(in: owner)) {
      let property = model.type(id).properties.first {
        $0.isStatic && $0.isLet && $0.bareName == name
      }
      guard let value = property?.initialValue, JSONTree(literal: value) != nil else { continue }
      return value
    }
    return nil
  }

  private mutating func type(
    of plan: PropertyPlan, _ arguments: [String: WireType]
  ) -> WireType {
    if case .function = plan.source {
      return .opaque(reason: "'\(plan.property.readerName)(from:)' is written by hand")
    }
    if plan.codedWrapper != nil { return .opaque(reason: "a property wrapper codes it") }
    var type = wireType(plan.shape, arguments)
    // Beagle 1 casts the value, so an optional is nil if the value has another type.
    if runtime.matchesSourcery, plan.presence != .required { type = type.withAllOptions }
    return plan.presence == .optional || plan.isFlattenedObject ? type.unwrapped : type
  }

  /// Returns the effect of a missing value. A default does not apply to a flattened object, which has no key that could
  /// be missing.
  private func presence(of plan: PropertyPlan) -> ContractProperty.Presence {
    if plan.isFlattenedObject { return plan.shape.isOptional ? .optional : .required }
    return presence(plan.presence)
  }

  func presence(_ presence: PropertyPlan.Presence) -> ContractProperty.Presence {
    switch presence {
    case .required: .required
    case .optional: .optional
    case .fallback(let value): value.isNil ? .optional : .fallback(value.text)
    }
  }
}

extension WireType {
  /// The type without a restriction to some types of a family, also in optionals and lists.
  fileprivate var withAllOptions: WireType {
    switch self {
    case .named(let reference) where reference.only != nil: .named(.init(reference.name))
    case .optional(let type): .optional(type.withAllOptions)
    case .list(let type): .list(type.withAllOptions)
    case .any, .opaque, .scalar, .named, .map, .dropping, .expression, .coded: self
    }
  }
}

extension PropertyPlan {
  /// Whether the property is a flattened object rather than a dictionary of the remaining keys.
  fileprivate var isFlattenedObject: Bool {
    if case .flattened = source { !collectsKeys } else { false }
  }
}

extension PropertyPlan.Replacement {
  /// The Swift expression of the replacement.
  var text: String {
    switch self {
    case .expression(let text): text
    case .staticProperty(let name): "Self." + name
    }
  }
}

extension ContractDirections {
  /// Creates the directions in which an element is coded. Returns nil for a property that is not an element.
  fileprivate init?(ofElement plan: PropertyPlan) {
    switch (plan.source == .element, plan.destination == .element) {
    case (true, true): self = .both
    case (true, false): self = .decode
    case (false, true): self = .encode
    case (false, false): return nil
    }
  }
}

extension ContractProperty {
  /// Whether the property is decoded exactly like another property.
  func isReadAs(_ other: ContractProperty) -> Bool {
    reads == other.reads && type == other.type && presence == other.presence
      && isFlattened == other.isFlattened && members(.decoding) == other.members(.decoding)
  }

  /// Whether both properties have the same key or position, which must exist, and both accept null or reject it.
  fileprivate func requiresKey(of other: ContractProperty) -> Bool {
    presence == .required && other.presence == .required && reads == other.reads
      && writes == other.writes && isFlattened == other.isFlattened
      && acceptsNull == other.acceptsNull
  }
}
