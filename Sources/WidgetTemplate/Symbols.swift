/// The names of variables as small numbers, so that looking one up costs an index, not a hash.
///
/// A template and all it includes in one rendering share them.
package struct Symbols: Sendable {
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]
  /// Whether a tag sets the variable, by symbol.
  private var areBound: [Bool] = []

  /// The number of a name; a new name gets the next one.
  mutating func number(of name: String) -> Int {
    if let known = numbers[name] { return known }
    let number = names.count
    names.append(name)
    areBound.append(false)
    numbers[name] = number
    return number
  }

  /// The number of a name that a tag sets: a loop, `set`, a macro.
  mutating func bound(_ name: String) -> Int {
    let number = number(of: name)
    areBound[number] = true
    return number
  }

  /// Whether any template so far has a tag that sets the variable.
  func isBound(_ symbol: Int) -> Bool { areBound[symbol] }

  /// The names of all variables that tags set.
  var boundNames: [String] { zip(names, areBound).compactMap { $1 ? $0 : nil } }

  /// The number of a name, if it has one.
  func known(_ name: String) -> Int? { numbers[name] }
}
