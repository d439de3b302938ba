/// The error thrown if no type or case of a family has the name in the JSON.
///
/// For example: `unknown Component 'buton'; did you mean 'button'? known: button, card, text`.
public struct UnknownNameError: Swift.Error, Hashable, CustomStringConvertible {
  /// The name in the JSON.
  public let name: String
  /// The name of the family's protocol, class or enum.
  public let family: String
  /// The names that can be decoded, including the names of registered modules. Empty if they are unknown, as in Beagle.
  public let known: [String]
  /// The module that decodes the name, if it is known that this module is not registered.
  public let missingModule: String?

  /// Creates an error from the unknown name and the known names.
  public init(_ name: String, in family: String, known: [String]) {
    self.init(name, in: family, known: known, missingModule: nil)
  }

  init(_ name: String, in family: String, known: [String], missingModule: String?) {
    self.missingModule = missingModule
    self.name = name
    self.family = family
    self.known = known
  }

  /// A message with the unknown name, and the module that is not registered. Without such a module, the message
  /// contains a similar name if there is one, and all known names.
  public var description: String {
    if missingModule != nil || known.isEmpty { return summary }
    let summary = summary
    let end = summary.last == "?" ? "" : ";"
    return "\(summary)\(end) known: \(known.joined(separator: ", "))"
  }

  /// The message without the list of known names.
  var summary: String {
    let start = "unknown \(family) '\(name)'"
    if let missingModule { return "\(start): module \(missingModule) is not registered" }
    return start + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }

  /// The most similar known name, or nil if no known name is similar. A name is similar if one letter or at most a
  /// third of the letters differ, ignoring case. Nothing is similar to a single letter.
  public var nearest: String? {
    let target = Array(name.lowercased())
    guard target.count > 1 else { return nil }
    let near = known.map { (Self.distance(target, Array($0.lowercased())), $0) }
      .filter { $0.0 <= max(1, target.count / 3) }
    return near.min { $0 < $1 }?.1
  }

  /// Returns the number of insertions, deletions, replacements and swaps of adjacent letters that turn one word into
  /// the other (the optimal string alignment distance).
  private static func distance(_ first: [Swift.Character], _ second: [Swift.Character]) -> Int {
    var rows = [Array(0...second.count)]
    for (index, letter) in first.enumerated() {
      var row = [index + 1]
      for (column, other) in second.enumerated() {
        let replaced = rows[index][column] + (letter == other ? 0 : 1)
        var best = min(replaced, row[column] + 1, rows[index][column + 1] + 1)
        if index > 0, column > 0, letter == second[column - 1], other == first[index - 1] {
          best = min(best, rows[index - 1][column - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
