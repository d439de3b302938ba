extension AnnotationKey {
  static let alias = AnnotationKey(
    "alias", on: [.property, .value], takes: .places,
    except: [.value: .names], isRepeatable: true,
    subject: .place, direction: .decoding, needs: .literalKeys,
    usage: [
      .onProperties(
        "alias = caption",
        "an older [place](#places) that is also decoded; repeatable, or a list")
    ])
}
