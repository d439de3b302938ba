import WidgetModel
import WidgetSource
import WidgetSyntax

/// The characteristics of a property's wrapper that determine how the property is initialized and coded.
///
/// For example: `@Clamped var value: Int`, or `@Default<Empty> var title: String`. If the wrapper is `Codable`, Swift's
/// own coding codes the wrapper instead of the value.
struct PropertyWrapper {
  /// Whether the sources or the runtime declare the wrapper. An undeclared attribute may also be a macro.
  var isKnown: Bool
  /// The wrapper's type with its generic arguments, as spelled in an extension of the property's owner, or nil if the
  /// sources do not determine it.
  var type: String?
  var isDecodable = false
  var isEncodable = false
  /// Whether the wrapper can be initialized with a value: it has `init(wrappedValue:)`.
  var takesValue = true
  /// Whether the wrapper initializes itself, because it has `init()` or the attribute has arguments. The synthesized
  /// memberwise initializer then has the wrapper as a parameter (SE-0258).
  var makesItself = false
  /// Whether the wrapped value can be set.
  var isSettable = true
}

extension PropertyWrapper {
  /// Creates the outermost wrapper of a property. Returns nil if the property has no wrapper.
  init?(on property: Property, _ context: PlanningContext) {
    guard !property.attributeNames.isEmpty,
      let wrapper = WrapperSearch(context: context, property: property).outermost
    else { return nil }
    self = wrapper
  }

  /// Returns the way in which the storage of a property with the wrapper is initialized.
  func storage(of property: Property) -> PropertyStorage {
    property.initialValue == nil && makesItself ? .selfInitializing : .wrapped
  }

  /// The type that is coded instead of the value, or nil if the wrapper is not coded.
  var codedType: String? { isDecodable || isEncodable ? type : nil }
}

/// Finds the wrappers among the attributes of a property.
private struct WrapperSearch {
  let context: PlanningContext
  let property: Property

  private var model: Model { context.model }

  var outermost: PropertyWrapper? {
    let file = model.files[property.owner.file]
    let declared = model.declaration(property.owner).properties.first {
      $0.name == property.range
    }
    let found = file[declared?.attributes ?? Sublist()].compactMap { wrapper($0, in: file) }
    guard var wrapper = found.first, found.count > 1 else { return found.first }
    // The outer wrapper wraps the inner wrapper instead of the value, so the outer wrapper's type is unknown.
    wrapper.type = nil
    return wrapper
  }

  private func wrapper(_ attribute: Attribute, in file: ParsedFile) -> PropertyWrapper? {
    let name = file.name(of: attribute)
    if let wrapper = context.runtime.wrapper, name.localName == wrapper {
      return PropertyWrapper(isKnown: true)
    }
    let ids = model.types(named: name, in: Scope(in: property.owner))
    let hasArguments = attribute.arguments.map { !file.text($0).trimmed.isEmpty } ?? false
    if ids.isEmpty { return unknownWrapper(name, hasArguments) }
    guard let id = ids.first(where: isPropertyWrapper) else { return nil }
    let coded = codedDirections(of: id)
    let shape = WrapperShape(of: id, in: model)
    return PropertyWrapper(
      isKnown: true, type: text(of: file.text(attribute.name), id, shape),
      isDecodable: coded.contains("Decodable"), isEncodable: coded.contains("Encodable"),
      takesValue: shape.takesValue, makesItself: hasArguments || shape.makesItself,
      isSettable: shape.isSettable)
  }

  /// Returns the conformances of the wrapper to `Decodable` and `Encodable`. Conditional conformances are ignored if
  /// the value is polymorphic or cannot be coded.
  private func codedDirections(of id: DeclarationID) -> Set<String> {
    let wrapper = model.type(id)
    let known = context.conformances[id].intersection(["Decodable", "Encodable"])
    return known.filter { requirement in
      guard wrapper.requirements(ofConformanceTo: requirement, in: model) != nil,
        let type = property.type
      else { return true }
      var resolver = ShapeResolver(context, owner: property.owner)
      let value = resolver.resolve(type, in: Scope(in: property.owner))
      return !value.isUncodable && value.polymorph?.isConcrete ?? true
    }
  }

  /// Returns a wrapper for an undeclared attribute that may be a property wrapper, so that the property is set after
  /// the properties without wrappers. Returns nil for any other attribute.
  private func unknownWrapper(_ name: String, _ hasArguments: Bool) -> PropertyWrapper? {
    guard context.runtime.codesWrappers, !property.isLet,
      name.localName.first?.isUppercase ?? false, name.localName != "MainActor",
      model.declaration(property.owner).kind == .struct
    else { return nil }
    return PropertyWrapper(isKnown: false, makesItself: hasArguments)
  }

  private func isPropertyWrapper(_ id: DeclarationID) -> Bool {
    let file = model.files[id.file]
    return file[model.declaration(id).attributes].contains {
      file.text($0.name) == "propertyWrapper"
    }
  }

  /// Returns the wrapper's type: as written, or with the generic argument that is inferred from the property's type.
  /// Returns nil if the generic arguments cannot be inferred.
  private func text(of written: String, _ id: DeclarationID, _ shape: WrapperShape) -> String? {
    let type = TypeName(parsing: written)
    let spelling = ExtensionSpelling(model, extending: property.owner)
    guard let generics = model.declaration(id).generics, !written.holds("<") else {
      return spelling.text(of: type)
    }
    let parameters = model.files[id.file].code(generics).dropFirst().dropLast()
      .parts(separatedBy: ",")
    guard parameters.count == 1, let declared = property.type, let value = shape.valueType,
      let parameter = parameters[0].parts(separatedBy: ":").first?.trimmed,
      let argument = value.argument(for: parameter, in: declared)
    else { return nil }
    return spelling.text(of: TypeName(parsing: "\(written)<\(argument.text)>"))
  }
}

/// Determines how a declared wrapper is initialized and set.
private struct WrapperShape {
  private(set) var takesValue: Bool
  private(set) var makesItself: Bool
  private(set) var isSettable: Bool
  /// The declared type of `wrappedValue`.
  private(set) var valueType: TypeName?

  init(of id: DeclarationID, in model: Model) {
    let bodies = [id] + model.extensions(of: id)
    let initializers = bodies.flatMap { body in
      let file = model.files[body.file]
      return model.declaration(body).initializers.map { (parameters: file[$0.parameters], file) }
    }
    takesValue = initializers.contains { parameters, file in
      parameters.first?.label.map(file.text) == "wrappedValue"
        && parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
    }
    makesItself = initializers.contains { parameters, _ in
      parameters.allSatisfy { $0.defaultValue != nil }
    }
    let type = model.type(id)
    if type.kind == .struct, model.declaration(id).initializers.isEmpty {
      // The compiler synthesizes initializers (Swift book, Initialization).
      let needed = type.storedProperties.filter { !$0.hasValue }.map(\.bareName)
      makesItself = makesItself || needed.isEmpty
      takesValue =
        takesValue
        || (needed.allSatisfy { $0 == "wrappedValue" }
          && type.storedProperties.contains { $0.bareName == "wrappedValue" })
    }
    let value = type.properties.first { $0.bareName == "wrappedValue" && !$0.isStatic }
    valueType = value?.type
    let accessors = bodies.flatMap { model.declaration($0).properties }
      .first { $0.name == value?.range }?.accessors
    isSettable =
      value.map { property in
        !property.isLet && property.setterAccess.isVisibleInOtherFiles
          && (!property.isComputed || accessors?.hasSetter ?? false)
      } ?? true
  }
}

extension TypeName {
  /// Returns the argument with which a generic parameter makes this type equal to another type: `Int` for `[T]` and
  /// `[Int]`. Returns nil if there isn't one.
  fileprivate func argument(for parameter: String, in type: TypeName) -> TypeName? {
    if text.trimmed == parameter { return type }
    switch (shape, type.shape) {
    case (.optional(let own), .optional(let other)), (.array(let own), .array(let other)):
      return own.argument(for: parameter, in: other)
    default: return nil
    }
  }
}
