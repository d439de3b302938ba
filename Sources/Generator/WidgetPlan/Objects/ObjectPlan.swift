package import WidgetModel

/// The plan for decoding and encoding a struct or a class.
///
/// For example: `struct Text: Component { let text: String }` has one property with the key `text`, and encodes
/// `"text"` with the key `type`.
package struct ObjectPlan: Sendable {
  /// The kind of keys that the containers use.
  package enum Keys: Equatable, Sendable {
    /// String literals.
    case literals
    /// An enum `CodingKeys` with the given cases to generate; nil if the enum is user-defined or unused.
    case codingKeys([CodingKey]?)
  }

  /// The form of the type's JSON.
  package enum Form: Sendable {
    case object
    /// An array whose elements are the properties in order: `positional`.
    case array
    /// The value of a single property: `transparent`.
    case singleValue
  }

  /// The origin of the container that is used for decoding.
  package enum Container: Sendable {
    /// The decoder.
    case decoder
    /// The box of a family, which passes its own container to an `init(fields:)`.
    case family
    /// A user-defined function.
    case function(PropertyPlan.Function)
  }

  /// A discriminator next to the properties: `"type": "text"`.
  package struct Tag: Hashable, Sendable {
    package var place: TagPlace
    package var name: String
    package var type = Family.TagType.string
  }

  /// The property for values that are not objects.
  package struct Shorthand: Sendable {
    /// The name of the property, without backticks.
    package var property: String
    /// The key of the property in the object that the value represents.
    package var key: String
    /// Whether the value of the property is also encoded without an object if no other property is encoded.
    package var isEncoded: Bool
  }

  package var coding: CodingMembers
  package var form: Form
  package var keys: Keys
  package var container: Container
  /// The discriminators that the type's families place next to the properties.
  package var tags: [Tag]
  /// Whether the type encodes its discriminators. If its families use different keys or names for the type, the box of
  /// each family encodes the family's own discriminator.
  package var encodesTags = true
  /// The properties in the order in which they are coded, including properties that are coded in only one direction.
  package var properties: [PropertyPlan]
  /// The user-defined functions that are called before or after coding.
  package var hooks: [Hook: HookFunction] = [:]
  /// The superclass, or nil if no source declares one.
  package var superclass: Superclass?
  /// The property for values that are not objects, or nil if such values are errors.
  package var shorthand: Shorthand?
  /// Whether decoded values are passed to the synthesized memberwise initializer, because only that initializer can set
  /// some property, such as a wrapped property.
  package var delegates = false
  /// Whether values that are read from bytes are passed to the synthesized memberwise initializer for speed: setting
  /// the properties would be slower.
  package var prefersMemberwiseInit = false

  /// The user-defined function that is called before encoding, or nil if there isn't one.
  package var willEncode: PropertyPlan.Function? {
    hooks[.willEncode].map {
      PropertyPlan.Function(
        name: Hook.willEncode.rawValue, takesCoder: true, isThrowing: $0.isThrowing)
    }
  }

  /// The discriminators that the type encodes, except discriminators that a property or the superclass encodes.
  package var encodedTags: [Tag] {
    guard encodesTags else { return [] }
    return tags.filter { tag in
      !properties.contains { $0.encodedPath == tag.place.encodedPath }
        && !(superclass?.encodedPaths.contains(tag.place.encodedPath) ?? false)
    }
  }

  /// Whether an enum is the key type of the containers.
  package var usesCodingKeys: Bool { keys != .literals }

  /// Whether generated code uses a container for some property, instead of only passing on the decoder or encoder.
  var usesContainer: Bool {
    properties.contains { plan in
      switch plan.source {
      case .keys, .paths: return true
      case .function(let function) where !function.takesCoder: return true
      case .function, .flattened, .remainingKeys, .whole, .element, .nowhere: break
      }
      switch plan.destination {
      case .key, .path: return true
      case .function(let function): return !function.takesCoder
      case .flattened, .remainingKeys, .whole, .element, .nowhere: return false
      }
    }
  }

  /// Whether the box of a family passes its container to an `init(fields:)`.
  package var sharesFields: Bool { if case .family = container { true } else { false } }

  /// The dictionaries of the remaining keys. They are encoded first, so that discriminators and other properties
  /// replace their entries.
  package var encodedFirst: [PropertyPlan] { properties.filter(\.collectsKeys) }

  /// The properties that are encoded after the dictionaries of the remaining keys, in order.
  package var encodedNext: [PropertyPlan] { properties.filter { !$0.collectsKeys } }

  /// The property that is encoded without an object if no other property is encoded, or nil if values are always
  /// encoded as objects.
  package var encodedShorthand: PropertyPlan? {
    coding.encodes && shorthand?.isEncoded == true ? shorthandProperty : nil
  }

  /// The property for values that are not objects, or nil if such values are errors.
  package var shorthandProperty: PropertyPlan? {
    shorthand.flatMap { shorthand in
      properties.first { $0.property.bareName == shorthand.property }
    }
  }

  /// The properties that are elements of the decoded array, in order.
  package var decodedElements: [PropertyPlan] { properties.filter { $0.source == .element } }

  /// The properties that are elements of the encoded array, in order.
  package var encodedElements: [PropertyPlan] { properties.filter { $0.destination == .element } }

  /// Whether a property is the last encoded element of an array. Only this element can be left out without moving
  /// others.
  func isLastElement(_ property: PropertyPlan) -> Bool {
    property.destination == .element && encodedElements.last?.name == property.name
  }

  /// The properties in the order in which they are set: setting a wrapped property may require that all other
  /// properties have a value.
  package var decodingOrder: [PropertyPlan] {
    if delegates || properties.allSatisfy({ $0.storage == .plain }) { return properties }
    return properties.filter { $0.storage == .plain } + properties.filter { $0.storage != .plain }
  }
}

/// A case of a generated `CodingKeys`.
package struct CodingKey: Equatable, Sendable {
  /// The name as declared, with backticks.
  package var name: String
  /// The name in the JSON.
  package var key: String
}

/// The part of the plan for `init(from:)` and `encode(to:)` that all kinds of types share.
package struct CodingMembers: Sendable {
  /// The implementation of coding in one direction.
  package enum Implementation: Sendable {
    case generated
    /// Swift itself codes the type by raw values. Only direct JSON needs generated code.
    case rawValue
    /// Nothing is generated, for example because the coding is user-defined or not requested.
    case none
  }

  /// The access level to write, or nil to write no level.
  package var access: AccessLevel?
  package var isNonisolated: Bool
  package var decoding: Implementation
  package var encoding: Implementation
  /// Whether a value can contain other values of its type without a family's box in between.
  package var isRecursive = false

  /// Whether `init(from:)` is generated.
  package var decodes: Bool { decoding == .generated }

  /// Whether `encode(to:)` is generated.
  package var encodes: Bool { encoding == .generated }
}
