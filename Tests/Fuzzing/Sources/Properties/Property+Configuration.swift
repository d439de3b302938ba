import WidgetDriver
import WidgetSource

extension Property {
  /// Checks that the positions of errors are inside the configuration, and that invalid JSON is an error. Also checks
  /// that the range of each value is inside the range of the enclosing value.
  func checkConfiguration(_ bytes: [UInt8]) throws(Violation) {
    let file = SourceFile(path: "App/widgetgen.json", bytes: bytes)
    let (_, diagnostics) = ConfigurationReader.read(file)
    try checkPlaces(of: diagnostics, in: file)
    guard case .success(let value) = JSONValue.read(file) else {
      return try require(diagnostics.hasErrors, "a text that is no JSON is accepted")
    }
    try checkRanges(of: value, in: SourceRange(0..<bytes.count))
  }

  private func checkRanges(of value: JSONValue, in outer: SourceRange) throws(Violation) {
    try require(isInside(value.range, outer), "a value leaves the one around it")
    switch value.kind {
    case .array(let elements):
      for element in elements { try checkRanges(of: element, in: value.range) }
    case .object(let members):
      for member in members {
        try require(isInside(member.keyRange, value.range), "a key leaves its object")
        try checkRanges(of: member.value, in: value.range)
      }
    case .null, .bool, .integer, .number, .string: break
    }
  }
}
