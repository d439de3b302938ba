/// Sees what is skipped.
protocol JSONObserver {
  /// Whether it looks at keys.
  static var isInterestedInKeys: Bool { get }
  /// An object or array begins.
  mutating func open(at offset: Int, isObject: Bool)
  /// A key of plain ASCII has been passed, with a start and an end of its text.
  mutating func key(from start: Int, to end: Int, in bytes: JSONBytes, valueAt offset: Int)
  /// A key with escapes or letters beyond ASCII has been passed.
  mutating func unusualKey(at start: Int, in bytes: JSONBytes, valueAt offset: Int)
  /// An object or array ends before an offset.
  mutating func close(at offset: Int, isObject: Bool)
}

extension JSONObserver {
  mutating func key(from start: Int, to end: Int, in bytes: JSONBytes, valueAt offset: Int) {}
  mutating func unusualKey(at start: Int, in bytes: JSONBytes, valueAt offset: Int) {}
}

/// Sees nothing.
struct JSONNobody: JSONObserver {
  static var isInterestedInKeys: Bool { false }
  mutating func open(at offset: Int, isObject: Bool) {}
  mutating func close(at offset: Int, isObject: Bool) {}
}
