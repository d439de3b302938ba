/// The names of variables as small numbers, so that looking one up costs an index, not a hash.
///
/// A template and all it includes in one rendering share them.
package struct Symbols: Sendable {
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]

  /// The number of a name; a new name gets the next one.
  mutating func number(of name: String) -> Int {
    if let known = numbers[name] { return known }
    let number = names.count
    names.append(name)
    numbers[name] = number
    return number
  }

  /// The number of a name, if it has one.
  func known(_ name: String) -> Int? { numbers[name] }
}
