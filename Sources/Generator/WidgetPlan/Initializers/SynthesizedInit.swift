import WidgetModel
import WidgetSyntax

extension TypePlanner {
  /// Whether values are passed to the synthesized memberwise initializer instead of being set one by one.
  ///
  /// Swift sets an optional variable to nil before an initializer sets it again. It then copies the whole value at the
  /// end of the initializer, which takes up to an eighth of the time of decoding. The memberwise initializer sets each
  /// property once.
  ///
  /// The call must refer to the synthesized initializer. The sources must therefore contain no other initializer and
  /// no attribute that could add an initializer or isolate the synthesized initializer.
  func prefersMemberwiseInit(_ plan: ObjectPlan) -> Bool {
    guard type.kind == .struct, codingOutput == .file, seesMemberwiseInit,
      written.initializers.isEmpty, !plan.coding.isNonisolated, plan.form == .object,
      plan.shorthand == nil, hasOnlyAvailability
    else { return false }
    let parameters = type.storedProperties.filter(\.isInMemberwiseInit)
    let decoded = Set(plan.properties.map(\.name))
    return parameters.contains { !$0.isLet && $0.hasValue }
      && parameters.allSatisfy { isPlain($0) && (decoded.contains($0.name) || $0.hasValue) }
      && plan.properties.allSatisfy(isPassedAsRead)
  }

  /// Whether the type has no attributes except `available`.
  private var hasOnlyAvailability: Bool {
    let file = model.files[type.id.file]
    return file[model.declaration(type.id).attributes].allSatisfy {
      file.name(of: $0) == "available"
    }
  }

  /// Whether the memberwise initializer certainly has a parameter with the property's name and type.
  private func isPlain(_ property: Property) -> Bool {
    property.owner == type.id && property.clause == type.clause && !property.isLazy
      && property.attributeNames.isEmpty && property.availability == .always
      && property.type != nil
  }

  /// Whether the memberwise initializer can take the property's decoded value, or its replacement, without conversion.
  /// A property that is not decoded must have an initial value if the initializer has a parameter for the property.
  private func isPassedAsRead(_ plan: PropertyPlan) -> Bool {
    let isOptional = plan.property.type?.isOptional ?? false
    switch plan.source {
    case .nowhere: return plan.property.isInMemberwiseInit ? plan.property.hasValue : true
    case .keys(let keys):
      return keys.count == 1 && plan.storage == .plain && plan.codedWrapper == nil
        && plan.property.isInMemberwiseInit && isOptional == (plan.presence == .optional)
    case .paths, .flattened, .remainingKeys, .function, .whole, .element: return false
    }
  }
}
