import Foundation

/// Finds the differences between two dumps of one file, field by field.
struct Comparison {
  private(set) var differences: [String] = []

  /// - Parameters:
  ///   - scanned: the declarations that widgetgen found.
  ///   - reference: the declarations that SwiftParser found.
  ///   - isValid: whether the file is valid for SwiftParser. If not, errors of widgetgen are not differences.
  init(scanned: DumpedFile, reference: DumpedFile, isValid: Bool) throws {
    var scanned = scanned
    // widgetgen must accept every file that SwiftParser accepts. It can also accept invalid files, because the compiler
    // reports their errors.
    if !isValid { scanned.diagnostics = [] }
    // For SwiftParser, annotations are comments.
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

  /// Returns a value as text without white space, so that line breaks in the source are not differences.
  private static func text(_ value: Any?) -> String {
    guard let value else { return "nothing" }
    return String("\(value)".filter { !$0.isWhitespace })
  }
}
