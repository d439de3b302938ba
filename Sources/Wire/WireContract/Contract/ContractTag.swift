/// The place of a discriminator: the keys that lead to it.
package struct ContractTag: Hashable, Sendable {
  /// The paths that are decoded: one path, or several keys. The first path that exists is used.
  package var reads: [[String]]
  /// The path that is encoded: the keys of nested objects, then the key of the name.
  package var writes: [String]

  package init(reads: [[String]], writes: [String]) {
    self.reads = reads
    self.writes = writes
  }

  package init(_ path: [String]) { self.init(reads: [path], writes: path) }

  /// The first path that is decoded.
  var path: [String] { reads[0] }

  /// The first decoded key of the discriminator, or nil if the discriminator is in a nested object.
  package var key: String? { path.count == 1 ? path[0] : nil }

  /// The keys of the path, separated by dots.
  package var text: String { path.joined(separator: ".") }
}

/// The JSON type of the names in a family or an enum.
package enum ContractTagType: String, Sendable {
  case string, int, bool

  /// The plural of the type in messages, such as `integers`.
  var plural: String {
    switch self {
    case .string: "strings"
    case .int: "integers"
    case .bool: "true and false"
    }
  }

  /// Returns a name as a JSON value: `"text"`, `2`, `true`.
  func tree(_ name: String) -> JSONTree {
    switch self {
    case .string: .string(name)
    case .int: .number(name)
    case .bool: .bool(name == "true")
    }
  }

  /// Returns a name as written in annotations: `"text"`, `2`, `true`.
  func literal(_ name: String) -> String { self == .string ? "\"\(name)\"" : name }
}

extension ContractChoice {
  /// The meaning of a value without a name.
  package enum Missing: Equatable, Sendable {
    case error
    /// The value is treated like a value with an unknown name.
    case unknown
    /// The value is decoded as the option with this id.
    case option(String)
  }
}
