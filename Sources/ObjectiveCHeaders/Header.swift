import WidgetSource

/// Where something is declared in a header.
struct HeaderPlace: Hashable {
  var file: String
  /// Its name.
  var range: SourceRange
}

/// A class of Objective-C as Swift sees it.
struct HeaderClass {
  /// In Objective-C.
  var name: String
  /// In Swift, with the types around it: `Cards.Box`.
  var swiftName: String
  /// The superclass in Objective-C; nil for a root.
  var superclass: String?
  /// The protocols that it adopts, in Objective-C.
  var protocols: [String]
  /// What a generic class is generic over.
  var typeParameters: [String]
  var documentation: [String]
  var availability: String?
  var place: HeaderPlace
  /// Whether it is one of those of the system, which are not printed.
  var isSystem: Bool
  var properties: [HeaderProperty] = []
  var initializers: [HeaderInitializer] = []
  /// The selectors that are not there although a superclass has them.
  var unavailable: Set<String> = []
}

/// A property as Swift sees it.
struct HeaderProperty {
  var name: String
  /// As written in Swift: `String?`.
  var type: String
  var isReadOnly: Bool
  var isWeak: Bool
  var isDeprecated: Bool
  var availability: String?
  var documentation: [String]
  var place: HeaderPlace
}

/// An initializer as Swift sees it, from an `init` method or from a method of the class that makes one.
struct HeaderInitializer {
  struct Parameter: Hashable {
    /// `_` without one.
    var label: String
    /// In Objective-C.
    var name: String
    var type: String
  }

  /// In Objective-C: `initWithTitle:style:`.
  var selector: String
  var parameters: [Parameter]
  var isDesignated: Bool
  /// Whether it is a method of the class, which subclasses have, too.
  var isFactory: Bool
  /// Whether it can return nil.
  var isFailable: Bool
  /// Whether the last parameter was an error, which Swift throws.
  var isThrowing: Bool
  var isDeprecated: Bool
  var availability: String?
  var documentation: [String]
  var place: HeaderPlace

  /// `title:style:`.
  var labels: String { parameters.map { $0.label + ":" }.joined() }
}

/// An enum, a set of options or a text with known values.
struct HeaderEnum {
  enum Form {
    /// Of `NS_ENUM`.
    case closed
    /// Of `NS_OPTIONS`.
    case options
    /// Of an enum of C, or of `NS_TYPED_ENUM`.
    case open
  }

  struct Case {
    var name: String
    var value: Int64
    var documentation: [String]
  }

  /// In Swift, with the types around it.
  var swiftName: String
  /// The type of its values: `Int`.
  var rawType: String
  var form: Form
  var cases: [Case]
  var documentation: [String]
  var place: HeaderPlace
}

/// A protocol; Swift has what it requires in each class that adopts it.
struct HeaderProtocol {
  var name: String
  var swiftName: String
  var protocols: [String]
  var properties: [HeaderProperty]
  var place: HeaderPlace
  var isSystem: Bool
}

/// All that a header and what it imports declare.
struct Header {
  var classes: [String: HeaderClass] = [:]
  var protocols: [String: HeaderProtocol] = [:]
  var enums: [HeaderEnum] = []
}
