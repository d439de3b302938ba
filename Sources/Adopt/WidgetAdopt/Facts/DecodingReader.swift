import WidgetModel
import WidgetSource
import WidgetSyntax

/// Reads what an `init(from:)` does with each property. Locals are replaced by their values; nothing is executed.
struct DecodingReader {
  /// The key in the JSON of each case of `CodingKeys`.
  let keys: [String: String]
  /// The name of the decoder.
  let decoder: String
  /// The facts by the names of the properties.
  private(set) var facts: [String: DecodedFact] = [:]
  /// The offset of each property's assignment.
  private(set) var places: [String: UInt32] = [:]
  /// The first reason why the facts do not describe the whole body.
  private(set) var obstacle: Obstacle?
  private var containers: [String: CodingContainer] = [:]
  private var locals: [String: Expression] = [:]
  private var usedLocals: Set<String> = []

  private let initializers: [MemberwiseFacts]

  /// - Parameter initializers: the initializers that `self.init(…)` can refer to.
  init(
    _ statements: [Statement], keys: [String: String], decoder: String,
    initializers: [MemberwiseFacts] = []
  ) {
    (self.keys, self.decoder, self.initializers) = (keys, decoder, initializers)
    for statement in statements {
      do throws(Obstacle) {
        try read(statement)
      } catch {
        obstacle = obstacle ?? error
      }
    }
    let unused = locals.keys.filter { !usedLocals.contains($0) }.min()
    if obstacle == nil, let name = unused, let value = locals[name] {
      obstacle = Obstacle(.unused, "'\(name)'", at: value.start)
    }
  }

  private mutating func read(_ statement: Statement) throws(Obstacle) {
    switch statement.kind {
    case .binding(let name, let type, isLet: _, let value):
      if case .attempt(let call) = value.kind,
        let container = CodingContainer(call, of: decoder)
      {
        containers[name] = container
        return
      }
      let found = try fact(value)
      if let type, TypeName(parsing: type).unwrapped.text.withoutSpaces != found.type.withoutSpaces
      {
        throw Obstacle(.statement, "a local with another type", at: statement.start)
      }
      locals[name] = value
    case .assignment(let target, let value):
      guard let property = target.property, locals[property] == nil || target.name == nil else {
        throw Obstacle(.statement, "an assignment", at: statement.start)
      }
      try assign(value, to: property, at: statement.start)
    case .expression(let value): try delegate(value, at: statement.start)
    case .conditional: throw Obstacle(.statement, "a condition", at: statement.start)
    case .other(let words): throw Obstacle(.statement, words, at: statement.start)
    }
  }

  private mutating func assign(
    _ value: Expression, to property: String, at start: UInt32
  ) throws(Obstacle) {
    let found = try fact(value)
    guard facts.updateValue(found, forKey: property) == nil else {
      throw Obstacle(.statement, "'\(property)' is assigned twice", at: start)
    }
    places[property] = start
  }

  /// Reads `self.init(…)`, which assigns its arguments.
  private mutating func delegate(_ value: Expression, at start: UInt32) throws(Obstacle) {
    var call = value
    while case .attempt(let inner) = call.kind { call = inner }
    guard let (local, method, arguments) = call.localCall, local == "self", method == "init",
      let target = initializers.first(where: {
        $0.parameters.map(\.label) == arguments.map { $0.label?.bareName ?? "_" }
      })
    else { throw Self.obstacle(value) }
    for (parameter, argument) in zip(target.parameters, arguments) {
      try assign(argument.value, to: parameter.property, at: argument.value.start)
    }
  }

  /// Returns the fact that an expression describes.
  private mutating func fact(_ value: Expression) throws(Obstacle) -> DecodedFact {
    switch value.kind {
    case .attempt(let inner): return try fact(inner)
    case .optionalAttempt(let inner):
      return try fact(inner).replacing(.error, by: .null)
    case .coalescing(let left, let right):
      let found = try fact(left)
      guard right.isConstant else {
        throw Obstacle(.defaultValue, right.quoted, at: right.start)
      }
      return right.isNil ? found : found.replacing(.null, by: .value(right.text))
    case .name(let name):
      guard let local = locals[name] else {
        throw Obstacle(.constant, value.quoted, at: value.start)
      }
      usedLocals.insert(name)
      return try fact(local)
    case .call: return try decoded(value)
    default:
      throw value.isConstant
        ? Obstacle(.constant, value.quoted, at: value.start) : Self.obstacle(value)
    }
  }

  /// Returns the fact of a call such as `container.decode(Int.self, forKey: .size)`.
  private func decoded(_ value: Expression) throws(Obstacle) -> DecodedFact {
    guard let (local, method, arguments) = value.localCall, let container = containers[local],
      let first = arguments.first, first.label == nil, case .type(let type) = first.value.kind
    else { throw Self.obstacle(value) }
    let isOptional = TypeName(parsing: type).isOptional
    let unwrapped = TypeName(parsing: type).unwrapped.text
    switch (container, method, arguments.count) {
    case (.single, "decode", 1):
      return DecodedFact(
        place: .whole, type: unwrapped, missing: .error, null: isOptional ? .null : .error,
        wrong: .error)
    case (.keyed, "decode", 2), (.keyed, "decodeIfPresent", 2):
      guard arguments[1].label == "forKey",
        case .implicitMember(let name) = arguments[1].value.kind, let key = keys[name.bareName]
      else { throw Obstacle(.keys, arguments[1].value.quoted, at: value.start) }
      let missing: Outcome = method == "decode" ? .error : .null
      return DecodedFact(
        place: .key(key), type: unwrapped, missing: missing,
        null: isOptional ? .null : missing, wrong: .error)
    default: throw Self.obstacle(value)
    }
  }

  static func obstacle(_ value: Expression) -> Obstacle {
    Obstacle(.call, value.quoted, at: value.start)
  }
}

extension DecodedFact {
  fileprivate func replacing(_ old: Outcome, by new: Outcome) -> DecodedFact {
    var fact = self
    if missing == old { fact.missing = new }
    if null == old { fact.null = new }
    if wrong == old { fact.wrong = new }
    return fact
  }
}
