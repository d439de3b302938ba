import WidgetSource
import WidgetSyntax

extension [NestedValues.Shared] {
  /// The first place of each option that it decodes as another type than an earlier option.
  var firstOfTwoTypes: [NestedValues.Shared] {
    var options: Set<Int> = []
    return filter { $0.hasTwoTypes && options.insert($0.option).inserted }
  }
}

extension Diagnostic {
  /// - Parameters:
  ///   - option: the description of the option that decodes the place again.
  ///   - first: the description of the first option that decodes the place.
  static func sharedValues(
    _ shared: NestedValues.Shared, _ option: String, _ first: String, of family: String,
    in file: ParsedFile, _ range: SourceRange
  ) -> Diagnostic {
    let place = shared.key.map { "'\($0)'" } ?? "the same values"
    return Diagnostic(
      rule: .repeatedDecoding,
      message:
        "'\(option)' and '\(first)' decode \(place) as different types that can contain '\(family)', so the time of "
        + "'JSONDecoder' doubles with each level; give both the same type, or give '\(family)' a tag",
      file: file.source.path, range: range)
  }
}

extension Rule {
  static let repeatedDecoding = Rule(
    "repeated-decoding", .warning,
    title: "Nested values of an untagged family are decoded repeatedly",
    explanation:
      "An untagged family tries its options in order. If two options decode a nested value under the same key as the "
      + "same type, the value is decoded once. `JSONDecoder` decodes a value of another type again, and the values inside "
      + "it, so the time doubles with each level and a small document can block an app. Give both options the same type, "
      + "use different keys, or distinguish the options by a tag. `WidgetJSONDecoder` is not affected.",
    example: Rule.Example(
      wrong: """
        // widgetgen: family = untagged
        indirect enum Node {
          case link(target: Node, title: String)
          case page(target: Page, id: Int)
          case text(String)
        }

        struct Page: Codable {
          var content: Node
        }
        """,
      right: """
        // widgetgen: family = untagged
        indirect enum Node {
          case link(target: Node, title: String)
          case page(page: Page, id: Int)
          case text(String)
        }

        struct Page: Codable {
          var content: Node
        }
        """))
}
