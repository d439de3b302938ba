import TestSupport
import WidgetSource

/// A random module of structs with hand-written coding in several styles, and payloads for it.
struct RandomModel {
  private(set) var source = "import Foundation\n"
  private(set) var payloads: [String] = []
  private var random: SplitMix

  /// A type with two JSON values, the Swift value of a default, and JSON of a wrong type.
  private static let types = [
    ("Int", ["1", "-2"], "7", "\"x\""), ("String", ["\"a\"", "\"\""], "\"none\"", "3"),
    ("Bool", ["true", "false"], "false", "[]"), ("[Int]", ["[1]", "[]"], "[]", "{}"),
  ]

  init(seed: UInt64, typeCount: Int) {
    random = SplitMix(seed: seed)
    for number in 0..<typeCount { addType("Model\(number)") }
    let members = (0..<typeCount).map { "  var m\($0): Model\($0)?\n" }.joined()
    source += "struct Root: Codable {\n\(members)}\n"
  }

  private mutating func pick<Element>(_ values: [Element]) -> Element {
    values[random.below(values.count)]
  }

  private mutating func addType(_ name: String) {
    var (properties, cases, decoding, encoding) = ("", "", "", "")
    var values: [(key: String, json: [String])] = []
    for index in 0..<(1 + random.below(6)) {
      let property = "p\(index)"
      let (type, json, standard, wrong) = pick(Self.types)
      let key = pick([property, "the_\(property)", "p.\(index)"])
      values.append((key, json + ["null", wrong]))
      cases += "    case \(property)" + (key == property ? "\n" : " = \"\(key)\"\n")
      let style = random.below(6)
      let isOptional = [1, 4, 5].contains(style)
      properties += "  \(pick(["let", "var"])) \(property): \(type)\(isOptional ? "?" : "")\n"
      let value = Self.decoded(style, type, property, standard)
      decoding += pick([
        "    \(property) = \(value)\n", "    self.\(property) = \(value)\n",
        "    let l\(index) = \(value)\n    self.\(property) = l\(index)\n",
      ])
      encoding += encoded(property, style, standard)
    }
    let coding = """
        enum CodingKeys: String, CodingKey {
      \(cases)  }

        init(from decoder: \(pick(["Decoder", "any Decoder"]))) throws {
          let values = try decoder.container(keyedBy: CodingKeys.self)
      \(decoding)  }

        func encode(to encoder: Encoder) throws {
          var container = encoder.container(keyedBy: CodingKeys.self)
      \(encoding)  }

      """
    source +=
      random.below(2) == 0
      ? "struct \(name): Codable {\n\(properties)\n\(coding)}\n"
      : "struct \(name) {\n\(properties)}\n\nextension \(name): Codable {\n\(coding)}\n"
    addPayloads(name.replacing("Model", by: "m"), values)
  }

  private static func decoded(
    _ style: Int, _ type: String, _ property: String, _ standard: String
  ) -> String {
    let call = "values.decode(\(type).self, forKey: .\(property))"
    let present = call.replacing("decode(", by: "decodeIfPresent(")
    return switch style {
    case 0: "try \(call)"
    case 1: "try \(present)"
    case 2: "try \(present) ?? \(standard)"
    case 3: "(try? \(call)) ?? \(standard)"
    case 4: "try? \(call)"
    default: "try \(call.replacing("\(type).self", by: "\(type)?.self"))"
    }
  }

  private mutating func encoded(_ property: String, _ style: Int, _ standard: String) -> String {
    let call = "try container.encode(\(property), forKey: .\(property))"
    let present = call.replacing("encode(", by: "encodeIfPresent(")
    return switch style {
    case 1, 4:
      pick([
        "    \(call)\n", "    \(present)\n", "    if let \(property) {\n      \(call)\n    }\n",
        "    if \(property) != nil {\n      \(call)\n    }\n",
      ])
    case 2, 3:
      pick(["    \(call)\n", "    if \(property) != \(standard) {\n      \(call)\n    }\n"])
    default: "    \(call)\n"
    }
  }

  private mutating func addPayloads(_ member: String, _ values: [(key: String, json: [String])]) {
    for _ in 0..<12 {
      let members = values.compactMap { key, json -> String? in
        random.below(6) == 0 ? nil : "\"\(key)\": \(random.below(3) > 0 ? json[0] : pick(json))"
      }
      payloads.append("{\"\(member)\": {\(members.joined(separator: ", "))}}")
    }
    payloads.append("{\"\(member)\": [1]}")
  }
}
