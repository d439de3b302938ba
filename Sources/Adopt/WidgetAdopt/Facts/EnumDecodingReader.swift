import WidgetModel
import WidgetSource

/// Reads how an `init(from:)` chooses the case of an enum: with a `switch` over a discriminator, or by trying the cases
/// one after the other.
struct EnumDecodingReader {
  /// The names of a discriminator's cases in the JSON, by the name of the discriminator's type and of the case.
  typealias Names = (_ type: String, _ name: String) -> String?

  private(set) var form = EnumFacts.Form.untagged
  private(set) var cases: [EnumFacts.DecodedCase] = []
  private(set) var fallback: String?
  private(set) var lastResort: String?
  private let decoder: String
  private let typeNames: Set<String>
  private let names: Names
  private let knowsSingleValues: Bool

  /// Throws if the body does anything else.
  init(
    _ statements: [Statement], keys: CodedKeys, decoder: String, knowsSingleValues: Bool,
    names: @escaping Names
  ) throws(Obstacle) {
    (typeNames, self.decoder, self.names) = (keys.typeNames, decoder, names)
    self.knowsSingleValues = knowsSingleValues
    var values = DecodingReader([], keys: keys, decoder: decoder)
    let (resort, statements) = Self.recovered(statements)
    lastResort = resort
    if let last = statements.last, case .choice(let subject, let branches) = last.kind {
      for statement in statements.dropLast() { try Self.bind(statement, in: &values) }
      try readSwitch(subject, branches, values)
    } else if try !readOptions(statements[...], &values) {
      throw Obstacle(.statement, "a path that chooses no case", at: statements.last?.start)
    }
  }

  /// Returns the case after `catch`, and the statements after `do`, if the body is a `do` around a switch. Otherwise
  /// returns the body.
  private static func recovered(_ statements: [Statement]) -> (String?, [Statement]) {
    guard statements.count == 1, case .attempt(let body, let catching) = statements[0].kind,
      case .choice? = body.last?.kind, catching.count == 1,
      case .assignment(let target, let value) = catching[0].kind, target.name == "self",
      value.isConstant, value.text.hasPrefix(".")
    else { return (nil, statements) }
    return (value.text, body)
  }

  private static func bind(
    _ statement: Statement, in values: inout DecodingReader
  ) throws(Obstacle) {
    guard case .binding = statement.kind else { throw statement.obstacle }
    try values.read(statement)
    // The facts of an enum do not contain the nested objects that it requires.
    if !values.objects.isEmpty { throw statement.obstacle }
  }

  // MARK: - Discriminators

  private mutating func readSwitch(
    _ subject: Expression, _ branches: [Statement.Branch], _ values: DecodingReader
  ) throws(Obstacle) {
    var values = values
    let tag = try values.fact(subject)
    guard case .key(let key) = tag.place, tag.missing == .error, tag.null == .error,
      tag.wrong == .error
    else { throw Obstacle(.differs, "the discriminator", at: subject.start) }
    form = .tagged(key: key)
    for branch in branches {
      var names: [String] = []
      for pattern in branch.patterns {
        guard let name = name(pattern, tag.type) else {
          throw Obstacle(.statement, "a pattern", at: subject.start)
        }
        names.append(name)
      }
      try readBranch(branch, names, values, isText: Self.textTypes.contains(tag.type))
    }
  }

  private static let textTypes: Set = ["String", "Swift.String"]

  private func name(_ pattern: Statement.Pattern, _ type: String) -> String? {
    switch pattern {
    case .text(let text): Self.textTypes.contains(type) ? text : nil
    case .named(let name, let bindings): bindings.isEmpty ? names(type, name) : nil
    }
  }

  private mutating func readBranch(
    _ branch: Statement.Branch, _ names: [String], _ values: DecodingReader, isText: Bool
  ) throws(Obstacle) {
    var values = values
    guard let last = branch.body.last else { throw Obstacle(.statement, "a branch") }
    for statement in branch.body.dropLast() { try Self.bind(statement, in: &values) }
    switch last.kind {
    case .failure where branch.patterns.isEmpty: break
    case .assignment(let target, let value) where target.name == "self":
      var element = try element(value, &values)
      if let obstacle = values.unusedLocal { throw obstacle }
      if branch.patterns.isEmpty {
        // A name that is not a case of an enum is an error, not the default.
        guard isText, element.payload == .keyed, element.values.isEmpty else {
          throw last.obstacle
        }
        fallback = element.name
      } else {
        element.names = names
        cases.append(element)
      }
    default: throw last.obstacle
    }
  }

  // MARK: - Options

  /// Reads statements that try one case after the other. Returns whether they always assign `self` or throw.
  private mutating func readOptions(
    _ statements: ArraySlice<Statement>, _ values: inout DecodingReader
  ) throws(Obstacle) -> Bool {
    for (index, statement) in zip(statements.indices, statements) {
      let isLast = index == statements.indices.last
      switch statement.kind {
      case .binding(let name, _, isLet: false, let value) where value.text == "[]":
        // The errors of the cases, for the error at the end.
        errors.insert(name)
      case .binding:
        try Self.bind(statement, in: &values)
        // A keyed container is an error for other JSON, which a later case could accept.
        guard values.locals.isEmpty, !values.containers.values.contains(where: \.isKeyed) else {
          throw statement.obstacle
        }
      case .conditional(let condition, let then, let otherwise):
        try readOption(then, condition: condition, values)
        let isDone = try readOptions(otherwise[...], &values)
        guard isDone == !otherwise.isEmpty, isDone || leaves(then) || isLast else {
          throw statement.obstacle
        }
        if isDone { return try end(isLast, statement) }
      case .attempt(let body, let catching):
        // A container could be an error for other JSON, so it is not one of the locals.
        var own = values
        let locals = body.prefix { if case .binding = $0.kind { true } else { false } }
        for local in locals { try Self.bind(local, in: &own) }
        let body = Array(body.dropFirst(locals.count))
        guard let first = body.first, case .assignment(let target, let value) = first.kind,
          target.name == "self", body.count == 1 || body.count == 2 && leaves(body),
          own.locals.count == values.locals.count + locals.count
        else { throw statement.obstacle }
        cases.append(try element(value, &own))
        if let obstacle = own.unusedLocal { throw obstacle }
        if try readOptions(catching[...], &values) { return try end(isLast, statement) }
        guard leaves(body) else { throw statement.obstacle }
      case .expression(let call) where collects(call): continue
      case .assignment(let target, let value) where target.name == "self":
        cases.append(try element(value, &values))
        let rest = statements[(index + 1)...]
        guard rest.isEmpty || rest.count == 1 && leaves(Array(rest)) else {
          throw statement.obstacle
        }
        return true
      case .failure: return try end(isLast, statement)
      default: throw statement.obstacle
      }
    }
    return false
  }

  private func end(_ isLast: Bool, _ statement: Statement) throws(Obstacle) -> Bool {
    guard isLast else { throw statement.obstacle }
    return true
  }

  /// The locals that collect errors.
  private var errors: Set<String> = []

  private func collects(_ call: Expression) -> Bool {
    guard case (let local, "append", let arguments)? = call.localCall, errors.contains(local) else {
      return false
    }
    return arguments.count == 1 && arguments[0].value.name == "error"
  }

  private func leaves(_ statements: [Statement]) -> Bool {
    if case .leave? = statements.last?.kind { true } else { false }
  }

  /// Reads `if let text = try? container.decode(String.self) { self = .text(text) }` and
  /// `if container.decodeNil() { self = .none }`.
  private mutating func readOption(
    _ body: [Statement], condition: Statement.Condition, _ values: DecodingReader
  ) throws(Obstacle) {
    let obstacle = Obstacle(.statement, "a condition", at: body.first?.start)
    guard let first = body.first, case .assignment(let target, let value) = first.kind,
      target.name == "self", body.count == 1 || body.count == 2 && leaves(body)
    else { throw obstacle }
    var values = values
    switch condition {
    case .test(let test):
      guard case (let base, "decodeNil", let arguments)? = test.methodCall, arguments.isEmpty,
        case .single? = values.container(base)
      else { throw obstacle }
      var element = try element(value, &values)
      guard element.payload == .keyed, element.values.isEmpty else { throw obstacle }
      element.payload = .null
      cases.append(element)
    case .binding(let name, let attempted):
      guard let attempted, case .optionalAttempt(let decoded) = attempted.kind else {
        throw obstacle
      }
      // `try?` flattens an optional, so null would not be decoded as the value.
      guard let (_, arguments) = self.arguments(of: value), arguments.count == 1,
        arguments[0].value.name == name
      else { throw obstacle }
      let element = try element(value, &values, decoded)
      guard element.values.first?.null == .error else { throw obstacle }
      cases.append(element)
    }
  }

  // MARK: - Cases

  /// Returns the case and the arguments of `.circle(radius: …)`, or of `Shape.circle(…)`.
  private func arguments(
    of value: Expression
  ) -> (name: String, arguments: [Expression.Argument])? {
    switch value.attempted.kind {
    case .call(let function, let arguments):
      guard let (name, none) = self.arguments(of: function), none.isEmpty else { return nil }
      return (name, arguments)
    case .implicitMember(let name): return (name.bareName, [])
    case .member(let base, let name) where typeNames.contains(base.text):
      return (name.bareName, [])
    default: return nil
    }
  }

  /// Returns the case that a value creates.
  ///
  /// - Parameter argument: an expression that replaces the only argument.
  private func element(
    _ value: Expression, _ values: inout DecodingReader, _ argument: Expression? = nil
  ) throws(Obstacle) -> EnumFacts.DecodedCase {
    guard let (name, arguments) = arguments(of: value) else {
      throw DecodingReader.obstacle(value)
    }
    var facts: [DecodedFact] = []
    for argument in argument.map({ [$0] }) ?? arguments.map(\.value) {
      let expression = values.replacingLocal(argument)
      if arguments.count == 1, let type = expression.attempted.typeDecoded(from: decoder) {
        let fact = DecodedFact(required: .whole, type: type)
        return EnumFacts.DecodedCase(
          name: name, payload: .whole(isDirect: true), values: [fact])
      }
      if knowsSingleValues, arguments.count == 1,
        expression.attempted.text == "\(decoder).decodeFromSingleValueContainer()"
      {
        let fact = DecodedFact(required: .whole)
        return EnumFacts.DecodedCase(
          name: name, payload: .whole(isDirect: false), values: [fact])
      }
      facts.append(try values.fact(expression))
    }
    let isWhole = facts.contains { $0.place == .whole }
    guard !isWhole || facts.count == 1, !facts.contains(where: \.place.isFlattened) else {
      throw DecodingReader.obstacle(value)
    }
    return EnumFacts.DecodedCase(
      name: name, payload: isWhole ? .whole(isDirect: false) : .keyed, values: facts)
  }
}
