/// Where the name of a type is: the keys that lead to it.
package struct ContractTag: Hashable, Sendable {
  /// The paths that are read, of which the first that exists counts: one path, or several keys.
  package var reads: [[String]]
  /// The path that is written: the keys of objects within the object, and last that of the name.
  package var writes: [String]

  package init(reads: [[String]], writes: [String]) {
    self.reads = reads
    self.writes = writes
  }

  package init(_ path: [String]) { self.init(reads: [path], writes: path) }

  /// The first path that is read.
  var path: [String] { reads[0] }

  /// The first key that is read of a name in the object itself; nil where it is deeper.
  package var key: String? { path.count == 1 ? path[0] : nil }

  /// That path as annotations have it.
  package var text: String { path.joined(separator: ".") }

  /// The annotation of a family that has its names there.
  var annotation: String { (key == nil ? "tagPath" : "tag") + " = \"\(text)\"" }
}

/// The type of the names of a family in the JSON.
package enum ContractTagType: String, Sendable {
  case string, int, bool

  /// What names are, in words.
  var plural: String {
    switch self {
    case .string: "strings"
    case .int: "integers"
    case .bool: "true and false"
    }
  }

  /// A name as a JSON value: `"text"`, `2`, `true`.
  func tree(_ name: String) -> JSONTree {
    switch self {
    case .string: .string(name)
    case .int: .number(name)
    case .bool: .bool(name == "true")
    }
  }

  /// A name as annotations have it: `"text"`, `2`, `true`.
  func literal(_ name: String) -> String { self == .string ? "\"\(name)\"" : name }
}

extension ContractChoice {
  /// What a value without a name is read as.
  package enum Missing: Equatable, Sendable {
    case error
    /// By the policy for unrecognized names.
    case unknown
    /// A type of the family, or a case of the enum.
    case option(String)
  }
}
