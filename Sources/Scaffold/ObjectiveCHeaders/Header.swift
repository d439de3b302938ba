import WidgetSource

/// The location of a declaration in a header.
struct HeaderLocation: Hashable {
  var file: String
  /// The range of the declared name.
  var range: SourceRange
}

/// An Objective-C class as Swift imports it.
struct HeaderClass {
  /// The name in Objective-C.
  var name: String
  /// The qualified name in Swift: `Cards.Box`.
  var swiftName: String
  /// The superclass's name in Objective-C, or nil for a root class.
  var superclass: String?
  /// The adopted protocols' names in Objective-C.
  var protocols: [String]
  /// The type parameters of a generic class.
  var typeParameters: [String]
  var documentation: [String]
  var availability: String?
  var place: HeaderLocation
  /// Whether the class is declared in a system header. Such classes are not printed.
  var isSystem: Bool
  var properties: [HeaderProperty] = []
  var initializers: [HeaderInitializer] = []
  /// The selectors of `init` methods that the class hides from Swift, for example with `NS_UNAVAILABLE`. Inherited
  /// initializers with these selectors are hidden as well.
  var unavailable: Set<String> = []
}

/// A property as Swift imports it.
struct HeaderProperty {
  var name: String
  /// The type in Swift: `String?`.
  var type: String
  var isReadOnly: Bool
  var isWeak: Bool
  var isDeprecated: Bool
  var availability: String?
  var documentation: [String]
  var place: HeaderLocation
}

/// An initializer as Swift imports it, from an `init` method or a factory method.
struct HeaderInitializer {
  struct Parameter: Hashable {
    /// The label, or `_` if there isn't one.
    var label: String
    /// The name in Objective-C.
    var name: String
    var type: String
  }

  /// The selector: `initWithTitle:style:`.
  var selector: String
  var parameters: [Parameter]
  var isDesignated: Bool
  /// Whether the initializer is imported from a factory method. In Swift, it is a convenience initializer.
  var isFactory: Bool
  var isFailable: Bool
  /// Whether the last parameter is an error, which Swift imports as `throws`.
  var isThrowing: Bool
  var isDeprecated: Bool
  var availability: String?
  var documentation: [String]
  var place: HeaderLocation

  /// The labels in Swift: `title:style:`.
  var labels: String { parameters.map { $0.label + ":" }.joined() }
}

/// An enum, an option set, or a type declared with `NS_TYPED_ENUM`.
struct HeaderEnum {
  enum Form {
    /// Declared with `NS_ENUM`.
    case closed
    /// Declared with `NS_OPTIONS`.
    case options
    /// A C enum, or a type declared with `NS_TYPED_ENUM`.
    case open
  }

  struct Case {
    var name: String
    var value: Int64
    var documentation: [String]
  }

  /// The qualified name in Swift.
  var swiftName: String
  /// The raw type: `Int`.
  var rawType: String
  var form: Form
  var cases: [Case]
  var documentation: [String]
  var place: HeaderLocation
}

/// A protocol. A class that adopts a protocol gets the protocol's properties, unless a system header declares the
/// protocol.
struct HeaderProtocol {
  var name: String
  var swiftName: String
  var protocols: [String]
  var properties: [HeaderProperty]
  var place: HeaderLocation
  var isSystem: Bool
}

/// The declarations of a header and its imports.
struct Header {
  var classes: [String: HeaderClass] = [:]
  var protocols: [String: HeaderProtocol] = [:]
  var enums: [HeaderEnum] = []
}

extension Header {
  /// Returns the properties that a class declares or gets from its protocols, without inherited properties.
  func ownProperties(of owner: HeaderClass) -> [HeaderProperty] {
    var inherited: Set<String> = []
    var next = owner.superclass
    var seen: Set<String> = [owner.name]
    while let name = next, seen.insert(name).inserted, let superclass = classes[name] {
      inherited.formUnion(superclass.properties.map(\.name))
      inherited.formUnion(required(by: superclass.protocols).map(\.name))
      next = superclass.superclass
    }
    let own = owner.properties.map(\.name)
    let required = required(by: owner.protocols).filter { !own.contains($0.name) }
    return (owner.properties + required).filter { !inherited.contains($0.name) }
  }

  /// Returns the properties that the named protocols and their inherited protocols require. System protocols are
  /// skipped.
  private func required(by names: [String]) -> [HeaderProperty] {
    var found: [HeaderProperty] = []
    var (queue, seen) = (names, Set<String>())
    while let name = queue.popLast() {
      guard seen.insert(name).inserted, let adopted = protocols[name], !adopted.isSystem
      else { continue }
      found += adopted.properties.filter { new in !found.contains { $0.name == new.name } }
      queue += adopted.protocols
    }
    return found
  }

  /// Returns the initializers of a class, including inherited initializers.
  ///
  /// A class inherits initializers only if it does not declare a designated initializer. Initializers that are
  /// deprecated or restricted by `@available` are left out if the class has other initializers. If several initializers
  /// have equal labels, only the first is returned.
  func allInitializers(of owner: HeaderClass) -> [HeaderInitializer] {
    var found = owner.initializers
    var hidden = owner.unavailable.union(found.map(\.selector))
    var current = owner
    var seen: Set<String> = [owner.name]
    while !current.initializers.contains(where: \.isDesignated), let name = current.superclass,
      seen.insert(name).inserted, let superclass = classes[name]
    {
      found += superclass.initializers.filter { !hidden.contains($0.selector) }
      hidden.formUnion(superclass.unavailable.union(superclass.initializers.map(\.selector)))
      current = superclass
    }
    let plain = found.filter { !$0.isDeprecated && $0.availability == nil }
    let callable = plain.isEmpty ? found : plain
    return callable.enumerated().filter { index, one in
      callable.prefix(index).allSatisfy { $0.labels != one.labels }
    }.map(\.element)
  }

  /// Whether a class declares initializers or hides `init` methods. Any other class only inherits its initializers.
  func hasInitializers(_ owner: HeaderClass) -> Bool {
    !owner.initializers.isEmpty || !owner.unavailable.isEmpty
  }

  /// Whether an initializer is printed with `convenience`.
  func isConvenience(_ initializer: HeaderInitializer, in owner: HeaderClass) -> Bool {
    if initializer.isFactory { return true }
    return owner.initializers.contains(where: \.isDesignated) && !initializer.isDesignated
  }

  /// Returns the labels of the designated initializers that a class declares or inherits. A subclass's
  /// initializer with one of these labels needs `override`.
  func designatedLabels(of name: String?) -> Set<String> {
    var next = name
    var seen: Set<String> = []
    while let name = next, seen.insert(name).inserted, let owner = classes[name] {
      if hasInitializers(owner) {
        let all = allInitializers(of: owner).filter { !isConvenience($0, in: owner) }
        return Set(all.map(\.labels))
      }
      next = owner.superclass
    }
    return []
  }
}
