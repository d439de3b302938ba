import WidgetModel
import WidgetSource
import WidgetSyntax

/// The kind of declaration that an annotation is attached to, or is for.
enum AnnotatedPlace: String {
  case type = "a type"
  case `protocol` = "a protocol"
  case `enum` = "an enum"
  case `extension` = "an extension"
  case property = "a stored property"
  case computed = "a computed property"
  case unstored = "a property without storage"
  case enumCase = "a case"
  case value = "an associated value"
  case function = "a function"
  case other = "another declaration"
}

extension ParsedFile {
  /// The annotations of all declarations that keep them, with what they are attached to.
  var placedAnnotations: [(place: AnnotatedPlace, annotations: [Annotation])] {
    var found: [(place: AnnotatedPlace, annotations: [Annotation])] = []
    // Most declarations have no annotation.
    func add(_ annotations: Sublist<Annotation>, _ place: @autoclosure () -> AnnotatedPlace) {
      if !annotations.isEmpty { found.append((place(), self[annotations])) }
    }
    for index in declarations.indices {
      add(declarations[index].annotations, place(of: declarations[index].kind))
      for property in declarations[index].properties {
        add(property.annotations, place(of: property))
      }
      for element in declarations[index].cases {
        add(element.annotations, .enumCase)
        for value in self[element.parameters ?? Sublist()] { add(value.annotations, .value) }
      }
      for initializer in declarations[index].initializers {
        add(initializer.annotations, .function)
      }
      for function in declarations[index].functions { add(function.annotations, .function) }
      for alias in declarations[index].typealiases { add(alias.annotations, .other) }
      for element in declarations[index].subscripts { add(element.annotations, .other) }
      for type in declarations[index].associatedTypes { add(type.annotations, .other) }
    }
    for function in functions { add(function.annotations, .function) }
    for alias in typealiases { add(alias.annotations, .other) }
    return found
  }

  private func place(of property: PropertyDeclaration) -> AnnotatedPlace {
    if areStatic(property.modifiers) { return .unstored }
    return property.isComputed ? .computed : .property
  }

  private func place(of kind: Declaration.Kind) -> AnnotatedPlace {
    switch kind {
    case .struct, .class, .actor: .type
    case .enum: .enum
    case .protocol: .protocol
    case .extension: .extension
    }
  }
}

extension AnnotationKey {
  /// The kinds of declarations that it applies to. Values of protocols and of enums may be distinguished by
  /// names.
  var places: [AnnotatedPlace] {
    switch self {
    case .access, .initiable, .positional: [.type]
    case .codable, .decodable, .encodable, .equatable, .transparent: [.type, .enum]
    case .isolation, .renameAll: [.type, .protocol, .enum]
    case .name: [.type, .enum, .enumCase]
    case .only: [.type, .enum, .property, .computed, .enumCase]
    case .skip: [.type, .protocol, .enum, .property, .computed, .unstored, .enumCase]
    case .content, .contentPath, .decodeTag, .encodeTag, .external, .family, .ignoreCase, .missing,
      .renameAllFields, .tag, .tagPath, .tagType, .untagged:
      [.protocol, .enum]
    case .shorthand: [.type, .protocol, .enum]
    case .joins, .preset: [.protocol]
    case .unknown: [.type, .protocol, .enum, .property, .enumCase, .value]
    case .coder, .explicitNil, .omitIf: [.type, .property, .computed, .value]
    case .lossy, .omitDefault, .onError, .oneOrMany: [.type, .property, .value]
    case .alias, .decodeKey, .default: [.property, .value]
    case .encodeKey, .style: [.property, .computed, .value]
    case .decodePath, .flatten: [.property]
    case .encodePath: [.property, .computed]
    case .path: [.type, .property, .computed]
    case .key: [.property, .computed, .enumCase, .value]
    case .keys: [.enumCase]
    }
  }
}
