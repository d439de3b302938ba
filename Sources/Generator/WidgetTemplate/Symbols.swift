/// Small numbers for the names of variables, so that a lookup uses an index instead of a hash.
///
/// A template and everything that it includes share the symbols of a rendering.
package struct Symbols: Sendable {
  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]
  /// Whether a tag sets the variable, by symbol.
  private var areBound: [Bool] = []

  /// Returns the number of a name. A new name gets the next number.
  mutating func number(of name: String) -> Int {
    if let known = numbers[name] { return known }
    let number = names.count
    names.append(name)
    areBound.append(false)
    numbers[name] = number
    return number
  }

  /// Returns the number of a name, and records that a tag such as `for`, `set` or `macro` sets the variable.
  mutating func bound(_ name: String) -> Int {
    let number = number(of: name)
    areBound[number] = true
    return number
  }

  /// Whether one of the templates that have been parsed contains a tag that sets the variable.
  func isBound(_ symbol: Int) -> Bool { areBound[symbol] }

  /// The names of all variables that tags set.
  var boundNames: [String] { zip(names, areBound).compactMap { $1 ? $0 : nil } }

  /// Returns the number of a name, or nil if it is unknown.
  func known(_ name: String) -> Int? { numbers[name] }
}
