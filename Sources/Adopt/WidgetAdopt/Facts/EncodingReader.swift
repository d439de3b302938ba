import WidgetModel
import WidgetSource

/// Reads what an `encode(to:)` does with each property.
struct EncodingReader {
  let keys: CodedKeys
  /// The name of the encoder.
  let encoder: String
  /// The facts by the names of the properties.
  private(set) var facts: [String: EncodedFact] = [:]
  /// Whether `super.encode(to:)` is called, before anything else is encoded.
  private(set) var callsSuper = false
  /// The offset of the statement that encodes each property.
  private(set) var places: [String: UInt32] = [:]
  /// The first reason why the facts do not describe the whole body.
  private(set) var obstacle: Obstacle?
  /// The reason why a statement is not read, by its offset.
  private(set) var obstacles: [UInt32: Obstacle] = [:]
  /// The statements that no fact describes.
  private(set) var unread: [Statement] = []
  private(set) var containers: [String: CodingContainer] = [:]
  /// The nested objects that the body encodes in any case.
  private(set) var objects: [[String]] = []
  /// The locals that are not containers. A property of the same name is only `self.title`.
  private var locals: Set<String> = []
  private let helpers: ContainerHelpers
  /// The properties whose raw value is encoded like the property.
  var rawProperties: Set<String>

  init(
    _ statements: [Statement], keys: CodedKeys, encoder: String,
    helpers: ContainerHelpers = ContainerHelpers(), rawProperties: Set<String> = []
  ) {
    (self.keys, self.encoder) = (keys, encoder)
    (self.helpers, self.rawProperties) = (helpers, rawProperties)
    for statement in statements {
      do throws(Obstacle) {
        try read(statement)
      } catch {
        obstacle = obstacle ?? error
        obstacles[statement.start] = error
        unread.append(statement)
      }
    }
  }

  /// Whether one of the first statements encodes any value under a key, such as a constant. These statements have no
  /// conditions, so they are always executed.
  func alwaysEncodes(_ key: String, in statements: [Statement]) -> Bool {
    for statement in statements {
      switch statement.kind {
      case .binding: continue
      case .expression(let value):
        if (try? valueEncoded(by: value, under: key)) != nil { return true }
      default: return false
      }
    }
    return false
  }

  /// Returns `value` for `try container.encode(value, forKey: .key)`, or nil for another expression or key.
  func valueEncoded(
    by expression: Expression, under key: String
  ) throws(Obstacle) -> Expression? {
    guard case .attempt(let call) = expression.kind,
      case (let container, "encode", let arguments)? = call.localCall, arguments.count == 2,
      arguments[0].label == nil, case .keyed(let keys)? = containers[container],
      try keys.place(arguments[1]) == .key(key)
    else { return nil }
    return arguments[0].value
  }

  mutating func read(_ statement: Statement) throws(Obstacle) {
    switch statement.kind {
    case .binding(let name, _, _, let value):
      guard let container = CodingContainer(value, of: encoder, keys, in: containers) else {
        locals.insert(name)
        throw DecodingReader.obstacle(value)
      }
      containers[name] = container
      if !container.path.isEmpty { objects.append(container.path) }
    case .expression(let value):
      if value.text == "try super.encode(to: \(encoder))", places.isEmpty, unread.isEmpty,
        !callsSuper
      {
        callsSuper = true
      } else {
        try add(encoded(value), at: statement.start)
      }
    case .conditional(let condition, let body, let otherwise):
      guard otherwise.isEmpty else {
        throw Obstacle(.statement, "a condition", at: statement.start)
      }
      try read(condition, body, at: statement.start)
    case .choice, .attempt, .leave, .result, .failure, .other: throw statement.obstacle
    case .assignment: throw Obstacle(.statement, "an assignment", at: statement.start)
    }
  }

  /// Reads `if let title { … }`, `if title != nil { … }`, `if !tags.isEmpty { … }`, `if size != 12 { … }` and
  /// `if isNew { … }`, each around one call.
  private mutating func read(
    _ condition: Statement.Condition, _ body: [Statement], at start: UInt32
  ) throws(Obstacle) {
    let obstacle = Obstacle(.statement, "a condition", at: start)
    guard body.count == 1, case .expression(let call) = body[0].kind else { throw obstacle }
    var (name, fact) = try encoded(call)
    switch condition {
    case .binding(let local, let value):
      let property = value.map(\.property) ?? local
      guard name == local, let property else { throw obstacle }
      name = property
      fact.omitsNil = true
    case .test(let test):
      switch test.kind {
      case .unequal(let left, let right) where left.property == name && right.isNil:
        fact.omitsNil = true
      case .unequal(let left, let right) where left.property == name && right.isConstant:
        fact.omission = .equals(right.text)
      case .not(let value):
        if value.property == name {
          fact.omission = .equals("true")
        } else if case .member(let base, "isEmpty") = value.kind, base.property == name {
          fact.omission = .isEmpty
        } else {
          throw obstacle
        }
      case _ where test.property == name: fact.omission = .equals("false")
      default: throw obstacle
      }
    }
    try add((name, fact), at: start)
  }

  private mutating func add(
    _ encoded: (name: String, fact: EncodedFact), at start: UInt32
  ) throws(Obstacle) {
    places[encoded.name] = start
    guard facts.updateValue(encoded.fact, forKey: encoded.name) == nil else {
      throw Obstacle(.statement, "'\(encoded.name)' is encoded twice", at: start)
    }
  }

  /// Returns the property and the fact of a call such as `try container.encode(title, forKey: .title)`.
  private func encoded(
    _ value: Expression
  ) throws(Obstacle) -> (name: String, fact: EncodedFact) {
    if case .attempt(let call) = value.kind,
      case (let base, "encode", let arguments)? = call.methodCall, arguments.count == 1,
      arguments[0].label == "to", arguments[0].value.name == encoder, base.name != "super",
      let property = property(of: base)
    {
      return (property, EncodedFact(place: .flattened, omitsNil: false))
    }
    if helpers.knowsAdditionalProperties, case .attempt(let call) = value.kind,
      case (encoder, "encodeAdditionalProperties", let arguments)? = call.localCall,
      arguments.count == 1, arguments[0].label == nil,
      let property = property(of: arguments[0].value)
    {
      return (property, EncodedFact(place: .dictionary, omitsNil: false))
    }
    guard case .attempt(let call) = value.kind,
      let (container, method, arguments) = containerCall(call), let first = arguments.first,
      first.label == nil
    else { throw DecodingReader.obstacle(value) }
    guard let property = property(of: first.value), !first.value.isConstant else {
      throw Obstacle(.constant, first.value.quoted, at: value.start)
    }
    switch (container, method, arguments.count) {
    case (.single, "encode", 1):
      return (property, EncodedFact(place: .whole, omitsNil: false))
    case (.keyed(let keys), "encode", 2), (.keyed(let keys), "encodeIfPresent", 2):
      return (
        property,
        EncodedFact(place: try keys.place(arguments[1]), omitsNil: method == "encodeIfPresent")
      )
    case (.keyed(let keys), _, 2):
      guard var fact = helpers.encoding[method] else { throw DecodingReader.obstacle(value) }
      fact.place = try keys.place(arguments[1])
      return (property, fact)
    default: throw DecodingReader.obstacle(value)
    }
  }

  /// Returns `kind` for `kind`, and for `kind.rawValue` if it is encoded in the same way. Returns nil for a local.
  private func property(of value: Expression) -> String? {
    if let name = value.name, locals.contains(name) { return nil }
    if case .member(let base, "rawValue") = value.kind, let name = base.property,
      rawProperties.contains(name)
    {
      return name
    }
    return value.property
  }

  /// Returns the call of a container's method. In a helper, calls without a value refer to its own container.
  private func containerCall(
    _ call: Expression
  ) -> (container: CodingContainer, method: String, arguments: [Expression.Argument])? {
    if let (local, method, arguments) = call.localCall, let container = containers[local] {
      return (container, method, arguments)
    }
    guard keys.parameter != nil, let (method, arguments) = call.ownCall else { return nil }
    return (.keyed(keys), method, arguments)
  }
}
