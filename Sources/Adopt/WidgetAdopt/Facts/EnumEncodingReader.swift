import WidgetSource
import WidgetSyntax

/// Reads how an `encode(to:)` encodes each case of an enum.
struct EnumEncodingReader {
  private(set) var cases: [String: EnumFacts.EncodedCase] = [:]
  private let encoder: String
  private let tagKey: String?
  private let names: EnumDecodingReader.Names
  private let knowsSingleValues: Bool
  private let isRaw: (_ name: String, _ index: Int) -> Bool
  /// Whether a name is encoded before the switch.
  private var isNamed = false
  /// The name that is encoded before the switch, by case.
  private var nameOfCase: (_ name: String) -> String? = { _ in nil }

  /// Throws if the body does anything else.
  ///
  /// - Parameters:
  ///   - tagKey: the key of the discriminator, or nil for an untagged enum.
  ///   - names: the names of the discriminator in the JSON, by their cases.
  ///   - cases: the names of all cases.
  ///   - nameOfCase: the name in the JSON of each case, according to a property of the enum.
  ///   - isRaw: whether the raw value of a case's value is encoded like the value.
  init(
    _ statements: [Statement], keys: CodedKeys, encoder: String, tagKey: String?,
    knowsSingleValues: Bool, names: @escaping EnumDecodingReader.Names, cases all: [String],
    nameOfCase: (_ property: String) -> ((_ name: String) -> String?)?,
    isRaw: @escaping (_ name: String, _ index: Int) -> Bool
  ) throws(Obstacle) {
    (self.encoder, self.tagKey, self.names) = (encoder, tagKey, names)
    (self.knowsSingleValues, self.isRaw) = (knowsSingleValues, isRaw)
    var values = EncodingReader([], keys: keys, encoder: encoder)
    guard let last = statements.last, case .choice(let subject, let branches) = last.kind,
      subject.name == "self"
    else { throw Obstacle(.statement, "no switch over self", at: statements.last?.start) }
    for statement in statements.dropLast() {
      if let property = try property(ofTag: statement, values), let names = nameOfCase(property) {
        (self.nameOfCase, isNamed) = (names, true)
        continue
      }
      guard case .binding = statement.kind else { throw statement.obstacle }
      try values.read(statement)
    }
    if !values.objects.isEmpty { throw Self.nestedObject(last) }
    for branch in branches {
      if branch.patterns.isEmpty {
        guard branch.body.count == 1, case .expression(let value) = branch.body[0].kind,
          value.name == "break"
        else { throw Obstacle(.statement, "the default", at: last.start) }
        for name in all where cases[name] == nil {
          cases[name] = EnumFacts.EncodedCase(name: self.nameOfCase(name))
        }
      }
      for pattern in branch.patterns {
        guard case .named(let name, let bindings) = pattern, cases[name] == nil else {
          throw Obstacle(.statement, "a pattern", at: last.start)
        }
        values.rawProperties = Set(
          bindings.enumerated().compactMap { isRaw(name, $0.offset) ? $0.element : nil })
        cases[name] = try element(branch, bindings, values, self.nameOfCase(name))
      }
    }
  }

  private func element(
    _ branch: Statement.Branch, _ bindings: [String?], _ values: EncodingReader, _ name: String?
  ) throws(Obstacle) -> EnumFacts.EncodedCase {
    var values = values
    var element = EnumFacts.EncodedCase(name: name)
    for statement in branch.body {
      switch statement.kind {
      case .binding: try values.read(statement)
      case .expression(let value) where value.name == "break" && branch.body.count == 1: break
      case .expression(let value):
        if try !readWhole(value, bindings, values, &element), try !readTag(value, values, &element)
        {
          try values.read(statement)
        }
      case .conditional: try values.read(statement)
      default: throw statement.obstacle
      }
    }
    if !values.objects.isEmpty { throw Self.nestedObject(branch.body.first) }
    for (name, fact) in values.facts {
      guard let index = bindings.firstIndex(of: name) else {
        throw Obstacle(.constant, "'\(name)'", at: branch.body.first?.start)
      }
      element.values[index] = fact
      if fact.place == .whole { element.payload = .whole(isDirect: false) }
    }
    guard element.payload == .keyed || element.values.count < 2 else {
      throw Obstacle(.statement, "a single value for several values", at: branch.body.first?.start)
    }
    return element
  }

  /// Reads `try value.encode(to: encoder)` and `try container.encodeNil()`.
  private func readWhole(
    _ value: Expression, _ bindings: [String?], _ values: EncodingReader,
    _ element: inout EnumFacts.EncodedCase
  ) throws(Obstacle) -> Bool {
    guard case .attempt(let call) = value.kind, let (local, method, arguments) = call.localCall
    else { return false }
    if method == "encodeNil", arguments.isEmpty, case .single? = values.containers[local] {
      guard element.payload == .keyed, bindings.isEmpty else { throw Self.obstacle(value) }
      element.payload = .null
      return true
    }
    let isDirect = method == "encode" && arguments.count == 1 && arguments[0].label == "to"
    let isSingle =
      knowsSingleValues && local == encoder && method == "encodeToSingleValueContainer"
      && arguments.count == 1 && arguments[0].label == nil
    let name = isSingle ? arguments[0].value.name : local
    guard isSingle || isDirect && arguments[0].value.name == encoder,
      let index = bindings.firstIndex(of: name)
    else { return false }
    guard element.payload == .keyed, element.values.isEmpty else { throw Self.obstacle(value) }
    element.payload = .whole(isDirect: isDirect)
    element.values[index] = EncodedFact(place: .whole, omitsNil: false)
    return true
  }

  /// Reads `try container.encode(Kind.circle, forKey: .kind)`, also with `Kind.circle.rawValue`.
  private func readTag(
    _ value: Expression, _ values: EncodingReader, _ element: inout EnumFacts.EncodedCase
  ) throws(Obstacle) -> Bool {
    guard let tagKey, var tag = try values.valueEncoded(by: value, under: tagKey) else {
      return false
    }
    if case .member(let element, "rawValue") = tag.kind { tag = element }
    let name: String? =
      switch tag.kind {
      case .literal: StringLiteral.value(of: tag.text)
      case .member(let base, let name): names(base.text, name)
      default: nil
      }
    // After a value without a key, the name could replace a key of the value.
    guard let name, element.name == nil, element.payload == .keyed else {
      throw Self.obstacle(value)
    }
    element.name = name
    return true
  }

  /// Returns `kind` for `try container.encode(kind, forKey: .type)`, also with `kind.rawValue`. Returns nil for another
  /// statement, or after another name.
  private func property(
    ofTag statement: Statement, _ values: EncodingReader
  ) throws(Obstacle) -> String? {
    guard let tagKey, case .expression(let value) = statement.kind,
      let tag = try values.valueEncoded(by: value, under: tagKey), !isNamed
    else { return nil }
    if let property = tag.property { return property }
    guard case .member(let base, "rawValue") = tag.kind else { return nil }
    return base.property
  }

  /// The obstacle of a nested object, which the facts of an enum do not contain.
  private static func nestedObject(_ statement: Statement?) -> Obstacle {
    Obstacle(.statement, "a nested object", at: statement?.start)
  }

  private static func obstacle(_ value: Expression) -> Obstacle {
    DecodingReader.obstacle(value)
  }
}
