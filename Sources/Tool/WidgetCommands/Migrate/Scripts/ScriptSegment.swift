/// A shell script in a file, with the offset of each byte in that file.
struct ScriptSegment {
  private(set) var script: [UInt8] = []
  /// For each byte of the script, and for its end, the offset in the file.
  private var offsets: [Int] = []
  /// Whether the script is the value of a variable that other commands run.
  private(set) var isVariable = false

  var start: Int { offsets[0] }
  var end: Int { offsets[offsets.count - 1] }

  /// Creates a script from text without escape sequences.
  init(_ file: [UInt8], _ range: Range<Int>, isVariable: Bool = false) {
    self.isVariable = isVariable
    script = Array(file[range])
    offsets = Array(range.lowerBound...range.upperBound)
  }

  /// Creates a script from a string of a property list, Ruby, TOML or YAML, and decodes its escape sequences.
  ///
  /// - Parameter range: the range between the quotation marks.
  init(escaped file: [UInt8], _ range: Range<Int>) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      offsets.append(offset)
      if file[offset] == UInt8(ascii: "\\"), offset + 1 < range.upperBound {
        offset += 1
        script.append(Self.meaning(of: file[offset]))
      } else {
        script.append(file[offset])
      }
      offset += 1
    }
    offsets.append(range.upperBound)
  }

  private static func meaning(of escape: UInt8) -> UInt8 {
    switch escape {
    case UInt8(ascii: "n"): UInt8(ascii: "\n")
    case UInt8(ascii: "t"): UInt8(ascii: "\t")
    case UInt8(ascii: "r"): UInt8(ascii: "\r")
    // A backslash at the end of a line joins it with the next line.
    case UInt8(ascii: "\n"): UInt8(ascii: " ")
    default: escape
    }
  }

  /// Joins the lines of the script, as YAML does after `>`.
  mutating func foldLines() {
    for index in script.indices where script[index] == UInt8(ascii: "\n") {
      script[index] = UInt8(ascii: " ")
    }
  }

  /// Returns the range in the file for a range of the script.
  func range(_ range: Range<Int>) -> Range<Int> {
    offsets[range.lowerBound]..<offsets[range.upperBound]
  }

  /// Returns whether the word at a range is the name of a function that the script defines.
  func definesFunction(at range: Range<Int>) -> Bool {
    let rest = script[range.upperBound...].drop { $0 == UInt8(ascii: " ") }
    return rest.first == UInt8(ascii: "(")
  }

  /// Whether the script contains the name of Sourcery. Most scripts do not.
  var mayConcernSourcery: Bool {
    let name = Array("sourcery".utf8)
    return script.indices.dropLast(name.count - 1).contains { start in
      name.indices.allSatisfy { script[start + $0] | 0x20 == name[$0] }
    }
  }
}
