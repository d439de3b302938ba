extension Value {
  /// Whether `{% if value %}` is true: there is something that is not empty, false, zero or less.
  package var isTruthy: Bool {
    switch self {
    case .none: false
    case .bool(let flag): flag
    case .int(let number): number > 0
    case .double(let number): Float(number) > 0
    case .float(let number): number > 0
    case .string(let text): !text.isEmpty
    case .array(let elements): !elements.isEmpty
    case .dictionary(let entries): !entries.isEmpty
    case .character: true
    case .object(let object): object.entries.map { !$0.isEmpty } ?? true
    }
  }

  /// The value as a number; nil for strings, even of digits, and Booleans.
  ///
  /// Stencil compares in single precision, so that the literal `0.1` equals the double 0.1.
  var number: Float? {
    switch self {
    case .int(let number): Float(number)
    case .double(let number): Float(number)
    case .float(let number): number
    case .object(let object): object.number
    default: nil
    }
  }

  /// What `==` says: numbers, strings and Booleans equal their like, and nothing equals nothing.
  /// Whatever else is never equal, but objects that are numbers.
  package func equals(_ other: Value) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.string(let left), .string(let right)): left == right
    case (.bool(let left), .bool(let right)): left == right
    case (.int(let left), .int(let right)): left == right
    case (.object(let object), .bool(let flag)), (.bool(let flag), .object(let object)):
      object.number == (flag ? 1 : 0)
    default: number.flatMap { left in other.number.map { left == $0 } } ?? false
    }
  }

  /// What `in` says: an element of an array, or a part of a string.
  package func isContained(in other: Value) -> Bool {
    switch (self, other) {
    case (.none, .none): true
    case (.string(let part), .string(let whole)): whole.hasPart(part)
    case (_, .array(let elements)):
      elements.allSatisfy(\.isHashable) && elements.contains { $0.isSameElement(as: self) }
    default: false
    }
  }

  /// Stencil looks for elements by their hash, so an array that contains a dictionary, an array or
  /// a gap contains nothing.
  private var isHashable: Bool {
    switch self {
    case .none, .array, .dictionary: false
    default: true
    }
  }

  private func isSameElement(as other: Value) -> Bool {
    switch (self, other) {
    case (.object(let left), .object(let right)): left.isEqual(to: right)
    case (.character(let left), .character(let right)): left == right
    case (.none, .none): false
    case (.double, .double), (.double, .int), (.double, .float), (.int, .double), (.float, .double):
      exactNumber == other.exactNumber
    default: equals(other)
    }
  }

  private var exactNumber: Double? {
    switch self {
    case .int(let number): Double(exactly: number)
    case .double(let number): number
    case .float(let number): Double(number)
    default: nil
    }
  }
}
