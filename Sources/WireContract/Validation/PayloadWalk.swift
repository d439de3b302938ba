import WidgetSource

/// Holds the values of one payload against a program, and notes what is wrong.
///
/// It looks at the name of a value and then at one type; only values without names are tried in turn, and what
/// came of that is remembered, so that no payload takes more than its size.
struct PayloadWalk {
  let program: PayloadProgram
  let bytes: PayloadBytes
  let nodes: [PayloadNode]
  var findings: [PayloadFinding] = []
  /// How many errors were found, noted or not.
  var errorCount = 0
  /// Whether only the number of errors matters.
  var isSilent = false
  /// Which node each property of the objects that are open has, and by which of its keys.
  var found: [UInt64] = []
  /// Whether the values are inside of one that a system does not know, so that nothing in it matters there.
  var isInsideUnavailable = false
  /// The objects that are held against something flattened, whose keys are not all there is.
  var shared: Set<Int> = []
  /// How many checks the current one is inside of.
  private var depth = 0
  /// More than the deepest payload takes; a family that is one of its own types would have no end.
  private static let depthLimit = 4096
  /// What payloads have, where somebody wants to know.
  var counts: PayloadCounts?
  /// Whether a value fits an option of a choice without names.
  var attempts: [Attempt: Bool] = [:]

  /// A value that is held against an option.
  struct Attempt: Hashable {
    let node: Int
    let choice: Int
    let option: Int
  }

  /// Whether objects that are merged into others have errors.
  var mergedErrors: [Merged: Bool] = [:]
  /// Whether errors are reported as warnings.
  private(set) var isTolerated = false

  /// An object whose keys are merged into the keys of a node, and how its errors are reported.
  struct Merged: Hashable {
    let node: Int
    let object: Int
    let dropsUnknown: Bool
    let isSilent: Bool
    let isTolerated: Bool
  }

  /// Nobody reads more.
  static let findingLimit = 1000

  init(_ program: PayloadProgram, _ bytes: PayloadBytes, _ nodes: [PayloadNode]) {
    self.program = program
    self.bytes = bytes
    self.nodes = nodes
  }

  /// Holds a value against a shape.
  ///
  /// - Parameter dropsUnknown: whether a value with an unknown name is left out here.
  mutating func check(_ node: Int, _ shape: Int, dropsUnknown: Bool = false) {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.depthLimit else {
      add(.nestedTooDeeply, .error, "this value refers to itself without end", nodes[node].place)
      return
    }
    if !program.shorthands.isEmpty, nodes[node].kind != .object, nodes[node].kind != .null,
      let shorthand = program.shorthands[shape]
    {
      check(node, shorthand)
      return
    }
    switch program.shapes[shape] {
    case .anything: return
    case .scalar(let scalar): check(node, scalar)
    case .optional(let inner):
      if nodes[node].kind != .null { check(node, inner, dropsUnknown: dropsUnknown) }
    case .list(let element, let drops): checkList(node, element, drops)
    case .map(let value, let keys, let drops): checkMap(node, value, keys, drops)
    case .oneOrMany(let list, let element):
      check(node, nodes[node].kind == .array ? list : element)
    case .dropping(let inner, .brackets): check(node, inner)
    case .dropping(let inner, .unknown): check(node, inner, dropsUnknown: true)
    case .dropping(let inner, .wrong):
      tolerate("it is left out") { $0.check(node, inner) }
    case .expression(let inner):
      if nodes[node].kind != .string || !isExpression(node) { check(node, inner) }
    case .lenient(let scalar): checkLenient(node, scalar)
    case .emptyAsNil(let inner):
      if nodes[node].kind == .string, text(node).allSatisfy(\.isWhitespace) { return }
      check(node, inner)
    case .object(let number): checkObject(node, number, dropsUnknown: dropsUnknown)
    case .array(let number): checkArray(node, number)
    case .values(let number): checkValues(node, number)
    case .choice(let number, let place):
      checkChoice(node, number, place, dropsUnknown: dropsUnknown)
    }
  }

  private mutating func checkList(_ node: Int, _ element: Int, _ drops: WireType.Dropped?) {
    guard expect(.array, node, "a list") else { return }
    var index = node + 1
    let end = Int(nodes[node].next)
    while index < end {
      checkPart(index, element, drops)
      index = Int(nodes[index].next)
    }
  }

  private mutating func checkMap(
    _ node: Int, _ value: Int, _ keys: WireType.MapKeys, _ drops: WireType.Dropped?
  ) {
    guard expect(.object, node, "an object") else { return }
    var index = node + 1
    let end = Int(nodes[node].next)
    while index < end {
      if drops == .wrong {
        tolerate("this entry is left out") { $0.checkKey(index, keys) }
      } else {
        checkKey(index, keys)
      }
      checkPart(index + 1, value, drops)
      index = Int(nodes[index + 1].next)
    }
  }

  private mutating func checkKey(_ node: Int, _ keys: WireType.MapKeys) {
    if case .texts = keys { return }
    let key = text(node)
    if keys.contains(key) { return }
    switch keys {
    case .texts: break
    case .integers:
      add(
        .wrongType, .error, "expected an integer as the key, found '\(key)'", nodes[node].range)
    case .listed(let keys):
      let near = isSilent ? nil : Suggestion.nearest(to: key, in: keys)
      add(
        .unknownCase, .error,
        "'\(key)' is not one of the keys" + (near.map { "; did you mean '\($0)'?" } ?? ""),
        nodes[node].range)
    }
  }

  mutating func checkPart(_ node: Int, _ shape: Int, _ drops: WireType.Dropped?) {
    switch drops {
    case nil, .brackets: check(node, shape)
    case .unknown: check(node, shape, dropsUnknown: true)
    case .wrong: tolerate("this element is left out") { $0.check(node, shape) }
    }
  }

  private func isExpression(_ node: Int) -> Bool {
    let content = nodes[node].content
    var offset = content.lowerBound
    while offset + 1 < content.upperBound {
      if bytes[offset] == UInt8(ascii: "@"), bytes[offset + 1] == UInt8(ascii: "{") { return true }
      offset += 1
    }
    return false
  }

  // MARK: - Findings

  /// Whether a value is of a kind; if not, that is an error.
  mutating func expect(_ kind: PayloadNode.Kind, _ node: Int, _ expected: String) -> Bool {
    if nodes[node].kind == kind { return true }
    wrongType(node, expected)
    return false
  }

  mutating func wrongType(_ node: Int, _ expected: String) {
    if isSilent {
      errorCount += 1
      return
    }
    if nodes[node].kind == .null {
      add(.nullValue, .error, "expected \(expected), found null", nodes[node].place)
    } else {
      add(
        .wrongType, .error, "expected \(expected), found \(nodes[node].kindName)", nodes[node].place
      )
    }
  }

  mutating func add(
    _ rule: PayloadRule, _ severity: Severity, _ message: String, _ range: SourceRange
  ) {
    if severity == .error { errorCount += 1 }
    if isSilent { return }
    guard findings.count < Self.findingLimit || (severity == .error && errorCount == 1) else {
      return
    }
    findings.append(
      PayloadFinding(rule: rule, severity: severity, message: message, range: range))
  }

  /// Notes errors as warnings: the app goes on without the value.
  mutating func tolerate(_ consequence: String, _ check: (inout PayloadWalk) -> Void) {
    let (first, count, outer) = (findings.count, errorCount, isTolerated)
    isTolerated = true
    check(&self)
    isTolerated = outer
    if errorCount == count { return }
    errorCount = count
    for index in first..<max(first, findings.count) where findings[index].severity == .error {
      findings[index].severity = .warning
      findings[index].message += "; " + consequence
    }
  }

  /// The text of a string, its escapes resolved.
  func text(_ node: Int) -> String {
    let plain = bytes.text(nodes[node].content)
    return nodes[node].hasEscapes ? PayloadText.unescaped(plain) : plain
  }
}

/// The escapes of JSON's strings.
enum PayloadText {
  /// The text of a string that has been scanned.
  static func unescaped(_ text: String) -> String {
    let file = SourceFile(path: "", text: "\"\(text)\"")
    guard case .success(let value) = JSONValue.read(file), case .string(let text) = value.kind
    else {
      return text
    }
    return text
  }
}
