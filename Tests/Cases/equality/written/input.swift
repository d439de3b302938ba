// widgetgen: equatable, hashable
struct Own {
  var id: Int
  static func == (left: Own, right: Own) -> Bool { left.id == right.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

// widgetgen: equatable
public class Compared {
  public static func == (left: Compared, right: Compared) -> Bool { left === right }
}

// widgetgen: hashable
struct Hashed {
  var id: Int
  func hash(into hasher: inout Hasher) {}
}

// widgetgen: equatable
// expected-fix 1-23: remove
// expected-warning 15-23: 'equatable' has no effect because 'Declared' is already 'Equatable' and has its own '=='; remove it [unused-annotation]
struct Declared: Equatable {
  var id: Int
  static func == (left: Declared, right: Declared) -> Bool { true }
}

// widgetgen: equatable
// expected-fix 1-23: remove
// expected-warning 15-23: 'equatable' has no effect because 'Derived' inherits from class 'Compared' and has its own '=='; remove it [unused-annotation]
class Derived: Compared {
  static func == (left: Derived, right: Derived) -> Bool { left === right }
}
