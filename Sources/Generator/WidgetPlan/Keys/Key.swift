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
    usage: [
      .onProperties(
        "key = label",
        "its [place](#places) in the JSON; `key(decode) = …` and `key(encode) = …` for one direction"
      ),
      .onCases(
        "key = url",
        "the [place](#places) of its only value; `key = [id: ID, at: meta.time]` for several, by their labels"
      ),
    ])
}
