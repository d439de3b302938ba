/// How far a declaration can be seen, from the nearest to the farthest
/// (Swift book, Access Control).
package enum AccessLevel: String, Comparable, Sendable, CaseIterable {
  case `private`, `fileprivate`, `internal`, package, `public`, open

  package static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .private: 0
    case .fileprivate: 1
    case .internal: 2
    case .package: 3
    case .public: 4
    case .open: 5
    }
  }

  /// The level that a generated member of a type of this level has: a member cannot be `open`
  /// unless it can be overridden, an initializer never.
  package var ofMember: AccessLevel { self == .open ? .public : self }

  /// Whether a generated file can name the declaration.
  package var isVisibleInOtherFiles: Bool { self >= .internal }
}
