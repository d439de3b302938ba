import WidgetModel

/// The Swift of one property's way out of the JSON and back.
///
/// For example: `try fields.decode([AnyComponent].self, forKey: "children").map(\.value)`.
struct WireExpressions {
  let spelling: WireSpelling
  /// What the containers are keyed by.
  let usesCodingKeys: Bool
  /// The name of the container.
  let container: String

  init(_ spelling: WireSpelling, usesCodingKeys: Bool = false, container: String? = nil) {
    self.spelling = spelling
    self.usesCodingKeys = usesCodingKeys
    self.container = container ?? (usesCodingKeys ? "container" : "fields")
  }

  /// The value to assign; nil when nothing is decoded.
  func decoding(_ property: WireProperty) -> String? {
    let decoded: String
    switch property.source {
    case .nowhere: return nil
    case .call(let call, isThrowing: false): return call
    case .call(let call, isThrowing: true): decoded = "try " + call
    // An optional is nil where what it needs is not there.
    case .flattened:
      decoded = (property.type.isOptional ? "try? " : "try ") + flattened(property)
    case .keys(let keys):
      let key = keyExpression(keys, of: property)
      return decoding(property, at: "forKey: \(key)", isThere: "contains(\(key))")
    case .paths(let paths):
      let places = paths.map { $0.map(\.swiftLiteral).joined(separator: ", ") }
      let several = places.map { "[\($0)]" }.joined(separator: ", ")
      return decoding(
        property, at: places.count == 1 ? "at: \(places[0])" : "atFirst: \(several)",
        isThere: "contains(atFirst: \(several))")
    }
    return property.onError.map { "(try? \(decoded.dropTry)) ?? \($0)" } ?? decoded
  }

  /// `fields.decode…` with what it takes to make a property's value of it.
  ///
  /// - Parameter isThere: what asks the container whether a value stands there.
  private func decoding(
    _ property: WireProperty, at place: String, isThere: String
  ) -> String {
    let isRequired = property.presence == .required
    let tellsNil = tellsNil(property)
    var value = call(property, isRequired: isRequired, at: place)
    if case .fallback(let fallback) = property.presence {
      value =
        tellsNil
        ? "\(container).\(isThere) ? \(value) : \(fallback)" : "\(value) ?? \(fallback)"
    }
    guard let onError = property.onError else { return "try " + value }
    if property.presence == .optional || tellsNil, onError != "nil" {
      // Without `some` nothing would tell what is missing from what is wrong.
      return "(try? Optional.some(\(value))) ?? \(onError)"
    }
    if !isRequired { return "(try? \(value)) ?? \(onError)" }
    // What is missing is an error still.
    return "try \(container).\(isThere) ? (try? \(value)) ?? \(onError) : \(value)"
  }

  /// Whether nil is written and read as such. Beagle's own coding takes null for nothing.
  private func tellsNil(_ property: WireProperty) -> Bool {
    property.hasOtherValueThanNil && spelling.runtime == .standalone
  }

  private func call(_ property: WireProperty, isRequired: Bool, at place: String) -> String {
    let type = property.type.unwrapped
    let method = isRequired ? "decode" : "decodeIfPresent"
    if let wrapper = property.codedWrapper {
      let optional = isRequired ? "" : "?"
      return "\(container).\(method)(\(wrapper).self, \(place))\(optional).wrappedValue"
    }
    if let box = listed(property, type) {
      return "\(container).\(method)(listOf: \(box).self, \(place))"
    }
    let name = typeArgument(property, type)
    let call = "\(container).\(method)(\(name)\(place))"
    let optional = isRequired ? "" : "?"
    let unboxing = spelling.unboxing(type)
    return name.isEmpty || unboxing.isEmpty ? call : call + optional + unboxing
  }

  /// The box of the values in a list, for which the runtime has a function.
  private func listed(_ property: WireProperty, _ type: WireType) -> String? {
    guard spelling.runtime == .standalone, case .keys = property.source,
      case .array(.boxed(let box)) = type, box.wanted == nil
    else { return nil }
    return spelling.box(box)
  }

  /// Beagle's own container functions find the type of one value or of a list by themselves.
  private func typeArgument(_ property: WireProperty, _ type: WireType) -> String {
    if spelling.runtime == .beagle2, type.isKnownToBeagle, case .keys = property.source {
      return ""
    }
    return spelling.decodedType(type) + ".self, "
  }

  private func flattened(_ property: WireProperty) -> String {
    if let wrapper = property.codedWrapper { return "\(wrapper)(from: decoder).wrappedValue" }
    let type = property.type.unwrapped
    return "\(spelling.decodedType(type))(from: decoder)\(spelling.unboxing(type))"
  }

  private func keyExpression(_ keys: [String], of property: WireProperty) -> String {
    if usesCodingKeys { return "." + property.name }
    let literals = keys.map(\.swiftLiteral).joined(separator: ", ")
    return keys.count > 1 ? "\(container).first(of: \(literals))" : literals
  }

  /// The statement that encodes a property; nil when it is not written.
  func encoding(_ property: WireProperty) -> String? {
    let name = property.name.needsSelf ? "self.\(property.name)" : property.name
    return encoding(
      property, of: property.codedWrapper.map { "\($0)(wrappedValue: \(name))" } ?? name)
  }

  /// The statement that encodes an expression as a property's value.
  func encoding(_ property: WireProperty, of value: String) -> String? {
    let type = property.codedWrapper.map(WireType.plain) ?? property.type.whole
    let method = type.isOptional && !tellsNil(property) ? "encodeIfPresent" : "encode"
    switch property.destination {
    case .nowhere: return nil
    case .call(let call, let isThrowing): return (isThrowing ? "try " : "") + call
    case .flattened:
      return "try \(flattenedValue(type, value)).encode(to: encoder)"
    case .key(let key):
      let place = usesCodingKeys ? "." + property.name : key.swiftLiteral
      return "try \(container).\(method)(\(boxed(type, value)), forKey: \(place))"
    case .path(let path):
      let keys = path.map(\.swiftLiteral).joined(separator: ", ")
      return "try \(container).\(method)(\(spelling.boxing(type, value)), at: \(keys))"
    }
  }

  private func boxed(_ type: WireType, _ value: String) -> String {
    if spelling.runtime == .beagle2, type.unwrapped.isKnownToBeagle { return value }
    return spelling.boxing(type, value)
  }

  private func flattenedValue(_ type: WireType, _ value: String) -> String {
    type.isOptional && type.box == nil ? value + "?" : spelling.boxing(type, value)
  }
}

extension WireType {
  /// Whether Beagle's containers have a function for it.
  fileprivate var isKnownToBeagle: Bool {
    switch self {
    case .boxed(let box), .array(.boxed(let box)): box.wanted == nil && box.unknown == nil
    default: false
    }
  }
}

extension String {
  fileprivate var dropTry: String { hasPrefix("try ") ? String(dropFirst(4)) : self }

  /// The name as the label of an argument, where few words need backticks (Swift book, Lexical
  /// Structure).
  var label: String {
    ["inout", "let", "var"].contains(bareName) || !bareName.isPlain ? self : bareName
  }

  /// The names that stand for something else inside generated functions.
  static let hiddenNames = ["container", "decoder", "encoder", "fields", "name"]

  var isHidden: Bool { Self.hiddenNames.contains(self) }

  /// The name to bind a value called so to, where some names are taken.
  func variable(besides taken: [String]) -> String {
    taken.contains(self) ? self + "Value" : identifier
  }

  /// Whether a property of this name is only meant behind `self`; one in upper case may be a type
  /// as well, as the `ID` of what is `Identifiable`, and `self` even in backticks is the value.
  var needsSelf: Bool { isHidden || first?.isUppercase == true || bareName == "self" }
}
