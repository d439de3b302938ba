extension AnnotationKey {
  static let lossy = AnnotationKey(
    "lossy", on: [.type, .property, .value],
    subject: .value, direction: .decoding, needs: .policies,
    isApplied: { plan, _ in plan.shape.isPartial },
    usage: [
      .onTypes(
        "lossy",
        "elements that cannot be decoded are left out of all arrays, sets and dictionaries"),
      .onProperties(
        "lossy",
        "elements that cannot be decoded are left out and reported"),
    ])
}
