import WidgetModel
import WidgetSource
import WidgetSyntax

/// The kind of declaration that an annotation is attached to, with its name in messages.
enum AnnotationTarget: String, Sendable {
  /// A struct or an actor. A key that applies to types also applies to classes.
  case type = "a type"
  case `class` = "a class"
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

  /// Whether the target is a struct, an actor or a class.
  var isObjectType: Bool { self == .type || self == .class }

  /// Whether the target is a struct, an actor, a class or an enum.
  var isConcreteType: Bool { isObjectType || self == .enum }

  /// Whether the target is a type or a protocol.
  var isTypeOrProtocol: Bool { isConcreteType || self == .protocol }

  /// Whether the target is an instance property or an associated value.
  var isMember: Bool { [.property, .computed, .value].contains(self) }
}

extension ParsedFile {
  /// The annotations of all declarations, with the kind of each declaration. Annotations of blocks that do not apply to
  /// the declaration are excluded.
  var targetedAnnotations: [(target: AnnotationTarget, annotations: [Annotation])] {
    var found: [(target: AnnotationTarget, annotations: [Annotation])] = []
    // Most declarations have no annotation.
    func add(_ annotations: Sublist<Annotation>, _ target: @autoclosure () -> AnnotationTarget) {
      if annotations.isEmpty { return }
      let target = target()
      found.append((target, self[annotations].filter { !$0.isOfBlock || $0.applies(to: target) }))
    }
    for index in declarations.indices {
      add(declarations[index].annotations, declarations[index].kind.target)
      let isProtocol = declarations[index].kind == .protocol
      for property in declarations[index].properties {
        add(property.annotations, isProtocol ? .other : target(of: property))
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

  private func target(of property: PropertyDeclaration) -> AnnotationTarget {
    if areStatic(property.modifiers) { return .unstored }
    return property.isComputed ? .computed : .property
  }
}

extension Annotation {
  /// Whether an annotation of a block applies to a declaration in the block. In a block, `family` marks protocols and
  /// enums, and `unknown` is a policy.
  fileprivate func applies(to target: AnnotationTarget) -> Bool {
    switch target {
    case .type, .class: !isWritten(.family)
    case .enumCase: !isWritten(.unknown)
    default: true
    }
  }
}

extension Declaration.Kind {
  /// The target of the declaration's annotations.
  var target: AnnotationTarget {
    switch self {
    case .struct, .actor: .type
    case .class: .class
    case .enum: .enum
    case .protocol: .protocol
    case .extension: .extension
    }
  }
}
