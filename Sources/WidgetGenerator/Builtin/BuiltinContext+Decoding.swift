import WidgetModel
import WidgetTemplate

extension BuiltinContext {
  static func value(_ decoding: Decoding, isRequired: Value) -> Value {
    [
      "access": .optional(decoding.access?.rawValue),
      "isRequired": isRequired,
      "keys": keys(decoding.keys),
      "container": .optional(decoding.container),
      "steps": .array(decoding.steps.map(value)),
    ]
  }

  static func keys(_ keys: [Decoding.Key]?) -> Value {
    guard let keys else { return .none }
    return .array(
      keys.map { ["name": .string($0.name), "rawValue": .optional($0.rawValue)] })
  }

  /// `kind` says which of the other members there are.
  private static func value(_ step: Decoding.Step) -> Value {
    var members: [String: Value] = ["target": .string(step.target), "key": .string(step.key)]
    switch step.source {
    case .flattened(let type, let isOptional, let onError):
      members["kind"] = "flattened"
      members["type"] = .string(type)
      members["isOptional"] = .bool(isOptional)
      members["onError"] = .optional(onError)
    case .decode(let type, let presence):
      members["kind"] = "decode"
      members["type"] = .optional(type)
      add(presence, to: &members)
    case .cast(let cast):
      members["kind"] = "cast"
      members["constant"] = .string(cast.constant)
      members["base"] = .string(cast.base)
      members["type"] = .string(cast.type)
      add(cast.presence, to: &members)
    case .call(let call, let isThrowing, let onError, takesDecoder: _):
      members["kind"] = "call"
      members["call"] = .string(call)
      members["isThrowing"] = .bool(isThrowing)
      members["onError"] = .optional(isThrowing ? onError : nil)
    }
    return .dictionary(members)
  }

  private static func add(_ presence: Decoding.Presence, to members: inout [String: Value]) {
    members["isRequired"] = .bool(presence == .required)
    switch presence {
    case .required, .optional: break
    case .fallback(let text): members["fallback"] = .string(text)
    case .fallbackOnError(let text): members["onError"] = .string(text)
    case .replacing(let wrong, let missing):
      members["onError"] = .string(wrong)
      members["fallback"] = .optional(missing == "nil" ? nil : missing)
      members["mustBeThere"] = .bool(missing == nil)
      members["keepsNil"] = .bool(missing == "nil" && wrong != "nil")
    }
  }
}
