import Beagle
import Foundation

/// Decodes with Beagle's own coder, in which the generated function has registered the types. Beagle 1
/// does not encode, so the result is a description of the value, which can be compared.
func roundTrip(_ data: Data) throws -> Data {
  registerWidgets(in: dependencies)
  let screen = try JSONDecoder().decode(Screen.self, from: data)
  return try JSONSerialization.data(
    withJSONObject: description(of: screen.content), options: .fragmentsAllowed)
}

private struct Screen: Decodable {
  let content: any ServerDrivenComponent

  enum CodingKeys: String, CodingKey {
    case content
  }

  init(from decoder: any Decoder) throws {
    content = try decoder.container(keyedBy: CodingKeys.self).decode(forKey: .content)
  }
}

/// The value with its type and properties, as an object. Nil and empty properties are left out.
private func description(of value: Any) -> Any {
  let mirror = Mirror(reflecting: value)
  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { description(of: $0.value) } ?? NSNull()
  case .collection: return mirror.children.map { description(of: $0.value) }
  case .enum:
    guard let child = mirror.children.first else { return "\(value)" }
    return [child.label ?? "": description(of: child.value)]
  case .struct:
    var members: [String: Any] = ["is": String(describing: type(of: value))]
    if value is String || value is Bool || value is Int || value is Double { return value }
    for child in mirror.children {
      let text = description(of: child.value)
      if let label = child.label, !(text is NSNull) { members[label] = text }
    }
    return members
  case .tuple:
    return Dictionary(
      uniqueKeysWithValues: mirror.children.map { ($0.label ?? "", description(of: $0.value)) })
  default: return value
  }
}
