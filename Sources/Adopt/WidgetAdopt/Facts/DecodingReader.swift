import WidgetModel
import WidgetSource
import WidgetSyntax

/// Reads what an `init(from:)` does with each property. Locals are replaced by their values; nothing is executed.
struct DecodingReader {
  let keys: CodedKeys
  /// The name of the decoder.
  let decoder: String
  /// The facts by the names of the properties.
  private(set) var facts: [String: DecodedFact] = [:]
  /// The offset of each property's assignment.
  private(set) var places: [String: UInt32] = [:]
  /// Whether `super.init(from:)` is called.
  private(set) var callsSuper = false
  /// The first reason why the facts do not describe the whole body.
  private(set) var obstacle: Obstacle?
  /// The reason why a statement is not read, by its offset.
  private(set) var obstacles: [UInt32: Obstacle] = [:]
  /// The statements that no fact describes.
  private(set) var unread: [Statement] = []
  private(set) var containers: [String: CodingContainer] = [:]
  /// The nested objects that the body requires, by the offset of the statement.
  private(set) var objects: [UInt32: [String]] = [:]
  private(set) var locals: [String: Expression] = [:]
  private var usedLocals: Set<String> = []

  private let initializers: [[Assignment]]
  private let helpers: ContainerHelpers
  /// The name of the parameter for the type if an expression is the result of a helper, which decodes from its own
  /// container.
  private let typeOfHelper: String?

  /// A parameter's label, and the property that the parameter is assigned to.
  typealias Assignment = (label: String, property: String)

  /// - Parameter initializers: the initializers that `self.init(…)` can refer to.
  init(
    _ statements: [Statement], keys: CodedKeys, decoder: String,
    initializers: [[Assignment]] = [], helpers: ContainerHelpers = ContainerHelpers(),
    typeOfHelper: String? = nil
  ) {
    (self.keys, self.decoder, self.initializers) = (keys, decoder, initializers)
    (self.helpers, self.typeOfHelper) = (helpers, typeOfHelper)
    for statement in statements {
      do throws(Obstacle) {
        try read(statement)
      } catch {
        obstacle = obstacle ?? error
        obstacles[statement.start] = error
        unread.append(statement)
      }
    }
    obstacle = obstacle ?? unusedLocal
  }

  /// The obstacle of a local that no fact contains, or nil if there isn't one.
  var unusedLocal: Obstacle? { unusedLocal(except: []) }

  /// - Parameter names: the locals that other code uses.
  func unusedLocal(except names: Set<String>) -> Obstacle? {
    let unused = locals.keys.filter { !usedLocals.contains($0) && !names.contains($0) }.min()
    guard let name = unused, let value = locals[name] else { return nil }
    return Obstacle(.unused, "'\(name)'", at: value.start)
  }

  mutating func read(_ statement: Statement) throws(Obstacle) {
    switch statement.kind {
    case .binding(let name, let type, isLet: _, let value):
      if case .attempt(let call) = value.kind,
        let container = CodingContainer(call, of: decoder, keys, in: containers)
      {
        containers[name] = container
        if !container.path.isEmpty { objects[statement.start] = container.path }
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
    case .conditional, .choice, .attempt, .leave, .result, .failure, .other:
      throw statement.obstacle
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
    if case ("super", "init", let arguments)? = call.localCall, arguments.count == 1,
      arguments[0].label == "from", arguments[0].value.name == decoder
    {
      callsSuper = true
      return
    }
    guard let (local, method, arguments) = call.localCall, local == "self", method == "init",
      let target = initializers.first(where: {
        $0.map(\.label) == arguments.map { $0.label?.bareName ?? "_" }
      })
    else { throw Self.obstacle(value) }
    for (parameter, argument) in zip(target, arguments) {
      try assign(argument.value, to: parameter.property, at: argument.value.start)
    }
  }

  /// Returns the value of the local that an expression names, or the expression itself.
  mutating func replacingLocal(_ value: Expression) -> Expression {
    guard let name = value.name, let local = locals[name] else { return value }
    usedLocals.insert(name)
    return local
  }

  /// Returns the fact that an expression describes.
  mutating func fact(_ value: Expression) throws(Obstacle) -> DecodedFact {
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
    if let type = value.typeDecoded(from: decoder) {
      return DecodedFact(required: .flattened, type: type)
    }
    if helpers.knowsAdditionalProperties,
      value.text.withoutSpaces == "\(decoder).decodeAdditionalProperties(knownKeys:[])"
    {
      return DecodedFact(required: .dictionary)
    }
    guard let (container, method, arguments) = containerCall(value), let first = arguments.first,
      first.label == nil, let text = type(first.value)
    else { throw Self.obstacle(value) }
    let isOptional = TypeName(parsing: text).isOptional
    let type = TypeName(parsing: text).unwrapped.text
    switch (container, method, arguments.count) {
    case (.single, "decode", 1):
      return DecodedFact(
        place: .whole, type: type, missing: .error, null: isOptional ? .null : .error,
        wrong: .error, nullIsDecoded: !isOptional)
    case (.keyed(let keys), "decode", 2), (.keyed(let keys), "decodeIfPresent", 2):
      let missing: Outcome = method == "decode" ? .error : .null
      return DecodedFact(
        place: try keys.place(arguments[1]), type: type, missing: missing,
        null: isOptional ? .null : missing, wrong: .error,
        nullIsDecoded: method == "decode" && !isOptional)
    case (.keyed(let keys), _, 2):
      guard !isOptional, var fact = helpers.decoding[method] else { throw Self.obstacle(value) }
      (fact.place, fact.type) = (try keys.place(arguments[1]), type)
      return fact
    default: throw Self.obstacle(value)
    }
  }

  private func type(_ value: Expression) -> String? {
    if case .type(let type) = value.kind { return type }
    return typeOfHelper.flatMap { value.name == $0 ? "" : nil }
  }

  /// Returns the call of a container's method. In a helper, calls without a value refer to its own container.
  private func containerCall(
    _ call: Expression
  ) -> (container: CodingContainer, method: String, arguments: [Expression.Argument])? {
    if case (let base, let method, let arguments)? = call.methodCall,
      let container = container(base)
    {
      return (container, method, arguments)
    }
    guard typeOfHelper != nil, let (method, arguments) = call.ownCall else { return nil }
    return (.keyed(keys), method, arguments)
  }

  /// Returns the container in a local, or the container that an expression requests.
  func container(_ base: Expression) -> CodingContainer? {
    base.name.flatMap { containers[$0] } ?? CodingContainer(base.attempted, of: decoder, keys)
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
