import WidgetSyntax

extension AnnotationKey {
  static let key = AnnotationKey(
    "key", on: [.property, .computed, .enumCase, .value], takes: .place,
    except: [.enumCase: .textOrPairs], subject: .place, direction: .either,
    directedOn: [.property, .value],
    requires: { annotation in
      let isNested = (annotation.value.place?.count ?? 0) > 1
      return annotation.direction == .encode || isNested ? .literalKeys : nil
    },
    answers: [.keys],
    usage: [
      .onProperties(
        "key = label",
        "its [place](#places) in the JSON; `key(decode) = …` and `key(encode) = …` for one direction"
      ),
      .onCases(
        "key = url",
        "the [place](#places) of its only value; `key = [id: ID, at: meta.time]` for several, by their labels"
      ),
    ],
    example: KeyExample(
      """
      // widgetgen: codable
      struct User {
        var name: String  // widgetgen: key = user_name
        var city: String  // widgetgen: key = address.city
      }
      """,
      reads: "User", #"{"user_name": "Ann", "address": {"city": "Rome"}}"#))
}
