import WidgetSyntax

/// Properties with a wrapper, whose storage `_name` is private to their file: a generated extension
/// can set them only once they have a value.
///
/// For example: `@AutoCodable var child: any ServerDrivenComponent`.
extension Model {
  /// Whether a property wrapper is on a property: the runtime's, or one that the sources declare.
  func isWrapped(_ property: Property, _ rules: CodingRules) -> Bool {
    property.attributes.contains { name in
      if let wrapper = rules.wire?.wrapper, name.localName == wrapper { return true }
      return types(named: name, in: Scope(in: property.owner)).contains { id in
        declaration(id).attributes.contains { files[id.file].text($0.name) == "propertyWrapper" }
      }
    }
  }
}

extension GeneratedTypeBuilder {
  /// The properties that only the compiler's own memberwise initializer can give their first
  /// value: wrapped ones without an initial value.
  var unreachableStorage: [Property] {
    guard type.kind == .struct, initPlace == .output || decodingPlace == .output else { return [] }
    return properties.filter {
      $0.isInitialized && $0.initialValue == nil && !($0.type?.text.hasSuffix("?") ?? false)
        && model.isWrapped($0, rules)
    }
  }

  /// Whether a generated extension may call the compiler's own memberwise initializer (Swift book,
  /// Memberwise Initializers for Structure Types).
  var seesMemberwiseInit: Bool {
    !hasOwnInitializer
      && type.storedProperties.filter(\.isInMemberwiseInit)
        .allSatisfy { $0.access.isVisibleInOtherFiles }
  }
}

extension Property {
  /// Whether the compiler's own memberwise initializer has a parameter for it.
  var isInMemberwiseInit: Bool { isStored && !(isLet && initialValue != nil) }
}
