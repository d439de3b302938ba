/// Returns a diff of two texts for the message of a failing test, or an empty string if the texts are equal.
package func unifiedDiff(expected: String, actual: String) -> String {
  if expected == actual { return "" }
  let (old, new) = (
    expected.split(separator: "\n", omittingEmptySubsequences: false),
    actual.split(separator: "\n", omittingEmptySubsequences: false)
  )
  var lines: [String] = []
  let difference = new.difference(from: old)
  var (removed, inserted): ([Int: Substring], [Int: Substring]) = ([:], [:])
  for change in difference {
    switch change {
    case .remove(let offset, let element, _): removed[offset] = element
    case .insert(let offset, let element, _): inserted[offset] = element
    }
  }
  var (left, right) = (0, 0)
  while left < old.count || right < new.count {
    if let line = removed[left], left < old.count {
      lines.append("-\(line)")
      left += 1
    } else if let line = inserted[right], right < new.count {
      lines.append("+\(line)")
      right += 1
    } else {
      lines.append(" \(old[left])")
      left += 1
      right += 1
    }
  }
  return lines.joined(separator: "\n")
}
