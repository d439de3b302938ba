/// A name on the wire that no type of its family goes by.
///
/// For example: `unknown Component 'buton'; did you mean 'button'? known: button, card, text`.
public struct UnknownName: Swift.Error, Hashable, CustomStringConvertible {
  /// The name as the JSON has it.
  public let name: String
  /// The family's protocol or enum.
  public let family: String
  /// The names that would have been understood; none where only a registry knows them.
  public let known: [String]

  /// A name and the ones that would have been right.
  public init(_ name: String, in family: String, known: [String]) {
    self.name = name
    self.family = family
    self.known = known
  }

  /// What is wrong and what is right, the nearest name first.
  public var description: String {
    if known.isEmpty { return "unknown \(family) '\(name)'" }
    let hint = nearest.map { "; did you mean '\($0)'?" } ?? ";"
    return "unknown \(family) '\(name)'\(hint) known: \(known.joined(separator: ", "))"
  }

  /// The known name that differs in the fewest letters, if those are at most a third of it.
  public var nearest: String? {
    let target = Array(name.lowercased())
    let near = known.map { (Self.distance(target, Array($0.lowercased())), $0) }
      .filter { $0.0 <= max(1, target.count / 3) }
    return near.min { $0 < $1 }?.1
  }

  /// The number of letters to insert, delete, replace or swap with their neighbour to make one
  /// word the other (the optimal string alignment distance).
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
