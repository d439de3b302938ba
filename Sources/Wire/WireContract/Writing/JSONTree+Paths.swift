extension JSONTree {
  /// Returns the value at a path, or nil if there isn't one.
  func value(at path: ArraySlice<String>) -> JSONTree? {
    guard let key = path.first else { return self }
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value.value(at: path.dropFirst())
  }

  /// Returns the object with another value at a path, or without a value if `value` is nil.
  func replacing(_ value: JSONTree?, at path: ArraySlice<String>) -> JSONTree {
    guard let key = path.first, case .object(var members) = self else { return self }
    let index = members.firstIndex { $0.key == key }
    guard path.count > 1 else {
      if let index, let value {
        members[index].value = value
      } else if let index {
        members.remove(at: index)
      } else if let value {
        members.append(.init(key, value))
      }
      return .object(members)
    }
    let inner = (index.map { members[$0].value } ?? .object([]))
      .replacing(value, at: path.dropFirst())
    if let index { members[index].value = inner } else { members.append(.init(key, inner)) }
    return .object(members)
  }
}

extension [JSONTree.Member] {
  /// Sets the value at a path, unless the path already has a value.
  mutating func set(_ value: JSONTree, at path: ArraySlice<String>) {
    let tree = JSONTree.object(self)
    guard tree.value(at: path) == nil, case .object(let members) = tree.replacing(value, at: path)
    else { return }
    self = members
  }
}
