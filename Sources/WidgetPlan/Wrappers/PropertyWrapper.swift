import WidgetModel
import WidgetSource
import WidgetSyntax

/// The wrapper on a property, as far as it matters to whoever gives the property its value.
///
/// For example: `@Clamped var value: Int`, or `@Default<Empty> var title: String`, whose wrapper is
/// `Codable` itself: Swift's own coding then asks the wrapper.
struct PropertyWrapper {
  /// Whether the sources declare it, or it is the runtime's. What they do not declare may be a macro
  /// as well.
  var isKnown: Bool
  /// With its arguments, as in an extension of the property's type; nil where they cannot be inferred.
  var type: String?
  var isDecodable = false
  var isEncodable = false
  /// Whether it can be made of a value: it has `init(wrappedValue:)`.
  var takesValue = true
  /// Whether it makes itself: it has `init()`, or the attribute has arguments. Swift's memberwise
  /// initializer takes the wrapper then (SE-0258).
  var makesItself = false
  /// Whether the value in it can be set.
  var isSettable = true
}

extension Model {
  /// The outermost wrapper on a property; nil without one.
  func wrapper(on property: Property, _ runtime: Runtime) -> PropertyWrapper? {
    guard !property.attributeNames.isEmpty else { return nil }
    let file = files[property.owner.file]
    let declared = declaration(property.owner).properties.first { $0.name == property.range }
    let found = file[declared?.attributes ?? Sublist()].compactMap {
      wrapper($0, on: property, in: file, runtime)
    }
    guard var wrapper = found.first, found.count > 1 else { return found.first }
    // What the outer one wraps then is the inner one.
    wrapper.type = nil
    return wrapper
  }

  private func wrapper(
    _ attribute: Attribute, on property: Property, in file: ParsedFile, _ runtime: Runtime
  ) -> PropertyWrapper? {
    let name = file.name(of: attribute)
    if let wrapper = runtime.wrapper, name.localName == wrapper {
      return PropertyWrapper(isKnown: true)
    }
    let ids = types(named: name, in: Scope(in: property.owner))
    let hasArguments = attribute.arguments.map { !file.text($0).trimmed.isEmpty } ?? false
    if ids.isEmpty { return unknownWrapper(name, on: property, hasArguments, runtime) }
    guard let id = ids.first(where: isPropertyWrapper) else { return nil }
    let coded = codedDirections(of: id, on: property, runtime)
    let shape = WrapperShape(of: id, in: self)
    return PropertyWrapper(
      isKnown: true, type: text(of: file.text(attribute.name), id, on: property, shape),
      isDecodable: coded.contains("Decodable"), isEncodable: coded.contains("Encodable"),
      takesValue: shape.takesValue, makesItself: hasArguments || shape.makesItself,
      isSettable: shape.isSettable)
  }

  /// What the wrapper is of `Decodable` and `Encodable`. One that is so only for such values is
  /// neither around a polymorphic one.
  private func codedDirections(
    of id: DeclarationID, on property: Property, _ runtime: Runtime
  ) -> Set<String> {
    let wrapper = type(id)
    let known = conformances(of: id).intersection(["Decodable", "Encodable"])
    return known.filter { requirement in
      guard requirements(ofConformanceTo: requirement, wrapper) != nil, let type = property.type
      else { return true }
      var resolver = ShapeResolver(model: self, runtime: runtime, owner: property.owner)
      let value = resolver.resolve(type, in: Scope(in: property.owner))
      return !value.isUncodable && value.polymorph?.isConcrete ?? true
    }
  }

  /// An attribute that nobody declares and that may be a wrapper: what it is on is set last, as if
  /// it were one.
  private func unknownWrapper(
    _ name: String, on property: Property, _ hasArguments: Bool, _ runtime: Runtime
  ) -> PropertyWrapper? {
    guard runtime.codesWrappers, !property.isLet, name.localName.first?.isUppercase ?? false,
      name.localName != "MainActor", declaration(property.owner).kind == .struct
    else { return nil }
    return PropertyWrapper(isKnown: false, makesItself: hasArguments)
  }

  private func isPropertyWrapper(_ id: DeclarationID) -> Bool {
    files[id.file][declaration(id).attributes].contains {
      files[id.file].text($0.name) == "propertyWrapper"
    }
  }

  /// The wrapper's type: as written, or with the argument that follows from the property's type.
  private func text(
    of written: String, _ id: DeclarationID, on property: Property, _ shape: WrapperShape
  ) -> String? {
    let type = TypeName(parsing: written)
    let owner = property.owner
    guard let generics = declaration(id).generics, !written.holds("<") else {
      return spelling(of: type, inExtensionOf: owner)
    }
    let parameters = files[id.file].code(generics).dropFirst().dropLast()
      .parts(separatedBy: ",")
    guard parameters.count == 1, let declared = property.type, let value = shape.valueType,
      let parameter = parameters[0].parts(separatedBy: ":").first?.trimmed,
      let argument = value.argument(for: parameter, in: declared)
    else { return nil }
    return spelling(of: TypeName(parsing: "\(written)<\(argument.text)>"), inExtensionOf: owner)
  }
}

/// What the declaration of a wrapper says of how it is made and set.
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
      // Then the compiler makes them (Swift book, Initialization).
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
  /// What a parameter stands for where this type is another one: of `[T]` and `[Int]` `Int`.
  fileprivate func argument(for parameter: String, in type: TypeName) -> TypeName? {
    if text.trimmed == parameter { return type }
    switch (shape, type.shape) {
    case (.optional(let own), .optional(let other)), (.array(let own), .array(let other)):
      return own.argument(for: parameter, in: other)
    default: return nil
    }
  }
}
