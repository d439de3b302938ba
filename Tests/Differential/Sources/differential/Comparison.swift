import Foundation

/// Finds where two dumps of one file differ, field by field.
struct Comparison {
  private(set) var differences: [String] = []

  /// - Parameters:
  ///   - scanned: what widgetgen printed, as JSON.
  ///   - reference: what SwiftParser saw, in the same form.
  init(scanned: DumpedFile, reference: DumpedFile, isValid: Bool) throws {
    var scanned = scanned
    // What SwiftParser takes without complaint widgetgen must take, too; the other way round is
    // the compiler's business.
    if !isValid { scanned.diagnostics = [] }
    // Annotations are comments to SwiftParser.
    scanned.diagnostics.removeAll { $0.id.contains("annotation") }
    compare(try Self.tree(scanned), try Self.tree(reference), at: "")
  }

  private static func tree(_ file: DumpedFile) throws -> Any {
    try JSONSerialization.jsonObject(with: JSONEncoder().encode(file))
  }

  private mutating func compare(_ left: Any?, _ right: Any?, at place: String) {
    switch (left, right) {
    case (nil, nil): break
    case (let left as [String: Any], let right as [String: Any]):
      let name = (left["name"] as? String).map { "(\($0))" } ?? ""
      for key in Set(left.keys).union(right.keys).sorted() {
        compare(left[key], right[key], at: "\(place)\(name).\(key)")
      }
    case (let left as [Any], let right as [Any]):
      for index in 0..<max(left.count, right.count) {
        compare(
          index < left.count ? left[index] : nil, index < right.count ? right[index] : nil,
          at: "\(place)[\(index)]")
      }
    default:
      let (left, right) = (Self.text(left), Self.text(right))
      if left != right {
        differences.append("\(place)\n    widgetgen:   \(left)\n    SwiftParser: \(right)")
      }
    }
  }

  /// White space inside a text is the author's.
  private static func text(_ value: Any?) -> String {
    guard let value else { return "nothing" }
    return String("\(value)".filter { !$0.isWhitespace })
  }
}
