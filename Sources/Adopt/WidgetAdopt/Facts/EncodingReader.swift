import WidgetModel
import WidgetSource

/// Reads what an `encode(to:)` does with each property.
struct EncodingReader {
  let keys: [String: String]
  /// The name of the encoder.
  let encoder: String
  /// The facts by the names of the properties.
  private(set) var facts: [String: EncodedFact] = [:]
  /// The first reason why the facts do not describe the whole body.
  private(set) var obstacle: Obstacle?
  private var containers: [String: CodingContainer] = [:]

  init(_ statements: [Statement], keys: [String: String], encoder: String) {
    (self.keys, self.encoder) = (keys, encoder)
    for statement in statements {
      do throws(Obstacle) {
        try read(statement)
      } catch {
        obstacle = obstacle ?? error
      }
    }
  }

  private mutating func read(_ statement: Statement) throws(Obstacle) {
    switch statement.kind {
    case .binding(let name, _, _, let value):
      guard let container = CodingContainer(value, of: encoder) else {
        throw DecodingReader.obstacle(value)
      }
      containers[name] = container
    case .expression(let value): try add(encoded(value), at: statement.start)
    case .conditional(let condition, let body): try read(condition, body, at: statement.start)
    case .assignment: throw Obstacle(.statement, "an assignment", at: statement.start)
    case .other(let words): throw Obstacle(.statement, words, at: statement.start)
    }
  }

  /// Reads `if let title { … }`, `if title != nil { … }`, `if !tags.isEmpty { … }` and `if size != 12 { … }`, each around
  /// one call.
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
        guard case .member(let base, "isEmpty") = value.kind, base.property == name else {
          throw obstacle
        }
        fact.omission = .isEmpty
      default: throw obstacle
      }
    }
    try add((name, fact), at: start)
  }

  private mutating func add(
    _ encoded: (name: String, fact: EncodedFact), at start: UInt32
  ) throws(Obstacle) {
    guard facts.updateValue(encoded.fact, forKey: encoded.name) == nil else {
      throw Obstacle(.statement, "'\(encoded.name)' is encoded twice", at: start)
    }
  }

  /// Returns the property and the fact of a call such as `try container.encode(title, forKey: .title)`.
  private func encoded(
    _ value: Expression
  ) throws(Obstacle) -> (name: String, fact: EncodedFact) {
    guard case .attempt(let call) = value.kind, let (local, method, arguments) = call.localCall,
      let container = containers[local], let first = arguments.first, first.label == nil
    else { throw DecodingReader.obstacle(value) }
    guard let property = first.value.property, !first.value.isConstant else {
      throw Obstacle(.constant, first.value.quoted, at: value.start)
    }
    switch (container, method, arguments.count) {
    case (.single, "encode", 1):
      return (property, EncodedFact(place: .whole, omitsNil: false))
    case (.keyed, "encode", 2), (.keyed, "encodeIfPresent", 2):
      guard arguments[1].label == "forKey",
        case .implicitMember(let name) = arguments[1].value.kind, let key = keys[name.bareName]
      else { throw Obstacle(.keys, arguments[1].value.quoted, at: value.start) }
      return (property, EncodedFact(place: .key(key), omitsNil: method == "encodeIfPresent"))
    default: throw DecodingReader.obstacle(value)
    }
  }
}
