/// The nearest right name for a misspelt one.
///
/// For example: `Suggestion.nearest(to: "upercase", in: ["uppercase", "lowercase"])` is
/// `"uppercase"`.
package enum Suggestion {
  /// The candidate with the smallest edit distance, if that is at most a third of the name's
  /// length (and at least one edit is allowed), else the shortest that begins with the name, if
  /// that has four letters; of equals the first in alphabetical order.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let target = Array(name.lowercased().utf8)
    let limit = max(1, target.count / 3)
    var best: (distance: Int, name: String)?
    var longer: (length: Int, name: String)?
    for candidate in candidates {
      let bytes = Array(candidate.lowercased().utf8)
      if target.count >= 4, bytes.starts(with: target) {
        let found = (length: bytes.count, name: candidate)
        longer =
          longer.map { ($0.length, $0.name) <= (found.length, found.name) ? $0 : found } ?? found
      }
      guard abs(bytes.count - target.count) <= limit else { continue }
      let distance = editDistance(target, bytes)
      guard distance <= limit else { continue }
      if let current = best, (current.distance, current.name) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.name ?? longer?.name
  }

  /// The number of insertions, deletions, substitutions and swaps of neighbours between two words
  /// (the optimal string alignment distance).
  private static func editDistance(_ first: [UInt8], _ second: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...second.count)
    for row in 0..<first.count {
      var current = [row + 1]
      for column in 0..<second.count {
        let cost = first[row] == second[column] ? 0 : 1
        var distance = min(last[column] + cost, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1],
          first[row - 1] == second[column]
        {
          distance = min(distance, beforeLast[column - 1] + 1)
        }
        current.append(distance)
      }
      beforeLast = last
      last = current
    }
    return last[second.count]
  }
}
