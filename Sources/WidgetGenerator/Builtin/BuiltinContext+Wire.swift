import WidgetModel
import WidgetSource
import WidgetTemplate

extension BuiltinContext {
  /// Both ways of coding a struct or a class, as statements.
  static func value(_ coding: WireCoding, of type: GeneratedType, _ spelling: WireSpelling) -> Value
  {
    var keys: [Decoding.Key]?
    var usesCodingKeys = false
    if case .codingKeys(let generated) = coding.keys {
      usesCodingKeys = true
      keys = generated
    }
    let swift = WireExpressions(spelling, usesCodingKeys: usesCodingKeys)
    let read = coding.decodingOrder.compactMap { property in
      swift.decoding(property).map { (property: property, value: $0) }
    }
    let passed = read.filter { coding.delegates && !$0.property.makesOwnStorage }
    let assigned = read.filter { !coding.delegates || $0.property.makesOwnStorage }
    let tags = coding.tags.map { tag in
      let call = usesCodingKeys ? "encoder.encodeName" : "fields.encode"
      return "try \(call)(\(tag.name.swiftLiteral), forKey: \(tag.key.swiftLiteral))"
    }
    let written = coding.properties.compactMap(swift.encoding)
    let modifiers = modifiers(coding.access, isNonisolated: coding.isNonisolated)
    return [
      "keys": .array(
        (keys ?? []).map { ["name": .string($0.name), "rawValue": .optional($0.rawValue)] }),
      "hasNoKeys": .bool(keys?.isEmpty ?? false),
      "decodes": .bool(coding.decodes), "encodes": .bool(coding.encodes),
      "isRecursive": .bool(coding.isRecursive), "delegates": .bool(coding.delegates),
      "sharesFields": .bool(coding.sharesFields),
      "modifiers": .string(modifiers),
      "initModifiers": .string(modifiers + (type.needsRequired ? "required " : "")),
      "isolation": coding.isNonisolated ? "nonisolated " : "",
      "container": .string(swift.container),
      "keyType": usesCodingKeys ? "CodingKeys" : "WireKey",
      "readsContainer": .bool(read.contains { $0.value.holds(swift.container) }),
      "writesContainer": .bool((tags + written).contains { $0.holds(swift.container) }),
      "arguments": .array(passed.map { step(to: $0.property.name.label, $0.value) }),
      "steps": .array(assigned.map { step(to: $0.property.target, $0.value) }),
      "statements": .array((tags + written).map(Value.string)),
    ]
  }

  private static func step(to target: String, _ value: String) -> Value {
    ["target": .string(target), "value": .string(value)]
  }

  /// Both ways of coding an enum, as statements.
  static func value(_ coding: WireEnum, of type: GeneratedType, _ spelling: WireSpelling) -> Value {
    let swift = WireEnumStatements(coding, name: type.name, spelling)
    return [
      "modifiers": .string(modifiers(coding.access, isNonisolated: coding.isNonisolated)),
      "decodes": .bool(coding.decodes), "encodes": .bool(coding.encodes),
      "isRecursive": .bool(coding.isRecursive),
      "decoding": .array(swift.decoding.map(Value.string)),
      "encoding": .array(swift.encoding.map(Value.string)),
    ]
  }

  private static func modifiers(_ access: AccessLevel?, isNonisolated: Bool) -> String {
    (access.map { $0.rawValue + " " } ?? "") + (isNonisolated ? "nonisolated " : "")
  }
}

extension WireProperty {
  /// What to assign to: the property's name, with `self.` where another name would hide it.
  fileprivate var target: String { name.needsSelf ? "self.\(name)" : name }
}
