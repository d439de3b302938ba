import WidgetSource

/// Checks the values of one payload against a program, and collects the findings.
///
/// A value with a name is compared with one type, which the name selects. Only values without names are compared with
/// several types. The results of these comparisons are cached, so the time is proportional to the size of the payload.
struct PayloadWalk {
  let program: PayloadProgram
  let bytes: PayloadBytes
  let nodes: [PayloadNode]
  var findings: [PayloadFinding] = []
  /// The number of errors, reported or not.
  var errorCount = 0
  /// Whether errors are counted but not reported.
  var isSilent = false
  /// For each property of the objects that are being checked, the node of its value and the rank of the value's key.
  var found: [UInt64] = []
  /// Whether the current value is inside a value that was reported because its name is unavailable on a platform.
  var isInsideUnavailable = false
  /// The objects that are currently compared with the type of a flattened property. Such a type does not list all keys
  /// of the object.
  var shared: Set<NodeIndex> = []
  /// The nesting depth of the current check.
  private var depth = 0
  /// The maximum nesting depth of checks, which protects the stack. A payload can have 512 levels, and most levels need
  /// two to four checks: for example, of an optional, a family and a type of the family.
  private static let depthLimit = 2048
  /// The value that is being checked, and the number of types against which it is currently checked.
  private var current = (node: NodeIndex(-1), types: 0)
  /// The maximum number of types for one value. Without this limit, the checks of a type that contains itself at the same
  /// place would never end.
  private static let typeLimit = 64
  /// The counts of the payload, or nil if they are not requested.
  var counts: PayloadCounts?
  /// The parts of the contract that the values reach, or nil if they are not requested.
  var trace: PayloadTrace?
  /// For each checked value and option of a choice without names, whether the option accepts the value.
  var attempts: [Attempt: Bool] = [:]

  /// A value that is compared with an option.
  struct Attempt: Hashable {
    let node: NodeIndex
    let choice: ChoiceIndex
    let option: Int
  }

  /// For each checked merged object, whether it has errors. The errors of the objects that are merged into it do not
  /// count.
  var mergedErrors: [Merged: Bool] = [:]
  /// The checks of merged values other than objects that have not ended yet.
  var merging: Set<Merged> = []
  /// Whether errors are reported as warnings.
  private(set) var isTolerated = false

  /// A check of a node against a type whose keys are merged into the keys of another object.
  struct Merged: Hashable {
    enum Part: Hashable {
      case object(ObjectIndex)
      /// A type other than an object, such as a family, by its shape.
      case shape(ShapeIndex)
    }

    let node: NodeIndex
    let part: Part
    let dropsUnknown: Bool
    let isSilent: Bool
    let isTolerated: Bool
  }

  /// The maximum number of reported findings. The first error is reported even if the limit is reached.
  static let findingLimit = 1000

  init(_ program: PayloadProgram, _ bytes: PayloadBytes, _ nodes: [PayloadNode]) {
    self.program = program
    self.bytes = bytes
    self.nodes = nodes
  }

  /// Checks that a value has the given shape.
  ///
  /// - Parameter dropsUnknown: whether a value with an unknown name is left out at this place.
  mutating func check(_ node: NodeIndex, _ shape: ShapeIndex, dropsUnknown: Bool = false) {
    let outer = current
    current = (node, node == outer.node ? outer.types + 1 : 1)
    depth += 1
    defer { (current, depth) = (outer, depth - 1) }
    guard current.types <= Self.typeLimit else {
      endless(node)
      return
    }
    guard depth <= Self.depthLimit else {
      let message = "this value is nested too deeply to check"
      add(.nestedTooDeeply, .error, message, nodes[node].place)
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
    case .json: checkNumbers(node)
    case .scalar(let scalar): check(node, scalar)
    case .optional(let inner):
      if nodes[node].kind != .null { check(node, inner, dropsUnknown: dropsUnknown) }
    case .list(let element, let drops): checkList(node, element, drops)
    case .map(let value, let keys, let drops): checkMap(node, value, keys, drops)
    case .pairs(let key, let value, let drops): checkPairs(node, key, value, drops)
    case .oneOrMany(let list, let element):
      check(node, nodes[node].kind == .array ? list : element)
    case .dropping(let inner, let part):
      tolerate(part.tolerance?.consequence) {
        $0.check(node, inner, dropsUnknown: part.dropsUnknown)
      }
    case .expression(let inner):
      if nodes[node].kind != .string || !isExpression(node) { check(node, inner) }
    case .lenient(let scalar): checkLenient(node, scalar)
    case .emptyAsNil(let inner):
      if nodes[node].kind == .string, text(node).allSatisfy(\.isWhitespace) { return }
      check(node, inner)
    case .nonFinite(let inner):
      if nodes[node].kind == .string, WireType.Coder.nonFiniteTexts.contains(text(node)) { return }
      check(node, inner)
    case .object(let number): checkObject(node, number, dropsUnknown: dropsUnknown)
    case .array(let number): checkArray(node, number)
    case .values(let number): checkValues(node, number)
    case .choice(let number, let place):
      checkChoice(node, PlacedChoice(number: number, place: place, dropsUnknown: dropsUnknown))
    }
  }

  private mutating func checkList(
    _ node: NodeIndex, _ element: ShapeIndex, _ drops: WireType.Dropped?
  ) {
    guard expect(.array, node, "a list") else { return }
    for child in nodes.elements(of: node) { checkPart(child, element, drops) }
  }

  private mutating func checkMap(
    _ node: NodeIndex, _ value: ShapeIndex, _ keys: WireType.MapKeys, _ drops: WireType.Dropped?
  ) {
    guard expect(.object, node, "an object") else { return }
    let consequence = drops.consequenceForEntries
    for key in nodes.keys(of: node) {
      tolerate(consequence) { $0.checkKey(key, keys) }
      checkPart(key.value, value, drops)
    }
  }

  /// Checks an array of alternating keys and values.
  ///
  /// - Parameter drops: the policy for wrong pairs. A pair is left out if its key or its value is wrong.
  private mutating func checkPairs(
    _ node: NodeIndex, _ key: ShapeIndex, _ value: ShapeIndex, _ drops: WireType.Dropped?
  ) {
    guard expect(.array, node, "a list of keys and values in turn") else { return }
    let consequence = drops.consequenceForEntries
    var elements = nodes.elements(of: node)
    while let first = elements.next() {
      guard let second = elements.next() else {
        add(.missingKey, .error, "the last key has no value", nodes[first].place)
        return
      }
      tolerate(consequence) { $0.check(first, key) }
      checkPart(second, value, drops)
    }
  }

  private mutating func checkKey(_ node: NodeIndex, _ keys: WireType.MapKeys) {
    if case .texts = keys { return }
    let key = text(node)
    if keys.contains(key) { return }
    switch keys {
    case .texts, .pairs: break
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

  mutating func checkPart(_ node: NodeIndex, _ shape: ShapeIndex, _ drops: WireType.Dropped?) {
    tolerate(drops.consequenceForElements) {
      $0.check(node, shape, dropsUnknown: drops?.dropsUnknown ?? false)
    }
  }

  private func isExpression(_ node: NodeIndex) -> Bool {
    let content = nodes[node].content
    var offset = content.lowerBound
    while offset + 1 < content.upperBound {
      if bytes[offset] == UInt8(ascii: "@"), bytes[offset + 1] == UInt8(ascii: "{") { return true }
      offset += 1
    }
    return false
  }

  // MARK: - Findings

  /// Whether a value is of the given kind. Reports a value of another kind.
  mutating func expect(_ kind: PayloadNode.Kind, _ node: NodeIndex, _ expected: String) -> Bool {
    if nodes[node].kind == kind { return true }
    wrongType(node, expected)
    return false
  }

  mutating func wrongType(_ node: NodeIndex, _ expected: String) {
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

  /// Reports a value whose check does not end.
  mutating func endless(_ node: NodeIndex) {
    add(.nestedTooDeeply, .error, "this value refers to itself without end", nodes[node].place)
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

  /// Runs a check. If the app leaves out or replaces wrong values, errors are reported as warnings.
  ///
  /// - Parameter consequence: the consequence of an error, for the warning, or nil if the error remains an error.
  mutating func tolerate(_ consequence: String?, _ check: (inout PayloadWalk) -> Void) {
    guard let consequence else {
      check(&self)
      return
    }
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

  /// Returns the text of a string, with its escapes resolved.
  func text(_ node: NodeIndex) -> String {
    let plain = bytes.text(nodes[node].content)
    return nodes[node].hasEscapes ? Self.unescaped(plain) : plain
  }

  private static func unescaped(_ text: String) -> String {
    let file = SourceFile(path: "", text: "\"\(text)\"")
    guard case .success(let value) = JSONValue.read(file), case .string(let text) = value.kind
    else { return text }
    return text
  }
}

extension WireType.Dropped? {
  /// The consequence of a wrong element, or nil if it is an error.
  ///
  /// The text is a literal, because it is needed for each element.
  fileprivate var consequenceForElements: String? {
    self?.isTolerant == true ? "this element is left out" : nil
  }

  /// The consequence of a wrong key or of a wrong pair of a dictionary, or nil if it is an error.
  fileprivate var consequenceForEntries: String? {
    self?.isTolerant == true ? "this entry is left out" : nil
  }
}
