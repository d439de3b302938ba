import WidgetTemplate

/// A value that is made when it is first asked for.
///
/// Unsafe code; an object belongs to one rendering, which runs on one thread. Templates of mocks ask
/// a method for its parameters some twenty times, and render twice as fast for it.
final class Once<Value>: @unchecked Sendable {
  private var value: Value?

  func callAsFunction(_ make: () -> Value) -> Value {
    if let value { return value }
    let made = make()
    value = made
    return made
  }
}

/// The lists of a type's members that a template has asked for, by their names.
///
/// Unsafe code, for the same reason.
final class MemberLists: @unchecked Sendable {
  private var lists: [String: Value?] = [:]

  func list(named name: String, _ make: () -> Value?) -> Value? {
    if let known = lists[name] { return known }
    let made = make()
    lists[name] = made
    return made
  }
}
