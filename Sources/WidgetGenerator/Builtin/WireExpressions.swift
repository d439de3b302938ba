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
    case .call(let call, let isThrowing): decoded = (isThrowing ? "try " : "") + call
    case .flattened: decoded = "try \(flattened(property.type))"
    case .keys(let keys):
      return decoding(property, at: "forKey: \(keyExpression(keys, of: property))")
    case .path(let path):
      return decoding(property, at: "at: \(path.map(\.swiftLiteral).joined(separator: ", "))")
    }
    return property.onError.map { "(try? \(decoded.dropTry)) ?? \($0)" } ?? decoded
  }

  /// `fields.decode…` with what it takes to make a property's value of it.
  private func decoding(_ property: WireProperty, at place: String) -> String {
    let isRequired = property.presence == .required
    var fallback = ""
    if case .fallback(let value) = property.presence { fallback = " ?? \(value)" }
    let value = call(property, isRequired: isRequired, at: place) + fallback
    guard let onError = property.onError else { return "try " + value }
    if !isRequired { return "(try? \(value)) ?? \(onError)" }
    // What is missing is an error still.
    let key = place.split(separator: " ", maxSplits: 1).last ?? ""
    guard place.hasPrefix("forKey") else { return "(try? \(value)) ?? \(onError)" }
    return "try \(container).contains(\(key)) ? (try? \(value)) ?? \(onError) : \(value)"
  }

  private func call(_ property: WireProperty, isRequired: Bool, at place: String) -> String {
    let type = property.type.unwrapped
    let method = isRequired ? "decode" : "decodeIfPresent"
    let name = typeArgument(property, type)
    let call = "\(container).\(method)(\(name)\(place))"
    let optional = isRequired ? "" : "?"
    let unboxing = spelling.unboxing(type)
    return name.isEmpty || unboxing.isEmpty ? call : call + optional + unboxing
  }

  /// Beagle's own container functions find the type of one value or of a list by themselves.
  private func typeArgument(_ property: WireProperty, _ type: WireType) -> String {
    if spelling.runtime == .beagle2, type.isKnownToBeagle, case .keys = property.source {
      return ""
    }
    return spelling.decodedType(type) + ".self, "
  }

  private func flattened(_ type: WireType) -> String {
    let unboxing = spelling.unboxing(type.unwrapped)
    return "\(spelling.decodedType(type.unwrapped))(from: decoder)\(unboxing)"
  }

  private func keyExpression(_ keys: [String], of property: WireProperty) -> String {
    if usesCodingKeys { return "." + property.name }
    let literals = keys.map(\.swiftLiteral).joined(separator: ", ")
    return keys.count > 1 ? "\(container).first(of: \(literals))" : literals
  }

  /// The statement that encodes a property; nil when it is not written.
  func encoding(_ property: WireProperty) -> String? {
    let value = property.name.isHidden ? "self.\(property.name)" : property.name
    let type = property.type.whole
    let method = type.isOptional ? "encodeIfPresent" : "encode"
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

  /// Whether the name stands for something else inside generated functions.
  var isHidden: Bool { ["container", "decoder", "encoder", "fields", "name"].contains(self) }
}
