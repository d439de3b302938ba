package import WidgetModel

/// How a struct or a class is decoded and encoded.
///
/// For example: `struct Text: Component { let text: String }` has one property with the key `text`,
/// and writes `"text"` under `type`.
package struct ObjectPlan: Sendable {
  /// The keys of the containers.
  package enum Keys: Equatable, Sendable {
    /// String literals.
    case literals
    /// The cases of an enum, to be generated; nil where the user wrote it or nothing uses it.
    case codingKeys([CodingKey]?)
  }

  /// A discriminator that is written beside the properties: `"type": "text"`.
  package struct Tag: Equatable, Sendable {
    package var place: TagPlace
    package var name: String
    package var type = Family.TagType.string
  }

  package var coding: CodingMembers
  package var keys: Keys
  /// Whether the user wrote the function that makes the container, and whether that throws; nil
  /// where the decoder is asked.
  package var containerFunction: PropertyPlan.Function?
  /// Those of all its families.
  package var tags: [Tag]
  /// Whether the type writes them itself. Not where its families use different keys or names for it:
  /// then each family's box writes its own.
  package var writesTags = true
  /// In order of declaration; those that are only read or only written say so.
  package var properties: [PropertyPlan]
  /// Whether there is an `init(fields:)`, to which a family passes its container.
  package var sharesFields: Bool
  /// The functions of the user's that are called around coding.
  package var hooks: [Hook: HookFunction] = [:]
  /// Whether it is coded as an array, whose elements are its properties in order.
  package var isPositional = false
  /// The class whose coding is called; nil without one.
  package var superclass: Superclass?
  /// The key that any other value than an object is read under; nil where that is an error.
  package var shorthand: String?
  /// Whether decoded values are passed to the synthesized memberwise initializer, since a wrapped
  /// property can only be set by that.
  package var delegates = false

  /// The user-defined function that is called before encoding; nil if there isn't one.
  package var willEncode: PropertyPlan.Function? {
    hooks[.willEncode].map {
      PropertyPlan.Function(
        name: Hook.willEncode.rawValue, takesCoder: true, isThrowing: $0.isThrowing)
    }
  }

  /// The discriminators that no property writes itself.
  package var writtenTags: [Tag] {
    guard writesTags else { return [] }
    return tags.filter { tag in
      !properties.contains { $0.pathToWrite == tag.place.path }
        && !(superclass?.writtenPaths.contains(tag.place.path) ?? false)
    }
  }

  /// Whether the containers are keyed by an enum.
  package var usesCodingKeys: Bool { keys != .literals }

  /// Whether generated code reads or writes a container itself, and not only by functions of the
  /// user's that take the decoder or encoder.
  var usesContainer: Bool {
    properties.contains { plan in
      switch plan.source {
      case .keys, .paths: return true
      case .function(let function) where !function.takesCoder: return true
      case .function, .flattened, .whole, .element, .nowhere: break
      }
      switch plan.destination {
      case .key, .path: return true
      case .function(let function): return !function.takesCoder
      case .flattened, .whole, .element, .nowhere: return false
      }
    }
  }

  /// Whether it is coded as its only value.
  package var isTransparent: Bool {
    properties.contains { $0.source == .whole || $0.destination == .whole }
  }

  /// The properties that are written before the discriminators and the other properties, which take
  /// precedence: dictionaries of the remaining keys.
  package var writtenFirst: [PropertyPlan] { properties.filter { $0.besides != nil } }

  /// The properties in the order in which they are written after that.
  package var writtenNext: [PropertyPlan] { properties.filter { $0.besides == nil } }

  /// The properties that are elements of the array that is read, in order.
  package var elementsRead: [PropertyPlan] { properties.filter { $0.source == .element } }

  /// The properties that are elements of the array that is written, in order.
  package var elementsWritten: [PropertyPlan] { properties.filter { $0.destination == .element } }

  /// The properties in the order in which they are set: a wrapped one may have a value already, and
  /// setting it then requires that all others have one.
  package var decodingOrder: [PropertyPlan] {
    if delegates || !properties.contains(where: \.isWrapped) { return properties }
    return properties.filter { !$0.isWrapped } + properties.filter(\.isWrapped)
  }
}

/// A case of a generated `CodingKeys`.
package struct CodingKey: Equatable, Sendable {
  /// As it is declared, with backticks.
  package var name: String
  /// The name in the JSON.
  package var key: String
}

/// What `init(from:)` and `encode(to:)` of any type have in common.
package struct CodingMembers: Sendable {
  /// The access level to write; nil for none.
  package var access: AccessLevel?
  package var isNonisolated: Bool
  package var decodes: Bool
  package var encodes: Bool
  /// Whether a value can contain others of its type, without a family's box between them.
  package var isRecursive = false
}
