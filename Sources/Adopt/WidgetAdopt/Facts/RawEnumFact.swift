import WidgetModel
import WidgetSource
import WidgetSyntax

/// The decoding of an enum by raw values, in which a case replaces unknown raw values.
///
/// For example: `self = Self(rawValue: try container.decode(String.self)) ?? .other`.
struct RawEnumFact {
  /// The type that is decoded, such as `String`.
  let type: String
  /// The case for unknown raw values.
  let fallback: String
  /// The raw value that replaces JSON of another type, or nil if such JSON is an error.
  let replacement: String?

  /// Reads the body of an `init(from:)`. Throws if it does anything else.
  ///
  /// - Parameters:
  ///   - names: the names by which the body can refer to the enum.
  ///   - decoder: the name of the decoder.
  init(_ statements: [Statement], names: Set<String>, decoder: String) throws(Obstacle) {
    var locals: [String: Expression] = [:]
    for statement in statements.dropLast() {
      guard case .binding(let name, nil, isLet: true, let value) = statement.kind else {
        throw Obstacle(.enum, "", at: statement.start)
      }
      locals[name] = value
    }
    guard let last = statements.last, case .assignment(let target, let value) = last.kind,
      target.name == "self", case .coalescing(let left, let right) = value.attempted.kind,
      case .call(let function, let arguments) = left.attempted.kind, arguments.count == 1,
      arguments[0].label == "rawValue", names.contains(function.text),
      let (decoded, replacement) = Self.replaced(arguments[0].value, locals),
      let type = Self.decodedType(decoded, locals, decoder),
      let fallback = right.caseName(in: names)
    else { throw Obstacle(.enum, "", at: statements.last?.start ?? 0) }
    (self.type, self.fallback, self.replacement) = (type, fallback, replacement)
    let used = Set(value.names + locals.values.flatMap(\.names))
    if !used.isSuperset(of: locals.keys) { throw Obstacle(.unused, "", at: last.start) }
  }

  /// Returns the attempt and the literal in `(try? decode(…)) ?? ""`, the attempt of which can be a local. Returns the
  /// value itself if it has no `??`, and nil if it is something else.
  private static func replaced(
    _ value: Expression, _ locals: [String: Expression]
  ) -> (Expression, String?)? {
    guard case .coalescing(let left, let right) = value.kind else { return (value, nil) }
    let attempt = left.name.flatMap { locals[$0] } ?? left
    guard case .optionalAttempt(let decoded) = attempt.kind, case .literal = right.kind,
      let text = StringLiteral.value(of: right.text)
    else { return nil }
    return (decoded, text)
  }

  /// Returns the type in `decoder.singleValueContainer().decode(Type.self)`, parts of which can be locals.
  private static func decodedType(
    _ value: Expression, _ locals: [String: Expression], _ decoder: String
  ) -> String? {
    func resolved(_ value: Expression) -> Expression {
      let value = value.attempted
      return value.name.flatMap { locals[$0]?.attempted } ?? value
    }
    guard case .call(let function, let arguments) = resolved(value).kind, arguments.count == 1,
      arguments[0].label == nil, case .type(let type) = arguments[0].value.kind,
      case .member(let container, "decode") = function.kind,
      case .single? = CodingContainer(resolved(container), of: decoder, CodedKeys())
    else { return nil }
    return type
  }
}

extension Expression {
  /// The locals that the expression mentions.
  fileprivate var names: [String] {
    switch kind {
    case .name(let name): [name]
    case .member(let base, _): base.names
    case .call(let function, let arguments): function.names + arguments.flatMap(\.value.names)
    case .coalescing(let left, let right), .unequal(let left, let right): left.names + right.names
    case .attempt(let inner), .optionalAttempt(let inner), .not(let inner): inner.names
    case .literal, .implicitMember, .type, .other: []
    }
  }

  /// The case that the expression names: `other` for `.other` and `Kind.other`.
  fileprivate func caseName(in types: Set<String>) -> String? {
    switch kind {
    case .implicitMember(let name): name.bareName
    case .member(let base, let name): types.contains(base.text) ? name.bareName : nil
    default: nil
    }
  }
}
