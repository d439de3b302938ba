import WidgetSource
import WidgetSyntax

/// What an annotation stands on, or is for.
enum AnnotatedPlace: String {
  case type = "a type"
  /// Its values may be told apart by names.
  case family = "a protocol or an enum"
  case `extension` = "an extension"
  case property = "a stored property"
  case unstored = "a property without storage"
  case enumCase = "a case"
  case function = "a function"
  case other = "another declaration"
}

extension ParsedFile {
  /// The annotations of all declarations that keep them, with what they stand on.
  var placedAnnotations: [(place: AnnotatedPlace, annotations: [Annotation])] {
    guard hasAnnotations else { return [] }
    var found: [(place: AnnotatedPlace, annotations: [Annotation])] = []
    // Most declarations have no annotation.
    func add(_ annotations: [Annotation], _ place: @autoclosure () -> AnnotatedPlace) {
      if !annotations.isEmpty { found.append((place(), annotations)) }
    }
    for index in declarations.indices {
      add(declarations[index].annotations, place(of: declarations[index].kind))
      for property in declarations[index].properties {
        add(property.annotations, place(of: property))
      }
      for element in declarations[index].cases { add(element.annotations, .enumCase) }
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
    property.isComputed || areStatic(property.modifiers) ? .unstored : .property
  }

  private func place(of kind: Declaration.Kind) -> AnnotatedPlace {
    switch kind {
    case .struct, .class, .actor: .type
    case .enum, .protocol: .family
    case .extension: .extension
    }
  }
}

extension AnnotationKey {
  /// What it says something about. A key of types may stand on protocols too, for what refines or
  /// boxes them.
  var places: [AnnotatedPlace] {
    switch self {
    case .access, .codable, .decodable, .encodable, .equatable, .initiable, .isolation, .renameAll:
      [.type, .family]
    case .name: [.type, .family, .enumCase]
    case .only: [.type, .family, .property]
    case .skip: [.type, .family, .property, .unstored]
    case .content, .external, .family, .ignoreCase, .joins, .preset, .tag, .untagged: [.family]
    case .unknown: [.family, .property, .enumCase]
    case .alias, .decodeKey, .default, .encodeKey, .flatten, .lossy, .onError, .path: [.property]
    case .key: [.property, .enumCase]
    }
  }
}
