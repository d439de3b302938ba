import Testing
import WidgetRuntime

/// Tests that a key is found only if all of its letters are equal.
@Suite struct DirectFieldSearchTests {
  private static let lengths = [1, 4, 5, 12, 13, 14, 20, 21, 22, 29, 30, 40]

  /// Returns documents with and without white space, among them documents whose keys have the same indentation.
  private func documents(_ members: [String]) -> [String] {
    let indented = (5...36).map { count in
      let space = "\n" + String(repeating: " ", count: count)
      return "{" + members.map { space + $0 }.joined(separator: ",") + "\n}"
    }
    // In these documents, the white space is similar to the white space before the previous key.
    let different = ["\n       \t", "\n        ", "\n         ", "\r        ", "\n      \n "].map {
      space in
      "{" + members.map { "\n        " + $0 }.joined(separator: "," + space + ",") + "\n}"
    }
    return indented + different + ["{" + members.joined(separator: ",") + "}"]
  }

  @Test func allLettersAreCompared() {
    for length in Self.lengths {
      let key = String(Letters.alphabet.prefix(length))
      for offset in 0..<length {
        var other = Array(key)
        other[offset] = "#"
        for text in documents([#""\#(String(other))": 1"#, #""\#(key)": 2"#, #""a": 3"#]) {
          checkSame(Letters.self, text)
        }
      }
    }
  }

  @Test func allKeysAreFoundInOrder() {
    let members = Self.lengths.map { #""\#(Letters.alphabet.prefix($0))": \#($0)"# }
    for count in 0...members.count {
      for text in documents(Array(members.prefix(count)) + Array(members.suffix(1))) {
        checkSame(Letters.self, text)
      }
    }
  }

  /// The literal of the keys contains these keys, but they belong to no field.
  @Test(arguments: ["a?", "a?,", "a?,abcd", "abcd?", "a?,abcd?,abcde", ",", "?", "a*", ""])
  func keysWithMarksAreUnknown(_ key: String) {
    for text in documents([#""\#(key)": 1"#, #""abcd": 2"#, #""abcde": 3"#]) {
      checkSame(Letters.self, text)
      checkSame(Letters.self, text.replacing(" 1", with: "{}"))
    }
  }

  private struct Letters: Decodable, WidgetCoding.JSONReadable {
    static let alphabet = "abcdefghijklmnopqrstuvwxyz_ABCDEFGHIJKLM"

    var one: Int?
    var four: Int?
    var five: Int?
    var twelve: Int?
    var thirteen: Int?
    var fourteen: Int?
    var twenty: Int?
    var twentyOne: Int?
    var twentyTwo: Int?
    var twentyNine: Int?
    var thirty: Int?
    var forty: Int?

    enum CodingKeys: String, CodingKey {
      case one = "a"
      case four = "abcd"
      case five = "abcde"
      case twelve = "abcdefghijkl"
      case thirteen = "abcdefghijklm"
      case fourteen = "abcdefghijklmn"
      case twenty = "abcdefghijklmnopqrst"
      case twentyOne = "abcdefghijklmnopqrstu"
      case twentyTwo = "abcdefghijklmnopqrstuv"
      case twentyNine = "abcdefghijklmnopqrstuvwxyz_AB"
      case thirty = "abcdefghijklmnopqrstuvwxyz_ABC"
      case forty = "abcdefghijklmnopqrstuvwxyz_ABCDEFGHIJKLM"
    }

    init(from json: inout WidgetCoding.JSONReader) throws {
      var object = json.fields(
        """
        a?,\
        abcd?,\
        abcde?,\
        abcdefghijkl?,\
        abcdefghijklm?,\
        abcdefghijklmn?,\
        abcdefghijklmnopqrst?,\
        abcdefghijklmnopqrstu?,\
        abcdefghijklmnopqrstuv?,\
        abcdefghijklmnopqrstuvwxyz_AB?,\
        abcdefghijklmnopqrstuvwxyz_ABC?,\
        abcdefghijklmnopqrstuvwxyz_ABCDEFGHIJKLM?
        """)
      while let field = json.field(in: &object) {
        switch field {
        case 0: one = json.readIfPresent(Int.self, in: &object)
        case 1: four = json.readIfPresent(Int.self, in: &object)
        case 2: five = json.readIfPresent(Int.self, in: &object)
        case 3: twelve = json.readIfPresent(Int.self, in: &object)
        case 4: thirteen = json.readIfPresent(Int.self, in: &object)
        case 5: fourteen = json.readIfPresent(Int.self, in: &object)
        case 6: twenty = json.readIfPresent(Int.self, in: &object)
        case 7: twentyOne = json.readIfPresent(Int.self, in: &object)
        case 8: twentyTwo = json.readIfPresent(Int.self, in: &object)
        case 9: twentyNine = json.readIfPresent(Int.self, in: &object)
        case 10: thirty = json.readIfPresent(Int.self, in: &object)
        case 11: forty = json.readIfPresent(Int.self, in: &object)
        default: break
        }
      }
      guard !object.isFailed else { throw json.failure(of: object) }
    }
  }
}
