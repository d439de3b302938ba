/// A container that a hand-written member requests from its decoder or encoder.
enum CodingContainer {
  /// The container of an object, with the keys by which the member refers to its values.
  case keyed(CodedKeys)
  case single

  /// Returns nil if an expression does not call a coder for a container with known keys or for a single value, or
  /// another container for a nested object.
  ///
  /// - Parameters:
  ///   - keys: the keys of the type.
  ///   - containers: the containers that locals refer to.
  init?(
    _ call: Expression, of coder: String, _ keys: CodedKeys,
    in containers: [String: CodingContainer] = [:]
  ) {
    guard let (local, method, arguments) = call.localCall else { return nil }
    if method == "singleValueContainer", arguments.isEmpty, local == coder {
      self = .single
      return
    }
    guard let first = arguments.first, first.label == "keyedBy",
      case .type(let type) = first.value.kind
    else { return nil }
    var path: [String] = []
    switch (method, arguments.count) {
    case ("container", 1) where local == coder: break
    case ("nestedContainer", 2):
      guard case .keyed(let outer)? = containers[local], outer.parameter == nil,
        let key = try? outer.key(arguments[1])
      else { return nil }
      path = outer.path + [key]
    default: return nil
    }
    guard let keys = keys.keys(of: type, at: path) else { return nil }
    self = .keyed(keys)
  }

  var isKeyed: Bool { if case .keyed = self { true } else { false } }

  /// Whether another enum than the type's `CodingKeys` has the keys.
  var hasOtherKeys: Bool { if case .keyed(let keys) = self { keys.other != nil } else { false } }

  /// The keys of the nested object. Empty for the object of the type, and for a single value.
  var path: [String] { if case .keyed(let keys) = self { keys.path } else { [] } }
}
