import WidgetTemplate

/// A value that is computed on first use.
///
/// The type is unsafe: only one rendering, which runs on one thread, may use an instance. A template for mocks uses the
/// parameters of a method about twenty times, and renders twice as fast with this cache.
final class Once<Value>: @unchecked Sendable {
  private var value: Value?

  func callAsFunction(_ make: () -> Value) -> Value {
    if let value { return value }
    let made = make()
    value = made
    return made
  }
}

/// The lists of a type's members by name. Each list is computed on first use.
///
/// The type is unsafe for the same reason as `Once`.
final class MemberLists: @unchecked Sendable {
  private var lists: [String: Value?] = [:]

  func list(named name: String, _ make: () -> Value?) -> Value? {
    if let known = lists[name] { return known }
    let made = make()
    lists[name] = made
    return made
  }
}
