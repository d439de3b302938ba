extension AnnotationKey {
  static let coder = AnnotationKey(
    "coder", on: [.type, .property, .computed, .value], takes: .text,
    subject: .value, direction: .either, needs: .policies,
    excludes: { _ in [.unknown] },
    isApplied: { plan, _ in plan.shape.isCoded },
    usage: [
      .onTypes(
        "coder = ISO8601()",
        "the [coder](#coder) of all properties that have values of its type"),
      .onProperties(
        "coder = ISO8601()",
        "the [coder](#coder) that codes the values"),
    ])
}
