import WidgetModel
import WidgetSource
import WidgetSyntax

/// Where properties are in the JSON.
extension PropertyPlanner {
  /// Where a property is read.
  func source(_ property: Property) -> PropertyPlan.Source {
    // A constant that has its value cannot be given another.
    if property.isLet, property.initialValue != nil { return .nowhere }
    if !property.annotations.allowsDecoding { return .nowhere }
    if let function = written.reader(of: property) {
      return .function(
        .init(
          name: property.readerName, takesCoder: function.takesDecoder,
          isThrowing: function.isThrowing))
    }
    if isTransparent { return .whole }
    if isPositional { return .element }
    if isFlattened(property) { return .flattened }
    let aliases = property.annotations.texts(.alias)
    if let path = path(of: property, .decodePath) {
      return .paths(([path] + aliases.map(Self.path)).map { root + $0 })
    }
    let keys = [key(of: property, .decodeKey)] + aliases
    return root.isEmpty ? .keys(keys) : .paths(keys.map { root + [$0] })
  }

  func destination(_ property: Property) -> PropertyPlan.Destination {
    guard runtime.encodes, property.annotations.allowsEncoding else { return .nowhere }
    if let function = written.writer(of: property) {
      return .function(
        .init(
          name: property.writerName, takesCoder: function.takesEncoder,
          isThrowing: function.isThrowing))
    }
    if isTransparent { return .whole }
    if isPositional { return .element }
    if isFlattened(property) { return .flattened }
    if let path = path(of: property, .encodePath) { return .path(root + path) }
    let key = key(of: property, .encodeKey)
    return root.isEmpty ? .key(key) : .path(root + [key])
  }

  /// Whether the type is coded as its only value.
  private var isTransparent: Bool { runtime.hasPolicies && type.isTransparent }

  /// Whether the type is coded as an array of its properties.
  private var isPositional: Bool { runtime.hasPolicies && type.isPositional }

  /// Whether its own properties are beside those of the type, as annotated or by the runtime.
  private func isFlattened(_ property: Property) -> Bool {
    if property.annotations.has(.flatten) { return true }
    guard let flattened = runtime.flattened else { return false }
    return property.name == flattened.property && property.type?.dottedName == flattened.type
  }

  /// The name in the JSON: as annotated, as in the user's `CodingKeys`, or in the type's style.
  func key(of property: Property, _ direction: AnnotationKey) -> String {
    if let key = (property.annotations[direction] ?? property.annotations[.key])?.text {
      return key
    }
    if let style = property.annotations.keyStyle { return style.apply(toKey: property.bareName) }
    let own = written.codingKeys?.cases.first { $0.name.bareName == property.bareName }
    if let own { return own.rawValue.flatMap(StringLiteral.value) ?? own.name.bareName }
    return style.apply(to: property.bareName)
  }

  /// `path = "meta.title"`; a path of one key is a key. The key of a direction takes precedence.
  private func path(of property: Property, _ direction: AnnotationKey) -> [String]? {
    (property.annotations[direction] ?? property.annotations[.path])?.text.map(Self.path)
  }

  static func path(_ text: String) -> [String] {
    text.split(separator: ".").map(String.init)
  }
}
