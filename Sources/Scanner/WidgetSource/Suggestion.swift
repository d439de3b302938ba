/// Suggestions for misspelled names.
///
/// For example: `Suggestion.nearest(to: "upercase", in: ["uppercase", "lowercase"])` is
/// `"uppercase"`.
package enum Suggestion {
  /// Returns the candidate that is most similar to a name, or nil if none is similar.
  ///
  /// The candidate is as similar as for `similar(to:in:)`. If no candidate is that close and the name has at least four letters, the shortest candidate
  /// that begins with the name is returned. Letter case is ignored. Ties are resolved in alphabetical
  /// order.
  package static func nearest(to name: String, in candidates: some Sequence<String>) -> String? {
    let candidates = Array(candidates)
    if let similar = similar(to: name, in: candidates) { return similar }
    let target = Array(name.lowercased().utf8)
    guard target.count >= 4 else { return nil }
    return candidates.filter { $0.lowercased().utf8.starts(with: target) }
      .min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// Returns the candidate that is most similar to a name, as the runtime's `UnknownNameError.nearest` finds it, or nil.
  ///
  /// The edit distance can be at most a third of the name's length, but one edit is always allowed. Nothing is similar to
  /// a single letter.
  package static func similar(to name: String, in candidates: some Sequence<String>) -> String? {
    let target = Array(name.lowercased().utf8)
    guard target.count > 1 else { return nil }
    return closest(to: target, in: Array(candidates), limit: max(1, target.count / 3))
  }

  /// Returns the candidate that the user almost certainly meant, or nil. It is at most one edit away
  /// from the name, or two edits if the name has at least six letters.
  package static func typo(of name: String, in candidates: some Sequence<String>) -> String? {
    let target = Array(name.lowercased().utf8)
    return closest(to: target, in: Array(candidates), limit: min(2, max(1, target.count / 3)))
  }

  /// Returns the candidate that a fix may write instead of a name, or nil.
  ///
  /// The name has the candidate's letters in another order or in another letter case, or has one letter too many or too
  /// few. No other candidate is as similar. A name with a changed letter can be another word, such as `emit` for `omit`,
  /// and so can a name with another first letter, such as `encoder` for `coder`.
  package static func correction(of name: String, in candidates: some Sequence<String>) -> String? {
    let target = Array(name.lowercased().utf8)
    let others = Set(candidates)
    guard let meant = typo(of: name, in: others) else { return nil }
    let letters = Array(meant.lowercased().utf8)
    let rivals = others.subtracting([meant])
    guard letters.first == target.first, abs(letters.count - target.count) <= 1,
      closest(to: target, in: Array(rivals), limit: editDistance(target, letters)) == nil
    else { return nil }
    let (fewer, more) = letters.count < target.count ? (letters, target) : (target, letters)
    var rest = more
    for letter in fewer {
      guard let place = rest.firstIndex(of: letter) else { return nil }
      rest.remove(at: place)
    }
    return meant
  }

  private static func closest(
    to target: [UInt8], in candidates: [String], limit: Int
  ) -> String? {
    var best: (distance: Int, name: String)?
    for candidate in candidates {
      let bytes = Array(candidate.lowercased().utf8)
      guard abs(bytes.count - target.count) <= limit else { continue }
      let distance = editDistance(target, bytes)
      guard distance <= limit else { continue }
      if let current = best, (current.distance, current.name) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.name
  }

  /// Returns the number of insertions, deletions, substitutions and swaps of adjacent letters between two
  /// words (the optimal string alignment distance).
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
